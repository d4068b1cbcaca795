import CoreGraphics
import Foundation
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

@Suite("Presenting: the order of calls") @MainActor
struct PresentationTests {
  private let screen = TestScreen()
  private let log = Log()

  private func makePair(_ style: UIModalPresentationStyle = .fullScreen) -> (LoggedController, LoggedController) {
    let first = LoggedController("a", log)
    let second = LoggedController("b", log)
    second.modalPresentationStyle = style
    screen.show(first)
    _ = log.take()
    return (first, second)
  }

  @Test("VC-05 VC-07 Presenting over the full screen: a literal log")
  func present() {
    let (first, second) = makePair()
    first.present(second, animated: true) { [log] in log.add("completion") }
    expect(first.presentedViewController === second)
    expect(second.presentingViewController === first)
    expect(second.isBeingPresented)
    screen.settle()
    expect(
      log.take() == "b loadView, b didLoad, a willDisappear, b willAppear, b isAppearing, b willLayout, b didLayout, b didAppear, "
        + "a didDisappear, completion")
    expect(!second.isBeingPresented)
    expect(first.view.window == nil)
    expect(second.view.frame, equals: screen.window.bounds)
    first.dismiss(animated: true) { [log] in log.add("completion") }
    expect(second.isBeingDismissed)
    screen.settle()
    expect(
      log.take() == "b willDisappear, a willAppear, a isAppearing, a willLayout, a didLayout, a didAppear, b didDisappear, completion")
    expect(first.presentedViewController == nil)
    expect(first.view.superview === screen.window)
    expect(second.view.window == nil)
  }

  @Test("VC-07 A presented view slides up over the whole, and down again")
  func slides() {
    let (first, second) = makePair()
    second.view.backgroundColor = .red
    first.present(second, animated: true)
    screen.advance(by: 0.1)
    let shown = second.view.layer.presentation()!.frame.minY
    expect(shown > 20 && shown < 470)
    screen.settle()
    expect(screen.snapshot().pixel(x: 5, y: 5).red, above: 200)
    second.dismiss(animated: true)
    screen.advance(by: 0.1)
    let going = second.view.layer.presentation()!.frame.minY
    expect(going > 5 && going < 480)
    screen.settle()
    expect(second.view.superview == nil)
  }

  @Test("Without animation it has appeared in the same frame")
  func unanimated() {
    let (first, second) = makePair()
    first.present(second, animated: false)
    expect(log.take(), equals: "b loadView, b didLoad, a willDisappear, b willAppear")
    screen.layout()
    expect(log.take(), equals: "b isAppearing, b willLayout, b didLayout, b didAppear, a didDisappear")
    second.dismiss(animated: false)
    expect(first.presentedViewController == nil)
    expect(log.take().hasPrefix("b willDisappear, a willAppear, a isAppearing, a didAppear, b didDisappear"))
  }

  @Test("With overFullScreen the presenter remains and receives no calls")
  func over() {
    let (first, second) = makePair(.overFullScreen)
    first.present(second, animated: true)
    screen.settle()
    expect(log.take(), equals: "b loadView, b didLoad, b willAppear, b isAppearing, b willLayout, b didLayout, b didAppear")
    expect(first.view.window != nil)
    first.dismiss(animated: true)
    screen.settle()
    expect(log.take(), equals: "b willDisappear, b didDisappear")
  }

  @Test("Children receive the calls of their parents")
  func children() {
    let (first, second) = makePair()
    let child = LoggedController("c", log)
    first.addChild(child)
    first.view.addSubview(child.view)
    child.didMove(toParent: first)
    screen.layout()
    _ = log.take()
    child.present(second, animated: true)
    expect(second.presentingViewController === first)
    expect(child.presentedViewController === second)
    screen.settle()
    expect(
      log.take() == "b loadView, b didLoad, a willDisappear, c willDisappear, b willAppear, b isAppearing, b willLayout, b didLayout, "
        + "b didAppear, a didDisappear, c didDisappear")
    second.dismiss(animated: true)
    screen.settle()
    expect(
      log.take() == "b willDisappear, a willAppear, c willAppear, a isAppearing, a willLayout, a didLayout, c isAppearing, c willLayout, "
        + "c didLayout, a didAppear, c didAppear, b didDisappear")
  }

  @Test("Dissolve, flip and curl end where the slide ends")
  func styles() {
    for style in [UIModalTransitionStyle.crossDissolve, .flipHorizontal, .partialCurl] {
      let (first, second) = makePair()
      second.modalTransitionStyle = style
      first.present(second, animated: true)
      screen.advance(by: 2, fps: 3)
      expect(
        log.take() == "b loadView, b didLoad, a willDisappear, b willAppear, b isAppearing, b willLayout, b didLayout, b didAppear, "
          + "a didDisappear")
      expect(second.view.alpha == 1 && !second.view.isHidden)
      second.dismiss(animated: true)
      screen.advance(by: 2, fps: 3)
      expect(log.take().hasSuffix("a didAppear, b didDisappear"))
      expect(!first.view.isHidden && first.view.superview === screen.window)
    }
  }

  @Test("A controller that already presents presents no other; one presented twice is an error")
  func mistakes() {
    let (first, second) = makePair()
    first.present(second, animated: false)
    screen.layout()
    first.present(UIViewController(), animated: false)
    expect(first.presentedViewController === second)
    let message = caughtUIKitError { UIViewController().present(second, animated: false) }
    expect(message?.contains("that is already being presented by"), equals: true)
  }

