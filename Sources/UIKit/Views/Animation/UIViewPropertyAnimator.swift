import QuartzCore

/// Animates changes of views and can be paused, scrubbed, reversed and continued.
@preconcurrency @MainActor open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  /// The duration in seconds.
  public final let duration: TimeInterval
  /// The curve or spring.
  public final let timingParameters: (any UITimingCurveProvider)?
  /// The time in seconds before the animation starts.
  public private(set) final var delay: TimeInterval = 0
  /// Whether the animation may be paused, stopped, reversed or scrubbed while it runs.
  public final var isInterruptible = true
  /// Whether a paused animator follows its fraction linearly instead of along its curve.
  public final var scrubsLinearly = true
  /// Whether the animator remains active after it has reached an end.
  public final var pausesOnCompletion = false
  /// Whether the animated views receive touches while the animation runs.
  open var isUserInteractionEnabled = true {
    didSet { if state == .active { trackTouches() } }
  }
  /// Whether animated views are hit at the positions of their model instead of where they are shown.
  open var isManualHitTestingEnabled = false {
    didSet { if state == .active { trackTouches() } }
  }
  public private(set) final var state = UIViewAnimatingState.inactive
  public private(set) final var isRunning = false

  private var animations: [(change: () -> Void, delayFactor: CGFloat)] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private let recorder = PropertyRecorder()
  private var fraction: CGFloat = 0
  private var reversed = false
  /// While running: the start of this stretch, its initial fraction, and the duration of the rest.
  private var stretch: (begin: CFTimeInterval, from: CGFloat, length: TimeInterval)?
  private var pace = ViewAnimation.Pace.curve(nil)
  private var span: TimeInterval
  private var deadline: Deadlines.Token?

  /// Creates an animator with a curve or spring.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.duration = duration
    timingParameters = parameters
    span = duration
    super.init()
    setPace(parameters)
  }

  /// Creates an animator of duration zero.
  public convenience override init() { self.init(duration: 0, timingParameters: UICubicTimingParameters(animationCurve: .easeInOut)) }

  /// Creates an animator with a standard curve.
  public convenience init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
    self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a cubic curve.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a spring; a ratio of 1.0 does not oscillate.
  public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
    self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator and starts it.
  @discardableResult
  public class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let parameters = UICubicTimingParameters(animationCurve: options.curve)
    let animator = UIViewPropertyAnimator(duration: duration, timingParameters: parameters)
    animator.addAnimations(animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  private func setPace(_ parameters: any UITimingCurveProvider) {
    if let spring = parameters.springTimingParameters {
      (pace, span) = spring.pace(duration: duration)
    } else {
      pace = .curve(parameters.cubicTimingParameters?.timingFunction)
      span = duration
    }
  }

  // MARK: Animations

  open func addAnimations(_ animation: @escaping () -> Void) { add(animation, delayFactor: 0) }

  /// Adds changes that begin after this fraction of the remaining time.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) { add(animation, delayFactor: delayFactor) }

  private func add(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    let factor = min(max(delayFactor.isFinite ? delayFactor : 0, 0), 1)
    if state == .active {
      let present = currentFraction
      record(animation, delay: factor == 0 ? 0 : present + (1 - present) * factor)
      show()
    } else {
      animations.append((animation, factor))
    }
  }

  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }

  private func record(_ animation: () -> Void, delay: CGFloat) {
    recorder.delay = min(delay, 0.999)
    defer { recorder.delay = 0 }
    let block = ViewAnimation(duration: span, delay: 0, pace: pace, options: [], completion: nil)
    block.recorder = recorder
    block.run(animation)
  }

  private func activate() {
    guard state == .inactive else { return }
    state = .active
    let waiting = animations
    animations = []
    for animation in waiting { record(animation.change, delay: animation.delayFactor) }
  }

  // MARK: Running

  open func startAnimation() { start(after: 0) }

  open func startAnimation(afterDelay delay: TimeInterval) {
    self.delay = delay
    start(after: delay)
  }

  private func start(after delay: TimeInterval) {
    guard state != .stopped, !isRunning else { return }
    activate()
    run(from: fraction, over: span * Double(reversed ? fraction : 1 - fraction), delay: delay)
  }

  open func pauseAnimation() {
    guard mayInterrupt("pause") else { return }
    guard state != .stopped else { return }
    activate()
    fraction = currentFraction
    stop()
    show()
  }

  open func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat) {
    guard state == .active, !isRunning else { return }
    if let parameters { setPace(parameters) }
    let rest = reversed ? fraction : 1 - fraction
    run(from: fraction, over: durationFactor == 0 ? span * Double(rest) : duration * Double(durationFactor), delay: 0)
  }

  open func stopAnimation(_ withoutFinishing: Bool) {
    guard mayInterrupt("stop") else { return }
    guard state == .active else { return }
    fraction = currentFraction
    stop()
    recorder.keepDisplayedValues()
    recorder.removeAnimations()
    if withoutFinishing {
      state = .inactive
      reset()
    } else {
      state = .stopped
    }
  }

  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else {
      UIKitError.raise("finishAnimationAtPosition: should only be called on a stopped animator!")
      return
    }
    switch finalPosition {
    case .start: recorder.keepStartValues()
    case .end: recorder.keepEndValues()
    case .current: break
    }
    complete(at: finalPosition)
  }

  open var isReversed: Bool {
    get { reversed }
    set {
      guard reversed != newValue, mayInterrupt("reverse") else { return }
      let runs = isRunning
      fraction = currentFraction
      reversed = newValue
      guard runs else { return }
      stop()
      run(from: fraction, over: span * Double(newValue ? fraction : 1 - fraction), delay: 0)
    }
  }

  open var fractionComplete: CGFloat {
    get { currentFraction }
    set {
      guard state != .stopped, mayInterrupt("scrub") else { return }
      activate()
      if isRunning { stop() }
      fraction = min(max(newValue, 0), 1)
      show()
    }
  }

  /// Returns false if the animation runs and is not interruptible; it continues.
  private func mayInterrupt(_ change: String) -> Bool {
    if isInterruptible || !isRunning { return true }
    UIKitError.raise("It is an error to \(change) a UIViewPropertyAnimator that is not interruptible while it is running.")
    return false
  }

  private var currentFraction: CGFloat {
    guard let stretch, stretch.length > 0 else { return fraction }
    let passed = min(max((CACurrentMediaTime() - stretch.begin) / stretch.length, 0), 1)
    return stretch.from + ((reversed ? 0 : 1) - stretch.from) * CGFloat(passed)
  }

  /// Runs from `start` to the next end in `length` seconds.
  private func run(from start: CGFloat, over length: TimeInterval, delay: TimeInterval) {
    let now = CACurrentMediaTime()
    isRunning = true
    stretch = (now + delay, start, length)
    let rate = length > 0 ? Double(abs((reversed ? 0 : 1) - start)) * span / length : 1
    recorder.animate(pace: pace, duration: span) { animation, layer, late in
      // A range of the whole: its begin time is in the past such that it is at `start` now, and its speed makes it end in time.
      animation.speed = Float(max(rate, 0.0001))
      let local = layer.convertTime(now + delay, from: nil)
      let behind = span * Double(reversed ? 1 - start : start)
      // In reverse, a change that began late ends early.
      animation.beginTime = local + ((reversed ? 0 : span * late) - behind) / max(rate, 0.0001)
      if reversed, let basic = animation as? CABasicAnimation { swap(&basic.fromValue, &basic.toValue) }
    }
    trackTouches()
    // Retained until then: an animator that is not retained otherwise runs to its end.
    deadline = Deadlines.add(at: now + delay + length) { self.reachEnd() }
  }

  /// Shows the fraction without running.
  private func show() {
    guard !isRunning else {
      let start = currentFraction
      stop()
      run(from: start, over: span * Double(reversed ? start : 1 - start), delay: 0)
      return
    }
    trackTouches()
    let pace = scrubsLinearly ? ViewAnimation.Pace.curve(nil) : self.pace
    recorder.animate(pace: pace, duration: 1) { animation, _, late in
      animation.speed = 0
      animation.timeOffset = max(0, min(Double(fraction), 0.999999) - late)
    }
  }

  private func trackTouches() {
    recorder.track(userInteraction: isUserInteractionEnabled, manualHitTesting: isManualHitTestingEnabled)
  }

  private func stop() {
    isRunning = false
    stretch = nil
    Deadlines.cancel(deadline)
    deadline = nil
  }

  private func reachEnd() {
    fraction = reversed ? 0 : 1
    stop()
    if pausesOnCompletion {
      show()
      return
    }
    if reversed { recorder.keepStartValues() }
    complete(at: reversed ? .start : .end)
  }

  private func complete(at position: UIViewAnimatingPosition) {
    recorder.removeAnimations()
    state = .inactive
    let done = completions
    reset()
    for completion in done { completion(position) }
  }

  private func reset() {
    fraction = 0
    reversed = false
    completions = []
  }
}
