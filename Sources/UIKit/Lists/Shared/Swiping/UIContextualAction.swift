import Foundation

/// One of the actions that a swipe over a row uncovers.
@preconcurrency @MainActor open class UIContextualAction: NSObject {
  /// The color and effect of an action.
  public enum Style: Int, Sendable {
    /// A gray button.
    case normal
    /// Red; a long swipe removes the row.
    case destructive
  }

  /// Performs the action. Call `completionHandler` when done; with true, a destructive action removes its row.
  public typealias Handler =
    @MainActor (
      _ action: UIContextualAction, _ sourceView: UIView, _ completionHandler: @escaping (Bool) -> Void
    ) -> Void

  /// The color and effect of the action.
  public final let style: Style
  /// The closure that performs the action.
  public final let handler: Handler
  /// The text of the action; `nil` shows the image alone.
  open var title: String?
  /// The color behind title and image; nil uses the design's for the style.
  open var backgroundColor: UIColor!
  /// The image, shown alone in rows that are too low for image and title.
  open var image: UIImage?
  /// The effect of an older row action, over its color.
  final var backgroundEffect: UIVisualEffect?
  /// Whether the row stays open after the action: older row actions close only with editing.
  final var staysOpen = false
  /// Performs an older row action for a row, without the row being open.
  final var performAtPath: (@MainActor (IndexPath) -> Void)?

  /// Creates an action, whose handler reports whether it was performed.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }
}
