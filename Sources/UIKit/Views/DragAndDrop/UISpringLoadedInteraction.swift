import QuartzCore

/// The phase of spring loading.
public enum UISpringLoadedInteractionEffectState: Int, Sendable {
  /// No drag is over the view.
  case inactive
  /// A drag is over the view.
  case possible
  /// The drag has rested long enough, and the view is about to be opened.
  case activating
  /// The view was opened.
  case activated
}

/// A drag over a view that it may open.
@preconcurrency @MainActor public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
  /// The phase of spring loading.
  var state: UISpringLoadedInteractionEffectState { get }
  /// The view that shows the effect; the interaction's view unless the behavior sets another.
  var targetView: UIView? { get set }
  /// The item that the behavior found under the drag, for use by the activation handler.
  var targetItem: Any? { get set }
  /// Returns the location of the drag.
  func location(in view: UIView?) -> CGPoint
}

/// Decides which parts of a view a drag can spring-load.
@preconcurrency @MainActor public protocol UISpringLoadedInteractionBehavior: NSObjectProtocol {
  /// Returns whether the drag may activate the view under it. It may set the context's target view and item.
  func shouldAllow(_ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext) -> Bool
  /// Called when the drag has left, or has activated the view. Optional.
  func interactionDidFinish(_ interaction: UISpringLoadedInteraction)
}

extension UISpringLoadedInteractionBehavior {
  public func interactionDidFinish(_ interaction: UISpringLoadedInteraction) {}
}

/// Shows the progress of spring loading.
@preconcurrency @MainActor public protocol UISpringLoadedInteractionEffect: NSObjectProtocol {
  /// Called for each new state.
  func interaction(_ interaction: UISpringLoadedInteraction, didChangeWith context: any UISpringLoadedInteractionContext)
}

@preconcurrency @MainActor public protocol UISpringLoadedInteractionSupporting: NSObjectProtocol {
  /// Whether a drag that rests over it activates it like a tap.
  var isSpringLoaded: Bool { get set }
}

/// Activates a view when a drag rests over it, such as a folder that opens to accept the drop.
@preconcurrency @MainActor open class UISpringLoadedInteraction: NSObject, UIInteraction {
  /// Decides which parts can be spring-loaded.
  public final let interactionBehavior: any UISpringLoadedInteractionBehavior
  /// Shows the progress of spring loading.
  public final let interactionEffect: any UISpringLoadedInteractionEffect
  /// The view the interaction is added to.
  open private(set) weak var view: UIView?
  fileprivate let activationHandler: (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void

  /// Creates an interaction. Without a behavior the whole view is activated; without an effect the target blinks.
  public init(
    interactionBehavior: (any UISpringLoadedInteractionBehavior)?, interactionEffect: (any UISpringLoadedInteractionEffect)?,
    activationHandler: @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
  ) {
    self.interactionBehavior = interactionBehavior ?? WholeViewSpring()
    self.interactionEffect = interactionEffect ?? BlinkingSpring()
    self.activationHandler = activationHandler
    super.init()
  }

  /// Creates an interaction that activates the whole view.
  public convenience init(activationHandler: @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void) {
    self.init(interactionBehavior: nil, interactionEffect: nil, activationHandler: activationHandler)
  }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
}

/// Tracks one drag over the views that it may spring-load.
@MainActor final class SpringLoading {
  private var interaction: UISpringLoadedInteraction?
  private var context: SpringContext?
  private var deadline: Deadlines.Token?
  private unowned let drag: DragInProgress

  /// The time a drag rests until the view blinks, and the duration of blinking (estimated).
  private static let waits = (rest: 0.5, blink: 0.3)

  init(_ drag: DragInProgress) {
    self.drag = drag
  }

  /// Called when the drag is over `view`, or over none.
  func update(over view: UIView?) {
    let (found, new) = target(from: view)
    if found === interaction, new?.isSame(as: context) ?? (context == nil) { return }
    end()
    guard let found, let new else { return }
    interaction = found
    context = new
    show(.possible)
    wait(Self.waits.rest) { [weak self] in self?.activate() }
  }

  private func target(from view: UIView?) -> (UISpringLoadedInteraction?, SpringContext?) {
    var node = view
    while let view = node {
      for case let interaction as UISpringLoadedInteraction in view.interactions {
        let context = SpringContext(drag, view)
        if interaction.interactionBehavior.shouldAllow(interaction, with: context) { return (interaction, context) }
      }
      node = view.superview
    }
    return (nil, nil)
  }

  private func wait(_ time: TimeInterval, _ action: @escaping @MainActor () -> Void) {
    Deadlines.cancel(deadline)
    deadline = Deadlines.add(at: CACurrentMediaTime() + time, action)
  }

  private func activate() {
    show(.activating)
    wait(Self.waits.blink) { [weak self] in self?.open() }
  }

  private func open() {
    guard let interaction, let context else { return }
    deadline = nil
    show(.activated)
    interaction.activationHandler(interaction, context)
    interaction.interactionBehavior.interactionDidFinish(interaction)
    // The activated view may have moved: the drag has to leave and return to activate it again.
  }

  private func show(_ state: UISpringLoadedInteractionEffectState) {
    guard let interaction, let context else { return }
    context.state = state
    interaction.interactionEffect.interaction(interaction, didChangeWith: context)
  }

  /// Called when the drag has left or has ended.
  func end() {
    Deadlines.cancel(deadline)
    deadline = nil
    if let interaction, let context {
      let wasOpened = context.state == .activated
      show(.inactive)
      if !wasOpened { interaction.interactionBehavior.interactionDidFinish(interaction) }
    }
    interaction = nil
    context = nil
  }
}

@MainActor private final class SpringContext: NSObject, UISpringLoadedInteractionContext {
  var state = UISpringLoadedInteractionEffectState.inactive
  weak var targetView: UIView?
  var targetItem: Any?
  private let drag: DragInProgress

  init(_ drag: DragInProgress, _ view: UIView) {
    self.drag = drag
    targetView = view
    super.init()
  }

  func location(in view: UIView?) -> CGPoint { drag.location(in: view ?? drag.window) }

  func isSame(as other: SpringContext?) -> Bool {
    guard let other else { return false }
    if let item = targetItem as? AnyHashable, let before = other.targetItem as? AnyHashable { return item == before }
    return targetView === other.targetView
  }
}

private final class WholeViewSpring: NSObject, UISpringLoadedInteractionBehavior {
  func shouldAllow(_ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext) -> Bool { true }
}

/// A view that shows a highlight while a drag rests over it, such as a control or a cell.
@MainActor package protocol SpringHighlighted: UIView {
  func highlightForSpring(_ isHighlighted: Bool)
}

/// Highlights the view under the drag, and lets it blink before it is activated.
private final class BlinkingSpring: NSObject, UISpringLoadedInteractionEffect {
  func interaction(_ interaction: UISpringLoadedInteraction, didChangeWith context: any UISpringLoadedInteractionContext) {
    guard let target = context.targetView else { return }
    switch context.state {
    case .possible: highlight(target, true)
    case .activating:
      UIView.animate(withDuration: 0.075, delay: 0, options: .allowUserInteraction) {
        UIView.modifyAnimations(withRepeatCount: 2, autoreverses: true) { target.alpha = 0.4 }
      } completion: { _ in
        target.alpha = 1
      }
    case .activated, .inactive: highlight(target, false)
    }
  }

  private func highlight(_ target: UIView, _ isOn: Bool) {
    (target as? any SpringHighlighted)?.highlightForSpring(isOn)
  }
}
