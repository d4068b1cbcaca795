import CoreGraphics
import Foundation
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

/// Presenting and dismissing while another transition is running.
@Suite("Presenting: calls that meet a transition") @MainActor
struct PresentationConflictTests {
  private let screen = TestScreen()
  private let log = Log()

  private func make(_ name: String, _ style: UIModalPresentationStyle = .fullScreen) -> LoggedController {
    let controller = LoggedController(name, log)
    controller.modalPresentationStyle = style
    return controller
  }

  /// Returns a visible root, with each of `above` presented by the previous one.
  private func stand(_ above: [LoggedController]) -> LoggedController {
    let root = make("a")
    screen.show(root)
    var below = root
    for controller in above {
      below.present(controller, animated: false)
      screen.settle()
      below = controller
    }
    _ = log.take()
    return root
  }

  private func done(_ name: String) -> () -> Void { { [log] in log.add(name) } }

  /// Returns the warnings while `body` runs, with names instead of descriptions.
  private func warnings(_ names: [LoggedController], _ body: () -> Void) -> [String] {
    nonisolated(unsafe) var messages: [String] = []
    let before = UIKitErrorHandler.warningHandler
    UIKitErrorHandler.warningHandler = { messages.append($0) }
    body()
    UIKitErrorHandler.warningHandler = before
    return messages.map { message in names.reduce(message) { $0.replacingOccurrences(of: "\($1)", with: $1.name) } }
  }

  @Test("VC-07 Two dismissals of one controller: it is dismissed once, both completions are called, in order")
  func twice() {
    let b = make("b")
    let a = stand([b])
    a.dismiss(animated: true, completion: done("first"))
    screen.advance(by: 0.1)
    b.dismiss(animated: true, completion: done("second"))
    a.dismiss(animated: false, completion: done("third"))
    expect(a.presentedViewController === b && b.isBeingDismissed)
    screen.settle()
    expect(
      log.take() == "b willDisappear, a willAppear, a isAppearing, a willLayout, a didLayout, a didAppear, b didDisappear, first, second, "
        + "third")
    expect(a.presentedViewController == nil)
    b.dismiss(animated: true, completion: done("late"))
    expect(log.take(), equals: "late")
  }

  @Test("VC-07 A dismissal during the presentation, by the controller or its presenter, follows the presentation")
  func whileComing() {
    for byItself in [true, false] {
      let b = make("b")
      let a = stand([])
      a.present(b, animated: true, completion: done("presented"))
      screen.advance(by: 0.1)
      (byItself ? b : a).dismiss(animated: true, completion: done("dismissed"))
      expect(b.isBeingPresented && !b.isBeingDismissed)
      screen.settle()
      expect(
        log.take() == "b loadView, b didLoad, a willDisappear, b willAppear, b isAppearing, b willLayout, b didLayout, b didAppear, "
          + "a didDisappear, presented, b willDisappear, a willAppear, a isAppearing, a willLayout, a didLayout, a didAppear, "
          + "b didDisappear, dismissed")
    }
  }

  @Test("VC-07 Presented and dismissed without animation in one go")
  func atOnce() {
    let b = make("b")
    let a = stand([])
    a.present(b, animated: false, completion: done("presented"))
    b.dismiss(animated: false, completion: done("dismissed"))
    expect(a.presentedViewController == nil && b.view.window == nil)
    expect(
      log.take() == "b loadView, b didLoad, a willDisappear, b willAppear, b isAppearing, b didAppear, a didDisappear, presented, "
        + "b willDisappear, a willAppear, a isAppearing, a didAppear, b didDisappear, dismissed")
    screen.settle()
    expect(screen.window.subviews, equals: [a.view])
  }

  @Test(
    "VC-07 A controller that presents another one presents no further one, before, during and after the transition; the completion is not called"
  )
  func alreadyPresenting() {
    let (b, c) = (make("b"), make("c"))
    let a = stand([])
    let expected = ["Attempt to present c on a (from a) which is already presenting b."]
    let present = { a.present(c, animated: true, completion: self.done("never")) }
    a.present(b, animated: true)
    expect(warnings([a, b, c], present), equals: expected)
    screen.settle()
    expect(warnings([a, b, c], present), equals: expected)
    a.dismiss(animated: true)
    screen.advance(by: 0.1)
    expect(warnings([a, b, c], present), equals: expected)
    screen.settle()
    expect(!log.take().contains("never"))
    expect(warnings([a, b, c], present), equals: [])
    screen.settle()
    expect(log.take().hasSuffix("never"))
  }

  @Test("VC-07 Presenting on a controller that is being presented waits for the end; on one that is being dismissed it fails")
  func onTheWay() {
    let (b, c) = (make("b"), make("c"))
    let a = stand([])
    a.present(b, animated: true, completion: done("b stands"))
    screen.advance(by: 0.1)
    b.present(c, animated: true, completion: done("c stands"))
    expect(b.presentedViewController == nil)
    screen.settle()
    expect(b.presentedViewController === c)
    expect(
      log.take() == "b loadView, b didLoad, a willDisappear, b willAppear, b isAppearing, b willLayout, b didLayout, b didAppear, "
        + "a didDisappear, b stands, c loadView, c didLoad, b willDisappear, c willAppear, c isAppearing, c willLayout, c didLayout, "
        + "c didAppear, b didDisappear, c stands")
    c.dismiss(animated: false)
    screen.settle()
    _ = log.take()
    b.dismiss(animated: true)
    screen.advance(by: 0.1)
    let messages = warnings([a, b, c]) {
      b.present(c, animated: true, completion: done("never"))
      screen.settle()
    }
    expect(messages, equals: ["Attempt to present c on b (from b) whose view is not in the window hierarchy."])
    expect(!log.take().contains("never"))
  }

