import CoreGraphics

/// A horizontal edge, a baseline or the vertical center of a view or guide.
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// Returns the distance from this anchor to another, which can be constrained.
  public func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    offset(to: otherAnchor)
  }

  /// Returns a constraint that keeps this anchor a multiple of the standard spacing below another.
  public func constraint(equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
    make(.equal, anchor, 1, SystemSpacing.between(anchor, self) * multiplier)
  }

  /// Returns a constraint that keeps this anchor at least a multiple of the standard spacing below another.
  public func constraint(greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
    make(.greaterThanOrEqual, anchor, 1, SystemSpacing.between(anchor, self) * multiplier)
  }

  /// Returns a constraint that keeps this anchor at most a multiple of the standard spacing below another.
  public func constraint(lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
    make(.lessThanOrEqual, anchor, 1, SystemSpacing.between(anchor, self) * multiplier)
  }
}

extension NSLayoutAnchor {
  final func offset(to other: NSLayoutAnchor<AnchorType>) -> NSLayoutDimension {
    guard let node, other.node != nil else { return NSLayoutDimension(other.node, other.attribute) }
    return NSLayoutDimension(from: (node, attribute), to: other.node, other.attribute)
  }
}
