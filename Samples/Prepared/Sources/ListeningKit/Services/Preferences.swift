/// Small values that outlive the application.
@MainActor
public protocol Preferences: AnyObject {
    func bool(for key: String) -> Bool?
    func string(for key: String) -> String?
    func set(_ value: Bool, for key: String)
    func set(_ value: String, for key: String)
}
