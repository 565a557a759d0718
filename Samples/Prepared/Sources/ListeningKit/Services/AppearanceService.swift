import Foundation

/// Applies colours to the windows.
@MainActor
public protocol AppearanceService: AnyObject {
    var settings: AppearanceSettings { get set }

    func applyToAllWindows()
    func setPrivateColours(_ isOn: Bool, in window: UUID)
}
