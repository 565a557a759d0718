// Computed providers: with `get`, with statements in front of the closure, and static.
// middleware: ShapeComputed(name: "a").plain
// middleware: ShapeComputed(name: "b").withStatements
// middleware: ShapeComputed.shared
// swift-format-ignore-file
@MainActor
struct ShapeComputed {
    var name: String
    var plain: Middleware<Kettle> {
        get { { _, action in say(action is KettleAction ? "kettle" : name) } }
    }
    var withStatements: Middleware<Kettle> {
        let name = self.name + "!"
        return { [name] state, action in
            guard action.windowUUID == state.windowUUID else { return }
            if !(action is CupAction) { say(name) }
        }
    }
    static var shared: Middleware<Kettle> { { _, action in if action is CupAction { say("cup") } else { say("shared") } } }
}
