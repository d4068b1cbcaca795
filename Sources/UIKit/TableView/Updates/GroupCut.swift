import CoreGraphics

/// What of a row lies within its group's box.
final class GroupCut: UIView {
  /// Which update cuts.
  var token = 0
  /// Closes the row within its group.
  var blind: RowBlind? {
    didSet {
      oldValue?.removeFromSuperview()
      if let blind { addSubview(blind) }
      backgroundColor = blind == nil ? .black : nil
      clipsToBounds = blind != nil
    }
  }

  /// Is where the group's box is in the table; the blind stays where it is in the row.
  func place(_ box: CGRect, in cell: UIView) {
    let new = box.offsetBy(dx: -cell.frame.minX, dy: -cell.frame.minY)
    bounds = CGRect(origin: new.origin, size: new.size)
    center = CGPoint(x: new.midX, y: new.midY)
  }
}
