import Foundation
import QuartzCore
import Testing
import TrestleExpectations

@Suite(.serialized) @MainActor
final class KeyframeAnimationTests: ClosedFormSuite {
  @Test("Keyframes: straight, in jumps, paced, with times and curves of their own")
  func keyframes() {
    func frames(_ values: [Double], _ mode: CAAnimationCalculationMode = .linear, times: [Double]? = nil) -> CAKeyframeAnimation {
      let animation = CAKeyframeAnimation(keyPath: "zPosition")
      animation.values = values
      animation.keyTimes = times?.map { NSNumber(value: $0) }
      animation.calculationMode = mode
      animation.duration = 2
      return animation
    }
    func piecewise(_ x: Double, _ times: [Double], _ values: [Double], _ ease: (Int, Double) -> Double = { $1 }) -> Double {
      let index = (0..<times.count - 1).last { times[$0] <= x } ?? 0
      let t = ease(index, (x - times[index]) / (times[index + 1] - times[index]))
      return values[index] + (values[index + 1] - values[index]) * t
    }
    let values = [0.0, 10, 4, 20]
    compare(frames(values), span: 2, read: { $0.zPosition }) { piecewise($0 / 2, [0, 1 / 3.0, 2 / 3.0, 1], values) }
    compare(frames(values, times: [0, 0.1, 0.7, 1]), span: 2, read: { $0.zPosition }) { piecewise($0 / 2, [0, 0.1, 0.7, 1], values) }
    compare(frames(values, .discrete), span: 2, read: { $0.zPosition }) { values[Int($0 * 2)] }
    compare(frames(values, .discrete, times: [0, 0.1, 0.7, 0.9, 1]), span: 2, read: { $0.zPosition }) { t in
      values[[0, 0.1, 0.7, 0.9].lastIndex { $0 <= t / 2 }!]
    }
    // Distances 10, 6 and 16.
    compare(frames(values, .paced), span: 2, read: { $0.zPosition }) { piecewise($0 / 2, [0, 10 / 32.0, 0.5, 1], values) }

    let eased = frames(values)
    eased.timingFunctions = [.easeIn, .linear, .easeOut].map { CAMediaTimingFunction(name: $0) }
    compare(eased, span: 2, read: { $0.zPosition }) {
      piecewise($0 / 2, [0, 1 / 3.0, 2 / 3.0, 1], values) { index, t in
        index == 0 ? bezier(t, 0.42, 0, 1, 1) : index == 2 ? bezier(t, 0, 0, 0.58, 1) : t
      }
    }
  }

  @Test("A cubic keyframe animation follows the spline of Catmull and Rom, or of Kochanek and Bartels")
  func cubicKeyframes() {
    let values = [0.0, 10, 4, 20]
    func spline(_ x: Double, tension: Double, continuity: Double, bias: Double) -> Double {
      let index = min(Int(x * 3), 2)
      let t = x * 3 - Double(index)
      func v(_ i: Int) -> Double { values[min(max(i, 0), 3)] }
      func shape(_ i: Int) -> (Double, Double, Double) { i == 1 ? (tension, continuity, bias) : (0, 0, 0) }
      let (t0, c0, b0) = shape(index)
      let (t1, c1, b1) = shape(index + 1)
      let leave =
        (1 - t0) * (1 + b0) * (1 + c0) / 2 * (v(index) - v(index - 1)) + (1 - t0) * (1 - b0) * (1 - c0) / 2 * (v(index + 1) - v(index))
      let arrive =
        (1 - t1) * (1 + b1) * (1 - c1) / 2 * (v(index + 1) - v(index)) + (1 - t1) * (1 - b1) * (1 + c1) / 2
        * (v(index + 2) - v(index + 1))
      return (2 * t * t * t - 3 * t * t + 1) * v(index) + (t * t * t - 2 * t * t + t) * leave + (3 * t * t - 2 * t * t * t) * v(index + 1)
        + (t * t * t - t * t) * arrive
    }
    let smooth = CAKeyframeAnimation(keyPath: "zPosition")
    smooth.values = values
    smooth.calculationMode = .cubic
    smooth.duration = 2
    compare(smooth, span: 2, read: { $0.zPosition }) { spline($0 / 2, tension: 0, continuity: 0, bias: 0) }
    smooth.tensionValues = [0, 0.5, 0, 0]
    smooth.continuityValues = [0, -0.3, 0, 0]
    smooth.biasValues = [0, 0.7, 0, 0]
    compare(smooth, span: 2, read: { $0.zPosition }) { spline($0 / 2, tension: 0.5, continuity: -0.3, bias: 0.7) }
  }

  @Test("A path is followed segment by segment, or at an even pace along its length")
  func paths() {
    let corner = CGMutablePath()
    corner.move(to: .zero)
    corner.addLine(to: CGPoint(x: 30, y: 0))
    corner.addLine(to: CGPoint(x: 30, y: 10))
    let animation = CAKeyframeAnimation(keyPath: "position")
    animation.path = corner
    animation.duration = 2
    compare(animation, span: 2, read: { $0.position.x + $0.position.y }) { $0 < 1 ? 30 * $0 : 30 + 10 * ($0 - 1) }
    animation.calculationMode = .paced
    compare(animation, span: 2, read: { $0.position.x + $0.position.y }) { 20 * $0 }

    // An approximate quarter circle: at a constant speed the angle grows linearly.
    let k = 0.5522847498307936
    let arc = CGMutablePath()
    arc.move(to: CGPoint(x: 100, y: 0))
    arc.addCurve(to: CGPoint(x: 0, y: 100), control1: CGPoint(x: 100, y: 100 * k), control2: CGPoint(x: 100 * k, y: 100))
    animation.path = arc
    animation.calculationMode = .linear
    compare(animation, span: 2, read: { $0.position.x }) { x in
      let t = x / 2
      let u = 1 - t
      return u * u * u * 100 + 3 * u * u * t * 100 + 3 * u * t * t * 100 * k
    }
    animation.calculationMode = .paced
    animation.rotationMode = .rotateAuto
    // The arc length by summing a hundred thousand chords.
    func length(_ end: Double) -> Double {
      let steps = 20_000
      var sum = 0.0
      var last = CGPoint(x: 100, y: 0)
      for index in 1...steps {
        let t = end * Double(index) / Double(steps)
        let u = 1 - t
        let point = CGPoint(
          x: u * u * u * 100 + 3 * u * u * t * 100 + 3 * u * t * t * 100 * k,
          y: 3 * u * u * t * 100 * k + 3 * u * t * t * 100 + t * t * t * 100)
        sum += hypot(point.x - last.x, point.y - last.y)
        last = point
      }
      return sum
    }
    let total = length(1)
    let layer = CALayer()
    layer.add(animation, forKey: "a")
    CATransaction.flush()
    time.now += 0.7
    let place = layer.presentation()!
    var (low, high) = (0.0, 1.0)
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if length(middle) < total * 0.35 { low = middle } else { high = middle }
    }
    let u = 1 - low
    let expected: Double = u * u * u * 100 + 3 * u * u * low * 100 + 3 * u * low * low * 100 * k
    expect(abs(Double(place.position.x) - expected), below: 1e-5)
    let angle = place.value(forKeyPath: "transform.rotation.z") as! CGFloat
    let tangent: Double = 1.35 * Double.pi / 2
    expect(abs(Double(angle) - tangent), below: 1e-3)
  }
}
