import Foundation

/// Tells from where to where focus moves.
@preconcurrency @MainActor open class UIFocusUpdateContext: NSObject {
  public final weak var previouslyFocusedItem: (any UIFocusItem)?
  public final weak var nextFocusedItem: (any UIFocusItem)?
  public final let focusHeading: UIFocusHeading

  init(from previous: UIView?, to next: UIView?, heading: UIFocusHeading) {
    previouslyFocusedItem = previous
    nextFocusedItem = next
    focusHeading = heading
    super.init()
  }

  public final var previouslyFocusedView: UIView? { previouslyFocusedItem as? UIView }
  public final var nextFocusedView: UIView? { nextFocusedItem as? UIView }
}

/// Collects what is to animate along as focus moves.
@preconcurrency @MainActor open class UIFocusAnimationCoordinator: NSObject {
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  public final func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
    if let animations { self.animations.append(animations) }
    if let completion { completions.append(completion) }
  }

  final func run() {
    let (animations, completions) = (animations, completions)
    guard !animations.isEmpty || !completions.isEmpty else { return }
    UIView.animate(withDuration: 0.2, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]) {
      for animation in animations { animation() }
    } completion: { _ in
      for completion in completions { completion() }
    }
  }
}
