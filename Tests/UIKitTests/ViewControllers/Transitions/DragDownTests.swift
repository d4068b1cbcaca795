import CoreGraphics
import Foundation
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

// A full screen that is dismissed by dragging down, as in tutorials on interactive dismissal.

private final class Interactor: UIPercentDrivenInteractiveTransition {
  var hasStarted = false
  var shouldFinish = false
}

private final class DismissAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.6 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let fromVC = transitionContext.viewController(forKey: .from), let toVC = transitionContext.viewController(forKey: .to) else {
      return
    }
    let containerView = transitionContext.containerView
    containerView.insertSubview(toVC.view, belowSubview: fromVC.view)
    let screenBounds = UIScreen.main.bounds
    let bottomLeftCorner = CGPoint(x: 0, y: screenBounds.height)
    let finalFrame = CGRect(origin: bottomLeftCorner, size: screenBounds.size)
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext), animations: { fromVC.view.frame = finalFrame },
      completion: { _ in transitionContext.completeTransition(!transitionContext.transitionWasCancelled) })
  }
}

private final class ModalViewController: UIViewController {
  var interactor: Interactor?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .red
    view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: ModalViewController.handleGesture))
  }

  func handleGesture(_ sender: UIPanGestureRecognizer) {
    let percentThreshold: CGFloat = 0.3
    let translation = sender.translation(in: view)
    let verticalMovement = translation.y / view.bounds.height
    let downwardMovement = fmaxf(Float(verticalMovement), 0.0)
    let downwardMovementPercent = fminf(downwardMovement, 1.0)
    let progress = CGFloat(downwardMovementPercent)
    guard let interactor = interactor else { return }
    switch sender.state {
    case .began:
      interactor.hasStarted = true
      dismiss(animated: true, completion: nil)
    case .changed:
      interactor.shouldFinish = progress > percentThreshold
      interactor.update(progress)
    case .cancelled:
      interactor.hasStarted = false
      interactor.cancel()
    case .ended:
      interactor.hasStarted = false
      interactor.shouldFinish ? interactor.finish() : interactor.cancel()
    default: break
    }
  }
}

private final class RootViewController: UIViewController, UIViewControllerTransitioningDelegate {
  let interactor = Interactor()

  func showModal() -> ModalViewController {
    let modal = ModalViewController()
    modal.modalPresentationStyle = .fullScreen
    modal.transitioningDelegate = self
    modal.interactor = interactor
    present(modal, animated: true)
    return modal
  }

  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? { DismissAnimator() }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    interactor.hasStarted ? interactor : nil
  }
}

@Suite("Transitions: the tutorials' drag down") @MainActor
struct DragDownTests {
  private let screen = TestScreen()

  @Test("The view follows the finger, returns from a short distance and is dismissed from a long one")
  func dragging() {
    let root = RootViewController()
    root.view.backgroundColor = .blue
    screen.show(root)
    let modal = root.showModal()
    screen.settle()
    func top() -> CGFloat { (modal.view.layer.presentation() ?? modal.view.layer).frame.minY }
    for finishes in [false, false, true] {
      let touch = screen.touchDown(CGPoint(x: 160, y: 50))
      let length: CGFloat = finishes ? 240 : 120
      for step in 1...20 {
        touch.move(to: CGPoint(x: 160, y: 50 + length * CGFloat(step) / 20))
        screen.advance(by: 1.0 / 60)
      }
      expect(top() > length * 0.4 && top() < length * 1.3)
      let held = top()
      screen.advance(by: 1)
      expect(top(), equals: held)
      expect(screen.snapshot().pixel(x: 20, y: 10).blue, above: 200)
      touch.up()
      screen.settle()
      expect((root.presentedViewController == nil), equals: finishes)
      expect(screen.snapshot().pixel(x: 20, y: 10).red > 200 || finishes)
      if !finishes { expect(modal.view.frame == screen.window.bounds && root.view.window == nil) }
    }
    expect(screen.window.subviews == [root.view] && root.view.frame == screen.window.bounds)
  }

  @Test("Without interaction the same animator dismisses")
  func button() {
    let root = RootViewController()
    screen.show(root)
    let modal = root.showModal()
    screen.settle()
    modal.dismiss(animated: true)
    screen.advance(by: 0.3)
    expect(root.presentedViewController === modal)
    screen.settle()
    expect(root.presentedViewController == nil && screen.window.subviews == [root.view])
  }
}
