import Foundation

/// Runs work on a fixed number of threads that share no lock.
enum Parallel {
    /// Bytes of stack of each thread: syntax trees are walked recursively.
    private static let stackSize = 64 << 20

    /// Maps the elements in the given order, on `jobs` threads; the result does not depend on their number.
    ///
    /// - Parameter cost: a measure of an element's work, to spread it evenly.
    static func map<Element: Sendable, Result: Sendable>(
        _ elements: [Element], jobs: Int, cost: (Element) -> Int = { _ in 1 },
        _ transform: @escaping @Sendable (Element) -> Result
    ) -> [Result] {
        mapWithWorkers(elements, jobs: jobs, cost: cost, makeWorker: { () }, { _, element in transform(element) })
    }

    /// Like `map`; every thread has a worker of its own that keeps what its elements share.
    static func mapWithWorkers<Element: Sendable, Worker, Result: Sendable>(
        _ elements: [Element], jobs: Int, cost: (Element) -> Int = { _ in 1 },
        makeWorker: @escaping @Sendable () -> Worker, _ transform: @escaping @Sendable (Worker, Element) -> Result
    ) -> [Result] {
        let count = max(1, min(jobs, elements.count))
        // The largest first, dealt out in turn.
        let order = elements.indices.map { ($0, cost(elements[$0])) }.sorted { ($1.1, $0.0) < ($0.1, $1.0) }.map(\.0)
        let shares = (0..<count).map { share in stride(from: share, to: order.count, by: count).map { order[$0] } }
        let boxes = shares.map { _ in Box<[(Int, Result)]>([]) }
        let group = DispatchGroup()
        for (share, box) in zip(shares, boxes) {
            group.enter()
            let thread = Thread {
                let worker = makeWorker()
                box.value = share.map { ($0, transform(worker, elements[$0])) }
                group.leave()
            }
            thread.stackSize = stackSize
            thread.start()
        }
        group.wait()
        return boxes.flatMap(\.value).sorted { $0.0 < $1.0 }.map(\.1)
    }

    /// Written by one thread, read after it has ended.
    private final class Box<Value>: @unchecked Sendable {
        var value: Value
        init(_ value: Value) { self.value = value }
    }
}
