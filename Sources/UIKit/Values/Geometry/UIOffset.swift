import CoreGraphics

/// An offset of a position.
public struct UIOffset: Equatable, Hashable, Sendable {
  /// Displacement to the right, in points.
  public var horizontal: CGFloat
  /// Displacement downward, in points.
  public var vertical: CGFloat

  /// Creates an offset of 0 in both directions.
  public init() {
    self.init(horizontal: 0, vertical: 0)
  }

  /// Creates an offset in points.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// An offset of 0 in both directions.
  public static let zero = UIOffset()
}
