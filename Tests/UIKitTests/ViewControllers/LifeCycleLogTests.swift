import CoreGraphics
import Foundation
import Testing
import TrestleExpectations
import UIKitTesting

import UIKit
@testable import UIKitViews

/// Logs the calls of a presentation's delegate.
@MainActor private final class DismissalLog: NSObject, UIPopoverPresentationControllerDelegate {
  let log: Log
  var allows = true

  init(_ log: Log) { self.log = log }

  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
    log.add("should")
    return allows
  }
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) { log.add("will") }
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { log.add("did") }
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) { log.add("attempt") }
}

/// A presentation controller and animator of an app that move nothing.
@MainActor private final class Custom: NSObject, UIViewControllerTransitioningDelegate {
  private final class Presentation: UIPresentationController {
    var log: Log!
    override func presentationTransitionWillBegin() { log.add("p begins") }
    override func presentationTransitionDidEnd(_ completed: Bool) { log.add("p ended \(completed)") }
    override func dismissalTransitionWillBegin() { log.add("d begins") }
    override func dismissalTransitionDidEnd(_ completed: Bool) { log.add("d ended \(completed)") }
  }

  let log: Log
  init(_ log: Log) { self.log = log }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    let presentation = Presentation(presentedViewController: presented, presenting: presenting)
    presentation.log = log
    return presentation
  }
}

/// Logs a controller's appearance properties in each call.
@MainActor private final class FlagController: UIViewController {
  var log: Log!
  private func note(_ call: String) {
    let flags = [
      isBeingPresented ? "presented" : nil, isBeingDismissed ? "dismissed" : nil, isMovingToParent ? "to" : nil,
      isMovingFromParent ? "from" : nil,
    ]
    log.add(([call] + flags.compactMap { $0 }).joined(separator: " "))
  }
  override func viewWillAppear(_ animated: Bool) { note("willAppear") }
  override func viewDidAppear(_ animated: Bool) { note("didAppear") }
  override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
  override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }
}

@Suite("Life-cycle calls: literal logs") @MainActor
struct LifeCycleLogTests {
  private let log = Log()

  /// The calls of a presentation style: the presenter is notified if its view is removed.
  private struct Case {
    var style: UIModalPresentationStyle
    var size = CGSize(width: 320, height: 480)
    var takesAway = false
    var isCustom = false
  }

  private let cases = [
    Case(style: .fullScreen, takesAway: true), Case(style: .currentContext, takesAway: true), Case(style: .overFullScreen),
    Case(style: .overCurrentContext), Case(style: .pageSheet), Case(style: .formSheet),
    Case(style: .pageSheet, size: CGSize(width: 900, height: 700)), Case(style: .formSheet, size: CGSize(width: 900, height: 700)),
    Case(style: .popover, size: CGSize(width: 900, height: 700)), Case(style: .popover), Case(style: .custom, isCustom: true),
  ]

  @Test("VC-05 VC-07 Present and dismiss in every style, animated")
  func animated() {
    for one in cases {
      let (screen, first, second, custom) = make(one)
      first.present(second, animated: true) { [log] in log.add("done") }
      screen.settle()
      let begins = one.isCustom ? "p begins, " : ""
      let ends = one.isCustom ? "p ended true, " : ""
      expect(
        log.take()
          == "b loadView, b didLoad, \(begins)\(one.takesAway ? "a willDisappear, " : "")b willAppear, b isAppearing, b willLayout, "
          + "b didLayout, \(ends)b didAppear, \(one.takesAway ? "a didDisappear, " : "")done", "\(one)")
      second.dismiss(animated: true) { [log] in log.add("done") }
      screen.settle()
      expect(
        log.take() == (one.isCustom ? "d begins, " : "") + "b willDisappear, "
          + (one.takesAway ? "a willAppear, a isAppearing, a willLayout, a didLayout, a didAppear, " : "") + "b didDisappear, "
          + (one.isCustom ? "d ended true, " : "") + "done",
        "\(one)")
      withExtendedLifetime(custom) {}
    }
  }

  @Test("VC-05 VC-07 Present and dismiss in every style, immediately")
  func unanimated() {
    for one in cases {
      let (screen, first, second, custom) = make(one)
      first.present(second, animated: false) { [log] in log.add("done") }
      let begins = one.isCustom ? "p begins, " : ""
      expect(
        log.take().hasPrefix("b loadView, b didLoad, \(begins)\(one.takesAway ? "a willDisappear, " : "")b willAppear"), "\(one)")
      screen.layout()
      let ends = one.isCustom ? "p ended true, " : ""
      expect(log.take().hasSuffix("\(ends)b didAppear, \(one.takesAway ? "a didDisappear, " : "")done"), "\(one)")
      second.dismiss(animated: false) { [log] in log.add("done") }
      expect(
        log.take() == (one.isCustom ? "d begins, " : "") + "b willDisappear, "
          + (one.takesAway ? "a willAppear, a isAppearing, a didAppear, " : "") + "b didDisappear, "
          + (one.isCustom ? "d ended true, " : "")
          + "done",
        "\(one)")
      expect(first.presentedViewController == nil && second.view.window == nil)
      withExtendedLifetime(custom) {}
    }
  }

