import SwiftParser
import SwiftSyntax

/// What a `Package.swift` says of its targets, as far as it is written out. The manifest is read and never run.
struct PackageManifest: Equatable, Sendable {
    /// A target with sources.
    struct Target: Equatable, Sendable {
        enum Kind: Sendable { case library, test, plugin }

        var name: String
        var kind: Kind
        /// Relative to the package; nil: where packages have it.
        var path: String?
        /// Paths relative to the target's folder that are left out.
        var exclude: [String] = []
        /// Paths relative to the target's folder that are taken; empty: all.
        var sources: [String] = []
        var settings = CompilerSettings()

        /// Where the sources may lie, the first folder that there is counts.
        var folders: [String] {
            if let path { return [path] }
            let roots: [String] =
                switch kind {
                case .library: ["Sources", "Source", "src", "srcs"]
                case .test: ["Tests", "Sources", "Source", "src", "srcs"]
                case .plugin: ["Plugins"]
                }
            return roots.map { "\($0)/\(name)" }
        }
    }

    var targets: [Target] = []
    /// What holds for targets that the manifest does not list.
    var settings = CompilerSettings()

    /// Reads a manifest.
    init(bytes: [UInt8]) {
        let tree = SourceParser.parse(bytes)
        let constants = ConstantVisitor(viewMode: .sourceAccurate)
        constants.walk(tree)
        let visitor = TargetVisitor(constants: constants.strings)
        visitor.walk(tree)
        settings.languageVersion = visitor.languageVersion ?? Self.toolsVersion(bytes)
        targets = visitor.targets.map { target in
            var target = target
            if target.settings.languageVersion == nil { target.settings.languageVersion = settings.languageVersion }
            return target
        }
    }

    /// Since tools version 6 packages are written in Swift 6 unless they say otherwise. It stands in a comment, where there is no tree.
    private static func toolsVersion(_ bytes: [UInt8]) -> String {
        let line = String(decoding: bytes.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
        guard line.hasPrefix("//"), let colon = line.lastIndex(of: ":") else { return "5" }
        let number = line[line.index(after: colon)...].drop { $0 == " " }.prefix { $0.isNumber }
        return (Int(number) ?? 5) >= 6 ? "6" : "5"
    }
}

/// What of the settings of a module changes which code is valid.
struct CompilerSettings: Equatable, Sendable {
    /// `5` or `6`; nil where nothing is said.
    var languageVersion: String?
    /// Names of `#if`.
    var defines: [String] = []
    var upcomingFeatures: [String] = []
    /// `MainActor` where everything is isolated to it.
    var defaultIsolation: String?
}

/// Constants of a manifest that are strings: names of targets are often given so.
private final class ConstantVisitor: SyntaxVisitor {
    private(set) var strings: [String: String] = [:]

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
        if let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
            let text = node.initializer?.value.as(StringLiteralExprSyntax.self)?.representedLiteralValue
        {
            strings[name] = text
        }
        return .visitChildren
    }
}

private final class TargetVisitor: SyntaxVisitor {
    private(set) var targets: [PackageManifest.Target] = []
    private(set) var languageVersion: String?
    private let constants: [String: String]
    private static let kinds: [String: PackageManifest.Target.Kind] = [
        "target": .library, "executableTarget": .library, "macro": .library, "testTarget": .test, "plugin": .plugin,
    ]

    init(constants: [String: String]) {
        self.constants = constants
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let arguments = node.arguments
        if let modes = ["swiftLanguageModes", "swiftLanguageVersions"].lazy.compactMap({ arguments.value($0) }).first {
            languageVersion = modes.as(ArrayExprSyntax.self)?.elements.compactMap { Self.version($0.expression) }.max()
        }
        guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
            let kind = Self.kinds[member.declName.baseName.text], let name = string(arguments.value("name"))
        else { return .visitChildren }
        targets.append(
            PackageManifest.Target(
                name: name, kind: kind, path: string(arguments.value("path")),
                exclude: strings(arguments.value("exclude")), sources: strings(arguments.value("sources")),
                settings: settings(arguments.value("swiftSettings"))))
        // A `.target(name:)` among the dependencies declares none.
        return .skipChildren
    }

    private func settings(_ list: ExprSyntax?) -> CompilerSettings {
        var settings = CompilerSettings()
        for element in list?.as(ArrayExprSyntax.self)?.elements ?? [] {
            guard let call = element.expression.as(FunctionCallExprSyntax.self),
                let name = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text,
                let value = call.arguments.first?.expression
            else { continue }
            switch name {
            case "define": settings.defines += string(value).map { [$0] } ?? []
            case "enableUpcomingFeature": settings.upcomingFeatures += string(value).map { [$0] } ?? []
            case "swiftLanguageMode", "swiftLanguageVersion": settings.languageVersion = Self.version(value)
            case "defaultIsolation":
                settings.defaultIsolation = value.trimmedDescription == "MainActor.self" ? "MainActor" : nil
            default: break
            }
        }
        return settings
    }

    /// `.v5`, `.v5_9`, `.version("6")`
    private static func version(_ value: ExprSyntax) -> String? {
        let digit = value.trimmedDescription.first(where: \.isNumber)
        return digit.map { $0 >= "6" ? "6" : "5" }
    }

    private func string(_ value: ExprSyntax?) -> String? {
        if let literal = value?.as(StringLiteralExprSyntax.self) { return literal.representedLiteralValue }
        return value?.as(DeclReferenceExprSyntax.self).flatMap { constants[$0.baseName.text] }
    }

    private func strings(_ value: ExprSyntax?) -> [String] {
        value?.as(ArrayExprSyntax.self)?.elements.compactMap { string($0.expression) } ?? []
    }
}

extension LabeledExprListSyntax {
    /// The argument with this label.
    fileprivate func value(_ label: String) -> ExprSyntax? { first { $0.label?.text == label }?.expression }
}
