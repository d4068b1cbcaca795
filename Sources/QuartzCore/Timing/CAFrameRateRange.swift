/// How often an animation or a display link wishes for a new frame.
public struct CAFrameRateRange: Hashable, Sendable {
  public var minimum: Float
  public var maximum: Float
  public var preferred: Float?

  /// Creates the value.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }

  /// No wish.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)

  /// The fewest seconds between two frames; 0 where nothing is wished for, or no less than the display gives.
  @MainActor var interval: CFTimeInterval {
    let rate = CFTimeInterval(preferred ?? maximum).rounded()
    return rate > 0 && rate < CFTimeInterval(CADisplayLink.framesPerSecond) ? 1 / rate : 0
  }
}
