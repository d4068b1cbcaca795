/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The corner with the smallest x and y.
  public static let topLeft = UIRectCorner(rawValue: 1)
  /// The corner with the largest x and the smallest y.
  public static let topRight = UIRectCorner(rawValue: 2)
  /// The corner with the smallest x and the largest y.
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  /// The corner with the largest x and y.
  public static let bottomRight = UIRectCorner(rawValue: 8)
  /// All four corners.
  public static let allCorners = UIRectCorner(rawValue: .max)
}
