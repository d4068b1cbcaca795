import CoreGraphics
import Foundation
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

/// An app's own slide from the right, driven by a percentage.
@MainActor private final class SlideDelegate: NSObject, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
  let interactor = UIPercentDrivenInteractiveTransition()
  var isInteractive = true
  var ended: [Bool] = []
  private var presents = true

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    presents = true
    return self
  }
  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
    presents = false
    return self
  }
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { isInteractive ? interactor : nil }
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { isInteractive ? interactor : nil }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.4 }
  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let view = context.view(forKey: presents ? .to : .from)!
    let width = context.containerView.bounds.width
    if presents {
      context.containerView.addSubview(view)
      view.frame = context.finalFrame(for: context.viewController(forKey: .to)!).offsetBy(dx: width, dy: 0)
    }
    UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) {
      view.frame.origin.x = self.presents ? 0 : width
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
  func animationEnded(_ transitionCompleted: Bool) { ended.append(transitionCompleted) }
}

@Suite("Interactive transitions") @MainActor
struct InteractiveTransitionTests {
  private let screen = TestScreen()
  private let log = Log()

  private func makePair() -> (LoggedController, LoggedController, SlideDelegate) {
    let first = LoggedController("a", log)
    let second = LoggedController("b", log)
    let delegate = SlideDelegate()
    second.modalPresentationStyle = .fullScreen
    second.transitioningDelegate = delegate
    screen.show(first)
    _ = log.take()
    return (first, second, delegate)
  }

  private func x(_ view: UIView) -> CGFloat { (view.layer.presentation() ?? view.layer).frame.minX.rounded() }

  @Test("Percent moves the view, time does not; finished it runs to the end")
  func finished() {
    let (first, second, delegate) = makePair()
    first.present(second, animated: true)
    screen.advance(by: 1)
    expect(x(second.view), equals: 320)
    delegate.interactor.update(0.5)
    screen.advance(by: 1)
    expect(x(second.view), equals: 160)
    delegate.interactor.update(0.25)
    screen.advance(by: 0.1)
    expect(x(second.view), equals: 240)
    expect(delegate.interactor.percentComplete, equals: 0.25)
    delegate.interactor.finish()
    screen.settle()
    expect(x(second.view), equals: 0)
    expect(
      log.take() == "b loadView, b didLoad, a willDisappear, b willAppear, b isAppearing, b willLayout, b didLayout, b didAppear, "
        + "a didDisappear")
    expect(delegate.ended, equals: [true])
    expect(second.view.superview?.layer.speed, equals: 1)
  }

  @Test("Canceled, it is reversed, and the calls are balanced: a literal log")
  func cancelled() {
    let (first, second, delegate) = makePair()
    var along: [String] = []
    first.present(second, animated: true) { along.append("completion") }
    second.transitionCoordinator?.animate(alongsideTransition: { _ in along.append("along") }) { context in
      along.append("ended \(context.isCancelled)")
    }
    second.transitionCoordinator?.notifyWhenInteractionChanges { context in along.append("interaction \(context.isInteractive)") }
    screen.layout()
    delegate.interactor.update(0.6)
    screen.advance(by: 0.2)
    _ = log.take()
    delegate.interactor.cancel()
    screen.advance(by: 0.1)
    expect(x(second.view), above: 128)
    screen.settle()
    expect(log.take(), equals: "b willDisappear, a willAppear, a isAppearing, b didDisappear, a didAppear")
    expect(delegate.ended, equals: [false])
    expect(first.presentedViewController == nil)
    expect(first.view.superview === screen.window && first.view.frame == screen.window.bounds)
    expect(along, equals: ["interaction false", "ended true"])
  }

  @Test("An interactive dismissal, canceled and then completed: literal logs")
  func dismissal() {
    let (first, second, delegate) = makePair()
    delegate.isInteractive = false
    first.present(second, animated: true)
    screen.settle()
    delegate.isInteractive = true
    _ = log.take()
    second.dismiss(animated: true)
    screen.layout()
    delegate.interactor.update(0.5)
    screen.advance(by: 0.1)
    expect(x(second.view), equals: 160)
    delegate.interactor.cancel()
    screen.settle()
    expect(
      log.take()
        == "b willDisappear, a willAppear, a isAppearing, a willLayout, a didLayout, a willDisappear, a didDisappear, b willAppear, "
        + "b isAppearing, b didAppear")
    expect(second.view.frame == screen.window.bounds && first.view.window == nil)
    second.dismiss(animated: true)
    screen.layout()
    delegate.interactor.update(0.5)
    delegate.interactor.completionSpeed = 2
    delegate.interactor.finish()
    screen.advance(by: 0.15)
    expect(first.presentedViewController == nil)
    expect(log.take(), equals: "b willDisappear, a willAppear, a isAppearing, a willLayout, a didLayout, a didAppear, b didDisappear")
  }

  @Test("A presentation controller of an app is notified of both ways and sets the frame")
  func custom() {
    final class Half: UIPresentationController {
      var log: Log!
      override var frameOfPresentedViewInContainerView: CGRect { CGRect(x: 0, y: 240, width: 320, height: 240) }
      override func presentationTransitionWillBegin() { log.add("presentation begins") }
      override func presentationTransitionDidEnd(_ completed: Bool) { log.add("presentation ended \(completed)") }
      override func dismissalTransitionWillBegin() { log.add("dismissal begins") }
      override func dismissalTransitionDidEnd(_ completed: Bool) { log.add("dismissal ended \(completed)") }
    }
    final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
      var log: Log!
      func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
      ) -> UIPresentationController? {
        let half = Half(presentedViewController: presented, presenting: presenting)
        half.log = log
        return half
      }
    }
    let (first, second, _) = makePair()
    let delegate = Delegate()
    delegate.log = log
    second.modalPresentationStyle = .custom
    second.transitioningDelegate = delegate
    first.present(second, animated: true)
    screen.settle()
    expect(
      log.take() == "b loadView, b didLoad, presentation begins, b willAppear, b isAppearing, b willLayout, b didLayout, "
        + "presentation ended true, b didAppear")
    expect(second.view.frame, equals: CGRect(x: 0, y: 240, width: 320, height: 240))
    second.dismiss(animated: true)
    screen.settle()
    expect(log.take(), equals: "dismissal begins, b willDisappear, b didDisappear, dismissal ended true")
  }

  @Test("A percentage that is not a number leaves the view at the beginning; after release it can be interrupted again")
  func oddShares() {
    let (first, second, delegate) = makePair()
    first.present(second, animated: true)
    screen.layout()
    delegate.interactor.update(.nan)
    screen.advance(by: 0.1)
    expect(x(second.view), equals: 320)
    delegate.interactor.update(0.5)
    delegate.interactor.cancel()
    screen.advance(by: 0.1)
    delegate.interactor.pause()
    let place = x(second.view)
    expect(place > 160 && place < 320)
    screen.advance(by: 1)
    expect(x(second.view), equals: place)
    delegate.interactor.update(0.75)
    delegate.interactor.finish()
    screen.settle()
    expect(first.presentedViewController === second && x(second.view) == 0)
  }
}
