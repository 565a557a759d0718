// The name as a label of calls, tuples, functions and dictionaries.
// middleware: NameOfLabels().provider
// swift-format-ignore-file
@MainActor
final class NameOfLabels {
    func brew(tea: String, degrees: Int = 0) -> (tea: String, degrees: Int) { (tea: tea, degrees: degrees) }

    lazy var provider: Middleware<Kettle> = { [self] state, action in
        let tea = (action as? KettleAction)?.tea
        let degrees = (action as? KettleAction)?.degrees
        let pair = brew(tea: tea ?? "none", degrees: degrees ?? 1)
        say("\(pair.tea) \(pair.degrees)")
        let make = brew(tea:degrees:)
        say(make("x", 2).tea)
        let words = ["tea": tea ?? "a", "degrees": "\(degrees == nil)"]
        say("\(words["tea"]!) \(words["degrees"]!)")
        let (tea: name, degrees: number) = brew(tea: "tea")
        say("\(name) \(number)")
    }
}