  private func make(_ one: Case) -> (TestScreen, LoggedController, LoggedController, Custom) {
    let screen = TestScreen(size: one.size)
    let first = LoggedController("a", log)
    let second = LoggedController("b", log)
    let custom = Custom(log)
    second.modalPresentationStyle = one.style
    if one.isCustom { second.transitioningDelegate = custom }
    first.definesPresentationContext = true
    screen.show(first)
    second.popoverPresentationController?.sourceView = first.view
    _ = log.take()
    return (screen, first, second, custom)
  }

  @Test("VC-07 The delegate is notified of dismissals by the user, not by the app")
  func delegate() {
    for (style, size, beside) in [
      (UIModalPresentationStyle.pageSheet, CGSize(width: 900, height: 700), CGPoint(x: 20, y: 20)),
      (.formSheet, CGSize(width: 900, height: 700), CGPoint(x: 20, y: 20)),
      (.popover, CGSize(width: 900, height: 700), CGPoint(x: 860, y: 660)),
    ] {
      let (screen, first, second, _) = make(Case(style: style, size: size))
      let delegate = DismissalLog(log)
      second.presentationController?.delegate = delegate
      func present() {
        first.present(second, animated: false)
        screen.settle()
        second.presentationController?.delegate = delegate
        _ = log.take()
      }
      present()
      delegate.allows = false
      screen.tap(beside)
      screen.press(.keyboardEscape)
      screen.settle()
      expect(log.take(), equals: "should, attempt, should, attempt", "\(style)")
      delegate.allows = true
      second.isModalInPresentation = true
      screen.tap(beside)
      screen.settle()
      expect(log.take(), equals: "attempt", "\(style)")
      second.isModalInPresentation = false
      screen.tap(beside)
      screen.settle()
      expect(log.take(), equals: "should, will, b willDisappear, b didDisappear, did", "\(style)")
      second.popoverPresentationController?.sourceView = first.view
      present()
      screen.press(.keyboardEscape)
      screen.settle()
      expect(log.take(), equals: "should, will, b willDisappear, b didDisappear, did", "\(style)")
      second.popoverPresentationController?.sourceView = first.view
      present()
      second.dismiss(animated: true)
      screen.settle()
      expect(log.take(), equals: "b willDisappear, b didDisappear", "\(style)")
    }
  }

  @Test("VC-05 In each call a controller knows the reason of its appearance or disappearance")
  func flags() {
    let screen = TestScreen()
    let root = UIViewController()
    screen.show(root)
    let controller = FlagController()
    controller.log = log
    controller.modalPresentationStyle = .fullScreen
    root.present(controller, animated: true)
    screen.settle()
    expect(log.take(), equals: "willAppear presented, didAppear presented")
    let over = UIViewController()
    over.modalPresentationStyle = .fullScreen
    controller.present(over, animated: true)
    screen.settle()
    expect(log.take(), equals: "willDisappear, didDisappear")
    over.dismiss(animated: true)
    screen.settle()
    expect(log.take(), equals: "willAppear, didAppear")
    controller.dismiss(animated: true)
    screen.settle()
    expect(log.take(), equals: "willDisappear dismissed, didDisappear dismissed")
    let stack = UINavigationController(rootViewController: UIViewController())
    screen.show(stack)
    stack.pushViewController(controller, animated: true)
    screen.settle()
    expect(log.take(), equals: "willAppear to, didAppear to")
    stack.pushViewController(UIViewController(), animated: true)
    screen.settle()
    stack.popViewController(animated: true)
    screen.settle()
    expect(log.take(), equals: "willDisappear, didDisappear, willAppear, didAppear")
    stack.popViewController(animated: true)
    screen.settle()
    expect(log.take(), equals: "willDisappear from, didDisappear from")
  }

  // MARK: Containment

  private final class Manual: UIViewController {
    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
  }

