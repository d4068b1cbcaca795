import CoreGraphics

/// Insets from the four edges of a rectangle.
public struct UIEdgeInsets: Equatable, Hashable, Sendable {
  /// Distance from the top edge in points; a positive value insets.
  public var top: CGFloat
  /// Distance from the left edge in points; a positive value insets.
  public var left: CGFloat
  /// Distance from the bottom edge in points; a positive value insets.
  public var bottom: CGFloat
  /// Distance from the right edge in points; a positive value insets.
  public var right: CGFloat

  /// Creates insets of 0 at all edges.
  public init() {
    self.init(top: 0, left: 0, bottom: 0, right: 0)
  }

  /// Creates insets in points; a negative value extends beyond the edge.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Insets of 0 at all edges.
  public static let zero = UIEdgeInsets()
}

extension UIEdgeInsets: Codable {}

extension CGRect {
  /// Returns the rectangle with each edge moved inward by its inset.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top, width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  }
}

/// The older spelling of `rect.inset(by:)`.
public func UIEdgeInsetsInsetRect(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect {
  rect.inset(by: insets)
}

extension UIEdgeInsets {
  package static func + (left: UIEdgeInsets, right: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: left.top + right.top, left: left.left + right.left, bottom: left.bottom + right.bottom, right: left.right + right.right)
  }

  /// Returns the maximum of both insets for each edge.
  package func union(_ other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom), right: max(right, other.right))
  }
}
