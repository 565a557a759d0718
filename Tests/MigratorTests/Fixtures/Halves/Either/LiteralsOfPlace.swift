// The name of the function and the line are written.
// middleware: LiteralsOfPlace().provider
// swift-format-ignore-file
@MainActor
final class LiteralsOfPlace {
    lazy var provider: Middleware<Kettle> = { state, action in
        if action is KettleAction { return }
        say("\(#function) \(#line)")
    }
}
