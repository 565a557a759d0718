// A `defer` sees what a variable is when it runs.
// middleware: DeferSeesLaterValue().provider
// swift-format-ignore-file
@MainActor
final class DeferSeesLaterValue {
    lazy var provider: Middleware<Kettle> = { state, action in
        var count = 0
        defer { say("last \(count)") }
        if !(action is KettleAction) {
            count += 1
            defer { count += 10 }
            say("\(count)")
        }
        say("then \(count)")
        count += 100
    }
}
