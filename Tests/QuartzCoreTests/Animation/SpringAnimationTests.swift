import Foundation
import Testing
import TrestleExpectations

@testable import QuartzCore

/// Springs, including invalid numbers.
@Suite(.serialized) @MainActor
final class SpringAnimationTests: ClosedFormSuite {
  @Test("A spring follows the closed form: below, at and above critical damping, with and without a velocity")
  func springs() {
    for (mass, stiffness, damping, velocity) in [
      (1.0, 100.0, 10.0, 0.0), (2, 150, 5, 3), (1, 100, 20, 0), (1, 100, 20, -4), (1, 100, 30, 0), (0.5, 300, 2, 10),
    ] {
      let animation = CASpringAnimation(keyPath: "zPosition")
      animation.fromValue = 0
      animation.toValue = 100
      animation.mass = mass
      animation.stiffness = stiffness
      animation.damping = damping
      animation.initialVelocity = velocity
      animation.allowsOverdamping = true
      animation.duration = 2
      // The motion by a thousand Runge–Kutta steps per second, because the closed form must not be tested with itself.
      var samples: [Double] = [0]
      var (x, v) = (0.0, velocity)
      func force(_ x: Double, _ v: Double) -> Double { (stiffness * (1 - x) - damping * v) / mass }
      let h = 1.0 / 4000
      for _ in 0..<8000 {
        let (k1x, k1v) = (v, force(x, v))
        let (k2x, k2v) = (v + h / 2 * k1v, force(x + h / 2 * k1x, v + h / 2 * k1v))
        let (k3x, k3v) = (v + h / 2 * k2v, force(x + h / 2 * k2x, v + h / 2 * k2v))
        let (k4x, k4v) = (v + h * k3v, force(x + h * k3x, v + h * k3v))
        x += h / 6 * (k1x + 2 * k2x + 2 * k3x + k4x)
        v += h / 6 * (k1v + 2 * k2v + 2 * k3v + k4v)
        samples.append(x)
      }
      // Only at times that are steps.
      let layer = CALayer()
      layer.add(animation, forKey: "a")
      CATransaction.flush()
      let begin = time.now
      for step in stride(from: 200, to: 8000, by: 390) {
        time.now = begin + Double(step) / 4000
        expect(abs(layer.presentation()!.zPosition - 100 * samples[step]), below: 1e-6, "damping \(damping) at \(step)")
      }
    }
    expect(abs(CASpringAnimation().settlingDuration - 1.4727003346780927), below: 1e-6)
    let told = CASpringAnimation(perceptualDuration: 0.5, bounce: 0.3)
    expect(abs(told.perceptualDuration - 0.5), below: 1e-9)
    expect(abs(told.bounce - 0.3), below: 1e-9)
  }

  @Test("BP Springs and timings of invalid numbers come to rest")
  func noNumbers() {
    for seconds in [0, -1, Double.nan, .infinity, 1e-300] {
      let spring = CASpringAnimation(perceptualDuration: seconds, bounce: 0.2)
      expect(!spring.settlingDuration.isNaN)
      expect(!spring.spring.value(at: 1).isNaN)
    }
    expect(!Spring(mass: 1, stiffness: 1, damping: 1e300, velocity: 0, allowsOverdamping: true).settlingDuration.isNaN)
    for path in [\CAAnimation.beginTime, \.timeOffset, \.duration, \.repeatDuration] {
      let animation = basic("position.x", from: 0, to: 10)
      animation[keyPath: path] = .nan
      animation.repeatCount = .infinity
      let layer = CALayer()
      layer.add(animation, forKey: "a")
      time.advance(1)
      expect(!layer.displayed.position.x.isNaN)
      layer.removeAllAnimations()
    }
  }
}
