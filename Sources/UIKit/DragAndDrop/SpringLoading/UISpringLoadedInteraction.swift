import CoreGraphics
import Foundation

/// Something that opens when a drag rests on it.
@preconcurrency @MainActor public protocol UISpringLoadedInteractionSupporting: AnyObject {
  /// Whether it does.
  var isSpringLoaded: Bool { get set }
}

/// The state of a drag that rests on a view.
public enum UISpringLoadedInteractionEffectState: Int, Sendable {
  /// Nothing is over the view.
  case inactive = 0
  /// The drag is over the view.
  case possible = 1
  /// The view is about to open.
  case activating = 2
  /// The view opens.
  case activated = 3
}

/// A drag over a view that opens.
@preconcurrency @MainActor public protocol UISpringLoadedInteractionContext: AnyObject {
  /// The state of the drag.
  var state: UISpringLoadedInteractionEffectState { get }
  /// The view that the effect is shown on; the interaction's view by default.
  var targetView: UIView? { get set }
  /// The item that opens, for the app's own use.
  var targetItem: Any? { get set }
  /// The place of the drag in a view, or with nil in the window.
  func location(in view: UIView?) -> CGPoint
}

/// Decides whether a drag opens a view.
@preconcurrency @MainActor public protocol UISpringLoadedInteractionBehavior: AnyObject {
  /// Whether the drag may open the view where it is now.
  func shouldAllow(_ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext) -> Bool
  /// Called after the drag left the view or the view opened.
  func interactionDidFinish(_ interaction: UISpringLoadedInteraction)
}

extension UISpringLoadedInteractionBehavior {
  public func interactionDidFinish(_ interaction: UISpringLoadedInteraction) {}
}

/// Shows that a view is about to open.
@preconcurrency @MainActor public protocol UISpringLoadedInteractionEffect: AnyObject {
  /// Called when the state changed.
  func interaction(_ interaction: UISpringLoadedInteraction, didChangeWith context: any UISpringLoadedInteractionContext)
}

/// Opens a view on which a drag rests for a moment.
@preconcurrency @MainActor open class UISpringLoadedInteraction: NSObject, UIInteraction {
  /// The view the interaction is added to.
  public private(set) final weak var view: UIView?
  private let behavior: (any UISpringLoadedInteractionBehavior)?
  private let effect: any UISpringLoadedInteractionEffect
  private let handler: (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
  private var context: SpringContext?
  private var deadline: Deadlines.Token?

  /// The times in seconds until the view shows that it will open, and until it opens.
  static let patience = (first: 0.5, second: 0.5)

  /// Creates an interaction with a behavior and an effect; nil stands for the usual ones.
  public init(
    interactionBehavior: (any UISpringLoadedInteractionBehavior)?, interactionEffect: (any UISpringLoadedInteractionEffect)?,
    activationHandler handler: @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
  ) {
    behavior = interactionBehavior
    effect = interactionEffect ?? BlinkEffect()
    self.handler = handler
    super.init()
  }

  /// Creates an interaction that opens by `handler`.
  public convenience init(
    activationHandler handler: @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
  ) {
    self.init(interactionBehavior: nil, interactionEffect: nil, activationHandler: handler)
  }

  open func willMove(to view: UIView?) { if view !== self.view { leave() } }
  open func didMove(to view: UIView?) { self.view = view }

  // MARK: The drag

  /// The drag is over the view. Moving far begins the wait again.
  final func follow(_ drag: DragInProgress) {
    guard let view else { return }
    if let context {
      context.point = drag.point
      guard behavior?.shouldAllow(self, with: context) ?? true else { return leave() }
      let distance = hypot(drag.point.x - context.start.x, drag.point.y - context.start.y)
      if distance > 10, context.state != .activated {
        context.start = drag.point
        enter(.possible, context)
      }
      return
    }
    let context = SpringContext(view, drag)
    guard behavior?.shouldAllow(self, with: context) ?? true else { return }
    self.context = context
    enter(.possible, context)
  }

  private func enter(_ state: UISpringLoadedInteractionEffectState, _ context: SpringContext) {
    Deadlines.cancel(deadline)
    deadline = nil
    context.state = state
    effect.interaction(self, didChangeWith: context)
    switch state {
    case .possible:
      deadline = Deadlines.add(after: Self.patience.first) { [weak self] in self?.enter(.activating, context) }
    case .activating:
      deadline = Deadlines.add(after: Self.patience.second) { [weak self] in self?.enter(.activated, context) }
    case .activated:
      handler(self, context)
      behavior?.interactionDidFinish(self)
    case .inactive: break
    }
  }

  /// The drag left the view or ended.
  final func leave() {
    Deadlines.cancel(deadline)
    deadline = nil
    guard let context else { return }
    self.context = nil
    let finished = context.state == .activated
    context.state = .inactive
    effect.interaction(self, didChangeWith: context)
    if !finished { behavior?.interactionDidFinish(self) }
  }
}

@MainActor private final class SpringContext: NSObject, UISpringLoadedInteractionContext {
  var state = UISpringLoadedInteractionEffectState.inactive
  weak var targetView: UIView?
  var targetItem: Any?
  var start: CGPoint
  var point: CGPoint
  private let window: UIWindow

  init(_ view: UIView, _ drag: DragInProgress) {
    targetView = view
    window = drag.window
    start = drag.point
    point = drag.point
  }

  func location(in view: UIView?) -> CGPoint { view.map { window.convert(point, to: $0) } ?? point }
}

/// The usual effect: the view dims, and blinks before it opens.
@MainActor private final class BlinkEffect: NSObject, UISpringLoadedInteractionEffect {
  private weak var dimmed: UIView?
  private var alpha: CGFloat = 1

  func interaction(_ interaction: UISpringLoadedInteraction, didChangeWith context: any UISpringLoadedInteractionContext) {
    switch context.state {
    case .possible:
      restore()
    case .activating:
      guard let view = context.targetView else { return }
      dimmed = view
      alpha = view.alpha
      let own = alpha
      UIView.animateKeyframes(withDuration: UISpringLoadedInteraction.patience.second, delay: 0, options: .allowUserInteraction) {
        for step in 0..<4 {
          UIView.addKeyframe(withRelativeStartTime: Double(step) / 4, relativeDuration: 0.25) {
            view.alpha = step % 2 == 0 ? own * 0.5 : own
          }
        }
      }
    case .activated, .inactive: restore()
    }
  }

  private func restore() {
    dimmed?.alpha = alpha
    dimmed = nil
  }
}
