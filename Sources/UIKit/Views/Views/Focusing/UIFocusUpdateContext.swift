import Foundation

/// Describes a focus movement.
@preconcurrency @MainActor open class UIFocusUpdateContext: NSObject {
  /// The item that loses the focus; `nil` if none had it.
  public final weak var previouslyFocusedItem: (any UIFocusItem)?
  /// The item that gets the focus; `nil` if none does.
  public final weak var nextFocusedItem: (any UIFocusItem)?
  /// The direction of the movement.
  public final let focusHeading: UIFocusHeading

  package init(from previous: UIView?, to next: UIView?, heading: UIFocusHeading) {
    previouslyFocusedItem = previous
    nextFocusedItem = next
    focusHeading = heading
    super.init()
  }

  /// The view that loses the focus; `nil` if the item is none.
  public final var previouslyFocusedView: UIView? { previouslyFocusedItem as? UIView }
  /// The view that gets the focus; `nil` if the item is not a view.
  public final var nextFocusedView: UIView? { nextFocusedItem as? UIView }
}

/// Collects animations to run while focus moves.
@preconcurrency @MainActor open class UIFocusAnimationCoordinator: NSObject {
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  /// Adds changes that are animated with the movement, and a closure called after it.
  public final func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
    if let animations { self.animations.append(animations) }
    if let completion { completions.append(completion) }
  }

  package final func run() {
    let (animations, completions) = (animations, completions)
    guard !animations.isEmpty || !completions.isEmpty else { return }
    UIView.animate(withDuration: 0.2, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]) {
      for animation in animations { animation() }
    } completion: { _ in
      for completion in completions { completion() }
    }
  }
}
