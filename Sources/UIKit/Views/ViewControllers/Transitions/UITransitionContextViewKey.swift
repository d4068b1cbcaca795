/// Identifies a view that takes part in a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The disappearing view; nil if it stays in place below.
  public static let from = Self(rawValue: "UITransitionContextFromView")
  /// The appearing view; nil if it was never removed.
  public static let to = Self(rawValue: "UITransitionContextToView")
}
