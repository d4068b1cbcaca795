import CoreGraphics
import Foundation
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

/// The exact calls when containers change their content, with and without animation.
@Suite("Containers: literal logs") @MainActor
struct ContainerLogTests {
  private let log = CallLog()
  private let screen = TestScreen(scale: 1)

  private func stack(_ titles: [String]) -> (UINavigationController, LoggedDelegate) {
    let navigation = UINavigationController(rootViewController: LoggedScreen(titles[0], log))
    let delegate = LoggedDelegate(log)
    navigation.delegate = delegate
    screen.show(navigation)
    for title in titles.dropFirst() { navigation.pushViewController(LoggedScreen(title, log), animated: false) }
    screen.settle()
    _ = log.take()
    return (navigation, delegate)
  }

  /// Returns the calls when the change was made, and those when it had ended.
  private func logs(_ change: () -> Void) -> [String] {
    change()
    let first = log.take()
    screen.settle()
    return [first, log.take()]
  }

  /// Without animation all calls are made before the call returns; with animation, the second half is made when the screens have moved.
  private func check(_ told: [String], _ animated: Bool, _ begin: String, _ end: String, _ place: SourceLocation = #_sourceLocation) {
    #expect(told == (animated ? [begin, end] : [begin + ", " + end, ""]), sourceLocation: place)
  }

  @Test("VC-05 NV-02 Push and pop", arguments: [true, false])
  func pushAndPop(animated: Bool) {
    let (navigation, delegate) = stack(["A"])
    check(
      logs { navigation.pushViewController(LoggedScreen("B", log), animated: animated) }, animated,
      "B willMove parent, B didLoad, A willDisappear, B willAppear, willShow B", "A didDisappear, B didAppear, B didMove parent, didShow B")
    check(
      logs { navigation.popViewController(animated: animated) }, animated,
      "B willMove nil, B willDisappear, A willAppear, willShow A", "B didDisappear, A didAppear, B didMove nil, didShow A")
    withExtendedLifetime(delegate) {}
  }

  @Test("VC-05 NV-02 Back to the root, and another stack", arguments: [true, false])
  func popToRoot(animated: Bool) {
    let (navigation, delegate) = stack(["A", "B", "C"])
    check(
      logs { navigation.popToRootViewController(animated: animated) }, animated,
      "B willMove nil, C willMove nil, C willDisappear, A willAppear, willShow A",
      "C didDisappear, A didAppear, B didMove nil, C didMove nil, didShow A")
    let root = navigation.viewControllers[0]
    navigation.pushViewController(LoggedScreen("B", log), animated: false)
    screen.settle()
    _ = log.take()
    check(
      logs { navigation.setViewControllers([root, LoggedScreen("D", log)], animated: animated) }, animated,
      "D willMove parent, B willMove nil, D didLoad, B willDisappear, D willAppear, willShow D",
      "B didDisappear, D didAppear, D didMove parent, B didMove nil, didShow D")
    withExtendedLifetime(delegate) {}
  }

  @Test("VC-05 NV-04 A swipe back, completed and canceled")
  func swipes() {
    let (navigation, delegate) = stack(["A", "B"])
    let begin = "B willMove nil, B willDisappear, A willAppear, willShow A"
    for finishes in [false, true] {
      let touch = screen.touchDown(CGPoint(x: 2, y: 240))
      for x in stride(from: 20, through: 200, by: 20) { touch.move(to: CGPoint(x: CGFloat(x), y: 240)) }
      screen.layout()
      expect(log.take(), equals: begin)
      if finishes {
        touch.up()
      } else {
        screen.advance(by: 0.2)
        for x in stride(from: 180, through: 20, by: -20) { touch.move(to: CGPoint(x: CGFloat(x), y: 240)) }
        touch.up()
      }
      screen.settle()
      expect(
        log.take()
          == (finishes
            ? "B didDisappear, A didAppear, B didMove nil, didShow A" : "A willDisappear, B willAppear, A didDisappear, B didAppear"))
      expect(navigation.viewControllers.count, equals: (finishes ? 1 : 2))
    }
    withExtendedLifetime(delegate) {}
  }

  @Test("VC-05 NV-05 A change of tabs, by the program, by touch and with an animator of the app's")
  func tabs() {
    @MainActor final class Fading: NSObject, UITabBarControllerDelegate, UIViewControllerAnimatedTransitioning {
      func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? { self }
      func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.3 }
      func animateTransition(using context: any UIViewControllerContextTransitioning) {
        let view = context.view(forKey: .to)!
        context.containerView.addSubview(view)
        view.frame = context.containerView.bounds
        view.alpha = 0
        UIView.animate(withDuration: 0.3) {
          view.alpha = 1
        } completion: { _ in
          context.completeTransition(!context.transitionWasCancelled)
        }
      }
    }
    let tabs = UITabBarController()
    tabs.viewControllers = ["A", "B", "C"].map { LoggedScreen($0, log) }
    screen.show(tabs)
    screen.settle()
    _ = log.take()
    expect(logs { tabs.selectedIndex = 1 }, equals: ["B didLoad, B willAppear, A willDisappear, A didDisappear", "B didAppear"])
    expect(logs { screen.tap(CGPoint(x: 53, y: 455)) }, equals: ["A willAppear, B willDisappear, B didDisappear, A didAppear", ""])
    let fading = Fading()
    tabs.delegate = fading
    expect(logs { tabs.selectedIndex = 2 }, equals: ["C didLoad, C willAppear, A willDisappear", "A didDisappear, C didAppear"])
  }

  @Test("VC-05 A column that is shown and hidden, with and without animation", arguments: [true, false])
  func columns(animated: Bool) {
    let wide = TestScreen(size: CGSize(width: 1000, height: 500), scale: 1)
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(LoggedScreen("list", log), for: .primary)
    split.setViewController(LoggedScreen("detail", log), for: .secondary)
    wide.show(split)
    wide.settle()
    _ = log.take()
    let change: (@escaping () -> Void) -> Void = { body in
      if animated { body() } else { UIView.performWithoutAnimation(body) }
    }
    change { split.hide(.primary) }
    let first = log.take()
    wide.settle()
    expect(
      [first, log.take()] == (animated ? ["list willDisappear", "list didDisappear"] : ["list willDisappear, list didDisappear", ""]))
    change { split.show(.primary) }
    let second = log.take()
    wide.settle()
    expect([second, log.take()], equals: (animated ? ["list willAppear", "list didAppear"] : ["list willAppear, list didAppear", ""]))
  }
}
