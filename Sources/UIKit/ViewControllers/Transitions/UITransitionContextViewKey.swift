/// Names a view that takes part in a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The view that goes; nil where it stays in its place beneath.
  public static let from = Self(rawValue: "UITransitionContextFromView")
  /// The view that comes; nil where it never left.
  public static let to = Self(rawValue: "UITransitionContextToView")
}
