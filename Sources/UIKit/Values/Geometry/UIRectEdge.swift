/// A set of edges of a rectangle.
public struct UIRectEdge: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The edge with the smallest y.
  public static let top = UIRectEdge(rawValue: 1 << 0)
  /// The edge with the smallest x, in any layout direction.
  public static let left = UIRectEdge(rawValue: 1 << 1)
  /// The edge with the largest y.
  public static let bottom = UIRectEdge(rawValue: 1 << 2)
  /// The edge with the largest x, in any layout direction.
  public static let right = UIRectEdge(rawValue: 1 << 3)
  /// All four edges.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

/// A set of edges of a rectangle, with leading and trailing edges.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The edge with the smallest y.
  public static let top = NSDirectionalRectEdge(rawValue: 1 << 0)
  /// The edge where lines begin: the left one in left-to-right layouts.
  public static let leading = NSDirectionalRectEdge(rawValue: 1 << 1)
  /// The edge with the largest y.
  public static let bottom = NSDirectionalRectEdge(rawValue: 1 << 2)
  /// The edge where lines end: the right one in left-to-right layouts.
  public static let trailing = NSDirectionalRectEdge(rawValue: 1 << 3)
  /// All four edges.
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
