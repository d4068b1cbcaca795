/// The side from which a transition moves.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// The new content enters from the right.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// The new content enters from the left.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// The new content enters from the top.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// The new content enters from the bottom.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}
