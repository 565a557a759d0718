// A folded local has the name of a member of the state and of a label.
// reducer: NameOfMember.reducer
// swift-format-ignore-file
@MainActor
enum NameOfMember {
    static let reducer: Reducer<Kettle> = { state, action in
        let degrees = (action as? KettleAction)?.degrees
        let tea = (action as? KettleAction)?.tea
        let isNew = degrees != nil
        return Kettle(
            windowUUID: state.windowUUID, degrees: degrees ?? state.degrees + (isNew ? 1 : 2),
            tea: tea ?? state.tea?.uppercased())
    }
}
