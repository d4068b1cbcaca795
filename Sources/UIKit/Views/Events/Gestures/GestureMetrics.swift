import CoreGraphics

/// The distances and times by which gestures are distinguished.
enum GestureMetrics {
  /// The maximum movement of a tap.
  static let tapRadius: CGFloat = 45
  static let longestPauseBetweenTaps: TimeInterval = 0.35
  /// The movement after which a pan begins.
  static let panSlop: CGFloat = 10
  static let swipeDistance: CGFloat = 50
  static let longestSwipe: TimeInterval = 0.5
  /// The maximum deviation of a swipe, as a fraction of its length.
  static let swipeStray: CGFloat = 0.5
  static let pinchSlop: CGFloat = 8
  static let rotationSlop: CGFloat = 10 * .pi / 180
  /// The distance from the edge within which an edge pan begins.
  static let edgeWidth: CGFloat = 13
  /// The duration over which velocity is measured.
  static let velocityWindow: TimeInterval = 0.1
  /// The time after the last scroll event at which the fingers are assumed to have left the trackpad.
  static let trackpadPause: TimeInterval = 0.05

  /// Returns the maximum duration of a tap: long for a single tap, short for successive ones.
  static func longestTap(fingers: Int, taps: Int) -> TimeInterval {
    taps > 1 ? 0.35 : 1.5
  }
}
