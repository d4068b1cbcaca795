import CoreGraphics

/// Enlarges interactive glass while it is touched.
@MainActor final class GlassPress: NSObject, UIGestureRecognizerDelegate {
  private let recognizer = UILongPressGestureRecognizer()
  private weak var view: UIView?
  /// The scale of touched glass. Estimated.
  private static let growth: CGFloat = 1.05

  init(_ view: UIView) {
    self.view = view
    super.init()
    recognizer.minimumPressDuration = 0
    recognizer.cancelsTouchesInView = false
    recognizer.delegate = self
    recognizer.addTarget(self, action: GlassPress.pressed)
    view.addGestureRecognizer(recognizer)
  }

  func remove() {
    view?.removeGestureRecognizer(recognizer)
    view?.transform = .identity
  }

  private func pressed(_ recognizer: UILongPressGestureRecognizer) {
    guard let view, recognizer.state != .changed else { return }
    let isDown = recognizer.state == .began
    UIView.animate(
      withDuration: 0.3, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0,
      options: [.allowUserInteraction, .beginFromCurrentState]
    ) {
      view.transform = isDown ? CGAffineTransform(scaleX: Self.growth, y: Self.growth) : .identity
    }
  }

  func gestureRecognizer(_ first: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith second: UIGestureRecognizer) -> Bool { true }
}
