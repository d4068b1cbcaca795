import CoreGraphics

/// Stores the alongside animations of one transition, and runs them when it starts.
@MainActor package final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  package typealias Action = (any UIViewControllerTransitionCoordinatorContext) -> Void

  private weak var transition: ControllerTransition?
  private let fallbackContainer: UIView
  private var animations: [Action] = []
  private var completions: [Action] = []
  private var interactionHandlers: [Action] = []
  private var hasRun = false
  package var completionVelocity: CGFloat = 1
  package var completionCurve = UIView.AnimationCurve.easeInOut
  /// The final state of the transition, once it is over.
  private var isOver: (cancelled: Bool, animated: Bool, duration: TimeInterval)?

  /// Creates a coordinator of a transition in `container`, or without a transition, of a change of size.
  init(transition: ControllerTransition?, container: UIView) {
    self.transition = transition
    fallbackContainer = container
    super.init()
  }

  // MARK: Alongside animations

  @discardableResult
  package func animate(alongsideTransition animation: Action?, completion: Action?) -> Bool {
    if let completion { completions.append(completion) }
    guard let animation else { return !hasRun }
    guard !hasRun else { return false }
    animations.append(animation)
    return true
  }

  @discardableResult
  package func animateAlongsideTransition(in view: UIView?, animation: Action?, completion: Action?) -> Bool {
    animate(alongsideTransition: animation, completion: completion)
  }

  package func notifyWhenInteractionChanges(_ handler: @escaping Action) { interactionHandlers.append(handler) }

  /// Runs the alongside animations; later ones are not run.
  func runAnimations() {
    guard !hasRun else { return }
    hasRun = true
    let due = animations
    animations = []
    for animation in due { animation(self) }
  }

  var hasAnimations: Bool { !animations.isEmpty }

  func tellInteractionChanged() {
    for handler in interactionHandlers { handler(self) }
  }

  func runCompletions() {
    hasRun = true
    isOver = (isCancelled, isAnimated, transitionDuration)
    let due = completions
    completions = []
    animations = []
    interactionHandlers = []
    for completion in due { completion(self) }
  }

  // MARK: Context

  package var isAnimated: Bool { isOver?.animated ?? transition?.isAnimated ?? false }
  package var presentationStyle: UIModalPresentationStyle { transition?.presentationStyle ?? .none }
  package var initiallyInteractive: Bool { transition?.initiallyInteractive ?? false }
  package var isInterruptible: Bool { transition?.interruptible != nil }
  package var isInteractive: Bool { transition?.isInteractive ?? false }
  package var isCancelled: Bool { isOver?.cancelled ?? transition?.transitionWasCancelled ?? false }
  package var transitionDuration: TimeInterval { isOver?.duration ?? transition?.duration ?? 0 }
  package var percentComplete: CGFloat { transition?.percentComplete ?? 0 }
  package var containerView: UIView { transition?.containerView ?? fallbackContainer }
  package var targetTransform: CGAffineTransform { .identity }
  package func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    transition?.viewController(forKey: key)
  }
  package func view(forKey key: UITransitionContextViewKey) -> UIView? { transition?.view(forKey: key) }
}
