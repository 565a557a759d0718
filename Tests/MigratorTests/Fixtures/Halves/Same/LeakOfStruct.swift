// A type of a branch has the name of a type outside.
// middleware: LeakOfStruct().provider
// swift-format-ignore-file
struct LeakOfStructLeaf { var name = "outer" }

@MainActor
final class LeakOfStruct {
    lazy var provider: Middleware<Kettle> = { state, action in
        if action is KettleAction {
            say("kettle")
        } else {
            struct LeakOfStructLeaf { var name = "inner" }
            say(LeakOfStructLeaf().name)
        }
        say(LeakOfStructLeaf().name)
    }
}
