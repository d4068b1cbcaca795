import CoreGraphics
import Foundation
import Testing
import TrestleExpectations
import UIKitTesting

import UIKit
@testable import UIKitViews

/// Wraps a popover's content in a navigation controller in narrow windows, as in typical samples, and logs the calls.
@MainActor private final class Wrapping: NSObject, UIPopoverPresentationControllerDelegate {
  let log: Log
  var narrow = UIModalPresentationStyle.fullScreen
  var wraps = true

  init(_ log: Log) { self.log = log }

  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    traitCollection.horizontalSizeClass == .compact ? narrow : .none
  }
  func presentationController(
    _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? {
    log.add("controller \(style)")
    return wraps ? UINavigationController(rootViewController: controller.presentedViewController) : nil
  }
  func presentationController(
    _ presentationController: UIPresentationController, prepare adaptivePresentationController: UIPresentationController
  ) { log.add("prepare \(adaptivePresentationController.presentationStyle)") }
  func presentationController(
    _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) {
    log.add("will \(style)")
    transitionCoordinator?.animate(alongsideTransition: { [log] _ in log.add("along") }) { [log] _ in log.add("ended") }
  }
}

@Suite("Presenting: adapting to the window's width") @MainActor
struct AdaptivePresentationTests {
  private let wide = CGSize(width: 900, height: 700)
  private let narrow = CGSize(width: 320, height: 480)
  private let log = Log()

  private func present(on screen: TestScreen, _ delegate: Wrapping) -> (LoggedController, LoggedController) {
    let first = LoggedController("a", log)
    let second = LoggedController("b", log)
    screen.show(first)
    second.modalPresentationStyle = .popover
    second.preferredContentSize = CGSize(width: 200, height: 150)
    second.popoverPresentationController?.sourceView = first.view
    second.popoverPresentationController?.sourceRect = CGRect(x: 100, y: 100, width: 40, height: 40)
    second.popoverPresentationController?.delegate = delegate
    _ = log.take()
    first.present(second, animated: true)
    screen.settle()
    return (first, second)
  }

  @Test("A popover is wrapped over the full screen when the window becomes narrow, and unwrapped when it becomes wide: literal logs")
  func changing() throws {
    let screen = TestScreen(size: wide)
    let delegate = Wrapping(log)
    let (first, second) = present(on: screen, delegate)
    expect(
      log.take() == "b loadView, b didLoad, will none, b willAppear, b isAppearing, b willLayout, b didLayout, along, b didAppear, ended")
    screen.resize(to: narrow)
    screen.settle()
    let stack = try #require(first.presentedViewController as? UINavigationController)
    expect(
      log.take().split(separator: ", ").filter { !$0.hasSuffix("Layout") }.joined(separator: ", ")
        == "controller fullScreen, b willMove parent, b didMove parent, prepare fullScreen, will fullScreen, b willDisappear, b didDisappear, a willDisappear, "
        + "a didDisappear, b willAppear, b isAppearing, b didAppear, along, ended")
    expect(stack.topViewController === second && second.view.window != nil && first.view.window == nil)
    expect(stack.view.convert(stack.view.bounds, to: nil), equals: CGRect(origin: .zero, size: narrow))
    expect(second.presentingViewController === first)
    screen.resize(to: wide)
    screen.settle()
    expect(first.presentedViewController === second && second.parent == nil && stack.viewControllers.isEmpty)
    expect(second.view.convert(second.view.bounds, to: nil).size, equals: CGSize(width: 200, height: 150))
    expect(first.view.window != nil && first.view.frame.size == wide)
    expect(
      log.take().split(separator: ", ").filter { !$0.hasSuffix("Layout") }.joined(separator: ", ")
        == "will none, b willDisappear, b didDisappear, b willMove nil, b didMove nil, a willAppear, a isAppearing, a didAppear, "
        + "b willAppear, b isAppearing, b didAppear, along, ended")
    second.dismiss(animated: true)
    screen.settle()
    expect(screen.window.subviews, equals: [first.view])
  }

  @Test("A popover becomes a sheet and back with the same content, which receives only layout calls")
  func sameContent() {
    let screen = TestScreen(size: wide)
    let delegate = Wrapping(log)
    delegate.narrow = .pageSheet
    delegate.wraps = false
    let (first, second) = present(on: screen, delegate)
    _ = log.take()
    for _ in 0..<2 {
      screen.resize(to: narrow)
      screen.settle()
      expect(second.view.convert(second.view.bounds, to: nil), equals: CGRect(x: 0, y: 10, width: 320, height: 470))
      expect(second.sheetPresentationController != nil && first.presentedViewController === second)
      screen.resize(to: wide)
      screen.settle()
      expect(second.view.convert(second.view.bounds, to: nil).size, equals: CGSize(width: 200, height: 150))
    }
    let heard = log.take().split(separator: ", ").filter { !$0.hasSuffix("Layout") }.joined(separator: ", ")
    let once = "controller pageSheet, prepare pageSheet, will pageSheet, along, ended, will none, along, ended"
    expect(heard, equals: once + ", " + once)
    screen.press(.keyboardEscape)
    screen.settle()
    expect(first.presentedViewController == nil && screen.window.subviews == [first.view])
  }

  @Test("With the style none a popover remains one in a narrow window")
  func none() {
    let screen = TestScreen(size: narrow)
    let delegate = Wrapping(log)
    delegate.narrow = .none
    let (_, second) = present(on: screen, delegate)
    expect(second.view.convert(second.view.bounds, to: nil).size, equals: CGSize(width: 200, height: 150))
    expect(second.popoverPresentationController?.arrowDirection, equals: .up)
  }

