/// The requested frame rate of an animation or a display link.
public struct CAFrameRateRange: Hashable, Sendable {
  /// The lowest acceptable number of frames per second; 0 without a preference.
  public var minimum: Float
  /// The highest number of frames per second; 0 without a preference.
  public var maximum: Float
  /// The preferred number of frames per second; nil for the highest one.
  public var preferred: Float?

  /// Creates a range of frames per second. The preferred one is the highest unless it is given.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }

  /// The display decides the rate.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)
}
