import Foundation
import Testing
import UIKit
import UIKitTesting

/// Notes the calls of its appearance.
@MainActor private final class NotingController: UIViewController {
  var log: [String] = []

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    log.append("will")
  }
  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    log.append("is")
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    log.append("did")
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    log.append("willDis")
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    log.append("didDis")
  }

  func take() -> [String] {
    defer { log = [] }
    return log
  }
}

@MainActor @Suite struct AppearingTests {
  @Test("viewIsAppearing follows viewWillAppear before the transition of a push and of a pop begins")
  func stack() {
    let screen = TestScreen()
    let root = NotingController()
    let navigation = UINavigationController(rootViewController: root)
    screen.show(navigation)
    screen.settle()
    _ = root.take()
    let next = NotingController()
    navigation.pushViewController(next, animated: true)
    screen.advance(by: 1.0 / 60)
    #expect(next.take() == ["will", "is"])
    screen.settle()
    #expect(next.take() == ["did"])
    _ = root.take()
    navigation.popViewController(animated: true)
    screen.advance(by: 1.0 / 60)
    #expect(root.take() == ["will", "is"])
    screen.settle()
    #expect(root.take() == ["did"])
  }

  @Test("viewIsAppearing follows viewWillAppear as soon as a finger drags a pop, and when it lets go")
  func drag() {
    let screen = TestScreen()
    let root = NotingController()
    let navigation = UINavigationController(rootViewController: root)
    screen.show(navigation)
    navigation.pushViewController(NotingController(), animated: false)
    screen.settle()
    _ = root.take()
    let touch = screen.touchDown(CGPoint(x: 2, y: 240))
    for x in stride(from: 10, through: 120, by: 10) {
      touch.move(to: CGPoint(x: CGFloat(x), y: 240))
      screen.advance(by: 1.0 / 60)
    }
    #expect(root.take() == ["will", "is"])
    touch.cancel()
    screen.settle()
    #expect(root.take().last == "didDis")
  }

  @Test("viewIsAppearing follows viewWillAppear of a tab that is chosen again and of a presenter that comes back")
  func tabsAndModals() {
    let screen = TestScreen()
    let tabs = UITabBarController()
    let controllers = [NotingController(), NotingController()]
    tabs.viewControllers = controllers
    screen.show(tabs)
    screen.settle()
    tabs.selectedIndex = 1
    screen.settle()
    _ = controllers[0].take()
    tabs.selectedIndex = 0
    screen.settle()
    #expect(controllers[0].take() == ["will", "is", "did"])
    let modal = NotingController()
    modal.modalPresentationStyle = .fullScreen
    controllers[0].present(modal, animated: true)
    screen.advance(by: 1.0 / 60)
    #expect(modal.take() == ["will", "is"])
    screen.settle()
    _ = controllers[0].take()
    controllers[0].dismiss(animated: true)
    screen.advance(by: 1.0 / 60)
    #expect(controllers[0].take() == ["will", "is"])
    screen.settle()
  }
}
