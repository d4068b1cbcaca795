import QuartzCore

/// A transition between two controllers: a presentation, a dismissal, a push or a pop.
///
/// Its owner (a presentation, a navigation controller) creates it, calls `attach`, so that the controllers' `transitionCoordinator` exists
/// in `viewWillAppear`, and calls `start`. The animator ends it by `completeTransition`, which calls `completion` (with the did-appear
/// calls), then the animator's `animationEnded`, then the coordinator's completions, then `afterwards`.
@MainActor package final class ControllerTransition: NSObject, UIViewControllerContextTransitioning {
  package let containerView: UIView
  package let from: UIViewController?
  package let to: UIViewController?
  package var presentationStyle = UIModalPresentationStyle.none
  package var fromView: UIView?
  package var toView: UIView?
  package var initialFrames: [ObjectIdentifier: CGRect] = [:]
  package var finalFrames: [ObjectIdentifier: CGRect] = [:]
  /// Views outside the container whose animations the interactor controls as well, such as a bar.
  package var timedViews: [UIView] = []
  package private(set) var isAnimated = false
  package private(set) var isInteractive = false
  package private(set) var initiallyInteractive = false
  package private(set) var transitionWasCancelled = false
  package private(set) var percentComplete: CGFloat = 0
  package private(set) var duration: TimeInterval = 0
  package private(set) var isRunning = false
  package private(set) lazy var coordinator = TransitionCoordinator(transition: self, container: containerView)

  /// Called once at the end of the transition; the parameter is false if it was canceled.
  package var completion: ((Bool) -> Void)?
  /// Called last at the end of the transition.
  package var afterwards: ((Bool) -> Void)?

  private var animator: (any UIViewControllerAnimatedTransitioning)?
  private var interactor: (any UIViewControllerInteractiveTransitioning)?
  private(set) var clock: TransitionClock?
  private var alongsideClock: TransitionClock?
  /// The animator's own interruptible animator, if it has one.
  private(set) var interruptible: (any UIViewImplicitlyAnimating)?
  private var begun: CFTimeInterval = 0
  private var attached: [UIViewController] = []
  /// Retains itself until it ends, so that its owners need not.
  private var ownHold: ControllerTransition?

  package init(container: UIView, from: UIViewController?, to: UIViewController?) {
    containerView = container
    self.from = from
    self.to = to
    super.init()
  }

  // MARK: Running

  /// Makes this the transition of `controllers` and their children, for their coordinators.
  package func attach(to controllers: [UIViewController]) {
    ownHold = self
    attached = controllers
    for controller in controllers { controller.runningTransition = self }
  }

  /// Starts the transition. Without an animator the change is shown immediately, and completed in the same frame, after layout.
  package func start(
    animator: (any UIViewControllerAnimatedTransitioning)?, interactor: (any UIViewControllerInteractiveTransitioning)? = nil
  ) {
    ownHold = self
    isRunning = true
    self.animator = animator
    guard let animator else {
      UIView.performWithoutAnimation { coordinator.runAnimations() }
      return
    }
    isAnimated = true
    duration = animator.transitionDuration(using: self)
    begun = CACurrentMediaTime()
    self.interactor = interactor
    let own = animator.interruptibleAnimator(using: self)
    interruptible = own === NoAnimator.shared ? nil : own
    (interactor as? UIPercentDrivenInteractiveTransition)?.attach(to: self)
    guard let interactor, interactor.wantsInteractiveStart else {
      animator.animateTransition(using: self)
      runAlongside()
      return
    }
    isInteractive = true
    initiallyInteractive = true
    interactor.startInteractiveTransition(self)
    if let clock {
      clock.collect { runAlongside() }
    } else if interruptible != nil {
      runAlongside()
    } else {
      // The interactor drives the views; only alongside animations follow its progress.
      let clock = TransitionClock(duration: duration)
      clock.collect { runAlongside() }
      alongsideClock = clock
    }
  }

  /// Runs the alongside animations for the duration of the transition.
  private func runAlongside() {
    guard coordinator.hasAnimations else {
      coordinator.runAnimations()
      return
    }
    guard duration > 0 else {
      UIView.performWithoutAnimation { coordinator.runAnimations() }
      return
    }
    let alongside = coordinator
    if let interruptible, isRunning {
      // Alongside animations are paused and reversed with the rest.
      interruptible.addAnimations { alongside.runAnimations() }
      return
    }
    UIView.animate(withDuration: duration, delay: 0, options: [.allowUserInteraction, .curveEaseInOut]) { alongside.runAnimations() }
  }

  /// Runs the animator with paused time; called by a percent-driven interactor.
  func beginFollowing() {
    guard let animator, isRunning else { return }
    if let interruptible { return interruptible.pauseAnimation() }
    let clock = TransitionClock(layer: containerView.layer, duration: duration)
    for view in timedViews { clock.hold(view.layer) }
    self.clock = clock
    clock.collect { animator.animateTransition(using: self) }
  }

  /// The progress of an animator that runs on time.
  var shareNow: CGFloat {
    if let interruptible { return interruptible.fractionComplete }
    if let clock { return clock.fraction }
    return duration > 0 ? min(CGFloat((CACurrentMediaTime() - begun) / duration), 1) : 1
  }

  /// Pauses a running transition for an interaction.
  func hold() {
    guard isRunning else { return }
    if let interruptible { return interruptible.pauseAnimation() }
    if let clock { return clock.stop() }
    let clock = TransitionClock(layer: containerView.layer, duration: duration, share: shareNow)
    for view in timedViews { clock.hold(view.layer) }
    self.clock = clock
  }

  /// Shows the transition at a fraction of its progress.
  func show(_ share: CGFloat) {
    interruptible?.fractionComplete = share
    clock?.show(share)
  }

  func letGo(finishing: Bool) {
    if let interruptible, isRunning {
      interruptible.isReversed = !finishing
      let curve = (interactor as? UIPercentDrivenInteractiveTransition)?.timingCurve
      interruptible.continueAnimation(withTimingParameters: curve, durationFactor: 0)
      return
    }
    guard let interactor, let clock else { return }
    clock.run(to: finishing ? 1 : 0, speed: interactor.completionSpeed, curve: interactor.completionCurve) { [weak self] in
      guard let self, self.isRunning else { return true }
      if !finishing {
        clock.removeAnimations()
        // If the animator animated nothing, the completion is called for it.
        if self.isRunning { self.completeTransition(false) }
        return true
      }
      return false
    }
  }

  // MARK: Context

  package func updateInteractiveTransition(_ percentComplete: CGFloat) {
    self.percentComplete = percentComplete
    alongsideClock?.show(percentComplete)
  }

  package func finishInteractiveTransition() { endInteraction(cancelled: false) }

  package func cancelInteractiveTransition() { endInteraction(cancelled: true) }

  package func pauseInteractiveTransition() {
    guard isRunning, !isInteractive else { return }
    isInteractive = true
    coordinator.tellInteractionChanged()
  }

  private func endInteraction(cancelled: Bool) {
    guard isRunning, isInteractive else { return }
    isInteractive = false
    transitionWasCancelled = cancelled
    coordinator.completionCurve = interactor?.completionCurve ?? .easeInOut
    coordinator.completionVelocity = interactor?.completionSpeed ?? 1
    coordinator.tellInteractionChanged()
    alongsideClock?.run(to: cancelled ? 0 : 1, speed: 1, curve: .easeOut) { true }
  }

  package func completeTransition(_ didComplete: Bool) {
    guard isRunning else { return }
    isRunning = false
    isInteractive = false
    // An animator that finishes immediately ends before the alongside animations have started.
    if didComplete { UIView.performWithoutAnimation { coordinator.runAnimations() } }
    if !didComplete { transitionWasCancelled = true }
    if !didComplete { alongsideClock?.removeAnimations() }
    endInterruptible(at: didComplete ? .end : .start)
    for clock in [clock, alongsideClock] { clock?.release() }
    clock = nil
    alongsideClock = nil
    let animator = animator
    completion?(didComplete)
    animator?.animationEnded(didComplete)
    for controller in attached where controller.runningTransition === self { controller.runningTransition = nil }
    coordinator.runCompletions()
    let last = afterwards
    completion = nil
    afterwards = nil
    self.animator = nil
    interactor = nil
    last?(didComplete)
    ownHold = nil
  }

  /// Ends an animator that is still running, because another transition is about to begin.
  private func endInterruptible(at position: UIViewAnimatingPosition) {
    guard let running = interruptible else { return }
    interruptible = nil
    guard running.state == .active else { return }
    running.stopAnimation(false)
    if running.state == .stopped { running.finishAnimation(at: position) }
  }

  package func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: from
    case .to: to
    default: nil
    }
  }

  package func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: fromView
    case .to: toView
    default: nil
    }
  }

  package var targetTransform: CGAffineTransform { .identity }

  package func initialFrame(for vc: UIViewController) -> CGRect { initialFrames[ObjectIdentifier(vc)] ?? .zero }

  package func finalFrame(for vc: UIViewController) -> CGRect { finalFrames[ObjectIdentifier(vc)] ?? .zero }
}
