import CoreGraphics

/// The animation by which a row, header or footer appears or disappears.
@MainActor enum RowPassage {
  case fade
  case right
  case left
  case top
  case bottom
  case middle
  case none

  /// The opposite direction: in a reload the previous row leaves in one direction, and the new one enters from the other.
  var opposite: RowPassage {
    switch self {
    case .right: .left
    case .left: .right
    case .top: .bottom
    case .bottom: .top
    case .fade, .middle, .none: self
    }
  }

  /// Hides a view, whose frame is `frame`, at the start or end of its passage.
  func hide(_ view: UIView, frame: CGRect) {
    switch self {
    case .fade: view.alpha = 0
    case .none: break
    case .right: view.frame.origin.x = frame.minX + frame.width
    case .left: view.frame.origin.x = frame.minX - frame.width
    case .top: view.frame.origin.y = frame.minY - frame.height
    case .bottom: view.frame.origin.y = frame.minY + frame.height
    case .middle: blind(of: view).frame = CGRect(x: 0, y: frame.height / 2, width: frame.width, height: 0)
    }
  }

  /// Prepares the animation: adds an open clip, or hides the view if it is not animated.
  func prepareToHide(_ view: UIView) {
    if self == .middle { blind(of: view).frame = view.bounds }
    if self == .none { view.alpha = 0 }
  }

  func show(_ view: UIView, frame: CGRect) {
    view.alpha = 1
    view.frame = frame
    if self == .middle { blind(of: view).frame = CGRect(origin: .zero, size: frame.size) }
  }

  /// Removes the changes of the animation.
  func end(_ view: UIView) {
    view.alpha = 1
    if self == .middle, view.mask is RowBlind { view.mask = nil }
  }

  /// Returns the view that clips a view while it opens or closes.
  private func blind(of view: UIView) -> UIView {
    if let blind = RowBlind.of(view) { return blind }
    let blind = RowBlind(frame: view.bounds)
    view.mask = blind
    return blind
  }
}
