import Foundation

/// The former kind of swipe action: a title, a color and a handler that receives an index path.
@preconcurrency @MainActor open class UITableViewRowAction: NSObject {
  /// The color of an action.
  public enum Style: Int, Sendable {
    /// A red button, for actions that delete.
    case `default`
    /// A gray button.
    case normal

    /// The color of actions that delete; the same as `.default`.
    public static let destructive = Style.default
  }

  /// The color of the action, unless `backgroundColor` is set.
  public final let style: Style
  /// The text on the action's button.
  open var title: String?
  /// The color behind the text; `nil` follows the style.
  open var backgroundColor: UIColor?
  /// The effect behind the title, over the color.
  open var backgroundEffect: UIVisualEffect?
  let handler: @MainActor (UITableViewRowAction, IndexPath) -> Void

  /// Creates an action, whose handler receives the row.
  public init(style: Style, title: String?, handler: @escaping @MainActor (UITableViewRowAction, IndexPath) -> Void) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }

  /// Returns the equivalent swipe action. Its row is determined when the action runs, because rows may have moved.
  func contextualAction(path: @escaping @MainActor () -> IndexPath?) -> UIContextualAction {
    let action = UIContextualAction(style: style == .normal ? .normal : .destructive, title: title) { _, _, completion in
      if let path = path() { self.handler(self, path) }
      completion(false)
    }
    action.backgroundColor = backgroundColor
    action.backgroundEffect = backgroundEffect
    action.staysOpen = true
    action.performAtPath = { self.handler(self, $0) }
    return action
  }
}
