import Foundation
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

@Suite("Navigation controller") @MainActor
struct NavigationControllerTests {
  private let log = CallLog()

  private func make(_ titles: [String] = ["A"], design: UIDesign = .modern) -> (TestScreen, UINavigationController, LoggedDelegate) {
    let screen = TestScreen(size: CGSize(width: 320, height: 480), design: design)
    let navigation = UINavigationController(rootViewController: LoggedScreen(titles[0], log))
    let delegate = LoggedDelegate(log)
    navigation.delegate = delegate
    screen.show(navigation)
    for title in titles.dropFirst() { navigation.pushViewController(LoggedScreen(title, log), animated: false) }
    screen.settle()
    _ = log.take()
    return (screen, navigation, delegate)
  }

  private func swipe(_ screen: TestScreen, from start: CGFloat = 2, to end: CGFloat, flicking: Bool = false) {
    let (first, last) = (CGPoint(x: start, y: 240), CGPoint(x: end, y: 240))
    if flicking { screen.flick(from: first, to: last) } else { screen.drag(from: first, to: last) }
    screen.settle()
  }

  @Test("NV-01 The root shows under the bar; the stack is managed")
  func root() {
    let (_, navigation, _) = make()
    expect(navigation.viewControllers.map(\.title), equals: ["A"])
    expect(navigation.topViewController?.navigationController === navigation)
    expect(navigation.navigationBar.frame, equals: CGRect(x: 0, y: 0, width: 320, height: 44))
    expect(navigation.navigationBar.topItem === navigation.topViewController?.navigationItem)
    let view = navigation.topViewController!.view!
    expect(view.convert(view.bounds, to: nil), equals: CGRect(x: 0, y: 0, width: 320, height: 480))
    expect(view.safeAreaInsets.top, equals: 44)
  }

  @Test("NV-01 In the classic design content begins below the bar")
  func classicRoom() {
    let (_, navigation, _) = make(design: .classic)
    let view = navigation.topViewController!.view!
    expect(view.convert(view.bounds, to: nil), equals: CGRect(x: 0, y: 44, width: 320, height: 436))
    expect(view.safeAreaInsets, equals: .zero)
  }

  @Test("NV-02 Push: the appearance callbacks are called in order", arguments: ["modern", "classic"])
  func push(design: String) {
    let (screen, navigation, delegate) = make(design: design == "modern" ? .modern : .classic)
    navigation.pushViewController(LoggedScreen("B", log), animated: true)
    expect(log.take(), equals: "B willMove parent, B didLoad, A willDisappear, B willAppear, willShow B")
    screen.settle()
    expect(log.take(), equals: "A didDisappear, B didAppear, B didMove parent, didShow B")
    withExtendedLifetime(delegate) {}
  }

  @Test("NV-02 The pushed screen slides in from the right while the bar's items change along; back is the other way")
  func slides() throws {
    let (screen, navigation, _) = make()
    func bar() -> [UInt8] {
      let picture = screen.snapshot()
      return stride(from: 0, to: 640, by: 3).map { picture.pixel(x: $0, y: 44).red }
    }
    let before = bar()
    let second = LoggedScreen("B", log)
    navigation.pushViewController(second, animated: true)
    screen.advance(by: 0.1)
    let page = try #require(second.view.superview)
    func left() -> CGFloat { (page.layer.presentation() ?? page.layer).frame.minX }
    let coming = left()
    let during = bar()
    expect(coming > 10 && coming < 310)
    screen.advance(by: 0.1)
    expect(left(), below: coming)
    screen.settle()
    expect(left(), equals: 0)
    expect(during != before && during != bar())
    navigation.popViewController(animated: true)
    screen.advance(by: 0.1)
    let going = left()
    expect(going > 10 && going < 310)
    screen.advance(by: 0.1)
    expect(left(), above: going)
    screen.settle()
    expect(bar(), equals: before)
  }

  @Test("NV-02 Pop: the appearance callbacks are called in order")
  func pop() {
    let (screen, navigation, delegate) = make(["A", "B"])
    expect(navigation.popViewController(animated: true)?.title, equals: "B")
    expect(navigation.viewControllers.map(\.title), equals: ["A"])
    expect(log.take(), equals: "B willMove nil, B willDisappear, A willAppear, willShow A")
    screen.settle()
    expect(log.take(), equals: "B didDisappear, A didAppear, B didMove nil, didShow A")
    expect(navigation.popViewController(animated: true) == nil)
    withExtendedLifetime(delegate) {}
  }

  @Test("NV-04 A swipe from the left edge pops, with the calls of a pop")
  func swipeBack() {
    let (screen, navigation, delegate) = make(["A", "B"])
    swipe(screen, to: 250)
    expect(
      log.take() == "B willMove nil, B willDisappear, A willAppear, willShow A, B didDisappear, A didAppear, B didMove nil, didShow A")
    expect(navigation.viewControllers.map(\.title), equals: ["A"])
    withExtendedLifetime(delegate) {}
  }

