import CoreGraphics

/// The present motion of a scroll view.
package enum ScrollMotion {
  case none
  /// A finger is down and has not moved enough yet; `caught` if it stopped content that was moving.
  case tracking(caught: Bool)
  case dragging(ScrollDrag)
  case decelerating(ScrollTrajectory)
  case animating(ScrollAnimation)
  case zooming(ScrollZoom)
}

/// A finger that drags content.
package struct ScrollDrag {
  /// The offset the content would have without resistance, when the fingers' translation was zero.
  var origin: CGPoint
  /// The axes along which the content follows the touch.
  var axes: ScrollAxes
}

/// A set of scroll axes.
struct ScrollAxes: OptionSet {
  let rawValue: UInt8

  static let horizontal = ScrollAxes(rawValue: 1)
  static let vertical = ScrollAxes(rawValue: 2)
  static let both: ScrollAxes = [.horizontal, .vertical]
}

/// A zoom: by two fingers, or animated.
package struct ScrollZoom {
  var isPinching: Bool
  /// The point of the content, at scale 1, that stays at `anchor`.
  var contentPoint: CGPoint
  /// A point of the viewport, relative to its top left.
  var anchor: CGPoint
  var startScale: CGFloat
  var targetScale: CGFloat
  /// The anchor at the end.
  var targetAnchor: CGPoint
  var startTime: CFTimeInterval = 0
  var bounces = false
}
