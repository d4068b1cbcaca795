import Foundation

/// One of the actions that a swipe over a row uncovers.
@preconcurrency @MainActor open class UIContextualAction: NSObject {
  public enum Style: Int, Sendable {
    case normal
    case destructive
  }

  /// Does the action. `completionHandler` is to be called when it is done: with true a destructive action lets its row go.
  public typealias Handler =
    @MainActor (
      _ action: UIContextualAction, _ sourceView: UIView, _ completionHandler: @escaping (Bool) -> Void
    ) -> Void

  public final let style: Style
  public final let handler: Handler
  open var title: String?
  /// The colour behind title and image; nil means the design's for the style.
  open var backgroundColor: UIColor!
  /// Shows alone in rows that are too low for image and title.
  open var image: UIImage?
  /// The effect of a row action of old, over its colour.
  final var backgroundEffect: UIVisualEffect?
  /// Whether the row stays open when the action is done: row actions of old close only with editing.
  final var staysOpen = false
  /// What a row action of old does to a row, without the row being open.
  final var performAtPath: (@MainActor (IndexPath) -> Void)?

  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }
}
