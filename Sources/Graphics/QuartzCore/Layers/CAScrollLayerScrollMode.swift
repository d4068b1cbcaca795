/// The directions in which a scroll layer moves.
public struct CAScrollLayerScrollMode: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// The layer does not scroll.
  public static let none = CAScrollLayerScrollMode(rawValue: "none")
  /// The layer scrolls up and down only.
  public static let vertically = CAScrollLayerScrollMode(rawValue: "vertically")
  /// The layer scrolls to the left and right only.
  public static let horizontally = CAScrollLayerScrollMode(rawValue: "horizontally")
  /// Scrolling on both axes.
  public static let both = CAScrollLayerScrollMode(rawValue: "both")
}
