import CoreGraphics

/// Drives an animator's transition by its progress, which a gesture sets: ``update(_:)``, then ``finish()`` or ``cancel()``.
@preconcurrency @MainActor open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
  private weak var transition: ControllerTransition?
  private var share: CGFloat = 0

  public override init() {
    super.init()
  }

  /// The animator's duration.
  public final var duration: CGFloat { CGFloat(transition?.duration ?? 0) }
  /// The completed fraction of the transition, from 0.0 to 1.0.
  public final var percentComplete: CGFloat { share }
  open var completionSpeed: CGFloat = 1
  open var completionCurve = UIView.AnimationCurve.easeInOut
  open var wantsInteractiveStart = true
  /// The timing of the rest of the transition after it is finished or canceled. The default, nil, keeps the animator's own timing. It is
  /// used only if the animator gives an interruptible animator.
  open var timingCurve: (any UITimingCurveProvider)?

  /// Starts the transition with paused time; an override calls `super`.
  open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    guard let transition = transitionContext as? ControllerTransition else { return }
    attach(to: transition)
    transition.beginFollowing()
  }

  /// Stores the transition, including one that runs on time and may be paused later.
  final func attach(to transition: ControllerTransition) {
    self.transition = transition
    share = 0
  }

  /// Pauses a running transition, whether released or not interactive.
  open func pause() {
    guard let transition, transition.isRunning else { return }
    transition.hold()
    share = transition.shareNow
    transition.pauseInteractiveTransition()
  }

  /// Moves the transition to a fraction, from 0.0 to 1.0; values outside are clamped.
  open func update(_ percentComplete: CGFloat) {
    guard let transition, transition.isInteractive else { return }
    share = percentComplete.isNaN ? 0 : min(max(percentComplete, 0), 1)
    transition.show(share)
    transition.updateInteractiveTransition(share)
  }

  /// Runs the transition back to its beginning.
  open func cancel() { letGo(finishing: false) }

  /// Runs the transition to its end.
  open func finish() { letGo(finishing: true) }

  private func letGo(finishing: Bool) {
    guard let transition, transition.isInteractive else { return }
    if finishing { transition.finishInteractiveTransition() } else { transition.cancelInteractiveTransition() }
    transition.letGo(finishing: finishing)
  }
}
