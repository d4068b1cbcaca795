import CoreGraphics

/// Collects what an app wants along with the motion of dragged items, and after it.
@MainActor final class DragAnimations: UIDragAnimating {
  private(set) var animations: [() -> Void] = []
  private(set) var completions: [(UIViewAnimatingPosition) -> Void] = []

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }

  /// Runs them for themselves, as long as a lift takes.
  func run() {
    guard !animations.isEmpty || !completions.isEmpty else { return }
    UIView.animate(withDuration: 0.2) {
      for animation in self.animations { animation() }
    } completion: { _ in
      for completion in self.completions { completion(.end) }
    }
  }
}

extension UITargetedPreview {
  /// Where the preview's view is to be, in the window of its target.
  final var rectInWindow: CGRect {
    let size = view.bounds.size
    let center = target.container.convert(target.center, to: nil)
    return CGRect(x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
  }
}
