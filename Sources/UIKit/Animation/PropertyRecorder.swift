import CoreGraphics
import Foundation
import QuartzCore

/// The changes an animator makes, so that they can be shown at any fraction, run from there in either direction, or taken back.
@MainActor final class PropertyRecorder {
  struct Change {
    let layer: CALayer
    let key: String
    let from: Any?
    var to: Any?
    /// The share of the whole that passes before this change begins.
    var delay: CGFloat = 0
  }

  private(set) var changes: [Change] = []
  /// The delay of what is recorded now.
  var delay: CGFloat = 0
  private let name: String
  private static var serial = 0

  init() {
    Self.serial += 1
    name = "animator-\(Self.serial)-"
  }

  func record(layer: CALayer, key: String, from: Any?, to: Any?) {
    if let index = changes.firstIndex(where: { $0.layer === layer && $0.key == key }) {
      changes[index].to = to
    } else {
      changes.append(Change(layer: layer, key: key, from: from, to: to, delay: delay))
    }
  }

  /// Animates every change over its part of `duration`, `configure` having the last word about time.
  func animate(pace: ViewAnimation.Pace, duration: TimeInterval, configure: (CAAnimation, CALayer, _ delay: Double) -> Void) {
    let maker = ViewAnimation(duration: duration, delay: 0, pace: pace, options: [], completion: nil)
    for change in changes {
      let animation = maker.makePropertyAnimation(keyPath: change.key)
      animation.fromValue = change.from
      animation.toValue = change.to
      animation.duration = duration * Double(1 - change.delay)
      if case .curve(let function) = pace { animation.timingFunction = function }
      animation.fillMode = .both
      animation.isRemovedOnCompletion = false
      configure(animation, change.layer, Double(change.delay))
      change.layer.add(animation, forKey: name + change.key)
    }
  }

  /// Takes the animations away, so that the model shows.
  func removeAnimations() {
    for change in changes { change.layer.removeAnimation(forKey: name + change.key) }
  }

  /// Makes what is on screen the model.
  func keepDisplayedValues() {
    for change in changes {
      let shown = change.layer.presentation()?.value(forKey: change.key)
      set(shown, of: change)
    }
  }

  /// Makes the values before the changes the model.
  func keepStartValues() {
    for change in changes { set(change.from, of: change) }
  }

  func keepEndValues() {
    for change in changes { set(change.to, of: change) }
  }

  private func set(_ value: Any?, of change: Change) {
    UIView.performWithoutAnimation { change.layer.setValue(value, forKey: change.key) }
  }
}
