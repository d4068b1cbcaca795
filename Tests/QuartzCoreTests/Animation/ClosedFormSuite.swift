import Foundation
import QuartzCore
import Testing

/// Compares an animation at twenty times with the formula that defines it.
@MainActor class ClosedFormSuite {
  final let time = VirtualTime()

  /// Adds the animation and compares the values on screen and those of `presentation()` at twenty times within `span` seconds.
  final func compare(
    _ animation: CAAnimation, span: Double, on layer: CALayer = CALayer(), read: (CALayer) -> Double, _ formula: (Double) -> Double,
    location: SourceLocation = #_sourceLocation
  ) {
    layer.add(animation, forKey: "a")
    CATransaction.flush()
    let begin = time.now
    for index in 0..<20 {
      let t = span * (Double(index) + 0.37) / 20
      time.now = begin + t
      time.frame()
      let expected = formula(t)
      #expect(abs(read(layer.presentation()!) - expected) < 1e-6, "presentation at \(t)", sourceLocation: location)
      #expect(abs(read(layer.displayed) - expected) < 1e-6, "displayed at \(t)", sourceLocation: location)
    }
  }

  final func basic(_ path: String, from: Any? = nil, to: Any? = nil, by: Any? = nil) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: path)
    animation.fromValue = from
    animation.toValue = to
    animation.byValue = by
    animation.duration = 2
    return animation
  }

  /// Returns the y of a cubic Bézier curve at a given x, by bisection.
  final func bezier(_ x: Double, _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    func at(_ t: Double, _ a: Double, _ b: Double) -> Double { 3 * (1 - t) * (1 - t) * t * a + 3 * (1 - t) * t * t * b + t * t * t }
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if at(middle, x1, x2) < x { low = middle } else { high = middle }
    }
    return at(low, y1, y2)
  }
}
