import CoreGraphics

/// Clips a row to its group's box.
final class GroupCut: UIView {
  /// Identifies the update that clips the row.
  var token = 0
  /// Clips the row within its group.
  var blind: RowBlind? {
    didSet {
      oldValue?.removeFromSuperview()
      if let blind { addSubview(blind) }
      backgroundColor = blind == nil ? .black : nil
      clipsToBounds = blind != nil
    }
  }

  /// Moves the cut to the group's box in the table; the row's clip stays in place.
  func place(_ box: CGRect, in cell: UIView) {
    let new = box.offsetBy(dx: -cell.frame.minX, dy: -cell.frame.minY)
    bounds = CGRect(origin: new.origin, size: new.size)
    center = CGPoint(x: new.midX, y: new.midY)
  }
}