  @Test("NV-04 A canceled swipe leaves everything unchanged")
  func swipeCancelled() {
    let (screen, navigation, delegate) = make(["A", "B"])
    let before = screen.snapshot()
    swipe(screen, to: 100)
    expect(
      log.take()
        == "B willMove nil, B willDisappear, A willAppear, willShow A, A willDisappear, B willAppear, A didDisappear, B didAppear")
    expect(navigation.viewControllers.map(\.title), equals: ["A", "B"])
    expect(navigation.navigationBar.items?.map(\.title), equals: ["A", "B"])
    let after = screen.snapshot()
    for y in stride(from: 0, to: before.height, by: 9) {
      for x in stride(from: 0, to: before.width, by: 9) { expect(before.pixel(x: x, y: y) == after.pixel(x: x, y: y)) }
    }
    withExtendedLifetime(delegate) {}
  }

  @Test("NV-04 A quick short flick pops; a swipe that starts inside does not, nor does one at the root")
  func swipeLimits() {
    let (screen, navigation, _) = make(["A", "B"])
    swipe(screen, from: 60, to: 300)
    expect(navigation.viewControllers.count, equals: 2)
    swipe(screen, to: 90, flicking: true)
    expect(navigation.viewControllers.count, equals: 1)
    swipe(screen, to: 300)
    expect(navigation.viewControllers.count, equals: 1)
  }

  @Test("NV-04 In a right-to-left interface the swipe starts at the right")
  func swipeMirrored() {
    let (screen, navigation, _) = make(["A", "B"])
    screen.traits = { $0.layoutDirection = .rightToLeft }
    swipe(screen, to: 300)
    expect(navigation.viewControllers.count, equals: 2)
    swipe(screen, from: 318, to: 60)
    expect(navigation.viewControllers.count, equals: 1)
  }

  @Test("NV-02 NV-06 The back button shows the previous title; a tap on it pops; the root has none")
  func backButton() {
    let (screen, navigation, _) = make(["First", "Second"])
    expect(screen.accessibilityTree().contains("button \"First\" #BackButton"))
    expect(screen.accessibilityTree().contains("header text \"Second\""))
    screen.tap(CGPoint(x: 40, y: 22))
    screen.settle()
    expect(navigation.viewControllers.count, equals: 1)
    expect(!screen.accessibilityTree().contains("BackButton"))
  }

  @Test("NV-07 The stack owns its controllers; a push without animation shows immediately")
  func lifetimes() {
    let (screen, navigation, _) = make()
    weak var popped: UIViewController?
    do {
      let second = LoggedScreen("B", log)
      popped = second
      navigation.pushViewController(second, animated: false)
      expect(log.take().hasSuffix("A didDisappear, B didAppear, B didMove parent"))
      expect(second.view.window != nil)
    }
    screen.settle()
    expect(popped != nil)
    navigation.popViewController(animated: true)
    screen.settle()
    expect(popped == nil)
  }

  @Test("setViewControllers pushes a new top and pops to an existing one; popToRoot and popTo return the popped controllers")
  func stacks() {
    let (screen, navigation, _) = make(["A", "B", "C"])
    let (a, b, c) = (navigation.viewControllers[0], navigation.viewControllers[1], navigation.viewControllers[2])
    expect(navigation.popToViewController(b, animated: false), equals: [c])
    let d = LoggedScreen("D", log)
    navigation.setViewControllers([a, d], animated: true)
    expect(navigation.topViewController === d)
    screen.settle()
    expect(b.parent == nil)
    expect(navigation.navigationBar.items?.map(\.title), equals: ["A", "D"])
    navigation.pushViewController(LoggedScreen("E", log), animated: false)
    expect(navigation.popToRootViewController(animated: true)?.map(\.title), equals: ["D", "E"])
    screen.settle()
    expect(navigation.viewControllers, equals: [a])
    expect(navigation.children, equals: [a])
  }

  @Test("A push during a transition determines the final controller")
  func hurried() {
    let (screen, navigation, _) = make()
    navigation.pushViewController(LoggedScreen("B", log), animated: true)
    screen.advance(by: 0.1)
    navigation.pushViewController(LoggedScreen("C", log), animated: true)
    screen.advance(by: 0.1)
    navigation.popViewController(animated: true)
    screen.settle()
    expect(navigation.topViewController?.title, equals: "B")
    expect(screen.accessibilityTree().contains("header text \"B\""))
    expect(navigation.topViewController?.view.window != nil)
  }

  @Test("Programming errors are reported with UIKit's messages and have no effect")
  func errors() {
    let (_, navigation, _) = make()
    let top = navigation.topViewController!
    expect(
      caughtUIKitError { navigation.pushViewController(top, animated: false) }?
        .hasPrefix("Pushing the same view controller instance more than once is not supported") == true)
    expect(
      caughtUIKitError { navigation.pushViewController(UINavigationController(rootViewController: UIViewController()), animated: false) }
        == "Pushing a navigation controller is not supported")
    expect(
      caughtUIKitError { navigation.navigationBar.pushItem(UINavigationItem(title: "x"), animated: false) }
        == "Cannot call pushNavigationItem:animated: directly on a UINavigationBar managed by a controller.")
    expect(navigation.viewControllers, equals: [top])
  }

