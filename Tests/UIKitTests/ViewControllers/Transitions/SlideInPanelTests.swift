import CoreGraphics
import Foundation
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

// The slide-in panel of tutorials on custom presentations.

private enum PresentationDirection {
  case left, top, right, bottom
}

@MainActor private final class SlideInPresentationManager: NSObject {
  var direction = PresentationDirection.left
  var disableCompactHeight = false
}

extension SlideInPresentationManager: UIViewControllerTransitioningDelegate {
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    let presentationController = SlideInPresentationController(
      presentedViewController: presented, presenting: presenting, direction: direction)
    presentationController.delegate = self
    return presentationController
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    SlideInPresentationAnimator(direction: direction, isPresentation: true)
  }

  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
    SlideInPresentationAnimator(direction: direction, isPresentation: false)
  }
}

extension SlideInPresentationManager: UIAdaptivePresentationControllerDelegate {
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    if traitCollection.verticalSizeClass == .compact && disableCompactHeight { return .overFullScreen }
    return .none
  }
}

private final class SlideInPresentationController: UIPresentationController {
  private let direction: PresentationDirection
  private(set) var dimmingView: UIView!

  override var frameOfPresentedViewInContainerView: CGRect {
    var frame: CGRect = .zero
    frame.size = size(forChildContentContainer: presentedViewController, withParentContainerSize: containerView!.bounds.size)
    switch direction {
    case .right: frame.origin.x = containerView!.frame.width * (1.0 / 3.0)
    case .bottom: frame.origin.y = containerView!.frame.height * (1.0 / 3.0)
    default: frame.origin = .zero
    }
    return frame
  }

  init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?, direction: PresentationDirection)
  {
    self.direction = direction
    super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
    setupDimmingView()
  }

  override func presentationTransitionWillBegin() {
    guard let dimmingView = dimmingView else { return }
    containerView?.insertSubview(dimmingView, at: 0)
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(withVisualFormat: "V:|[dimmingView]|", options: [], metrics: nil, views: ["dimmingView": dimmingView]))
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(withVisualFormat: "H:|[dimmingView]|", options: [], metrics: nil, views: ["dimmingView": dimmingView]))
    guard let coordinator = presentedViewController.transitionCoordinator else {
      dimmingView.alpha = 1.0
      return
    }
    coordinator.animate(alongsideTransition: { _ in self.dimmingView.alpha = 1.0 })
  }

  override func dismissalTransitionWillBegin() {
    guard let coordinator = presentedViewController.transitionCoordinator else {
      dimmingView.alpha = 0.0
      return
    }
    coordinator.animate(alongsideTransition: { _ in self.dimmingView.alpha = 0.0 })
  }

  override func containerViewWillLayoutSubviews() {
    presentedView?.frame = frameOfPresentedViewInContainerView
  }

  override func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize) -> CGSize {
    switch direction {
    case .left, .right: return CGSize(width: parentSize.width * (2.0 / 3.0), height: parentSize.height)
    case .bottom, .top: return CGSize(width: parentSize.width, height: parentSize.height * (2.0 / 3.0))
    }
  }

  func setupDimmingView() {
    dimmingView = UIView()
    dimmingView.translatesAutoresizingMaskIntoConstraints = false
    dimmingView.backgroundColor = UIColor(white: 0.0, alpha: 0.5)
    dimmingView.alpha = 0.0
    let recognizer = UITapGestureRecognizer(target: self, action: SlideInPresentationController.handleTap)
    dimmingView.addGestureRecognizer(recognizer)
  }

  func handleTap(recognizer: UITapGestureRecognizer) { presentingViewController.dismiss(animated: true) }
}

private final class SlideInPresentationAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  let direction: PresentationDirection
  let isPresentation: Bool

  init(direction: PresentationDirection, isPresentation: Bool) {
    self.direction = direction
    self.isPresentation = isPresentation
    super.init()
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.3 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let key: UITransitionContextViewControllerKey = isPresentation ? .to : .from
    guard let controller = transitionContext.viewController(forKey: key) else { return }
    if isPresentation { transitionContext.containerView.addSubview(controller.view) }
    let presentedFrame = transitionContext.finalFrame(for: controller)
    var dismissedFrame = presentedFrame
    switch direction {
    case .left: dismissedFrame.origin.x = -presentedFrame.width
    case .right: dismissedFrame.origin.x = transitionContext.containerView.frame.size.width
    case .top: dismissedFrame.origin.y = -presentedFrame.height
    case .bottom: dismissedFrame.origin.y = transitionContext.containerView.frame.size.height
    }
    let initialFrame = isPresentation ? dismissedFrame : presentedFrame
    let finalFrame = isPresentation ? presentedFrame : dismissedFrame
    let animationDuration = transitionDuration(using: transitionContext)
    controller.view.frame = initialFrame
    UIView.animate(
      withDuration: animationDuration,
      animations: {
        controller.view.frame = finalFrame
      },
      completion: { finished in
        if !self.isPresentation { controller.view.removeFromSuperview() }
        transitionContext.completeTransition(finished)
      })
  }
}

@Suite("Transitions: the tutorials' slide-in panel") @MainActor
struct SlideInPanelTests {
  private let screen = TestScreen(size: CGSize(width: 300, height: 480))
  private let log = Log()

