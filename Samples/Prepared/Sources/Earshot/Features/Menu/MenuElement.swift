/// A line of a menu.
@MainActor
struct MenuElement {
    let title: String
    let action: () -> Void
}
