import CoreGraphics
import Foundation
import QuartzCore

/// A picture of a video with its time in seconds.
package struct VideoFrame {
  package let image: CGImage
  package let time: Double
}

/// Plays a timeline: pictures are handed out on the main thread, and sound is played. Used on the main thread only.
protocol Playback: AnyObject {
  /// Called with each new picture, also while paused after a seek.
  var onFrame: ((VideoFrame) -> Void)? { get set }
  /// Called when the end is reached, or the start at a negative rate.
  var onEnd: (() -> Void)? { get set }
  var onFailure: ((AVError) -> Void)? { get set }

  /// The position in seconds.
  var position: Double { get }
  /// Whether data is missing that was asked for.
  var isWaiting: Bool { get }
  /// Whether ``advance()`` has to be called in each frame while it plays.
  var isStepped: Bool { get }

  func play(rate: Double, until end: Double?)
  func pause()
  /// Moves the position. The completion is called on the main thread with false if another seek came first.
  func seek(to time: Double, _ kind: MediaPipeline.SeekKind, completion: @escaping (Bool) -> Void)
  func setVolume(_ volume: Float)
  /// The size in pixels in which pictures are shown; nil for that of the media.
  func setSize(_ size: CGSize?)
  /// Moves a stepped playback to the present time.
  func advance()
}

/// The clock that players follow.
enum PlayerClock {
  /// Whether the clock of layers stands between two frames, as that of a test does. Then pictures are decoded for the frame's time.
  static var isVirtual: Bool {
    let before = CACurrentMediaTime()
    let real = MediaClock.monotonic()
    while MediaClock.monotonic() == real {}
    return CACurrentMediaTime() == before
  }
}
