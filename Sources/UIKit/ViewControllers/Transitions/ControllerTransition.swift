import CoreGraphics
import Foundation
import QuartzCore

/// One change from a controller to another: of a presentation, a dismissal, a push or a pop.
///
/// Who begins it (a presentation, a navigation controller) makes it, `attach`es it, so that the controllers' `transitionCoordinator` is
/// there when they hear that they will appear, and `start`s it. The animator ends it by `completeTransition`, which calls `completion`
/// (the did-appear calls belong there), then the animator's `animationEnded`, then what waits at the coordinator, then `afterwards`.
@MainActor package final class ControllerTransition: NSObject, UIViewControllerContextTransitioning {
  package let containerView: UIView
  package let from: UIViewController?
  package let to: UIViewController?
  package var presentationStyle = UIModalPresentationStyle.none
  package var fromView: UIView?
  package var toView: UIView?
  package var initialFrames: [ObjectIdentifier: CGRect] = [:]
  package var finalFrames: [ObjectIdentifier: CGRect] = [:]
  /// Views outside the container whose time an interactor holds as well, such as a bar.
  package var timedViews: [UIView] = []
  package private(set) var isAnimated = false
  package private(set) var isInteractive = false
  package private(set) var initiallyInteractive = false
  package private(set) var transitionWasCancelled = false
  package private(set) var percentComplete: CGFloat = 0
  package private(set) var duration: TimeInterval = 0
  package private(set) var isRunning = false
  package private(set) lazy var coordinator = TransitionCoordinator(transition: self, container: containerView)

  /// Called once when the transition has come to its end, with whether it was gone through with.
  package var completion: ((Bool) -> Void)?
  /// Called after everybody else has heard of the end.
  package var afterwards: ((Bool) -> Void)?

  private var animator: (any UIViewControllerAnimatedTransitioning)?
  private var interactor: (any UIViewControllerInteractiveTransitioning)?
  private(set) var clock: TransitionClock?
  private var alongsideClock: TransitionClock?
  /// The animator's own way to be paused and reversed, where it has one.
  private(set) var interruptible: (any UIViewImplicitlyAnimating)?
  private var begun: CFTimeInterval = 0
  private var attached: [UIViewController] = []
  /// Held until it ends: those who started it need not.
  private var ownHold: ControllerTransition?

  package init(container: UIView, from: UIViewController?, to: UIViewController?) {
    containerView = container
    self.from = from
    self.to = to
    super.init()
  }

  // MARK: Running

  /// Makes this the transition that `controllers` and their children find as their coordinator's.
  package func attach(to controllers: [UIViewController]) {
    ownHold = self
    attached = controllers
    for controller in controllers { controller.runningTransition = self }
  }

  /// Begins. Without an animator the change is shown at once, and ended in the same frame, after layout.
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
      // The interactor moves the views itself: only what goes along is held to its share.
      let clock = TransitionClock(duration: duration)
      clock.collect { runAlongside() }
      alongsideClock = clock
    }
  }

  /// Animates what goes along, with the transition's length.
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
      // What goes along is paused and reversed with the rest.
      interruptible.addAnimations { alongside.runAnimations() }
      return
    }
    UIView.animate(withDuration: duration, delay: 0, options: [.allowUserInteraction, .curveEaseInOut]) { alongside.runAnimations() }
  }

  /// Runs the animator with time standing still; called by an interactor that leads by percent.
  func beginFollowing() {
    guard let animator, isRunning else { return }
    if let interruptible { return interruptible.pauseAnimation() }
    let clock = TransitionClock(layer: containerView.layer, duration: duration)
    for view in timedViews { clock.hold(view.layer) }
    self.clock = clock
    clock.collect { animator.animateTransition(using: self) }
  }

  /// How far an animator that runs by itself has come.
  var shareNow: CGFloat {
    if let interruptible { return interruptible.fractionComplete }
    if let clock { return clock.fraction }
    return duration > 0 ? min(CGFloat((CACurrentMediaTime() - begun) / duration), 1) : 1
  }

  /// Takes a transition that runs by itself into the hand: time does not move.
  func hold() {
    guard isRunning else { return }
    if let interruptible { return interruptible.pauseAnimation() }
    if let clock { return clock.stop() }
    let clock = TransitionClock(layer: containerView.layer, duration: duration, share: shareNow)
    for view in timedViews { clock.hold(view.layer) }
    self.clock = clock
  }

  /// Shows the transition at that share of its way.
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
        // An animator that did not animate anything hears nothing: the end is told for it.
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
    // An animator that is done at once ends before what goes along was begun.
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

  /// An animator that is still under way, because something else is to begin, ends where the transition does.
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
