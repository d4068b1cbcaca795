extension CAFrameRateRange {
  /// The minimum interval between two frames in seconds; 0 without a preference, or if it exceeds the display's rate.
  @MainActor var interval: CFTimeInterval {
    let rate = CFTimeInterval(preferred ?? maximum).rounded()
    return rate > 0 && rate < CFTimeInterval(CADisplayLink.framesPerSecond) ? 1 / rate : 0
  }
}
