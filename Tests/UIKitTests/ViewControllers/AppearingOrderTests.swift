import CoreGraphics
import Foundation
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

/// Logs `viewIsAppearing` with the state at that time.
@MainActor private final class AppearingScreen: UIViewController {
  let log: CallLog

  init(_ title: String, _ log: CallLog) {
    self.log = log
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  private var name: String { title ?? "" }
  override func viewWillAppear(_ animated: Bool) { log.add("\(name) willAppear") }
  override func viewIsAppearing(_ animated: Bool) {
    let isInPlace = view.window != nil && view.bounds.width == 320
    log.add("\(name) isAppearing\(isInPlace ? "" : " out of place")")
  }
  override func viewDidAppear(_ animated: Bool) { log.add("\(name) didAppear") }
  override func viewWillDisappear(_ animated: Bool) { log.add("\(name) willDisappear") }
  override func viewDidDisappear(_ animated: Bool) { log.add("\(name) didDisappear") }
}

@Suite("viewIsAppearing is called before the transition") @MainActor
struct AppearingOrderTests {
  private let log = CallLog()
  private let screen = TestScreen(scale: 1)

  private func make(_ title: String) -> UIViewController { AppearingScreen(title, log) }

  private func show(_ controller: UIViewController) {
    screen.show(controller)
    screen.settle()
    _ = log.take()
  }

  /// Returns the calls until the first frame, and after it.
  private func logs(_ change: () -> Void) -> [String] {
    change()
    screen.layout()
    let first = log.take()
    screen.settle()
    return [first, log.take()]
  }

  @Test("VC-05 Push and pop", arguments: [true, false])
  func stack(animated: Bool) {
    let navigation = UINavigationController(rootViewController: make("A"))
    show(navigation)
    let push = logs { navigation.pushViewController(make("B"), animated: animated) }
    let pop = logs { navigation.popViewController(animated: animated) }
    if animated {
      expect(push, equals: ["A willDisappear, B willAppear, B isAppearing", "A didDisappear, B didAppear"])
      expect(pop, equals: ["B willDisappear, A willAppear, A isAppearing", "B didDisappear, A didAppear"])
    } else {
      expect(push, equals: ["A willDisappear, B willAppear, B isAppearing, A didDisappear, B didAppear", ""])
      expect(pop, equals: ["B willDisappear, A willAppear, A isAppearing, B didDisappear, A didAppear", ""])
    }
  }

  @Test("VC-05 NV-04 A completed swipe back, and a canceled one")
  func swipe() {
    let navigation = UINavigationController(rootViewController: make("A"))
    show(navigation)
    navigation.pushViewController(make("B"), animated: false)
    screen.settle()
    for finishes in [false, true] {
      _ = log.take()
      let touch = screen.touchDown(CGPoint(x: 2, y: 240))
      for x in stride(from: 20, through: 200, by: 20) { touch.move(to: CGPoint(x: CGFloat(x), y: 240)) }
      screen.layout()
      expect(log.take(), equals: "B willDisappear, A willAppear, A isAppearing")
      if !finishes {
        screen.advance(by: 0.2)
        for x in stride(from: 180, through: 20, by: -20) { touch.move(to: CGPoint(x: CGFloat(x), y: 240)) }
      }
      touch.up()
      screen.settle()
      expect(
        log.take()
          == (finishes
            ? "B didDisappear, A didAppear"
            : "A willDisappear, B willAppear, B isAppearing, A didDisappear, B didAppear"))
    }
  }

  @Test("VC-05 NV-05 Tabs that were shown before and that were not")
  func tabs() {
    let tabs = UITabBarController()
    tabs.viewControllers = ["A", "B"].map(make)
    show(tabs)
    expect(
      logs { tabs.selectedIndex = 1 }
        == ["B willAppear, A willDisappear, B isAppearing, A didDisappear, B didAppear", ""])
    expect(
      logs { tabs.selectedIndex = 0 }
        == ["A willAppear, B willDisappear, A isAppearing, B didDisappear, A didAppear", ""])
  }

  @Test("VC-05 Modal presentations and dismissals", arguments: [true, false])
  func modal(animated: Bool) {
    let first = make("A")
    show(first)
    let second = make("B")
    second.modalPresentationStyle = .fullScreen
    let come = logs { first.present(second, animated: animated) }
    let go = logs { second.dismiss(animated: animated) }
    if animated {
      expect(come, equals: ["A willDisappear, B willAppear, B isAppearing", "B didAppear, A didDisappear"])
      expect(go, equals: ["B willDisappear, A willAppear, A isAppearing", "A didAppear, B didDisappear"])
    } else {
      expect(come, equals: ["A willDisappear, B willAppear, B isAppearing, B didAppear, A didDisappear", ""])
      expect(go, equals: ["B willDisappear, A willAppear, A isAppearing, A didAppear, B didDisappear", ""])
    }
  }
}
