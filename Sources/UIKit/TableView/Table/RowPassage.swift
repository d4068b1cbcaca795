import CoreGraphics

/// The way a row comes into sight or out of it.
@MainActor enum RowPassage {
  case fade
  case right
  case left
  case top
  case bottom
  case middle
  case none

  init(_ animation: Int, of table: UITableView) {
    switch UITableView.RowAnimation(rawValue: animation) {
    case .fade?, .automatic?: self = .fade
    case .right?: self = .right
    case .left?: self = .left
    case .top?: self = .top
    case .bottom?: self = .bottom
    case .middle?: self = .middle
    case UITableView.RowAnimation.none?, nil: self = .none
    }
  }

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

  /// Puts a cell that belongs at `frame` out of sight.
  func hide(_ cell: UITableViewCell, frame: CGRect) {
    switch self {
    case .fade: cell.alpha = 0
    case .none: break
    case .right: cell.frame.origin.x = frame.minX + frame.width
    case .left: cell.frame.origin.x = frame.minX - frame.width
    case .top: cell.frame.origin.y = frame.minY - frame.height
    case .bottom: cell.frame.origin.y = frame.minY + frame.height
    case .middle: blind(of: cell).frame = CGRect(x: 0, y: frame.height / 2, width: frame.width, height: 0)
    }
  }

  /// Makes ready, before the motion, what it needs: an open blind; what goes without a motion goes now.
  func prepareToHide(_ cell: UITableViewCell) {
    if self == .middle { blind(of: cell).frame = cell.bounds }
    if self == .none { cell.alpha = 0 }
  }

  func show(_ cell: UITableViewCell, frame: CGRect) {
    cell.alpha = 1
    cell.frame = frame
    if self == .middle { blind(of: cell).frame = CGRect(origin: .zero, size: frame.size) }
  }

  /// Leaves nothing of the motion behind.
  func end(_ cell: UITableViewCell) {
    cell.alpha = 1
    if self == .middle { cell.mask = nil }
  }

  /// What of a cell shows while its blind opens or closes.
  private func blind(of cell: UITableViewCell) -> UIView {
    if let mask = cell.mask { return mask }
    let mask = UIView(frame: cell.bounds)
    mask.backgroundColor = .black
    cell.mask = mask
    return mask
  }
}
