/// The keys of `.migrator.json`: how each is read into a `Configuration`.
enum ConfigurationKey: String, CaseIterable {
    case actionProtocols, actionTypeProtocols, modernActionProtocols, stateProtocols, reducerTypes, middlewareTypes
    case usesExternalRuntime
    case legacyReducerMethod, modernReducerMethod, legacyMiddlewareMethod, modernMiddlewareMethod
    case windowLabel, actionTypeLabel, dispatchCalls
    case defaultStateFunctions, passthroughFunctions, copyFunctions, lineWidth
    case testFolderMarkers, include, exclude

    /// A value that does not fit, with the JSON path of the place.
    struct Misfit: Error {
        var path: String
        var position: TextPosition
        var message: String
    }

    /// Reads the key's value into `configuration`.
    func read(_ value: JSONValue, into configuration: inout Configuration) throws(Misfit) {
        switch self {
        case .actionProtocols: configuration.actionProtocols = try names(value)
        case .actionTypeProtocols: configuration.actionTypeProtocols = try names(value)
        case .modernActionProtocols: configuration.modernActionProtocols = try names(value)
        case .stateProtocols: configuration.stateProtocols = try names(value)
        case .reducerTypes: configuration.reducerTypes = try names(value)
        case .middlewareTypes: configuration.middlewareTypes = try names(value)
        case .usesExternalRuntime: configuration.usesExternalRuntime = try flag(value)
        case .legacyReducerMethod: configuration.legacyReducerMethod = try text(value, path)
        case .modernReducerMethod: configuration.modernReducerMethod = try text(value, path)
        case .legacyMiddlewareMethod: configuration.legacyMiddlewareMethod = try text(value, path)
        case .modernMiddlewareMethod: configuration.modernMiddlewareMethod = try text(value, path)
        case .windowLabel: configuration.windowLabel = try text(value, path)
        case .actionTypeLabel: configuration.actionTypeLabel = try text(value, path)
        case .dispatchCalls: configuration.dispatchCalls = try names(value)
        case .defaultStateFunctions: configuration.defaultStateFunctions = try texts(value)
        case .passthroughFunctions: configuration.passthroughFunctions = try texts(value)
        case .copyFunctions: configuration.copyFunctions = try texts(value)
        case .lineWidth: configuration.lineWidth = try number(value, atLeast: 40)
        case .testFolderMarkers: configuration.testFolderMarkers = try texts(value)
        case .include: configuration.include = try globs(value)
        case .exclude: configuration.exclude = try globs(value)
        }
    }

    private var path: String { "$.\(rawValue)" }

    private func flag(_ value: JSONValue) throws(Misfit) -> Bool {
        guard case .bool(let flag) = value.content else {
            throw Misfit(
                path: path, position: value.position, message: "expected true or false, found \(value.typeName)")
        }
        return flag
    }

    private func number(_ value: JSONValue, atLeast least: Int) throws(Misfit) -> Int {
        guard case .number(let text) = value.content, let number = Int(text) else {
            throw Misfit(
                path: path, position: value.position, message: "expected a whole number, found \(found(value))")
        }
        guard number >= least else {
            throw Misfit(path: path, position: value.position, message: "expected at least \(least), found \(number)")
        }
        return number
    }

    private func found(_ value: JSONValue) -> String {
        if case .number(let text) = value.content { return text }
        return value.typeName
    }

    /// A list without a name would make the scan find nothing, which nobody means.
    private func names(_ value: JSONValue) throws(Misfit) -> [String] {
        let names = try texts(value)
        if names.isEmpty {
            throw Misfit(path: path, position: value.position, message: "expected at least one name")
        }
        return names
    }

    private func globs(_ value: JSONValue) throws(Misfit) -> [String] {
        let globs = try texts(value)
        for (index, glob) in globs.enumerated() where !Glob(glob).isValid {
            throw Misfit(
                path: "\(path)[\(index)]", position: value.position, message: "'\(glob)' is not a valid pattern")
        }
        return globs
    }

    private func texts(_ value: JSONValue) throws(Misfit) -> [String] {
        guard case .array(let elements) = value.content else {
            throw Misfit(
                path: path, position: value.position,
                message: "expected an array of strings, found \(value.typeName)")
        }
        var result: [String] = []
        for (index, element) in elements.enumerated() {
            result.append(try text(element, "\(path)[\(index)]"))
        }
        return result
    }

    private func text(_ value: JSONValue, _ path: String) throws(Misfit) -> String {
        guard case .string(let text) = value.content else {
            throw Misfit(path: path, position: value.position, message: "expected a string, found \(value.typeName)")
        }
        if text.isEmpty {
            throw Misfit(path: path, position: value.position, message: "expected a string that is not empty")
        }
        return text
    }
}
