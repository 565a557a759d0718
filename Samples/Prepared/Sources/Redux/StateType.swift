/// A value that describes what a part of the application shows.
public protocol StateType: Sendable, Equatable {
    /// The same state without what is only meant to be seen once, such as a toast or a navigation.
    static func defaultState(from state: Self) -> Self
}