  private func present(_ direction: PresentationDirection) -> (LoggedController, LoggedController, SlideInPresentationManager) {
    let first = LoggedController("a", log)
    let second = LoggedController("b", log)
    let manager = SlideInPresentationManager()
    manager.direction = direction
    second.transitioningDelegate = manager
    second.modalPresentationStyle = .custom
    screen.show(first)
    _ = log.take()
    first.present(second, animated: true) { [log] in log.add("presented") }
    return (first, second, manager)
  }

  @Test("It slides in from its side, dims the view below, and slides out at a touch beside it")
  func allSides() throws {
    for (direction, end, begin) in [
      (PresentationDirection.left, CGRect(x: 0, y: 0, width: 200, height: 480), CGPoint(x: -200, y: 0)),
      (.right, CGRect(x: 100, y: 0, width: 200, height: 480), CGPoint(x: 300, y: 0)),
      (.top, CGRect(x: 0, y: 0, width: 300, height: 320), CGPoint(x: 0, y: -320)),
      (.bottom, CGRect(x: 0, y: 160, width: 300, height: 320), CGPoint(x: 0, y: 480)),
    ] {
      let (first, second, manager) = present(direction)
      let panel = try #require(second.presentationController as? SlideInPresentationController)
      func shown() -> CGPoint { (second.view.layer.presentation() ?? second.view.layer).frame.origin }
      screen.layout()
      expect(shown(), equals: begin)
      screen.advance(by: 0.15)
      expect(abs(shown().x - (begin.x + end.minX) / 2) < 12 && abs(shown().y - (begin.y + end.minY) / 2) < 20)
      let dark = try #require(panel.dimmingView.layer.presentation()).opacity
      expect(dark > 0.3 && dark < 0.7)
      screen.settle()
      expect(second.view.frame == end && panel.dimmingView.frame == screen.window.bounds)
      expect(first.view.window != nil)
      expect(log.take(), equals: "b loadView, b didLoad, b willAppear, b isAppearing, b willLayout, b didLayout, b didAppear, presented")
      screen.resize(to: CGSize(width: 480, height: 300))
      expect(
        second.view.frame.size == panel.size(forChildContentContainer: second, withParentContainerSize: CGSize(width: 480, height: 300)))
      screen.resize(to: CGSize(width: 300, height: 480))
      expect(second.view.frame, equals: end)
      _ = log.take()
      screen.tap(CGPoint(x: direction == .right ? 20 : 280, y: direction == .bottom ? 20 : 460))
      screen.layout()
      expect(shown(), equals: end.origin)
      screen.advance(by: 0.15)
      expect(abs(shown().x - (begin.x + end.minX) / 2) < 12 && abs(shown().y - (begin.y + end.minY) / 2) < 20)
      screen.settle()
      expect(log.take(), equals: "b willDisappear, b didDisappear")
      expect(screen.window.subviews, equals: [first.view])
      withExtendedLifetime(manager) {}
    }
  }

  @Test("In a low window the delegate makes it cover the whole")
  func compactHeight() {
    screen.resize(to: CGSize(width: 480, height: 300))
    let first = UIViewController()
    let second = UIViewController()
    let manager = SlideInPresentationManager()
    manager.disableCompactHeight = true
    second.transitioningDelegate = manager
    second.modalPresentationStyle = .custom
    screen.show(first)
    first.present(second, animated: true)
    screen.settle()
    expect(second.view.frame, equals: CGRect(x: 0, y: 0, width: 480, height: 300))
    screen.resize(to: CGSize(width: 300, height: 480))
    expect(second.view.frame, equals: CGRect(x: 0, y: 0, width: 200, height: 480))
    second.dismiss(animated: true)
    screen.settle()
    expect(screen.window.subviews, equals: [first.view])
  }

  @Test("A view that an animator of the app leaves elsewhere than at its final frame stays there")
  func leftElsewhere() {
    final class Lowering: NSObject, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
      func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? { self }
      func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.2 }
      func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        guard let view = transitionContext.view(forKey: .to) else { return }
        transitionContext.containerView.addSubview(view)
        view.frame = transitionContext.containerView.bounds.offsetBy(dx: 0, dy: 120)
        transitionContext.completeTransition(true)
      }
    }
    let screen = TestScreen()
    let root = UIViewController()
    screen.show(root)
    let (panel, delegate) = (UIViewController(), Lowering())
    panel.modalPresentationStyle = .custom
    panel.transitioningDelegate = delegate
    root.present(panel, animated: true)
    screen.settle()
    panel.presentationController?.containerView?.setNeedsLayout()
    screen.layout()
    expect(panel.view.frame.minY, equals: 120)
  }

  @Test("Without animation the same views have the same frames")
  func unanimated() throws {
    let first = UIViewController()
    let second = UIViewController()
    let manager = SlideInPresentationManager()
    second.transitioningDelegate = manager
    second.modalPresentationStyle = .custom
    screen.show(first)
    first.present(second, animated: false)
    screen.layout()
    expect(second.view.frame, equals: CGRect(x: 0, y: 0, width: 200, height: 480))
    let panel = try #require(second.presentationController as? SlideInPresentationController)
    expect(panel.dimmingView.alpha, equals: 1)
    first.dismiss(animated: false)
    expect(panel.dimmingView.alpha == 0 && screen.window.subviews == [first.view])
  }
}
