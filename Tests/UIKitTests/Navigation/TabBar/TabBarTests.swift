import CoreGraphics
import Foundation
import TrestleTestSupport
import Testing
import TrestleExpectations
import UIKitTesting

import UIKit
@testable import UIKitLists
@testable import UIKitViews

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

  @Test("VC-05 Changing tabs: a literal log")
  func changing() {
    let screen = TestScreen()
    let (tabs, controllers) = make(["a", "b", "c"], on: screen)
    expect(
      log.take() == "a willMove parent, a didMove parent, b willMove parent, b didMove parent, c willMove parent, c didMove parent, "
        + "a loadView, a didLoad, a willAppear, a isAppearing, a willLayout, a didLayout, a didAppear")
    touch(1, tabs, screen)
    expect(tabs.selectedIndex == 1 && tabs.selectedViewController === controllers[1])
    expect(
      log.take() == "b loadView, b didLoad, b willAppear, a willDisappear, b isAppearing, a didDisappear, b willLayout, b didLayout, "
        + "b didAppear")
    tabs.selectedIndex = 0
    screen.settle()
    expect(log.take().hasPrefix("a willAppear, b willDisappear, a isAppearing, b didDisappear"))
    expect(controllers[0].tabBarController === tabs)
  }

  @Test("The bar has a background once content grows under it, also in a navigation controller")
  func growingContent() {
    for isInNavigation in [false, true] {
      let screen = TestScreen(size: CGSize(width: 320, height: 480))
      let scrollView = UIScrollView()
      scrollView.contentSize = CGSize(width: 320, height: 100)
      let content = UIViewController()
      content.view = scrollView
      let tabs = UITabBarController()
      tabs.viewControllers = [isInNavigation ? UINavigationController(rootViewController: content) : content]
      screen.show(tabs)
      screen.settle()
      expect(tabs.tabBar.isAtEdge)
      scrollView.contentSize.height = 1000
      expect(!tabs.tabBar.isAtEdge)
      scrollView.contentSize.height = 100
      expect(tabs.tabBar.isAtEdge)
    }
  }

  @Test("The delegate may refuse a tab and is notified of a touch, not of a change by the program")
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
    expect(log.take() == "should" && tabs.selectedIndex == 0)
    tabs.selectedIndex = 1
    expect(!log.take().contains("should"))
    screen.layout()
    _ = log.take()
    touch(0, tabs, screen)
    expect(log.take().hasPrefix("should, a willAppear"))
  }

  @Test("VC-08 Contents end above a classic bar, and reach under a modern one with the safe area kept free")
  func room() {
    for design in [UIDesign.modern, .classic] {
      let screen = TestScreen(design: design)
      let (tabs, controllers) = make(["a", "b"], on: screen)
      screen.layout()
      expect(tabs.tabBar.frame, equals: CGRect(x: 0, y: 431, width: 320, height: 49))
      let view = controllers[0].view!
      if design == .classic {
        expect(view.frame, equals: CGRect(x: 0, y: 0, width: 320, height: 431))
      } else {
        expect(view.frame == screen.window.bounds && view.safeAreaInsets.bottom == 49)
      }
    }
  }

  @Test("NV-05 Tabs contain stacks; tapping the selected tab again pops to the root")
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
    expect(first.viewControllers.count, equals: 1)
    first.pushViewController(pushed, animated: true)
    screen.settle()
    expect(tabs.tabBar.frame.minY >= 480 && tabs.tabBar.isHidden)
    expect(pushed.view.safeAreaInsets.bottom, equals: 0)
    first.popViewController(animated: true)
    expect(!tabs.tabBar.isHidden)
    screen.settle()
    expect(tabs.tabBar.frame.minY == 431 && !tabs.tabBar.isHidden)
    expect(first.topViewController!.view.safeAreaInsets.bottom, equals: 49)
    expect(first.topViewController?.navigationController === first && first.tabBarController === tabs)
  }

  @Test("With more than five tabs the remaining ones are listed in More")
  func more() {
    let screen = TestScreen()
    let (tabs, controllers) = make(["a", "b", "c", "d", "e", "f"], on: screen)
    expect(tabs.tabBar.items?.map { $0.title ?? "" }, equals: ["A", "B", "C", "D", "More"])
    touch(4, tabs, screen)
    expect(tabs.selectedViewController === tabs.moreNavigationController)
    let list = tabs.moreNavigationController.topViewController as! UITableViewController
    expect(list.tableView.numberOfRows(inSection: 0), equals: 2)
    let cell = list.tableView.cellForRow(at: IndexPath(row: 1, section: 0))!
    screen.tap(cell.convert(CGPoint(x: 50, y: 20), to: nil))
    screen.settle()
    expect(tabs.moreNavigationController.topViewController === controllers[5])
    expect(controllers[5].view.window != nil)
    screen.resize(to: CGSize(width: 900, height: 700))
    screen.settle()
    expect(tabs.tabBar.items?.count, equals: 6)
  }

  @Test("Stacks behind More move their controllers to the list's stack and back")
  func moreStacks() throws {
    let screen = TestScreen()
    let stacks = (0..<7).map { UINavigationController(rootViewController: LoggedController("r\($0)", log)) }
    for (index, stack) in stacks.enumerated() { stack.viewControllers[0].title = "Tab \(index)" }
    let tabs = UITabBarController()
    tabs.viewControllers = stacks
    screen.show(tabs)
    touch(4, tabs, screen)
    let more = tabs.moreNavigationController
    expect(tabs.selectedIndex, equals: NSNotFound)
    screen.tap(CGPoint(x: 60, y: 44 + 66))
    screen.settle()
    let root = try #require(more.topViewController)
    expect(root.title == "Tab 5" && tabs.selectedViewController === stacks[5] && tabs.selectedIndex == 5)
    expect(stacks[5].viewControllers.isEmpty && root.view.window != nil)
    root.navigationController?.pushViewController(LoggedController("pushed", log), animated: false)
    touch(0, tabs, screen)
    expect(tabs.selectedIndex, equals: 0)
    touch(4, tabs, screen)
    expect(more.viewControllers.count, equals: 3)
    touch(4, tabs, screen)
    expect(more.viewControllers.count == 1 && stacks[5].viewControllers == [root])
    tabs.selectedIndex = 6
    screen.settle()
    expect(more.viewControllers.count == 2 && tabs.selectedViewController === stacks[6])
    let last = try #require(more.topViewController)
    screen.resize(to: CGSize(width: 900, height: 700))
    screen.settle()
    expect(tabs.selectedIndex == 6 && stacks[6].viewControllers == [last] && last.view.window != nil)
    tabs.setViewControllers(Array(stacks.prefix(3)), animated: false)
    screen.settle()
    expect(tabs.selectedIndex == 0 && tabs.tabBar.items?.count == 3)
  }

  @Test("In the Edit panel of More, tabs are dragged into the bar, or placed by two taps")
  func customizing() throws {
    @MainActor final class Watcher: UITabBarControllerDelegate {
      let log: Log
      init(_ log: Log) { self.log = log }
      func tabBarController(_ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController]) {
        log.add("begin \(viewControllers.count)")
      }
      func tabBarController(
        _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController], changed: Bool
      ) { log.add("willEnd \(changed)") }
      func tabBarController(
        _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController], changed: Bool
      ) { log.add("end \(viewControllers.compactMap(\.tabBarItem.title).joined())") }
    }
    let screen = TestScreen()
    let (tabs, _) = make(["a", "b", "c", "d", "e", "f"], on: screen)
    let watcher = Watcher(log)
    tabs.delegate = watcher
    touch(4, tabs, screen)
    _ = log.take()
    screen.tap(CGPoint(x: 290, y: 22))
    screen.settle()
    expect(tabs.tabBar.isCustomizing && log.take() == "begin 6")
    let panel = try #require(tabs.view.subviews.compactMap { $0 as? TabCustomizationPanel }.first)
    let tiles = panel.subviews.compactMap { $0 as? TabCustomizationTile }
    expect(tiles.count, equals: 6)
    func middle(_ view: UIView) -> CGPoint { view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil) }
    // By two touches: the last tab moves to the first position.
    screen.tap(middle(tiles[5]))
    touch(0, tabs, screen)
    expect(tabs.tabBar.items?.map { $0.title ?? "" }, equals: ["F", "B", "C", "D", "More"])
    // By a drag: two tabs in the bar are swapped. More does not move.
    screen.drag(from: middle(tiles[1]), to: middle(tabs.tabBar.buttons[2]))
    expect(tabs.tabBar.items?.map { $0.title ?? "" }, equals: ["F", "C", "B", "D", "More"])
    screen.drag(from: middle(tiles[0]), to: middle(tabs.tabBar.buttons[4]))
    expect(tabs.tabBar.items?.last?.title, equals: "More")
    screen.tap(CGPoint(x: 290, y: 22))
    screen.settle()
    expect(!tabs.tabBar.isCustomizing && panel.superview == nil)
    expect(
      log.take().hasPrefix("willEnd true, end FCBDAE")
        || tabs.viewControllers?.compactMap(\.tabBarItem.title) == ["F", "C", "B", "D", "A", "E"])
    expect(tabs.tabBar.items?.map { $0.title ?? "" }, equals: ["F", "C", "B", "D", "More"])
    withExtendedLifetime(watcher) {}
  }

  @Test("A tap on the selected tab scrolls its content to the top")
  func touchedAgain() {
    let screen = TestScreen()
    let list = UITableViewController(style: .plain)
    let rows = PlainRows(40)
    list.tableView.dataSource = rows
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: list), UIViewController()]
    screen.show(tabs)
    list.tableView.contentOffset.y = 500
    screen.settle()
    touch(0, tabs, screen)
    expect(list.tableView.contentOffset.y, equals: -list.tableView.adjustedContentInset.top)
    withExtendedLifetime(rows) {}
  }

  @Test("Keys: Tab moves to the selected item, arrows move along the bar, Return selects; Command with a number selects that tab")
  func keys() {
    let screen = TestScreen()
    let (tabs, _) = make(["a", "b", "c"], on: screen)
    screen.press(.keyboardTab)
    expect(screen.window.focusSystem.focusedView === tabs.tabBar.buttons[0])
    screen.press(.keyboardRightArrow)
    expect(screen.window.focusSystem.focusedView === tabs.tabBar.buttons[1])
    screen.press(.keyboardReturnOrEnter)
    screen.settle()
    expect(tabs.selectedIndex, equals: 1)
    screen.press(.keyboard3, modifiers: .command)
    screen.settle()
    expect(tabs.selectedIndex, equals: 2)
  }

  @Test(
    "In a window of compact height items are beside their titles in a lower bar; the classic bar keeps its height",
    arguments: [true, false])
  func low(isModern: Bool) {
    let screen = TestScreen(size: CGSize(width: 560, height: 320), design: isModern ? .modern : .classic)
    let (tabs, _) = make(["a", "b"], on: screen)
    expect(tabs.tabBar.frame.height, equals: (isModern ? 32 : 49))
    expect(tabs.tabBar.buttons[0].bounds.height, equals: (isModern ? 32 : 49))
  }

  @Test("A badge, a title and an image may change while they show")
  func items() {
    let screen = TestScreen()
    let (tabs, controllers) = make(["a", "b"], on: screen)
    let before = screen.snapshot()
    controllers[1].tabBarItem.badgeValue = "3"
    expect(screen.snapshot() !== before)
    expect(tabs.tabBar.buttons[1].accessibilityValue, equals: "3, 2 of 2")
    controllers[1].title = "Other"
    expect(controllers[1].tabBarItem.title, equals: "Other")
    expect(tabs.tabBar.buttons[1].accessibilityLabel, equals: "Other")
    screen.press(.keyboardTab, modifiers: .control)
    expect(tabs.selectedIndex, equals: 1)
  }

  @Test("A tab screen reads with its bar")
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

  @Test("A push before the views are loaded hides the bar, and another tab shows it")
  func hidingBeforeLoading() {
    let first = UINavigationController(rootViewController: UIViewController())
    let tabs = UITabBarController()
    tabs.viewControllers = [first, UIViewController()]
    let pushed = UIViewController()
    pushed.hidesBottomBarWhenPushed = true
    first.pushViewController(pushed, animated: false)
    expect(tabs.tabBar.isHidden)
    tabs.selectedIndex = 1
    expect(!tabs.tabBar.isHidden)
  }
}
