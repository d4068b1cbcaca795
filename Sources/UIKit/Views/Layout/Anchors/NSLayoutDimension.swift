import CoreGraphics

/// The width or height of a view or guide, or the distance between two anchors.
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// Returns an inactive constraint for a fixed size in points.
  public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    make(.equal, nil, 1, c)
  }

  /// Returns a constraint for a minimum size in points.
  public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    make(.greaterThanOrEqual, nil, 1, c)
  }

  /// Returns a constraint for a maximum size in points.
  public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    make(.lessThanOrEqual, nil, 1, c)
  }

  /// Returns a constraint that keeps the size at a multiple of another.
  public func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
    make(.equal, anchor, m, 0)
  }

  /// Returns a constraint that keeps the size at or above a multiple of another.
  public func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
    make(.greaterThanOrEqual, anchor, m, 0)
  }

  /// Returns a constraint that keeps the size at or below a multiple of another.
  public func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
    make(.lessThanOrEqual, anchor, m, 0)
  }

  /// Returns a constraint that keeps the size at a multiple of another, plus a constant in points.
  public func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat) -> NSLayoutConstraint {
    make(.equal, anchor, m, c)
  }

  /// Returns a constraint that keeps the size at or above a multiple of another, plus a constant in points.
  public func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat) -> NSLayoutConstraint {
    make(.greaterThanOrEqual, anchor, m, c)
  }

  /// Returns a constraint that keeps the size at or below a multiple of another, plus a constant in points.
  public func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat) -> NSLayoutConstraint {
    make(.lessThanOrEqual, anchor, m, c)
  }
}
