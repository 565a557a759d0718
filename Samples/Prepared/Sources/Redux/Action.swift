/// Names what happened. The cases of one feature are one enum.
public protocol ActionType: Sendable {}

/// Something that happened, with the values that describe it: a case of an enum with associated values.
public protocol ModernAction: Sendable {}

/// Something that happened, with the values that describe it.
public protocol Action: Sendable {
    var windowUUID: WindowUUID { get }
    var actionType: ActionType { get }
}
