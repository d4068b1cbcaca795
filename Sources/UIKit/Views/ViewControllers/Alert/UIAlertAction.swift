import Foundation

/// A button of an alert or action sheet, with its handler.
@preconcurrency @MainActor open class UIAlertAction: NSObject, @preconcurrency NSCopying {
  /// The role of an action, which determines its color, weight and position.
  public enum Style: Int, Sendable {
    /// A default button.
    case `default`
    /// Cancels without changes; there is at most one.
    case cancel
    /// Changes or deletes data irreversibly.
    case destructive
  }

  /// The text of the button.
  public final let title: String?
  /// The style of the button.
  public final let style: Style
  /// Whether the button can be tapped; `true` by default. It may change while the alert is shown.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { changed?() } }
  }
  /// The parts that an app sets by key, such as the color of the title.
  final var decoration = Decoration() {
    didSet { changed?() }
  }
  final let handler: ((UIAlertAction) -> Void)?
  final var changed: (() -> Void)?

  /// Creates a button, whose handler is called after the alert disappeared.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIAlertAction(title: title, style: style, handler: handler)
    copy.isEnabled = isEnabled
    copy.decoration = decoration
    return copy
  }
}
