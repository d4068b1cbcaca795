import Foundation

/// The motion of a damped spring from 0 to 1, in closed form.
package struct Spring {
  /// The frequency without damping, in radians per second.
  let frequency: Double
  let ratio: Double
  let velocity: Double

  package init(mass: Double, stiffness: Double, damping: Double, velocity: Double, allowsOverdamping: Bool = false) {
    // The constants are the first arguments, so that NaN is replaced.
    let mass = min(1e9, max(1e-9, mass))
    let stiffness = min(1e9, max(1e-9, stiffness))
    frequency = (stiffness / mass).squareRoot()
    let ratio = min(1e3, max(0, damping) / (2 * (stiffness * mass).squareRoot()))
    self.ratio = allowsOverdamping ? ratio : min(ratio, 1)
    self.velocity = velocity.isFinite ? velocity : 0
  }

  package func value(at time: Double) -> Double {
    if time <= 0 { return 0 }
    let decay = ratio * frequency
    if ratio < 1 {
      let damped = frequency * (1 - ratio * ratio).squareRoot()
      return 1 - exp(-decay * time) * (cos(damped * time) + (decay - velocity) / damped * sin(damped * time))
    }
    if ratio == 1 { return 1 - exp(-decay * time) * (1 + (decay - velocity) * time) }
    let root = frequency * (ratio * ratio - 1).squareRoot()
    let fast = -decay - root
    let slow = -decay + root
    let a = (velocity + fast) / (fast - slow)
    return 1 - (a * exp(slow * time) + (1 - a) * exp(fast * time))
  }

  /// The time from which the spring stays within a thousandth of its distance from the end.
  package var settlingDuration: Double {
    let threshold = 0.001
    let decay = ratio * frequency
    if ratio == 0 { return .infinity }
    if ratio < 1 {
      // The envelope of the oscillation, which Core Animation uses as well.
      let damped = frequency * (1 - ratio * ratio).squareRoot()
      return max(0, log((1 + abs((decay - velocity) / damped)) / threshold) / decay)
    }
    var high = 1 / frequency
    while abs(1 - value(at: high)) > threshold || abs(1 - value(at: high * 1.5)) > threshold { high *= 1.5 }
    var low = 0.0
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if abs(1 - value(at: middle)) > threshold { low = middle } else { high = middle }
    }
    return high
  }
}
