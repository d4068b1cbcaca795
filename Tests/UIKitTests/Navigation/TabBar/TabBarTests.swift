import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKit

@Suite("Tab bars") @MainActor
struct TabBarTests {
  private let log = Log()

  private func make(_ names: [String], on screen: TestScreen) -> (UITabBarController, [LoggedController]) {
    let controllers = names.map { name in
      let controller = LoggedController(name, log)
      controller.tabBarItem = UITabBarItem(title: name.capitalized, image: UIImage(systemName: "star"), tag: 0)
      return controller
    }
    let tabs = UITabBarController()
    tabs.viewControllers = controllers
    screen.show(tabs)
    return (tabs, controllers)
  }

  private func touch(_ index: Int, _ tabs: UITabBarController, _ screen: TestScreen) {
    let button = tabs.tabBar.buttons[index]
    screen.tap(button.convert(CGPoint(x: button.bounds.midX, y: 20), to: nil))
    screen.settle()
  }

  @Test("VC-05 changing tabs: a literal log")
  func changing() {
    let screen = TestScreen()
    let (tabs, controllers) = make(["a", "b", "c"], on: screen)
    #expect(
      log.take() == "a willMove parent, a didMove parent, b willMove parent, b didMove parent, c willMove parent, c didMove parent, "
        + "a loadView, a didLoad, a willAppear, a isAppearing, a willLayout, a didLayout, a didAppear")
    touch(1, tabs, screen)
    #expect(tabs.selectedIndex == 1 && tabs.selectedViewController === controllers[1])
    #expect(
      log.take() == "b loadView, b didLoad, b willAppear, a willDisappear, a didDisappear, b isAppearing, b willLayout, b didLayout, "
        + "b didAppear")
    tabs.selectedIndex = 0
    screen.settle()
    #expect(log.take().hasPrefix("a willAppear, b willDisappear, b didDisappear"))
    #expect(controllers[0].tabBarController === tabs)
  }

  @Test("the delegate may refuse a tab and hears of a touch, not of a change by the program")
  func delegate() {
    final class Refusing: UITabBarControllerDelegate {
      let log: Log
      init(_ log: Log) { self.log = log }
      func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
        log.add("should")
        return viewController.title != "no"
      }
      func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) { log.add("did") }
    }
    let screen = TestScreen()
    let (tabs, controllers) = make(["a", "b"], on: screen)
    let delegate = Refusing(log)
    tabs.delegate = delegate
    _ = log.take()
    controllers[1].title = "no"
    touch(1, tabs, screen)
    #expect(log.take() == "should" && tabs.selectedIndex == 0)
    tabs.selectedIndex = 1
    #expect(!log.take().contains("should"))
    screen.layout()
    _ = log.take()
    touch(0, tabs, screen)
    #expect(log.take().hasPrefix("should, a willAppear"))
  }

  @Test("VC-08 contents end above a classic bar, and reach under a modern one with the safe area kept free")
  func room() {
    for design in [UIDesign.modern, .classic] {
      let screen = TestScreen(design: design)
      let (tabs, controllers) = make(["a", "b"], on: screen)
      screen.layout()
      #expect(tabs.tabBar.frame == CGRect(x: 0, y: 431, width: 320, height: 49))
      let view = controllers[0].view!
      if design == .classic {
        #expect(view.frame == CGRect(x: 0, y: 0, width: 320, height: 431))
      } else {
        #expect(view.frame == screen.window.bounds && view.safeAreaInsets.bottom == 49)
      }
    }
  }

  @Test("NV-05 tabs hold stacks; touching the chosen tab again goes back to the root")
  func stacks() {
    let screen = TestScreen()
    let tabs = UITabBarController()
    let first = UINavigationController(rootViewController: UIViewController())
    let second = UINavigationController(rootViewController: UIViewController())
    tabs.viewControllers = [first, second]
    screen.show(tabs)
    let pushed = UIViewController()
    pushed.hidesBottomBarWhenPushed = true
    first.pushViewController(UIViewController(), animated: false)
    screen.layout()
    touch(0, tabs, screen)
    #expect(first.viewControllers.count == 1)
    first.pushViewController(pushed, animated: true)
    screen.settle()
    #expect(tabs.tabBar.frame.minY >= 480)
    #expect(pushed.view.safeAreaInsets.bottom == 0)
    first.popViewController(animated: true)
    screen.settle()
    #expect(tabs.tabBar.frame.minY == 431)
    #expect(first.topViewController!.view.safeAreaInsets.bottom == 49)
    #expect(first.topViewController?.navigationController === first && first.tabBarController === tabs)
  }

  @Test("more than five: the rest stand in a list behind More")
  func more() {
    let screen = TestScreen()
    let (tabs, controllers) = make(["a", "b", "c", "d", "e", "f"], on: screen)
    #expect(tabs.tabBar.items?.map { $0.title ?? "" } == ["A", "B", "C", "D", "More"])
    touch(4, tabs, screen)
    #expect(tabs.selectedViewController === tabs.moreNavigationController)
    let list = tabs.moreNavigationController.topViewController as! UITableViewController
    #expect(list.tableView.numberOfRows(inSection: 0) == 2)
    let cell = list.tableView.cellForRow(at: IndexPath(row: 1, section: 0))!
    screen.tap(cell.convert(CGPoint(x: 50, y: 20), to: nil))
    screen.settle()
    #expect(tabs.moreNavigationController.topViewController === controllers[5])
    #expect(controllers[5].view.window != nil)
    screen.resize(to: CGSize(width: 900, height: 700))
    screen.settle()
    #expect(tabs.tabBar.items?.count == 6)
  }

  @Test("a badge, a title and an image may change while they show")
  func items() {
    let screen = TestScreen()
    let (tabs, controllers) = make(["a", "b"], on: screen)
    let before = screen.snapshot()
    controllers[1].tabBarItem.badgeValue = "3"
    #expect(screen.snapshot() !== before)
    #expect(tabs.tabBar.buttons[1].accessibilityValue == "3, 2 of 2")
    controllers[1].title = "Other"
    #expect(controllers[1].tabBarItem.title == "Other")
    #expect(tabs.tabBar.buttons[1].accessibilityLabel == "Other")
    screen.press(.keyboardTab, modifiers: .control)
    #expect(tabs.selectedIndex == 1)
  }

  @Test("a tab screen reads with its bar")
  func accessibility() {
    let screen = TestScreen()
    let (_, controllers) = make(["a", "b"], on: screen)
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    label.text = "Contents"
    controllers[0].view.addSubview(label)
    #expect(
      screen.accessibilityTree() == """
        text "Contents"
        group "Tab Bar"
          selected tab "A" = "1 of 2"
          tab "B" = "2 of 2"
        """)
  }
}
