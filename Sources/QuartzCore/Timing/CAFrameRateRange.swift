/// The requested frame rate of an animation or a display link.
public struct CAFrameRateRange: Hashable, Sendable {
  public var minimum: Float
  public var maximum: Float
  public var preferred: Float?

  /// Creates a range of frames per second. The preferred rate is that of the display unless it is given.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }

  /// The display decides the rate.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)

  /// The minimum interval between two frames in seconds; 0 without a preference, or if it exceeds the display's rate.
  @MainActor var interval: CFTimeInterval {
    let rate = CFTimeInterval(preferred ?? maximum).rounded()
    return rate > 0 && rate < CFTimeInterval(CADisplayLink.framesPerSecond) ? 1 / rate : 0
  }
}
