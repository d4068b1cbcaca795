/// A set of axes.
public struct UIAxis: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The horizontal axis, from left to right.
  public static let horizontal = UIAxis(rawValue: 1 << 0)
  /// The y axis.
  public static let vertical = UIAxis(rawValue: 1 << 1)
  /// The horizontal and the vertical axis.
  public static let both: UIAxis = [.horizontal, .vertical]
}
