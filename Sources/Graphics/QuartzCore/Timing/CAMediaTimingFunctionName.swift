/// The name of a predefined timing curve.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// A constant pace.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// Begins slowly and accelerates.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// Begins fast and decelerates.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Accelerates in the first half and decelerates in the second.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// The curve of animations that the system begins: accelerates quickly and decelerates slowly.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}