  @Test("AP-02 The older way: the controller's view is added to the window, and everything appears")
  func olderLaunch() {
    let screen = TestScreen(size: CGSize(width: 320, height: 480))
    let navigation = UINavigationController(rootViewController: LoggedScreen("A", log))
    screen.window.addSubview(navigation.view)
    screen.settle()
    expect(log.take(), equals: "A willMove parent, A didMove parent, A didLoad, A willAppear, A didAppear")
    expect(screen.accessibilityTree().contains("header text \"A\""))
    navigation.pushViewController(LoggedScreen("B", log), animated: true)
    screen.settle()
    expect(log.take().hasSuffix("A didDisappear, B didAppear, B didMove parent"))
  }

  @Test("A delegate's animator moves the views, and the bar is animated alongside")
  func customAnimator() {
    @MainActor final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
      var ended: [Bool] = []
      func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.5 }
      func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let view = context.view(forKey: .to), let controller = context.viewController(forKey: .to) else { return }
        view.frame = context.finalFrame(for: controller)
        view.alpha = 0
        context.containerView.addSubview(view)
        UIView.animate(withDuration: 0.5) {
          view.alpha = 1
        } completion: { _ in
          context.completeTransition(!context.transitionWasCancelled)
        }
      }
      func animationEnded(_ transitionCompleted: Bool) { ended.append(transitionCompleted) }
    }
    @MainActor final class Director: UINavigationControllerDelegate {
      let fade = Fade()
      var operations: [UINavigationController.Operation] = []
      func navigationController(
        _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? {
        operations.append(operation)
        return fade
      }
    }
    let (screen, navigation, _) = make()
    let director = Director()
    navigation.delegate = director
    let second = LoggedScreen("B", log)
    navigation.pushViewController(second, animated: true)
    expect(second.transitionCoordinator != nil)
    screen.advance(by: 0.25)
    expect(log.take(), equals: "B willMove parent, B didLoad, A willDisappear, B willAppear")
    screen.settle()
    expect(log.take(), equals: "A didDisappear, B didAppear, B didMove parent")
    expect(director.operations, equals: [.push])
    expect(director.fade.ended, equals: [true])
    expect(second.view.window != nil)
    expect(screen.accessibilityTree().contains("header text \"B\""))
    navigation.popViewController(animated: true)
    screen.settle()
    expect(director.operations, equals: [.push, .pop])
    expect(second.viewIfLoaded?.window == nil)
  }

  @Test("Animations alongside a swipe are reversed when the swipe is canceled")
  func alongside() {
    let (screen, navigation, _) = make(["A", "B"])
    let touch = screen.touchDown(CGPoint(x: 2, y: 240))
    for x in stride(from: 10, through: 100, by: 10) {
      touch.move(to: CGPoint(x: CGFloat(x), y: 240))
      screen.advance(by: 1 / 60)
    }
    let coordinator = navigation.transitionCoordinator
    expect(coordinator?.isInteractive, equals: true)
    var outcome: Bool?
    coordinator?.notifyWhenInteractionChanges { outcome = $0.isCancelled }
    screen.advance(by: 0.2)
    touch.up()
    screen.settle()
    expect(outcome, equals: true)
    expect(navigation.transitionCoordinator == nil)
  }

  @Test("Escape, and Alt with the left arrow, pop")
  func keys() {
    let (screen, navigation, _) = make(["A", "B", "C"])
    screen.press(.keyboardEscape)
    screen.settle()
    expect(navigation.topViewController?.title, equals: "B")
    screen.press(.keyboardLeftArrow, modifiers: .alternate)
    screen.settle()
    expect(navigation.topViewController?.title, equals: "A")
    screen.press(.keyboardEscape)
    expect(navigation.viewControllers.count, equals: 1)
  }

  @Test("Hiding the bar gives its space to the content; the toolbar reduces it")
  func bars() {
    let (screen, navigation, _) = make()
    let view = navigation.topViewController!.view!
    navigation.setNavigationBarHidden(true, animated: true)
    screen.settle()
    expect(view.safeAreaInsets.top, equals: 0)
    expect(!screen.accessibilityTree().contains("header"))
    navigation.isNavigationBarHidden = false
    navigation.topViewController!.toolbarItems = [UIBarButtonItem(title: "Sort", style: .plain, target: nil, action: nil)]
    navigation.setToolbarHidden(false, animated: true)
    screen.settle()
    expect(view.safeAreaInsets, equals: UIEdgeInsets(top: 44, left: 0, bottom: 44, right: 0))
    expect(navigation.toolbar.frame, equals: CGRect(x: 0, y: 436, width: 320, height: 44))
    expect(screen.accessibilityTree().contains("button \"Sort\""))
    let second = LoggedScreen("B", log)
    second.hidesBottomBarWhenPushed = true
    navigation.pushViewController(second, animated: true)
    screen.settle()
    expect(second.view.safeAreaInsets.bottom, equals: 0)
    expect(!screen.accessibilityTree().contains("Sort"))
  }
}
