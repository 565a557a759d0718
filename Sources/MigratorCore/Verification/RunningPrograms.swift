import Foundation

/// The programs that were started and have not ended, so that they can be ended with this one.
final class RunningPrograms: @unchecked Sendable {
    private let lock = NSLock()
    // Guarded by `lock`.
    private var programs: [Process] = []
    private var isEnding = false

    /// Starts a program and waits for its end; false where it could not be started.
    func run(_ program: Process) -> Bool {
        lock.lock()
        stayWhileEnding()
        guard (try? program.run()) != nil else {
            lock.unlock()
            return false
        }
        programs.append(program)
        lock.unlock()
        program.waitUntilExit()
        lock.lock()
        programs.removeAll { $0 === program }
        // Nobody may take a program that was ended for one that came to its end.
        stayWhileEnding()
        lock.unlock()
        return true
    }

    /// Ends all. No call of `run` comes back any more: this program is to end too.
    func end() {
        lock.lock()
        defer { lock.unlock() }
        isEnding = true
        for program in programs { program.terminate() }
    }

    /// Called with the lock; it is free in between.
    private func stayWhileEnding() {
        while isEnding {
            lock.unlock()
            Thread.sleep(forTimeInterval: 1)
            lock.lock()
        }
    }
}
