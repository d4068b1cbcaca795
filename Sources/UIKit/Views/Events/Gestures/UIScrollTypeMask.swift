/// The kinds of scrolling that a pan follows.
public struct UIScrollTypeMask: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A wheel with discrete steps.
  public static let discrete = UIScrollTypeMask(rawValue: 1 << 0)
  /// Scrolling by a trackpad, in small steps with phases.
  public static let continuous = UIScrollTypeMask(rawValue: 1 << 1)
  /// Scrolling by a wheel or a trackpad.
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}
