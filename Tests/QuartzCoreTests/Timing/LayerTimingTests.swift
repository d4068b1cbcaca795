import Foundation
import Testing
import TrestleExpectations

import QuartzCore

@MainActor
@Suite(.serialized)
struct LayerTimingTests {
  let time = VirtualTime()

  private func moving() -> CALayer {
    let layer = CALayer()
    let animation = CABasicAnimation(keyPath: "zPosition")
    animation.fromValue = 0
    animation.toValue = 10
    animation.duration = 10
    layer.add(animation, forKey: "a")
    return layer
  }

  @Test("The recipe to pause and resume a layer stops its animations and continues without a jump")
  func pause() {
    let layer = moving()
    time.advance(3)
    expect(abs(layer.displayed.zPosition - 3), below: 1e-9)
    let paused = layer.convertTime(CACurrentMediaTime(), from: nil)
    layer.speed = 0
    layer.timeOffset = paused
    expect(!FrameScheduler.hasWork)
    time.advance(4)
    expect(abs(layer.displayed.zPosition - 3), below: 1e-9)
    layer.speed = 1
    layer.timeOffset = 0
    layer.beginTime = 0
    layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - paused
    expect(abs(layer.presentation()!.zPosition - 3), below: 1e-9)
    expect(FrameScheduler.hasWork)
    time.advance(2)
    expect(abs(layer.displayed.zPosition - 5), below: 1e-9)
    time.advance(5.01)
    expect(layer.animation(forKey: "a") == nil)
  }

  @Test("A layer's speed runs its sublayers' animations faster")
  func speed() {
    let root = CALayer()
    root.speed = 2
    let layer = moving()
    root.addSublayer(layer)
    time.advance(2)
    expect(abs(layer.displayed.zPosition - 4), below: 1e-9)
    time.advance(3.01)
    expect(layer.animation(forKey: "a") == nil)
  }

  @Test("The layer's time offset scrubs forward and backward")
  func scrubbing() {
    let layer = CALayer()
    layer.speed = 0
    let animation = CABasicAnimation(keyPath: "zPosition")
    animation.fromValue = 0
    animation.toValue = 10
    animation.duration = 1
    layer.add(animation, forKey: "a")
    time.advance(1)
    for share in [0.2, 0.9, 0.4, 0.0, 0.999] {
      layer.timeOffset = share
      time.advance(0.1)
      expect(abs(layer.displayed.zPosition - 10 * share), below: 1e-9)
    }
  }

  @Test("Times convert between layers through their timings and back")
  func conversion() {
    let root = CALayer()
    root.speed = 2
    root.timeOffset = 5
    let layer = CALayer()
    layer.beginTime = 3
    layer.speed = 0.5
    root.addSublayer(layer)
    let other = CALayer()
    other.timeOffset = 1
    root.addSublayer(other)
    expect(layer.convertTime(10, from: nil), equals: 11)
    expect(layer.convertTime(layer.convertTime(10, from: nil), to: nil), equals: 10)
    expect(layer.convertTime(11, to: other), equals: 26)
    expect(other.convertTime(26, from: layer), equals: 56)
  }

  @Test("A timing function solves its curve to 1e-12, also where it is flat, and returns its control points")
  func curve() {
    for points in [(0.42, 0.0, 0.58, 1.0), (1, 0, 0, 1), (0, 1, 1, 0), (0.999, 0.001, 0.001, 0.999), (0.25, 0.1, 0.25, 1)]
      as [(Double, Double, Double, Double)]
    {
      let function = CAMediaTimingFunction(controlPoints: Float(points.0), Float(points.1), Float(points.2), Float(points.3))
      for index in 0...200 {
        let t = Double(index) / 200
        let u = 1 - t
        let x = 3 * u * u * t * points.0 + 3 * u * t * t * points.2 + t * t * t
        let y = 3 * u * u * t * points.1 + 3 * u * t * t * points.3 + t * t * t
        // Where the curve is vertical an x has several y, which cannot be distinguished in a Double.
        let slope = 3 * u * u * points.0 + 6 * u * t * (points.2 - points.0) + 3 * t * t * (1 - points.2)
        if slope > 1e-2 { expect(abs(function.value(at: x) - y), below: 1e-9, "\(points) at \(t)") }
      }
    }
    var values: [Float] = [0, 0]
    CAMediaTimingFunction(name: .default).getControlPoint(at: 1, values: &values)
    expect(values, equals: [0.25, 0.1])
  }
}
