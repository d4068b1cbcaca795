import CoreGraphics

/// The way a row, header or footer comes into sight or out of it.
@MainActor enum RowPassage {
  case fade
  case right
  case left
  case top
  case bottom
  case middle
  case none

  /// In a reload the old goes out one way, and the new comes from the other.
  var opposite: RowPassage {
    switch self {
    case .right: .left
    case .left: .right
    case .top: .bottom
    case .bottom: .top
    case .fade, .middle, .none: self
    }
  }

  /// Puts a view that belongs at `frame` out of sight.
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

  /// Makes ready, before the motion, what it needs: an open blind; what goes without a motion goes now.
  func prepareToHide(_ view: UIView) {
    if self == .middle { blind(of: view).frame = view.bounds }
    if self == .none { view.alpha = 0 }
  }

  func show(_ view: UIView, frame: CGRect) {
    view.alpha = 1
    view.frame = frame
    if self == .middle { blind(of: view).frame = CGRect(origin: .zero, size: frame.size) }
  }

  /// Leaves nothing of the motion behind.
  func end(_ view: UIView) {
    view.alpha = 1
    if self == .middle, view.mask is RowBlind { view.mask = nil }
  }

  /// What of a view shows while its blind opens or closes.
  private func blind(of view: UIView) -> UIView {
    if let blind = RowBlind.of(view) { return blind }
    let blind = RowBlind(frame: view.bounds)
    view.mask = blind
    return blind
  }
}
