let here = WindowUUID(name: "here")
let there = WindowUUID(name: "there")

/// What the program did, in order.
@MainActor var trace: [String] = []

@MainActor
func say(_ text: String) {
    trace.append(text)
}

/// A value that it has an effect to ask for.
@MainActor
func tick<Value>(_ name: String, _ value: Value) -> Value {
    say("tick \(name)")
    return value
}

/// Work that was begun and is not waited for by those who began it.
@MainActor var tasks: [Task<Void, Never>] = []

@MainActor
func onMain(_ work: @MainActor () -> Void) {
    work()
}

/// Waits for all tasks, in the order in which they were begun, and prints what was done and what the state is now.
@MainActor
func settle<State>(_ event: String, _ state: () -> State) async {
    while !tasks.isEmpty {
        await tasks.removeFirst().value
    }
    print("== \(event)")
    for line in trace {
        print("  \(line)")
    }
    trace = []
    print("  \(state())")
}

/// Something that happens, and what comes of it.
@MainActor
func drive<State>(_ store: Store<State>, _ event: String, _ body: @MainActor () -> Void) async {
    body()
    await settle(event) { store.state }
}
