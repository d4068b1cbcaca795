/// The directions in which a scroll layer moves.
public struct CAScrollLayerScrollMode: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// The layer does not scroll.
  public static let none = CAScrollLayerScrollMode(rawValue: "none")
  /// Vertical scrolling.
  public static let vertically = CAScrollLayerScrollMode(rawValue: "vertically")
  /// Horizontal scrolling.
  public static let horizontally = CAScrollLayerScrollMode(rawValue: "horizontally")
  /// Scrolling on both axes.
  public static let both = CAScrollLayerScrollMode(rawValue: "both")
}
