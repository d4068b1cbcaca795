/// The side from which a transition moves.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// The new contents come from the right.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// The new contents come from the left.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// The new contents come from the top.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// The new contents come from the bottom.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}
