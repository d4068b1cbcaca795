import CoreGraphics
import Foundation
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

// A card that flips open and is closed by a swipe, as in tutorials on custom transitions.

@MainActor private enum AnimationHelper {
  static func yRotation(_ angle: Double) -> CATransform3D { CATransform3DMakeRotation(CGFloat(angle), 0.0, 1.0, 0.0) }
  static func perspectiveTransform(for containerView: UIView) {
    var transform = CATransform3DIdentity
    transform.m34 = -0.002
    containerView.layer.sublayerTransform = transform
  }
}

private final class FlipPresentAnimationController: NSObject, UIViewControllerAnimatedTransitioning {
  private let originFrame: CGRect

  init(originFrame: CGRect) { self.originFrame = originFrame }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 2.0 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let fromVC = transitionContext.viewController(forKey: .from), let toVC = transitionContext.viewController(forKey: .to),
      let snapshot = toVC.view.snapshotView(afterScreenUpdates: true)
    else { return }
    let containerView = transitionContext.containerView
    let finalFrame = transitionContext.finalFrame(for: toVC)
    snapshot.frame = originFrame
    snapshot.layer.cornerRadius = 25
    snapshot.layer.masksToBounds = true
    containerView.addSubview(toVC.view)
    containerView.addSubview(snapshot)
    toVC.view.isHidden = true
    AnimationHelper.perspectiveTransform(for: containerView)
    snapshot.layer.transform = AnimationHelper.yRotation(.pi / 2)
    let duration = transitionDuration(using: transitionContext)
    UIView.animateKeyframes(
      withDuration: duration, delay: 0, options: .calculationModeCubic,
      animations: {
        UIView.addKeyframe(withRelativeStartTime: 0.0, relativeDuration: 1 / 3) {
          fromVC.view.layer.transform = AnimationHelper.yRotation(-.pi / 2)
        }
        UIView.addKeyframe(withRelativeStartTime: 1 / 3, relativeDuration: 1 / 3) {
          snapshot.layer.transform = AnimationHelper.yRotation(0.0)
        }
        UIView.addKeyframe(withRelativeStartTime: 2 / 3, relativeDuration: 1 / 3) {
          snapshot.frame = finalFrame
          snapshot.layer.cornerRadius = 0
        }
      },
      completion: { _ in
        toVC.view.isHidden = false
        snapshot.removeFromSuperview()
        fromVC.view.layer.transform = CATransform3DIdentity
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }
}

private final class FlipDismissAnimationController: NSObject, UIViewControllerAnimatedTransitioning {
  private let destinationFrame: CGRect
  let interactionController: SwipeInteractionController?

  init(destinationFrame: CGRect, interactionController: SwipeInteractionController?) {
    self.destinationFrame = destinationFrame
    self.interactionController = interactionController
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.6 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let fromVC = transitionContext.viewController(forKey: .from), let toVC = transitionContext.viewController(forKey: .to),
      let snapshot = fromVC.view.snapshotView(afterScreenUpdates: false)
    else { return }
    snapshot.layer.cornerRadius = 25
    snapshot.layer.masksToBounds = true
    let containerView = transitionContext.containerView
    containerView.insertSubview(toVC.view, at: 0)
    containerView.addSubview(snapshot)
    fromVC.view.isHidden = true
    AnimationHelper.perspectiveTransform(for: containerView)
    toVC.view.layer.transform = AnimationHelper.yRotation(-.pi / 2)
    UIView.animateKeyframes(
      withDuration: transitionDuration(using: transitionContext), delay: 0, options: .calculationModeCubic,
      animations: {
        UIView.addKeyframe(withRelativeStartTime: 0.0, relativeDuration: 1 / 3) { snapshot.frame = self.destinationFrame }
        UIView.addKeyframe(withRelativeStartTime: 1 / 3, relativeDuration: 1 / 3) {
          snapshot.layer.transform = AnimationHelper.yRotation(.pi / 2)
        }
        UIView.addKeyframe(withRelativeStartTime: 2 / 3, relativeDuration: 1 / 3) {
          toVC.view.layer.transform = AnimationHelper.yRotation(0.0)
        }
      },
      completion: { _ in
        fromVC.view.isHidden = false
        snapshot.removeFromSuperview()
        if transitionContext.transitionWasCancelled { toVC.view.removeFromSuperview() }
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }
}

private final class SwipeInteractionController: UIPercentDrivenInteractiveTransition {
  var interactionInProgress = false
  private var shouldCompleteTransition = false
  private weak var viewController: UIViewController!

  init(viewController: UIViewController) {
    super.init()
    self.viewController = viewController
    prepareGestureRecognizer(in: viewController.view)
  }

  private func prepareGestureRecognizer(in view: UIView) {
    let gesture = UIScreenEdgePanGestureRecognizer(target: self, action: SwipeInteractionController.handleGesture)
    gesture.edges = .left
    view.addGestureRecognizer(gesture)
  }

  func handleGesture(_ gestureRecognizer: UIScreenEdgePanGestureRecognizer) {
    let translation = gestureRecognizer.translation(in: gestureRecognizer.view!.superview!)
    var progress = (translation.x / 200)
    progress = CGFloat(fminf(fmaxf(Float(progress), 0.0), 1.0))
    switch gestureRecognizer.state {
    case .began:
      interactionInProgress = true
      viewController.dismiss(animated: true, completion: nil)
    case .changed:
      shouldCompleteTransition = progress > 0.5
      update(progress)
    case .cancelled:
      interactionInProgress = false
      cancel()
    case .ended:
      interactionInProgress = false
      if shouldCompleteTransition { finish() } else { cancel() }
    default: break
    }
  }
}

private final class CardDelegate: NSObject, UIViewControllerTransitioningDelegate {
  let card = CGRect(x: 40, y: 60, width: 240, height: 300)
  var swipe: SwipeInteractionController?

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { FlipPresentAnimationController(originFrame: card) }

  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
    FlipDismissAnimationController(destinationFrame: card, interactionController: swipe)
  }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    guard let animator = animator as? FlipDismissAnimationController, let interactionController = animator.interactionController,
      interactionController.interactionInProgress
    else { return nil }
    return interactionController
  }
}

@Suite("Transitions: the tutorials' flipping card") @MainActor
struct CardFlipTests {
  private let screen = TestScreen(scale: 1)
  private let log = Log()
  private let delegate = CardDelegate()