  @Test("Dismissing from below dismisses all above; only the top one is animated")
  func chain() {
    let (first, second) = makePair()
    let third = LoggedController("c", log)
    third.modalPresentationStyle = .fullScreen
    first.present(second, animated: false)
    screen.layout()
    second.present(third, animated: false)
    screen.layout()
    _ = log.take()
    expect(third.presentingViewController === second)
    first.dismiss(animated: true) { [log] in log.add("completion") }
    screen.settle()
    expect(
      log.take() == "c willDisappear, a willAppear, a isAppearing, a willLayout, a didLayout, a didAppear, c didDisappear, completion")
    expect(first.presentedViewController == nil)
    expect(screen.window.subviews, equals: [first.view])
  }

  @Test("Dismissing during a presentation waits for its end")
  func dismissWhilePresenting() {
    let (first, second) = makePair()
    first.present(second, animated: true)
    screen.advance(by: 0.1)
    second.dismiss(animated: true)
    screen.settle()
    expect(log.take().hasSuffix("a didAppear, b didDisappear"))
    expect(first.presentedViewController == nil)
  }

  @Test("The coordinator animates alongside, and reports the end")
  func coordinator() {
    final class Along: UIViewController {
      var log: Log!
      override func viewWillAppear(_ animated: Bool) {
        transitionCoordinator!.animate(
          alongsideTransition: { [log] context in
            log!.add("along \(context.isAnimated) \(UIView.inheritedAnimationDuration == context.transitionDuration)")
          }, completion: { [log] context in log!.add("ended \(context.isCancelled)") })
      }
      override func viewDidAppear(_ animated: Bool) { log.add("didAppear") }
    }
    let (first, _) = makePair()
    let second = Along()
    second.log = log
    second.modalPresentationStyle = .fullScreen
    first.present(second, animated: true) { [log] in log.add("completion") }
    screen.settle()
    expect(log.take(), equals: "a willDisappear, along true true, didAppear, a didDisappear, ended false, completion")
    expect(second.transitionCoordinator == nil)
  }

  @Test("A resize is announced, with the changed traits, and ends after layout")
  func resizing() {
    final class Sized: UIViewController {
      var log: Log!
      override func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.willTransition(to: newCollection, with: coordinator)
        log.add("traits \(newCollection.horizontalSizeClass == .regular)")
      }
      override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        log.add("size \(Int(size.width)) from \(Int(view.bounds.width))")
        coordinator.animate(alongsideTransition: { [weak self] _ in self!.log.add("along \(Int(self!.view.bounds.width))") }) {
          [weak self] _ in self!.log.add("done")
        }
      }
      override func viewDidLayoutSubviews() { log.add("layout") }
    }
    let controller = Sized()
    controller.log = log
    screen.show(controller)
    _ = log.take()
    screen.resize(to: CGSize(width: 800, height: 600))
    expect(log.take(), equals: "traits true, size 800 from 320, along 800, layout, done")
    screen.resize(to: CGSize(width: 700, height: 600))
    expect(log.take(), equals: "size 700 from 800, along 700, layout, done")
    expect(controller.traitCollection.horizontalSizeClass, equals: .regular)
  }

  @Test("transition(from:to:) brackets the children's appearance")
  func childTransition() {
    let parent = UIViewController()
    let one = LoggedController("1", log)
    let two = LoggedController("2", log)
    screen.show(parent)
    for child in [one, two] { parent.addChild(child) }
    parent.view.addSubview(one.view)
    screen.layout()
    _ = log.take()
    parent.transition(from: one, to: two, duration: 0.3, options: .transitionCrossDissolve, animations: nil)
    screen.settle()
    expect(
      log.take()
        == "1 willDisappear, 2 willAppear, 2 loadView, 2 didLoad, 2 isAppearing, 2 willLayout, 2 didLayout, 1 didDisappear, 2 didAppear")
    expect(one.view.superview == nil && two.view.superview === parent.view)
  }

  @Test("Presenting a controller's container or presenter on it is an error and has no effect")
  func circles() {
    let root = UIViewController()
    let navigation = UINavigationController(rootViewController: root)
    screen.show(navigation)
    let message = "Application tried to present modal view controller on itself."
    expect(caughtUIKitError { root.present(navigation, animated: false) }?.hasPrefix(message), equals: true)
    expect(caughtUIKitError { root.present(root, animated: false) }?.hasPrefix(message), equals: true)
    let second = UIViewController()
    root.present(second, animated: false)
    screen.settle()
    expect(caughtUIKitError { second.present(navigation, animated: false) }?.hasPrefix(message), equals: true)
    expect(navigation.presentedViewController === second && second.presentedViewController == nil)
    expect(caughtUIKitError { root.addChild(navigation) }?.contains("cannot be its own child"), equals: true)
    expect(root.children.isEmpty && navigation.parent == nil)
  }

  @Test("Animations alongside an animator that completes immediately complete, too")
  func alongsideImmediate() {
    final class Immediate: NSObject, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
      func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? { self }
      func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0 }
      func animateTransition(using context: any UIViewControllerContextTransitioning) {
        context.containerView.addSubview(context.view(forKey: .to)!)
        context.completeTransition(true)
      }
    }
    final class Along: UIViewController {
      var log: Log!
      override func viewWillAppear(_ animated: Bool) {
        transitionCoordinator?.animate(alongsideTransition: { [log] _ in log!.add("along") }) { [log] _ in log!.add("ended") }
      }
    }
    let (first, _) = makePair()
    let second = Along()
    let delegate = Immediate()
    second.log = log
    second.modalPresentationStyle = .fullScreen
    second.transitioningDelegate = delegate
    first.present(second, animated: true)
    screen.settle()
    expect(log.take(), equals: "a willDisappear, along, a didDisappear, ended")
  }
}
