import Foundation

/// The main menu: it is built from what the app says in `buildMenu(with:)`, and its key commands work everywhere in the app.
///
/// No bar of menus is drawn: a desktop window of an app for phones has none.
@preconcurrency @MainActor public final class UIMenuSystem: NSObject {
  /// The system of the app's main menu.
  public static var main: UIMenuSystem { mainSystem }
  /// The system of menus that belong to a place, such as the edit menu. `buildMenu(with:)` is never called for it here: text views and
  /// interactions ask their delegates.
  public static var context: UIMenuSystem { contextSystem }
  @InterfaceState private static var mainSystem = UIMenuSystem()
  @InterfaceState private static var contextSystem = UIMenuSystem()

  private var built: UIMenu?

  private override init() { super.init() }

  /// Has the menu built again when it is next used.
  public func setNeedsRebuild() { built = nil }

  /// Has the commands of the menu checked again. They are checked each time that they are used.
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

  /// The menu, built if need be: first the app is asked and then its delegate.
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
