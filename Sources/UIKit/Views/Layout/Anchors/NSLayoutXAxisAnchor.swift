import CoreGraphics

/// A vertical edge or the horizontal center of a view or guide.
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// Returns the distance from this anchor to another, which can be constrained.
  public func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    offset(to: otherAnchor)
  }

  /// Returns a constraint that keeps this anchor a multiple of the standard spacing after another.
  public func constraint(equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
    make(.equal, anchor, 1, SystemSpacing.standard * multiplier)
  }

  /// Returns a constraint that keeps this anchor at least a multiple of the standard spacing after another.
  public func constraint(greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
    make(.greaterThanOrEqual, anchor, 1, SystemSpacing.standard * multiplier)
  }

  /// Returns a constraint that keeps this anchor at most a multiple of the standard spacing after another.
  public func constraint(lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
    make(.lessThanOrEqual, anchor, 1, SystemSpacing.standard * multiplier)
  }
}
