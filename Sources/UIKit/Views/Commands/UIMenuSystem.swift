import Foundation

/// The main menu: the app changes it in `buildMenu(with:)`, and its key commands work in the whole app.
///
/// No menu bar is drawn: the desktop window of a phone app has none.
@preconcurrency @MainActor public final class UIMenuSystem: NSObject {
  /// The system of the app's main menu.
  public static var main: UIMenuSystem { mainSystem }
  /// The system of context-dependent menus, such as the edit menu. `buildMenu(with:)` is never called for it here: text views and
  /// interactions call their delegates.
  public static var context: UIMenuSystem { contextSystem }
  @InterfaceState private static var mainSystem = UIMenuSystem()
  @InterfaceState private static var contextSystem = UIMenuSystem()

  private var built: UIMenu?

  private override init() { super.init() }

  /// Requests that the menu be built again on its next use.
  public func setNeedsRebuild() { built = nil }

  /// Requests validation of the menu's commands; has no effect, because they are validated on each use.
  public func setNeedsRevalidate() {}

  /// The key commands in the menu, in its order.
  var keyCommands: [UIKeyCommand] {
    func commands(_ menu: UIMenu) -> [UIKeyCommand] {
      menu.children.flatMap { child -> [UIKeyCommand] in
        if let menu = child as? UIMenu { return commands(menu) }
        return (child as? UIKeyCommand).map { [$0] } ?? []
      }
    }
    return commands(menu)
  }

  /// The menu, built if necessary by the app and then its delegate.
  private var menu: UIMenu {
    if let built { return built }
    let builder = MainMenuBuilder(system: self)
    let application = EventHandlers.connected.application()
    application?.buildMenu(with: builder)
    application?.responderDelegate?.buildMenu(with: builder)
    built = builder.root
    return builder.root
  }
}
