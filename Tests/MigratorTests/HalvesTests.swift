import Foundation
import XCTest

/// The law "the same or refused": what `migrator apply` writes compiles and does what the legacy form did, or the step is
/// refused with the place. `Fixtures/Halves/README.md` says how the programs are made.
final class HalvesTests: ApplyTestCase {
    func testThatProgramsWhoseMeaningIsKnownDoTheSame() throws {
        let program = try BuiltProgram(for: self)
        var programs = try HalvesProgram.all(.same)
        XCTAssertGreaterThan(programs.count, 150)
        // A refused program fails the test and is then left out, so that the others are looked at all the same.
        for round in 0... {
            let tree = "tree\(round)"
            try write(programs, to: tree, of: program)
            let result = try program.run("apply", tree, "--allow-dirty")
            if result.status == 0 { return try assertSameHalves(programs, in: tree, of: program) }
            let records = self.records(result.output + result.errors)
            XCTFail("refused:\n" + records.map(\.text).joined(separator: "\n"))
            let refused = Set(records.map(\.file))
            let others = programs.filter { !refused.contains("\($0.name).swift") }
            guard others.count < programs.count else { return XCTFail(result.output + result.errors) }
            programs = others
        }
    }

    func testThatProgramsWhoseMeaningCannotBeKnownAreRefused() throws {
        let program = try BuiltProgram(for: self)
        let programs = try HalvesProgram.all(.refused)
        XCTAssertGreaterThan(programs.count, 5)
        for one in programs {
            let before = try write([one], to: one.name, of: program)

            let result = try program.run("apply", one.name, "--allow-dirty")

            let refusal = try XCTUnwrap(one.refusal, "\(one.name) marks no line")
            XCTAssertEqual(result.status, 1, one.name)
            let places = records(result.output + result.errors).map(\.refusal)
            XCTAssertTrue(places.contains(refusal), "\(one.name): \(result.output)\(result.errors)")
            let after = try program.read("\(one.name)/\(one.name).swift")
            XCTAssertEqual(after, before, one.name)
        }
    }

    func testThatOtherProgramsDoTheSameOrAreRefused() throws {
        let program = try BuiltProgram(for: self)
        let programs = try HalvesProgram.all(.either)
        XCTAssertGreaterThan(programs.count, 20)
        var taken: [HalvesProgram] = []
        for one in programs {
            let before = try write([one], to: one.name, of: program)
            let result = try program.run("apply", one.name, "--allow-dirty")
            if result.status == 0 {
                taken.append(one)
                continue
            }
            XCTAssertEqual(result.status, 1, one.name)
            XCTAssertFalse(
                records(result.output + result.errors).isEmpty, "\(one.name): \(result.output)\(result.errors)")
            XCTAssertEqual(try program.read("\(one.name)/\(one.name).swift"), before, one.name)
        }
        guard let first = taken.first else { return }
        // What the steps make of the base does not depend on the program, so one base serves for all of them.
        for one in taken.dropFirst() {
            for file in try HalvesProgram.base().map(\.name) {
                XCTAssertEqual(
                    try program.read("\(one.name)/\(file)"), try program.read("\(first.name)/\(file)"), one.name)
            }
            try program.write(program.read("\(one.name)/\(one.name).swift"), to: "\(first.name)/\(one.name).swift")
        }
        try assertSameHalves(taken, in: first.name, of: program)
    }

    func testThatOpenProgramsExist() throws {
        let open = try HalvesProgram.open()
        let names = try HalvesProgram.Kind.allCases.flatMap(HalvesProgram.names)
        XCTAssertEqual(open.subtracting(names).sorted(), [])
        XCTAssertEqual(names.count, Set(names).count, "two programs have one name")
    }

    /// Lays out programs with their base. Returns the source of the last one.
    @discardableResult
    private func write(_ programs: [HalvesProgram], to folder: String, of program: BuiltProgram) throws -> String {
        for file in try HalvesProgram.base() {
            try program.write(file.text, to: "\(folder)/\(file.name)")
        }
        for one in programs {
            XCTAssertFalse(one.comparisons.isEmpty, "nothing is compared in \(one.name)")
            try program.write(one.source, to: "\(folder)/\(one.name).swift")
        }
        return programs.last?.source ?? ""
    }

    /// Compiles a tree that the steps were taken on, and compares what both halves of each program do.
    private func assertSameHalves(
        _ programs: [HalvesProgram], in folder: String, of program: BuiltProgram, line: UInt = #line
    ) throws {
        let end = "all halves were driven"
        let statements = programs.flatMap(\.comparisons) + ["print(\"\(end)\")"]
        try program.write(HalvesProgram.harness(), to: "\(folder)/harness.swift")
        try program.write(statements.joined(separator: "\n") + "\n", to: "\(folder)/main.swift")
        let tree = "\(program.folder)/\(folder)"
        let files = try FileManager.default.contentsOfDirectory(atPath: tree).filter { $0.hasSuffix(".swift") }.sorted()

        let built = try shell(["swiftc", "-swift-version", "6", "-Onone", "-wmo", "-o", "halves"] + files, in: tree)
        let errors = built.output.split(separator: "\n").filter { $0.contains(": error:") && !$0.hasPrefix(" ") }
        XCTAssertEqual(errors, [], "what was written does not compile", line: line)
        guard built.status == 0 else { return }

        let ran = try shell(["./halves"], in: tree)
        let printed = ran.output.split(separator: "\n").map(String.init)
        XCTAssertEqual(printed.last, end, "status \(ran.status)", line: line)
        let different = printed.dropLast().filter { !$0.hasSuffix(" same") }
        XCTAssertEqual(different, [], line: line)
        let driven = Set(printed.dropLast().map { String($0.prefix { $0 != " " }) })
        XCTAssertEqual(programs.map(\.name).filter { !driven.contains($0) }, [], "not driven", line: line)
    }

    /// The places that a step names as the reason why it is not taken.
    private func records(_ output: String) -> [(file: String, refusal: HalvesProgram.Refusal, text: String)] {
        output.split(separator: "\n").compactMap { line in
            guard line.hasPrefix("  "), line.hasSuffix("]"), let bracket = line.lastIndex(of: "[") else { return nil }
            let place = line.split(separator: ":", maxSplits: 3)
            guard place.count == 4, let number = Int(place[1]), Int(place[2]) != nil else { return nil }
            let code = String(line[line.index(after: bracket)...].dropLast())
            let file = place[0].drop { $0 == " " }
            return (String(file), HalvesProgram.Refusal(line: number, code: code), String(line))
        }
    }

    private func shell(_ arguments: [String], in folder: String) throws -> (status: Int32, output: String) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = arguments
        process.currentDirectoryURL = URL(fileURLWithPath: folder)
        let output = Pipe()
        process.standardOutput = output
        process.standardError = output
        process.standardInput = FileHandle.nullDevice
        try process.run()
        let text = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        try XCTSkipIf(process.terminationStatus == 127, "there is no \(arguments[0])")
        return (process.terminationStatus, String(decoding: text, as: UTF8.self))
    }
}
