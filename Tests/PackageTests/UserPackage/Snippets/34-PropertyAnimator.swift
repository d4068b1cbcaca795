import UIKit

class PanelController: UIViewController {
  private var animator: UIViewPropertyAnimator?

  func open(_ panel: UIView) {
    let animator = UIViewPropertyAnimator(duration: 0.4, dampingRatio: 0.8) {
      panel.frame.origin.y = 0
    }
    animator.addCompletion { position in
      if position == .end { panel.isUserInteractionEnabled = true }
    }
    animator.startAnimation()
    self.animator = animator
  }
}
