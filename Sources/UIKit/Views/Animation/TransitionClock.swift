import QuartzCore

/// Lets an interaction control the animations of a transition: the time of the container's layer is paused and set explicitly.
///
/// Layers outside the container that are animated alongside are controlled in the same way.
@MainActor final class TransitionClock {
  private struct Held {
    let layer: CALayer
    /// The layer's local time when the transition began.
    let start: CFTimeInterval
  }

  /// The clock of the interactive transition whose animations are being added.
  private(set) static var collecting: TransitionClock?

  private var held: [Held] = []
  private let duration: TimeInterval
  private var link: CADisplayLink?
  private(set) var fraction: CGFloat = 0
  /// The elapsed time of the animations when they were paused.
  private var passed: TimeInterval = 0

  init(duration: TimeInterval) {
    self.duration = max(duration, 0.001)
  }

  convenience init(layer: CALayer, duration: TimeInterval) {
    self.init(duration: duration)
    hold(layer)
  }

  /// Pauses a layer whose animations have run for a fraction of the duration.
  convenience init(layer: CALayer, duration: TimeInterval, share: CGFloat) {
    self.init(duration: duration)
    fraction = share
    passed = Double(share) * self.duration
    hold(layer)
  }

  /// Also pauses animations that are added within `body` to other layers.
  func collect(_ body: () -> Void) {
    let before = Self.collecting
    Self.collecting = self
    body()
    Self.collecting = before
  }

  func hold(_ layer: CALayer) {
    var node: CALayer? = layer
    while let current = node {
      if held.contains(where: { $0.layer === current }) { return }
      node = current.superlayer
    }
    let now = layer.convertTime(CACurrentMediaTime(), from: nil)
    let start = now - passed
    held.append(Held(layer: layer, start: start))
    layer.speed = 0
    layer.timeOffset = start + Double(fraction) * duration
  }

  /// Shows the transition at the fraction `new`. The end itself is left to ``run(to:speed:curve:done:)``.
  func show(_ new: CGFloat) {
    stop()
    set(new.isNaN ? 0 : min(max(new, 0), 0.999))
  }

  private func set(_ new: CGFloat) {
    fraction = new
    for entry in held { entry.layer.timeOffset = entry.start + Double(new) * duration }
  }

  /// Pauses the time.
  func stop() {
    link?.invalidate()
    link = nil
  }

  /// Runs the time to the end (1) or back to the beginning (0), and calls `done` there.
  ///
  /// Animations that outlast the transition's duration are waited for: time continues until `done` returns true.
  func run(to end: CGFloat, speed: CGFloat, curve: UIView.AnimationCurve, done: @escaping () -> Bool) {
    stop()
    let from = fraction
    let length = max(duration * Double(abs(end - from)) / Double(max(speed, 0.01)), 0.001)
    let begin = CACurrentMediaTime()
    let pace = curve.timingFunction
    let link = CADisplayLink { [weak self] link in
      guard let self else {
        link.invalidate()
        return
      }
      let passed = (link.timestamp - begin) / length
      if passed < 1 {
        self.set(from + (end - from) * CGFloat(pace.value(at: max(0, passed))))
        return
      }
      // Beyond the end, for animations that take longer.
      self.set(end == 0 ? 0 : end + CGFloat(passed - 1) * CGFloat(length / self.duration) + 0.0001)
      if done() { self.stop() }
    }
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  /// Removes every animation from the controlled layers, so that their completions report that they did not finish.
  func removeAnimations() {
    for entry in held { Self.removeAnimations(below: entry.layer) }
  }

  private static func removeAnimations(below layer: CALayer) {
    layer.removeAllAnimations()
    for sublayer in layer.sublayers ?? [] { removeAnimations(below: sublayer) }
  }

  /// Lets the time of the layers run normally again.
  func release() {
    stop()
    for entry in held {
      entry.layer.speed = 1
      entry.layer.timeOffset = 0
      entry.layer.beginTime = 0
    }
    held = []
  }
}
