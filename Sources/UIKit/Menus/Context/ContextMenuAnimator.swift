/// Collects what an app wants to happen along with a menu's motion.
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
