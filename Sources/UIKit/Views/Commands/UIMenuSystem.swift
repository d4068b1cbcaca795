import Foundation

/// The main menu: the app changes it in `buildMenu(with:)`, and its key commands work in the whole app.
///
/// A window of the desktop that is at least 600 points wide shows it as a menu bar, if the app or its delegate overrides
/// `buildMenu(with:)`. F10 opens the first menu.
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
  public func setNeedsRebuild() {
    built = nil
    if self === Self.mainSystem { EventHandlers.connected.menuChanged() }
  }

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

  /// The menus of the bar: those that have elements.
  var menus: [UIMenu] {
    menu.children.compactMap { $0 as? UIMenu }.filter { menu in
      @MainActor func hasElements(_ menu: UIMenu) -> Bool {
        menu.children.contains { child in
          if let menu = child as? UIMenu { return hasElements(menu) }
          return !child.menuAttributes.contains(.hidden)
        }
      }
      return hasElements(menu)
    }
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
