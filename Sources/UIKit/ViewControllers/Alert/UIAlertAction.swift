import Foundation

/// One of the answers an alert offers.
@preconcurrency @MainActor open class UIAlertAction: NSObject, @preconcurrency NSCopying {
  /// What choosing an action means.
  public enum Style: Int, Sendable {
    case `default`
    /// Leaves everything as it is; there is at most one.
    case cancel
    /// Changes or deletes something that cannot be brought back.
    case destructive
  }

  public final let title: String?
  public final let style: Style
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { changed?() } }
  }
  final let handler: ((UIAlertAction) -> Void)?
  final var changed: (() -> Void)?

  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIAlertAction(title: title, style: style, handler: handler)
    copy.isEnabled = isEnabled
    return copy
  }
}
