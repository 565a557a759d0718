// The question is a key path.
// middleware: HelperByKeyPath().provider
// swift-format-ignore-file
extension Action {
    var helperByKeyPathIsHot: Bool { !(self is KettleAction) }
}

@MainActor
final class HelperByKeyPath {
    lazy var provider: Middleware<Kettle> = { state, action in
        if action[keyPath: \.helperByKeyPathIsHot] { say("hot") } else { say("not hot") }
    }
}
