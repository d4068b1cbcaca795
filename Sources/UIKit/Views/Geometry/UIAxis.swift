/// A set of axes.
public struct UIAxis: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The x axis.
  public static let horizontal = UIAxis(rawValue: 1 << 0)
  /// The y axis.
  public static let vertical = UIAxis(rawValue: 1 << 1)
  /// Both axes.
  public static let both: UIAxis = [.horizontal, .vertical]
}
