/// The interpolation of a keyframe animation.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// Values change along straight lines between keyframes; the default.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// Each keyframe's value remains until the next one.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// Linear, at a constant speed.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// Along a smooth curve through the values.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// Along a smooth curve, at a constant speed.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")

  var isPaced: Bool { self == .paced || self == .cubicPaced }
  var isCubic: Bool { self == .cubic || self == .cubicPaced }
}
