/// Gives scroll views their `delegate` from outside of the class, so that a table or collection view can declare one of its own, narrower
/// type: a stored property could not be overridden with another.
@preconcurrency @MainActor public protocol _ScrollDelegating: UIScrollView {}

extension _ScrollDelegating {
  /// Hears how the view is dragged, moves and zooms. Held weakly.
  public var delegate: (any UIScrollViewDelegate)? {
    get { _scrollDelegate }
    set { _scrollDelegate = newValue }
  }
}

extension UIScrollView: _ScrollDelegating {}
