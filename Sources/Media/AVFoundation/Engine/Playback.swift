import QuartzCore

/// A picture of a video with its time in seconds.
package struct VideoFrame {
  package let image: CGImage
  package let time: Double
}

/// Plays a timeline: delivers pictures on the main thread, and plays sound. Used on the main thread only.
protocol Playback: AnyObject {
  /// Called with each new picture, also while paused after a seek.
  var onFrame: ((VideoFrame) -> Void)? { get set }
  /// Called when the end is reached, or the start at a negative rate.
  var onEnd: (() -> Void)? { get set }
  var onFailure: ((AVError) -> Void)? { get set }

  /// The position in seconds.
  var position: Double { get }
  var isWaiting: Bool { get }
  /// Whether ``advance()`` must be called for each screen frame during playback.
  var isStepped: Bool { get }

  func play(rate: Double, until end: Double?)
  func pause()
  /// Sets the position. The completion is called on the main thread, with false if another seek came first.
  func seek(to time: Double, _ kind: MediaPipeline.SeekKind, completion: @escaping (Bool) -> Void)
  func setVolume(_ volume: Float)
  /// Sets the size in pixels of the displayed pictures; nil for the size of the media.
  func setSize(_ size: CGSize?)
  /// Advances a stepped playback to the current time.
  func advance()
}

enum PlayerClock {
  /// Whether the layers' clock is virtual, as in tests. Then pictures are decoded for the frame's time.
  static var isVirtual: Bool {
    let before = CACurrentMediaTime()
    let real = MediaClock.monotonic()
    while MediaClock.monotonic() == real {}
    return CACurrentMediaTime() == before
  }
}
