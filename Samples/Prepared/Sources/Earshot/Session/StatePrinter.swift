import Redux

/// Prints states as lines of `path: value`, so that two of them can be compared line by line.
struct StatePrinter {
    /// What the windows are called.
    let windowNames: [WindowUUID: String]

    func lines(of state: AppState) -> [String] {
        return state.activeScreens.screens.flatMap { screen in
            let path = "\(name(of: screen.state.windowUUID)).\(screen.screen)"
            return ["\(path): open"] + lines(of: screen.state, path: path)
        }
    }

    func name(of window: WindowUUID) -> String {
        return windowNames[window] ?? "unknown-window"
    }

    private func lines(of value: Any, path: String) -> [String] {
        let mirror = Mirror(reflecting: value)
        switch mirror.displayStyle {
        case .struct:
            return mirror.children.flatMap { child -> [String] in
                guard let label = child.label, label != "windowUUID" else { return [] }
                return lines(of: child.value, path: "\(path).\(label)")
            }
        case .optional:
            guard let wrapped = mirror.children.first?.value else { return ["\(path): nil"] }
            return lines(of: wrapped, path: path)
        case .collection:
            let children = mirror.children.enumerated().map { index, child in
                "\(path)[\(index)]: \(oneLine(child.value))"
            }
            return ["\(path).count: \(mirror.children.count)"] + children
        default:
            return ["\(path): \(oneLine(value))"]
        }
    }

    /// What is deeper inside of a state is printed on one line, without what is nil.
    private func oneLine(_ value: Any) -> String {
        let mirror = Mirror(reflecting: value)
        switch mirror.displayStyle {
        case .struct, .tuple:
            return mirror.children.compactMap { child in
                let text = oneLine(child.value)
                return text == "nil" ? nil : text
            }.joined(separator: ", ")
        case .optional:
            return mirror.children.first.map { oneLine($0.value) } ?? "nil"
        case .enum:
            guard let payload = mirror.children.first, let label = payload.label else { return "\(value)" }
            return "\(label)(\(oneLine(payload.value)))"
        default:
            return "\(value)"
        }
    }
}
