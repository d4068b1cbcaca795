/// The appearance of an animation outside its active time.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// The final value remains.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// The first value is used before the beginning.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// The object keeps its first value before it begins and its last one after it ends.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// The animation has no effect.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")

  var fillsBackwards: Bool { self == .backwards || self == .both }
  var fillsForwards: Bool { self == .forwards || self == .both }
}