  @Test("VC-05 A container with manual forwarding: its children receive only the calls that it forwards")
  func manualForwarding() {
    let screen = TestScreen()
    let parent = Manual()
    let child = LoggedController("c", log)
    screen.show(parent)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    screen.settle()
    expect(log.take(), equals: "c willMove parent, c loadView, c didLoad, c didMove parent, c willLayout, c didLayout")
    child.beginAppearanceTransition(true, animated: false)
    child.endAppearanceTransition()
    expect(log.take(), equals: "c willAppear, c isAppearing, c didAppear")
    // Reversed halfway.
    child.beginAppearanceTransition(false, animated: true)
    child.beginAppearanceTransition(true, animated: true)
    child.endAppearanceTransition()
    expect(log.take(), equals: "c willDisappear, c willAppear, c isAppearing, c didAppear")
    // The second identical call has no effect.
    child.beginAppearanceTransition(true, animated: true)
    child.endAppearanceTransition()
    expect(log.take(), equals: "")
    // The parent disappears: the child is not notified.
    let over = UIViewController()
    over.modalPresentationStyle = .fullScreen
    parent.present(over, animated: true)
    screen.settle()
    expect(log.take(), equals: "")
    over.dismiss(animated: true)
    screen.settle()
    expect(log.take().split(separator: ", ").filter { !$0.hasSuffix("Layout") }.isEmpty)
    child.willMove(toParent: nil)
    child.beginAppearanceTransition(false, animated: true)
    child.view.removeFromSuperview()
    child.endAppearanceTransition()
    child.removeFromParent()
    expect(log.take(), equals: "c willMove nil, c willDisappear, c didDisappear, c didMove nil")
  }

  @Test("VC-05 A child moves between parents, and two children change places")
  func moving() {
    let screen = TestScreen()
    let root = UIViewController()
    let (left, right) = (LoggedController("l", log), LoggedController("r", log))
    screen.show(root)
    for parent in [left, right] {
      root.addChild(parent)
      root.view.addSubview(parent.view)
      parent.didMove(toParent: root)
    }
    let child = LoggedController("c", log)
    left.addChild(child)
    left.view.addSubview(child.view)
    child.didMove(toParent: left)
    screen.settle()
    _ = log.take()
    right.addChild(child)
    expect(left.children.isEmpty && child.parent === right)
    right.view.addSubview(child.view)
    child.didMove(toParent: right)
    screen.settle()
    expect(
      log.take().split(separator: ", ").filter { !$0.hasSuffix("Layout") }.joined(separator: ", ") == "c willMove parent, c didMove parent")
    // Children of an invisible parent do not appear.
    right.view.removeFromSuperview()
    expect(log.take(), equals: "r willDisappear, c willDisappear, r didDisappear, c didDisappear")
    child.view.removeFromSuperview()
    child.removeFromParent()
    right.addChild(child)
    right.view.addSubview(child.view)
    child.didMove(toParent: right)
    expect(log.take(), equals: "c didMove nil, c willMove parent, c didMove parent")
    root.view.addSubview(right.view)
    expect(log.take(), equals: "r willAppear, c willAppear, r isAppearing, r didAppear, c isAppearing, c didAppear")
  }

  // MARK: Windows and the application

  @Test("VC-05 A new root below presented controllers: the old ones disappear, the new one appears")
  func rootChange() {
    let screen = TestScreen()
    let (a, b, n) = (LoggedController("a", log), LoggedController("b", log), LoggedController("n", log))
    screen.show(a)
    a.present(b, animated: false)
    screen.settle()
    _ = log.take()
    screen.window.rootViewController = n
    screen.settle()
    expect(
      log.take() == "b willDisappear, b didDisappear, a willDisappear, a didDisappear, n loadView, n didLoad, n willAppear, n isAppearing, "
        + "n willLayout, n didLayout, n didAppear")
  }

  @Test("VC-05 An application that enters the background and returns notifies its delegate, not the controllers")
  func background() {
    @MainActor final class Delegate: NSObject, UIApplicationDelegate {
      let log: Log
      init(_ log: Log) { self.log = log }
      func applicationWillResignActive(_ application: UIApplication) { log.add("resign") }
      func applicationDidEnterBackground(_ application: UIApplication) { log.add("background") }
      func applicationWillEnterForeground(_ application: UIApplication) { log.add("foreground") }
      func applicationDidBecomeActive(_ application: UIApplication) { log.add("active") }
    }
    let screen = TestScreen()
    let delegate = Delegate(log)
    UIApplication.shared.delegate = delegate
    let controller = LoggedController("a", log)
    screen.show(controller)
    let lifecycle = UIApplication.shared.lifecycle
    lifecycle.launch(options: nil)
    lifecycle.move(to: .active)
    _ = log.take()
    lifecycle.move(to: .background)
    screen.settle()
    expect(log.take(), equals: "resign, background")
    lifecycle.move(to: .active)
    screen.settle()
    expect(log.take(), equals: "foreground, active")
    withExtendedLifetime(delegate) {}
  }
}