  private func present() -> (LoggedController, LoggedController) {
    let first = LoggedController("a", log)
    let second = LoggedController("b", log)
    second.modalPresentationStyle = .fullScreen
    second.transitioningDelegate = delegate
    screen.show(first)
    first.view.backgroundColor = .blue
    second.view.backgroundColor = .red
    delegate.swipe = SwipeInteractionController(viewController: second)
    _ = log.take()
    first.present(second, animated: true)
    return (first, second)
  }

  private func color(_ x: Int, _ y: Int) -> String {
    let pixel = screen.snapshot().pixel(x: x, y: y)
    if pixel.red > 200, pixel.blue < 60 { return "red" }
    return pixel.blue > 200 && pixel.red < 60 ? "blue" : "none"
  }

  @Test("The old side turns away, the new one turns in as a card and grows to the whole")
  func flips() {
    let (first, second) = present()
    expect(color(160, 200), equals: "blue")
    screen.advance(by: 0.6)
    expect(color(10, 200) != "blue")
    screen.advance(by: 0.5)
    expect(color(160, 200), equals: "red")
    screen.advance(by: 0.25)
    expect(color(160, 200) == "red" && color(15, 15) == "none")
    screen.settle()
    expect(color(10, 10) == "red" && second.view.frame == screen.window.bounds && !second.view.isHidden)
    expect(first.view.window == nil && first.view.layer.transform == CATransform3DIdentity)
    expect(log.take().hasSuffix("b didAppear, a didDisappear"))
    second.dismiss(animated: true)
    screen.settle()
    expect(color(10, 10) == "blue" && screen.window.subviews == [first.view])
    expect(log.take().hasSuffix("a didAppear, b didDisappear"))
  }

  @Test("Swiped a little it stays open, swiped further it shuts")
  func swiping() {
    let (first, second) = present()
    screen.settle()
    _ = log.take()
    func swipe(to x: CGFloat) {
      let touch = screen.touchDown(CGPoint(x: 2, y: 240))
      for step in 1...12 {
        touch.move(to: CGPoint(x: 2 + (x - 2) * CGFloat(step) / 12, y: 240))
        screen.advance(by: 1.0 / 60)
      }
      expect(second.transitionCoordinator?.isInteractive, equals: true)
      touch.up()
      screen.settle()
    }
    swipe(to: 80)
    expect(first.presentedViewController === second && second.view.window != nil && first.view.window == nil)
    expect(color(10, 10) == "red" && !second.view.isHidden && second.view.frame == screen.window.bounds)
    expect(
      log.take().split(separator: ", ").filter { !$0.hasSuffix("Layout") }.joined(separator: ", ")
        == "b willDisappear, a willAppear, a isAppearing, a willDisappear, a didDisappear, b willAppear, b isAppearing, b didAppear")
    swipe(to: 200)
    expect(first.presentedViewController == nil && screen.window.subviews == [first.view])
    expect(color(10, 10), equals: "blue")
    expect(log.take().hasSuffix("a didAppear, b didDisappear"))
  }
}
