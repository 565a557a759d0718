import MigratorCore

/// `migrator check`: the gate in continuous integration.
struct CheckCommand: Command {
    let name = "check"
    let summary = "fail when legacy use grows, or when the baseline could be smaller"
    let discussion = """
        Compares the tree with a baseline, a file of the legacy uses that are tolerated. A new action struct, case, site or \
        consumer of the legacy form fails, a modern action that breaks a rule fails, and so does an entry of the baseline \
        that nothing needs any more. --update takes such entries out; it adds nothing, except that it writes the first \
        baseline when there is none.
        """
    let positionals = [
        PositionalSpecification(name: "PATH", help: "the folder of the Swift sources, or one .swift file")
    ]
    let options =
        [
            OptionSpecification(name: "--baseline", value: "FILE", help: "The baseline to compare with. Required."),
            OptionSpecification(
                name: "--update", help: "Write the baseline without its stale entries, or the first one."),
        ] + CommonOptions.specifications(formats: Formats.check.descriptions)
    let examples = [
        CommandExample(
            "migrator check Sources --baseline .migrator-baseline.json --update",
            "writes the first baseline, or makes it smaller"),
        CommandExample(
            "migrator check Sources --baseline .migrator-baseline.json",
            "fails in CI when there is more than it tolerates"),
    ]

    func run(_ arguments: ParsedArguments) throws -> ExitStatus {
        let options = try CommonOptions(arguments, command: self)
        guard let file = arguments.value("--baseline") else {
            throw UsageError("missing option '--baseline FILE'", command: self)
        }
        let path = arguments.positionals[0]
        let command = "migrator check \(shellQuoted(path)) --baseline \(shellQuoted(file)) --update"
        let isUpdating = arguments.hasFlag("--update")
        let known = try Baseline.read(file: file, codes: LegacyUse.codes)
        if known == nil, !isUpdating {
            throw CommandFailure(.noInput, "'\(file)': there is no such baseline; write the first one with: \(command)")
        }
        let session = ScanSession(path: path, options: options)
        let findings = try session.findings()
        let (scan, uses) = (findings.report, LegacyUse.all(in: findings))
        let ratchet = Ratchet(uses: uses, baseline: known ?? Baseline(entries: uses.map(\.entry)))
        let write = { (ratchet: Ratchet) in
            let result = CheckResult(ratchet, command: command)
            try session.write(try Formats.check.text(of: result, format: options.format, style: options.style))
        }
        if isUpdating {
            if known == nil || !ratchet.stale.isEmpty { try OutputFile.write(ratchet.shrunk.text, to: file) }
            let updated = Ratchet(uses: uses, baseline: ratchet.shrunk)
            try write(updated)
            return updated.holds ? ExitStatus(of: scan.problems) : .incomplete
        }
        try write(ratchet)
        return ratchet.holds ? ExitStatus(of: scan.problems) : .incomplete
    }

    /// The text as one word of a shell.
    private func shellQuoted(_ text: String) -> String {
        let plain = text.allSatisfy { $0.isLetter || $0.isNumber || "/._-+@%".contains($0) }
        return plain && !text.isEmpty ? text : "'" + text.replacing("'", with: "'\\''") + "'"
    }
}
