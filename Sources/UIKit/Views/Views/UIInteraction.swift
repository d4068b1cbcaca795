/// A behavior that is added to a view: a context menu, dragging, a pointer style.
@preconcurrency @MainActor public protocol UIInteraction: AnyObject {
  /// The view the interaction belongs to. Implementations store it weakly, from `didMove(to:)`.
  var view: UIView? { get }
  /// Called before the interaction is added to `view`, or removed if `view` is `nil`.
  func willMove(to view: UIView?)
  /// Called after the interaction was added to `view`, or removed if `view` is `nil`. Recognizers are installed here.
  func didMove(to view: UIView?)
}
