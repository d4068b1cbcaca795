import CoreGraphics
import Foundation

/// The distances and times gestures are told apart by.
enum GestureMetrics {
  /// The distance by which a finger may stray in a tap.
  static let tapRadius: CGFloat = 45
  static let longestPauseBetweenTaps: TimeInterval = 0.35
  /// How far a finger moves before it pans.
  static let panSlop: CGFloat = 10
  static let swipeDistance: CGFloat = 50
  static let longestSwipe: TimeInterval = 0.5
  /// The distance by which a swipe may stray, as a share of its length.
  static let swipeStray: CGFloat = 0.5
  static let pinchSlop: CGFloat = 8
  static let rotationSlop: CGFloat = 10 * .pi / 180
  /// How near to the edge an edge pan begins.
  static let edgeWidth: CGFloat = 13
  /// Over how long a time velocity is measured.
  static let velocityWindow: TimeInterval = 0.1
  /// The time without a step after which the fingers have left the trackpad.
  static let trackpadPause: TimeInterval = 0.05

  /// The time a tap may last: a single one for long, several in succession must be brief.
  static func longestTap(fingers: Int, taps: Int) -> TimeInterval {
    taps > 1 ? 0.35 : 1.5
  }
}
