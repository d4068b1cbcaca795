/// The kind of a transition from old to new content.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// The new content fades in as the old content fades out.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new content slides over the old content.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new content pushes the old content out.
  public static let push = CATransitionType(rawValue: "push")
  /// The old content slides away and reveals the new content.
  public static let reveal = CATransitionType(rawValue: "reveal")
}
