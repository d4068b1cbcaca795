import UIKit

class Animator {
  @MainActor func pulse(_ view: UIView) {
    UIView.animate(
      withDuration: 0.2, delay: 0, options: [.curveEaseInOut, .allowUserInteraction],
      animations: {
        view.transform = CGAffineTransform(scaleX: 1.1, y: 1.1)
      },
      completion: { _ in
        UIView.animate(withDuration: 0.2) {
          view.transform = .identity
        }
      })
  }

  @MainActor func spring(_ view: UIView) {
    UIView.animate(
      withDuration: 0.5, delay: 0.1, usingSpringWithDamping: 0.6, initialSpringVelocity: 0, options: [],
      animations: { view.center.y += 100 }, completion: nil)
  }
}