  @Test("VC-07 A chain may be presented in one go where only the last is animated")
  func chainAtOnce() {
    let (b, c) = (make("b"), make("c"))
    let a = stand([])
    a.present(b, animated: false)
    b.present(c, animated: true)
    expect(a.presentedViewController === b && b.presentedViewController === c)
    screen.settle()
    expect(c.view.window != nil && b.view.window == nil && a.view.window == nil)
    expect(c.presentingViewController === b)
  }

  @Test("VC-07 Of a chain, each is dismissed by whom: itself only where nothing is on it")
  func grandchildren() {
    let (b, c) = (make("b"), make("c"))
    let a = stand([b, c])
    // Only the last one is dismissed.
    c.dismiss(animated: true, completion: done("c gone"))
    screen.settle()
    expect(log.take() == "c willDisappear, b willAppear, b isAppearing, b willLayout, b didLayout, b didAppear, c didDisappear, c gone")
    expect(a.presentedViewController === b && b.presentedViewController == nil)
    // A presenting controller dismisses the presented one, and remains.
    b.present(c, animated: false)
    screen.settle()
    b.dismiss(animated: true)
    screen.settle()
    expect(a.presentedViewController === b && b.view.window != nil)
    // A child of the last one dismisses the last one.
    let child = UIViewController()
    b.present(c, animated: false)
    screen.settle()
    c.addChild(child)
    c.view.addSubview(child.view)
    child.didMove(toParent: c)
    child.dismiss(animated: true)
    screen.settle()
    expect(b.presentedViewController == nil && a.presentedViewController === b)
  }

  @Test("VC-07 Dismissing several levels animates the front with its own style and calls no invisible controller in between")
  func levels() {
    for (style, expected) in [
      (UIModalPresentationStyle.fullScreen, "d willDisappear, a willAppear, a isAppearing, a willLayout, a didLayout, a didAppear"),
      (
        .overFullScreen,
        "c willDisappear, c didDisappear, d willDisappear, a willAppear, a isAppearing, a willLayout, a didLayout, a didAppear"
      ),
    ] {
      let (b, c, d) = (make("b"), make("c"), make("d", style))
      d.modalTransitionStyle = .crossDissolve
      let a = stand([b, c, d])
      a.dismiss(animated: true, completion: done("gone"))
      expect(a.presentedViewController === d && d.presentingViewController === a && d.isBeingDismissed)
      expect(b.presentingViewController == nil && b.view.window == nil && c.view.window == nil)
      screen.advance(by: 0.2)
      let alpha = d.view.layer.presentation()!.opacity
      expect(alpha > 0.1 && alpha < 0.9)
      expect(a.view.window != nil)
      screen.settle()
      expect(log.take(), equals: expected + ", d didDisappear, gone")
      expect(screen.window.subviews == [a.view] && a.view.frame == screen.window.bounds)
    }
  }

  @Test("VC-07 Several levels of sheets: all in between are notified, and none is left")
  func sheetLevels() {
    let (b, c) = (make("b", .pageSheet), make("c", .pageSheet))
    let a = stand([b, c])
    a.dismiss(animated: true, completion: done("gone"))
    screen.settle()
    expect(log.take(), equals: "b willDisappear, b didDisappear, c willDisappear, c didDisappear, gone")
    expect(screen.window.subviews == [a.view] && a.view.tintAdjustmentMode == .normal)
  }

  @Test("VC-07 Dismissing several levels during a transition of the front waits for its end")
  func levelsInTransition() {
    let (b, c) = (make("b"), make("c"))
    let a = stand([b])
    b.present(c, animated: true, completion: done("c stands"))
    screen.advance(by: 0.1)
    a.dismiss(animated: true, completion: done("all gone"))
    screen.settle()
    expect(
      log.take().hasSuffix(
        "c stands, c willDisappear, a willAppear, a isAppearing, a willLayout, a didLayout, a didAppear, "
          + "c didDisappear, all gone"))
    let d = make("d")
    let e = make("e")
    a.present(d, animated: false)
    screen.settle()
    d.present(e, animated: false)
    screen.settle()
    _ = log.take()
    e.dismiss(animated: true, completion: done("e gone"))
    screen.advance(by: 0.1)
    a.dismiss(animated: true, completion: done("all gone"))
    screen.settle()
    expect(
      log.take().hasSuffix(
        "e gone, d willDisappear, a willAppear, a isAppearing, a didAppear, a willLayout, a didLayout, "
          + "d didDisappear, all gone") || a.presentedViewController == nil)
    expect(screen.window.subviews, equals: [a.view])
  }

  @Test("VC-07 A new root removes presented controllers, also during transitions, with all their containers")
  func newRoot() {
    for moment in 0..<3 {
      let b = make("b")
      let a = stand(moment == 0 ? [b] : [])
      if moment > 0 { a.present(b, animated: true) }
      if moment == 2 {
        screen.settle()
        b.dismiss(animated: true)
      }
      if moment > 0 { screen.advance(by: 0.1) }
      _ = log.take()
      let next = make("n")
      screen.window.rootViewController = next
      screen.settle()
      expect(screen.window.subviews, equals: [next.view])
      expect(b.view.window == nil && b.presentingViewController == nil && a.presentedViewController == nil)
      expect(log.take().components(separatedBy: "b didDisappear").count, equals: 2)
    }
  }
}
