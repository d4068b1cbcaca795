import QuartzCore

/// The changes made by an animator, which can be shown at any fraction, run in either direction, or undone.
@MainActor final class PropertyRecorder {
  struct Change {
    let layer: CALayer
    let key: String
    let from: Any?
    var to: Any?
    /// The fraction of the total duration before this change begins.
    var delay: CGFloat = 0
  }

  private(set) var changes: [Change] = []
  /// The delay of the changes being recorded.
  var delay: CGFloat = 0
  /// The views that are marked for hit testing, and the marks of each.
  private var tracked: [UIView] = []
  private var tracking = (blocking: 0, shown: 0)
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

  /// Animates every change over its part of `duration`; `configure` can adjust the timing of each animation.
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

  /// Marks the views of the changes for hit testing until the animations are removed.
  func track(userInteraction: Bool, manualHitTesting: Bool) {
    endTracking()
    var seen: Set<ObjectIdentifier> = []
    tracked = changes.compactMap { seen.insert(ObjectIdentifier($0.layer)).inserted ? $0.layer.delegate as? UIView : nil }
    tracking = (userInteraction ? 0 : 1, manualHitTesting ? 0 : 1)
    for view in tracked { view.hitTestDuringAnimation(blocking: tracking.blocking, shown: tracking.shown) }
  }

  private func endTracking() {
    for view in tracked { view.hitTestDuringAnimation(blocking: -tracking.blocking, shown: -tracking.shown) }
    tracked = []
  }

  /// Removes the animations, so that the model values show.
  func removeAnimations() {
    endTracking()
    for change in changes { change.layer.removeAnimation(forKey: name + change.key) }
  }

  /// Sets the model to the values shown on screen.
  func keepDisplayedValues() {
    for change in changes {
      let shown = change.layer.presentation()?.value(forKey: change.key)
      set(shown, of: change)
    }
  }

  /// Sets the model to the values before the changes.
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
