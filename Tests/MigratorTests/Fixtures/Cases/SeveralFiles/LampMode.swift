enum LampMode: Equatable, Sendable {
    case reading
    case night(minutes: Int)
}
