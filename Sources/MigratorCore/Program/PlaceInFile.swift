/// A place in a file of a program.
struct PlaceInFile: Hashable {
    let file: Int
    let offset: Int
}
