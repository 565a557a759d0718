// Static members of an action type stand for cases.
// middleware: StaticMembersOfTypes().provider
// swift-format-ignore-file
extension KettleActionType {
    static let staticMembersFavourite = KettleActionType.boil
    static var staticMembersAll: [KettleActionType] { [.boil, .pour] }
    var staticMembersIsLoud: Bool { self == .whistle }
}

@MainActor
final class StaticMembersOfTypes {
    lazy var provider: Middleware<Kettle> = { state, action in
        if action.actionType as? KettleActionType == .staticMembersFavourite { say("favourite") }
        if (action.actionType as? KettleActionType)?.staticMembersIsLoud == true { say("loud") } else { say("not loud") }
        guard let type = action.actionType as? KettleActionType, KettleActionType.staticMembersAll.contains(type) else {
            say("none of them")
            return
        }
        say("\(type)")
    }
}
