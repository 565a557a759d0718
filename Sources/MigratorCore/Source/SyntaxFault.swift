/// A place where the parser had to guess.
struct SyntaxFault: Sendable {
    let offset: Int
    let message: String
}
