import CoreGraphics

/// Collects the animations and completions that an app adds to the motion of dragged items.
@MainActor final class DragAnimations: UIDragAnimating {
  private(set) var animations: [() -> Void] = []
  private(set) var completions: [(UIViewAnimatingPosition) -> Void] = []

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }

  /// Runs the animations on their own, with the duration of a lift.
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
  /// The intended rectangle of the preview's view, in the window of its target.
  final var rectInWindow: CGRect {
    let size = view.bounds.size
    let center = target.container.convert(target.center, to: nil)
    return CGRect(x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
  }
}
