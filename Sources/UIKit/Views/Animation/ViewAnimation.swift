import QuartzCore

/// One animation block of views: the timing of its changes, and the completion called when all of them have finished.
///
/// While a block runs, a view returns an action to its layer that animates from the value before the change to the one after it. Numbers,
/// points and rectangles are animated as differences that are added to the model and decay to zero: an animation that starts while another
/// runs therefore continues from the value shown, and each ends at its own time. With `beginFromCurrentState` the animation starts from the
/// value shown, and running animations end.
@MainActor package final class ViewAnimation {
  /// The shape of the movement over time.
  enum Pace {
    case curve(CAMediaTimingFunction?)
    case spring(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, velocity: CGFloat)
  }

  var duration: TimeInterval
  var delay: TimeInterval
  var pace: Pace
  var options: UIView.AnimationOptions
  var repeatCount: Float = 0
  /// Collects the changes of keyframes instead of animating each; see `KeyframeCollector`.
  var keyframes: KeyframeCollector?
  /// Collects the changes for an animator; see `UIViewPropertyAnimator`.
  var recorder: PropertyRecorder?
  private var completion: ((Bool) -> Void)?
  /// The views that changed their size and are to lay out their subviews within the block.
  private var resized: [UIView] = []
  private var pending = 0
  private var finished = true
  private var isOpen = true

  init(
    duration: TimeInterval, delay: TimeInterval, pace: Pace, options: UIView.AnimationOptions,
    completion: ((Bool) -> Void)?
  ) {
    self.duration = duration
    self.delay = delay
    self.pace = pace
    self.options = options
    self.completion = completion
    if options.contains(.repeat) { repeatCount = .infinity }
  }

  // MARK: The blocks that run

  @InterfaceState(.activity) private static var stack: [ViewAnimation] = []

  /// The block whose changes animate now; nil outside of blocks and within `performWithoutAnimation`.
  package static var current: ViewAnimation? { areEnabled ? stack.last : nil }

  /// Whether animations are switched on; off within `performWithoutAnimation`.
  @InterfaceState(.activity) static var areEnabled = true {
    didSet { updateActions() }
  }

  /// Runs `changes` as this block.
  func run(_ changes: () -> Void) {
    Self.push(self)
    changes()
    while let view = resized.popLast() { view.layoutIfNeeded() }
    Self.pop()
    close()
  }

  /// Lets a view that changes its size lay out within the block, if the block's options require it.
  func noteChange(of key: String, in view: UIView) {
    if key == "bounds", options.contains(.layoutSubviews) { resized.append(view) }
  }

  static func push(_ animation: ViewAnimation) {
    stack.append(animation)
    updateActions()
  }

  @discardableResult
  static func pop() -> ViewAnimation? {
    let last = stack.popLast()
    updateActions()
    return last
  }

  private static func updateActions() {
    CALayer.viewActionsRun = current != nil
  }

  /// Ends the collection of changes; a block that animates nothing completes immediately.
  func close() {
    keyframes?.addAnimations(of: self)
    isOpen = false
    completeIfDone()
  }

  // MARK: Its animations

  /// Gives `animation` the timing of this block and adds it to `layer`.
  func add(_ animation: CAAnimation, to layer: CALayer, key: String?) {
    animation.duration = duration
    animation.preferredFrameRateRange = options.frameRates
    if case .curve(let function) = pace { animation.timingFunction = function }
    if delay > 0 {
      animation.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + delay
      animation.fillMode = .backwards
    }
    animation.repeatCount = repeatCount
    animation.autoreverses = options.contains(.autoreverse)
    let view = options.contains(.allowUserInteraction) ? nil : layer.delegate as? UIView
    view?.blockInteraction(true)
    animation.delegate = Completion(animation: self, view: view, layer: layer)
    pending += 1
    TransitionClock.collecting?.hold(layer)
    layer.add(animation, forKey: key)
  }

  /// Returns an animation of a property with this block's pace.
  func makePropertyAnimation(keyPath: String) -> CABasicAnimation {
    switch pace {
    case .curve: return CABasicAnimation(keyPath: keyPath)
    case .spring(let mass, let stiffness, let damping, let velocity):
      let spring = CASpringAnimation(keyPath: keyPath)
      spring.mass = mass
      spring.stiffness = stiffness
      spring.damping = damping
      spring.initialVelocity = velocity
      spring.allowsOverdamping = true
      return spring
    }
  }

  /// Runs `action` when all of the block's animations have finished, before the completion.
  func whenDone(_ action: @escaping () -> Void) { whenDone { _ in action() } }

  /// Runs `action` as well, with whether the animations ran to their ends.
  func whenDone(_ action: @escaping (Bool) -> Void) {
    let completion = self.completion
    self.completion = { finished in
      action(finished)
      completion?(finished)
    }
  }

  private func ended(finished flag: Bool) {
    pending -= 1
    finished = finished && flag
    completeIfDone()
  }

  private func completeIfDone() {
    guard !isOpen, pending == 0, let completion else { return }
    self.completion = nil
    completion(finished)
  }

  /// Informs the block when one of its animations has ended.
  private final class Completion: CAAnimationDelegate {
    private let animation: ViewAnimation
    private weak var view: UIView?
    private weak var layer: CALayer?

    init(animation: ViewAnimation, view: UIView?, layer: CALayer) {
      self.animation = animation
      self.view = view
      self.layer = layer
    }

    /// An animation that begins outside of a window ends with the next frame.
    func animationDidStart(_ anim: CAAnimation) {
      guard let layer, layer.speed != 0, let view = layer.delegate as? UIView, view.window == nil, !layer.isInHostedTree else { return }
      anim.duration = 0
      anim.repeatCount = 0
    }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
      view?.blockInteraction(false)
      view = nil
      animation.ended(finished: flag)
    }
  }
}