  @Test("A change of the window's width during the presentation is applied after it")
  func whileComing() {
    let screen = TestScreen(size: wide)
    let delegate = Wrapping(log)
    let first = UIViewController()
    let second = UIViewController()
    screen.show(first)
    second.modalPresentationStyle = .popover
    second.popoverPresentationController?.sourceView = first.view
    second.popoverPresentationController?.delegate = delegate
    first.present(second, animated: true)
    screen.advance(by: 0.05)
    screen.resize(to: narrow)
    screen.settle()
    expect(first.presentedViewController is UINavigationController)
    expect(second.view.window != nil)
  }

  @Test("A controller presented on the content stays presented on its replacement")
  func above() {
    let screen = TestScreen(size: wide)
    let delegate = Wrapping(log)
    let (first, second) = present(on: screen, delegate)
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .cancel))
    second.present(alert, animated: false)
    screen.settle()
    screen.resize(to: narrow)
    screen.settle()
    expect(alert.view.window != nil && first.presentedViewController?.presentedViewController === alert)
    screen.press(.keyboardEscape)
    screen.settle()
    expect(alert.view.window == nil && first.presentedViewController is UINavigationController)
  }

  @Test(
    "A presentation over the context of a popover stays on it when the popover becomes a sheet and back, during the transition and after",
    arguments: [UIModalPresentationStyle.currentContext, .overCurrentContext, .fullScreen], [0.05, 3])
  func aboveInContext(style: UIModalPresentationStyle, time: Double) {
    let screen = TestScreen(size: wide)
    let delegate = Wrapping(log)
    delegate.narrow = .pageSheet
    delegate.wraps = false
    let (_, second) = present(on: screen, delegate)
    let third = LoggedController("c", log)
    third.modalPresentationStyle = style
    second.present(third, animated: true)
    screen.advance(by: time)
    _ = log.take()
    for size in [narrow, wide, narrow] {
      screen.resize(to: size)
      screen.settle()
      expect(third.view.window != nil)
      expect((second.view.window != nil), equals: (style == .overCurrentContext))
      let content = second.presentationController?.acting.presentedView
      if style != .fullScreen { expect(content.map { third.view.isDescendant(of: $0) }, equals: true) }
      if style == .fullScreen { expect(third.view.convert(third.view.bounds, to: nil), equals: screen.window.bounds) }
    }
    third.dismiss(animated: true)
    screen.settle()
    expect(third.view.window == nil && second.view.window != nil)
    expect(second.view.convert(second.view.bounds, to: nil), equals: CGRect(x: 0, y: 10, width: 320, height: 470))
    let calls = log.take().split(separator: ", ").filter { $0.hasPrefix("b ") && $0.contains("ppear") }
    let covering = time < 1 && style != .overCurrentContext ? ["b didDisappear"] : []
    let returning = style == .overCurrentContext ? [] : ["b willAppear", "b isAppearing", "b didAppear"]
    expect(calls.map(String.init), equals: covering + returning)
  }

  @Test("A sheet that is covered over the full screen leaves the covered view out of the window when the window changes its size")
  func coveredSheet() {
    let screen = TestScreen(size: wide)
    let first = UIViewController()
    let second = UIViewController()
    let third = UIViewController()
    screen.show(first)
    third.modalPresentationStyle = .fullScreen
    first.present(second, animated: true)
    screen.settle()
    second.present(third, animated: true)
    screen.settle()
    screen.resize(to: CGSize(width: 700, height: 900))
    screen.settle()
    expect(second.view.window == nil && third.view.window != nil)
    third.dismiss(animated: true)
    screen.settle()
    expect(second.view.window != nil && second.view.frame == second.view.superview?.bounds)
  }

  @Test("Alerts, sheets and popovers dim the tint below, except where the app sets the adjustment mode")
  func tint() {
    let screen = TestScreen(size: wide)
    let first = UIViewController()
    let button = UIView()
    first.view.addSubview(button)
    screen.show(first)
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .cancel))
    let sheet = UIViewController()
    let popover = UIViewController()
    popover.modalPresentationStyle = .popover
    for controller in [alert, sheet, popover] {
      controller.popoverPresentationController?.sourceView = first.view
      first.present(controller, animated: true)
      screen.settle()
      expect(button.tintAdjustmentMode == .dimmed && button.tintColor != UIColor.systemBlue)
      first.view.tintAdjustmentMode = .normal
      expect(button.tintAdjustmentMode, equals: .normal)
      first.dismiss(animated: true)
      screen.settle()
      expect(first.view.rareStorage?.tintAdjustmentMode, equals: .normal)
      first.view.tintAdjustmentMode = .dimmed
      expect(button.tintAdjustmentMode, equals: .dimmed)
      first.view.tintAdjustmentMode = .automatic
      expect(button.tintAdjustmentMode, equals: .normal)
    }
    sheet.sheetPresentationController?.detents = [.medium(), .large()]
    sheet.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
    screen.resize(to: narrow)
    first.present(sheet, animated: true)
    screen.settle()
    expect(button.tintAdjustmentMode, equals: .normal)
    sheet.sheetPresentationController?.selectedDetentIdentifier = .large
    expect(button.tintAdjustmentMode, equals: .dimmed)
  }
}
