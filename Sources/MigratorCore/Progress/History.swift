import Foundation

/// A file of past runs: one line of JSON each, oldest first.
public enum History {
    /// Reads a history file; a file that is not there is an empty history.
    ///
    /// - Throws: `HistoryError` with the line that is no run.
    public static func read<Totals: RunTotals>(
        file: String, of totals: Totals.Type
    ) throws(HistoryError) -> [HistoryEntry<Totals>] {
        let bytes: [UInt8]
        do {
            bytes = try FileReader.bytes(ofFileAt: file)
        } catch {
            if error.code == ENOENT { return [] }
            throw .unreadable(file: file, reason: error.reason)
        }
        var entries: [HistoryEntry<Totals>] = []
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        for (index, line) in lines.enumerated() where !line.allSatisfy({ $0 == 0x20 || $0 == 0x0D }) {
            do {
                let entry = try JSONDecoder().decode(HistoryEntry<Totals>.self, from: Data(line))
                guard day(entry.time) != nil else {
                    throw HistoryError.invalid(file: file, line: index + 1, message: "`time` is no date in ISO 8601")
                }
                entries.append(entry)
            } catch let error as HistoryError {
                throw error
            } catch {
                throw .invalid(file: file, line: index + 1, message: "the line is no run of `migrator report`")
            }
        }
        return entries
    }

    /// Appends a run as one line, in one write.
    public static func append(_ entry: HistoryEntry<some RunTotals>, to file: String) throws(HistoryError) {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        guard var line = try? encoder.encode(entry) else {
            throw .unwritable(file: file, reason: "the run could not be encoded")
        }
        line.append(UInt8(ascii: "\n"))
        let descriptor = open(file, O_RDWR | O_APPEND | O_CREAT | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw .unwritable(file: file, reason: SystemError.last.reason) }
        defer { close(descriptor) }
        if !endsWithLineBreak(descriptor) { line.insert(UInt8(ascii: "\n"), at: line.startIndex) }
        let written = line.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
        guard written == line.count else { throw .unwritable(file: file, reason: SystemError.last.reason) }
    }

    /// Whether the next line can begin at the end of the file. An editor may have left the last line open.
    private static func endsWithLineBreak(_ descriptor: Int32) -> Bool {
        let end = lseek(descriptor, 0, SEEK_END)
        guard end > 0 else { return true }
        var last: UInt8 = 0
        return pread(descriptor, &last, 1, end - 1) != 1 || last == UInt8(ascii: "\n")
    }

    /// Now, or what `SOURCE_DATE_EPOCH` says, so that a run can be repeated.
    public static func now(environment: [String: String]) -> String {
        let epoch = environment["SOURCE_DATE_EPOCH"].flatMap(TimeInterval.init)
        let date = epoch.map(Date.init(timeIntervalSince1970:)) ?? Date()
        return date.formatted(.iso8601)
    }

    /// Days since 1970 of an ISO 8601 time.
    static func day(_ time: String) -> Double? {
        guard let date = try? Date(time, strategy: .iso8601) else { return nil }
        return date.timeIntervalSince1970 / 86_400
    }

    /// The day on which nothing is left, by the straight line through the runs of the last eight weeks; nil when there
    /// are fewer than two days, or nothing gets less.
    public static func forecast(_ entries: [HistoryEntry<some RunTotals>]) -> Forecast? {
        let points = entries.compactMap { entry in
            day(entry.time).map { (day: $0, left: Double(entry.totals.left)) }
        }
        guard let last = points.last, last.left > 0 else { return nil }
        let recent = points.filter { $0.day >= last.day - 56 }
        guard let first = recent.first, last.day - first.day >= 1 else { return nil }
        let count = Double(recent.count)
        let meanDay = recent.reduce(0) { $0 + $1.day } / count
        let meanLeft = recent.reduce(0) { $0 + $1.left } / count
        let spread = recent.reduce(0) { $0 + ($1.day - meanDay) * ($1.day - meanDay) }
        let slope = recent.reduce(0) { $0 + ($1.day - meanDay) * ($1.left - meanLeft) } / spread
        guard slope < 0 else { return nil }
        let end = last.day + last.left / -slope
        // A pace that would take a century is no forecast.
        guard end - last.day < 36_525 else { return nil }
        let date = Date(timeIntervalSince1970: end.rounded(.up) * 86_400)
        return Forecast(
            perWeek: (-slope * 7 * 10).rounded() / 10,
            finishedOn: date.formatted(.iso8601.year().month().day()))
    }
}
