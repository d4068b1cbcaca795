import CoreGraphics

/// Insets from the edges of a rectangle, with leading and trailing edges.
public struct NSDirectionalEdgeInsets: Equatable, Hashable, Sendable {
  /// Distance from the top edge in points; a positive value insets.
  public var top: CGFloat
  /// Distance from the leading edge in points: the left one in left-to-right layouts.
  public var leading: CGFloat
  /// Distance from the bottom edge in points; a positive value insets.
  public var bottom: CGFloat
  /// Distance from the trailing edge in points: the right one in left-to-right layouts.
  public var trailing: CGFloat

  /// Creates insets of 0 at all edges.
  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }

  /// Creates insets in points; a negative value extends beyond the edge.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Insets of 0 at all edges.
  public static let zero = NSDirectionalEdgeInsets()

  /// Returns the insets with left and right instead of leading and trailing.
  package func resolved(_ direction: UIUserInterfaceLayoutDirection) -> UIEdgeInsets {
    direction == .leftToRight
      ? UIEdgeInsets(top: top, left: leading, bottom: bottom, right: trailing)
      : UIEdgeInsets(top: top, left: trailing, bottom: bottom, right: leading)
  }
}

extension UIEdgeInsets {
  package func directional(_ direction: UIUserInterfaceLayoutDirection) -> NSDirectionalEdgeInsets {
    direction == .leftToRight
      ? NSDirectionalEdgeInsets(top: top, leading: left, bottom: bottom, trailing: right)
      : NSDirectionalEdgeInsets(top: top, leading: right, bottom: bottom, trailing: left)
  }
}
