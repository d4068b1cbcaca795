import CoreGraphics

/// The bounds at which a set of elements is visible, and how far they may move along one axis without another set becoming visible.
///
/// Most steps of scrolling neither show nor hide an element, so that the visible ones need not be looked up.
struct SettledBounds {
  private let bounds: CGRect
  /// The limits of the origin between which the set stays the same, exclusive.
  private var low = CGPoint(x: -CGFloat.infinity, y: -CGFloat.infinity)
  private var high = CGPoint(x: CGFloat.infinity, y: CGFloat.infinity)

  init(_ bounds: CGRect) {
    self.bounds = bounds
  }

  /// Restricts the limits to those at which an element neither appears nor disappears.
  mutating func add(_ frame: CGRect) {
    // An element without an area counts as a point, whose limits are inclusive.
    guard frame.width > 0, frame.height > 0 else {
      low = bounds.origin
      high = bounds.origin
      return
    }
    if frame.minX < bounds.maxX, frame.maxX > bounds.minX {
      (low.y, high.y) = Self.limits(frame.minY, frame.maxY, bounds.minY, bounds.height, low.y, high.y)
    }
    if frame.minY < bounds.maxY, frame.maxY > bounds.minY {
      (low.x, high.x) = Self.limits(frame.minX, frame.maxX, bounds.minX, bounds.width, low.x, high.x)
    }
  }

  /// Returns the limits of an origin along an axis, for an element from `start` to `end`.
  private static func limits(
    _ start: CGFloat, _ end: CGFloat, _ origin: CGFloat, _ length: CGFloat, _ low: CGFloat, _ high: CGFloat
  ) -> (CGFloat, CGFloat) {
    if end <= origin { return (max(low, end), high) }
    if start >= origin + length { return (low, min(high, start - length)) }
    return (max(low, start - length), min(high, end))
  }

  /// Returns whether the same elements are visible at other bounds.
  func holds(at other: CGRect) -> Bool {
    guard other.size == bounds.size else { return false }
    if other.minX == bounds.minX { return other.minY == bounds.minY || other.minY > low.y && other.minY < high.y }
    return other.minY == bounds.minY && other.minX > low.x && other.minX < high.x
  }
}
