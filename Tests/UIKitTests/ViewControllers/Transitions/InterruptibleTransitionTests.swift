import CoreGraphics
import Foundation
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

/// An app's own fade, by a property animator that can be interrupted.
@MainActor
private final class FadeDelegate: NSObject, UIViewControllerTransitioningDelegate, UINavigationControllerDelegate,
  UIViewControllerAnimatedTransitioning
{
  let interactor = UIPercentDrivenInteractiveTransition()
  var isInteractive = true
  var asked = 0
  var plainRuns = 0
  var ended: [Bool] = []
  private var animator: UIViewPropertyAnimator?

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }
  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }
  func navigationController(
    _ navigationController: UINavigationController, interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.4 }
  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    plainRuns += 1
    interruptibleAnimator(using: context).startAnimation()
  }
  func interruptibleAnimator(using context: any UIViewControllerContextTransitioning) -> any UIViewImplicitlyAnimating {
    asked += 1
    if let animator { return animator }
    let view = context.view(forKey: .to)!
    context.containerView.addSubview(view)
    view.frame = context.finalFrame(for: context.viewController(forKey: .to)!)
    view.alpha = 0
    let made = UIViewPropertyAnimator(duration: 0.4, curve: .linear) { view.alpha = 1 }
    made.addCompletion { [weak self] _ in
      context.completeTransition(!context.transitionWasCancelled)
      self?.animator = nil
    }
    animator = made
    return made
  }
  func animationEnded(_ transitionCompleted: Bool) { ended.append(transitionCompleted) }
}

@Suite("Transitions that can be interrupted") @MainActor
struct InterruptibleTransitionTests {
  private let screen = TestScreen()
  private let log = Log()

  private func alpha(_ view: UIView) -> Float { ((view.layer.presentation() ?? view.layer).opacity * 100).rounded() / 100 }

  private func make() -> (LoggedController, LoggedController, FadeDelegate) {
    let first = LoggedController("a", log)
    let second = LoggedController("b", log)
    let delegate = FadeDelegate()
    second.modalPresentationStyle = .fullScreen
    second.transitioningDelegate = delegate
    screen.show(first)
    _ = log.take()
    return (first, second, delegate)
  }

  @Test("An interactive presentation scrubs the app's animator and the animations alongside; it completes or is reversed")
  func presentation() {
    for finishes in [true, false] {
      let (first, second, delegate) = make()
      let side = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      screen.window.addSubview(side)
      first.present(second, animated: true)
      second.transitionCoordinator?.animate(alongsideTransition: { _ in side.frame.origin.x = 100 })
      expect(second.transitionCoordinator?.isInterruptible, equals: true)
      delegate.interactor.update(0.5)
      screen.layout()
      expect(alpha(second.view), equals: 0.5)
      screen.advance(by: 1)
      expect(alpha(second.view) == 0.5 && delegate.plainRuns == 0)
      if finishes { delegate.interactor.finish() } else { delegate.interactor.cancel() }
      screen.settle()
      expect(delegate.ended, equals: [finishes])
      expect((second.presentingViewController != nil), equals: finishes)
      side.removeFromSuperview()
    }
  }

  @Test("A noninteractive push is interrupted by a finger, reversed, and then runs to its end")
  func push() {
    let delegate = FadeDelegate()
    delegate.interactor.wantsInteractiveStart = false
    let navigation = UINavigationController(rootViewController: LoggedController("a", log))
    navigation.delegate = delegate
    screen.show(navigation)
    _ = log.take()
    for finishes in [false, true] {
      let next = LoggedController("b", log)
      navigation.pushViewController(next, animated: true)
      screen.advance(by: 0.2)
      expect(alpha(next.view) > 0.3 && alpha(next.view) < 0.7)
      delegate.interactor.pause()
      let paused = alpha(next.view)
      screen.advance(by: 0.5)
      expect(alpha(next.view) == paused && navigation.transitionCoordinator?.isInteractive == true)
      delegate.interactor.update(0.25)
      screen.layout()
      expect(alpha(next.view), equals: 0.25)
      if finishes { delegate.interactor.finish() } else { delegate.interactor.cancel() }
      screen.settle()
      expect(navigation.viewControllers.count == (finishes ? 2 : 1) && navigation.navigationBar.items?.count == (finishes ? 2 : 1))
      expect(next.view.alpha == 1 || !finishes)
    }
    expect(delegate.ended == [false, true] && delegate.plainRuns == 2)
  }

  @Test("Another kind of animator that runs without interaction is paused, too")
  func plain() {
    let navigation = UINavigationController(rootViewController: LoggedController("a", log))
    let delegate = SlowSlide()
    navigation.delegate = delegate
    screen.show(navigation)
    let next = LoggedController("b", log)
    navigation.pushViewController(next, animated: true)
    expect(navigation.transitionCoordinator?.isInterruptible, equals: false)
    screen.advance(by: 0.2)
    delegate.interactor.pause()
    let x = (next.view.layer.presentation() ?? next.view.layer).frame.minX
    expect(x > 80 && x < 240)
    screen.advance(by: 0.5)
    expect(abs((next.view.layer.presentation() ?? next.view.layer).frame.minX - x), below: 1)
    delegate.interactor.finish()
    screen.settle()
    expect(navigation.viewControllers.count == 2 && next.view.frame.minX == 0)
  }

  @MainActor private final class SlowSlide: NSObject, UINavigationControllerDelegate, UIViewControllerAnimatedTransitioning {
    let interactor = UIPercentDrivenInteractiveTransition()
    override init() {
      super.init()
      interactor.wantsInteractiveStart = false
    }
    func navigationController(
      _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }
    func navigationController(
      _ navigationController: UINavigationController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.4 }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      let view = context.view(forKey: .to)!
      context.containerView.addSubview(view)
      view.frame = context.containerView.bounds.offsetBy(dx: 320, dy: 0)
      UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) {
        view.frame.origin.x = 0
      } completion: { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
  }
}
