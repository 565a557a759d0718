import Foundation

let here = UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1))
let elsewhere = UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2))

/// An action that no program knows, in both forms.
struct UnknownAction: Action {
    let windowUUID: WindowUUID
    let actionType: ActionType
}

enum UnknownActionType: ActionType { case happen }

enum UnknownModernAction: ModernAction { case happen }

/// Kettles that take different ways through the programs.
let kettles = [
    Kettle(windowUUID: here, degrees: 40, tea: "green"),
    Kettle(windowUUID: here, degrees: 3, tea: nil),
    Kettle(windowUUID: here, degrees: 98, tea: "black"),
]

/// Keeps an object whose provider holds it weakly.
@MainActor func kept<Owner: AnyObject>(_ owner: Owner) -> Owner {
    owners.append(owner)
    return owner
}

@MainActor private var owners: [AnyObject] = []

/// Lets tasks that were started run, and gives what was done.
@MainActor private func done(slowly: Bool) async -> [String] {
    for _ in 0..<8 { await Task.yield() }
    if slowly { try? await Task.sleep(nanoseconds: 15_000_000) }
    return trace
}

/// Drives both halves of a reducer with an action that it does not know. Each half is of a reducer of its own.
@MainActor func compare<S: StateType>(
    _ name: String, reducer: @autoclosure () -> Reducer<S>, from states: [S], slowly: Bool = false
) async {
    for state in states {
        for window in [here, elsewhere, .unavailable] {
            let (old, new) = (reducer(), reducer())
            trace = []
            let first = old.legacyReducer(
                state, UnknownAction(windowUUID: window, actionType: UnknownActionType.happen))
            let firstTrace = await done(slowly: slowly)
            trace = []
            let second = new.modernReducer(state, UnknownModernAction.happen, window)
            let secondTrace = await done(slowly: slowly)
            if first == second, firstTrace == secondTrace {
                print(name, "same")
            } else {
                print(name, "DIFFERENT legacy \(first) \(firstTrace) modern \(second) \(secondTrace)")
            }
        }
    }
}

@MainActor func compare(_ name: String, reducer: @autoclosure () -> Reducer<Kettle>, slowly: Bool = false) async {
    await compare(name, reducer: reducer(), from: kettles, slowly: slowly)
}

/// Drives both halves of a provider with an action that it does not know. Each half is of a provider of its own.
@MainActor func compare(
    _ name: String, middleware: @autoclosure () -> Middleware<Kettle>, slowly: Bool = false
) async {
    for state in kettles {
        for window in [here, elsewhere, .unavailable] {
            let (old, new) = (middleware(), middleware())
            trace = []
            old.legacyMiddleware(state, UnknownAction(windowUUID: window, actionType: UnknownActionType.happen))
            let first = await done(slowly: slowly)
            trace = []
            new.modernMiddleware(state, UnknownModernAction.happen, window)
            let second = await done(slowly: slowly)
            print(name, first == second ? "same" : "DIFFERENT legacy \(first) modern \(second)")
        }
    }
}
