// Initialisers that call each other, with a provider between them.
// middleware: ConvenienceInit(cups: 2).provider
// middleware: ConvenienceInit().provider
// swift-format-ignore-file
@MainActor
final class ConvenienceInit {
    let text: String
    init(text: String) { self.text = text }
    convenience init() { self.init(cups: 1) }
    lazy var provider: Middleware<Kettle> = { [text] state, action in
        say(action is KettleAction ? "kettle" : text)
    }
    convenience init(cups: Int) { self.init(text: "\(cups) cups") }
}
