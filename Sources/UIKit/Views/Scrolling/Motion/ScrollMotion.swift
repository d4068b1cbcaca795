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

  /// The drag of the touches that are down: the present one, or one that an animation interrupts.
  var drag: ScrollDrag? {
    switch self {
    case .dragging(let drag): drag
    case .animating(let animation): animation.drag
    case .zooming(let zoom): zoom.drag
    case .none, .tracking, .decelerating: nil
    }
  }

  /// Forgets the drag that an animation interrupts.
  mutating func forgetInterruptedDrag() {
    switch self {
    case .animating(var animation):
      animation.drag = nil
      self = .animating(animation)
    case .zooming(var zoom):
      zoom.drag = nil
      self = .zooming(zoom)
    case .none, .tracking, .dragging, .decelerating: break
    }
  }
}

/// A finger that drags content.
package struct ScrollDrag {
  /// The offset the content would have without resistance, when the fingers' translation was zero.
  var origin: CGPoint
  /// The axes along which the content follows the touch.
  var axes: ScrollAxes
}

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
  /// The drag that an animated zoom interrupts.
  var drag: ScrollDrag?
  /// Whether an animated scroll determines the offset at the end.
  var scrolls = false
}
