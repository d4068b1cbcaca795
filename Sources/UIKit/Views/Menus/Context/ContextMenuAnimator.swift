/// Collects an app's animations alongside a menu's animation.
@MainActor package final class ContextMenuAnimator: UIContextMenuInteractionCommitAnimating {
  package var previewViewController: UIViewController?
  package var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
  private(set) var animations: [() -> Void] = []
  private(set) var completions: [() -> Void] = []

  init(_ previewViewController: UIViewController? = nil) {
    self.previewViewController = previewViewController
  }

  package func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
  package func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }
}
