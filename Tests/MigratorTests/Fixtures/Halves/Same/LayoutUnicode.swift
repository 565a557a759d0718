// Names and strings outside of ASCII.
// middleware: LayoutUnicode().provider
// swift-format-ignore-file
@MainActor
final class LayoutUnicode {
    let 茶 = "お茶"
    func größer(_ action: Action, als n: Int) -> Bool { action is KettleAction || n > 10 }

    lazy var provider: Middleware<Kettle> = { [self] 状態, 🫖 in
        if 🫖 is KettleAction { say("🔥") } else { say("\(茶) é ☕️ \(状態.degrees)") }
        if größer(🫖, als: 状態.degrees) { say("größer") }
        let `default` = (🫖 as? CupAction) == nil ? "`" : "never"
        say(`default`)
    }
}
