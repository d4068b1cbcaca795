import CoreGraphics
import Foundation
import TrestleTestSupport
import Testing
import TrestleExpectations
import UIKitTesting

import UIKit
@testable import UIKitLists
@testable import UIKitViews

/// Appearances as objects: copies, and notifications of changes.
@Suite("Bars: appearances") @MainActor
struct BarAppearanceTests {
  private let screen = TestScreen(scale: 1)

  private func pixel(x: Int, y: Int) -> (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) { screen.snapshot().pixel(x: x, y: y) }

  private func filled<A: UIBarAppearance>(_ appearance: A, _ color: UIColor) -> A {
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = color
    return appearance
  }

  @Test("Nested changes of a bar's appearance take effect immediately; changes of the original do not")
  func nested() throws {
    let root = UIViewController()
    root.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Do", style: .plain, target: nil, action: nil)
    let navigation = UINavigationController(rootViewController: root)
    screen.show(navigation)
    let given = UINavigationBarAppearance()
    navigation.navigationBar.standardAppearance = given
    let button = try #require(navigation.navigationBar.shown?.rightViews.first as? BarButton)
    navigation.navigationBar.standardAppearance.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
    expect(button.label.textColor, equals: .red)
    given.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.green]
    expect(button.label.textColor, equals: .red)
    let other = UIBarButtonItemAppearance(style: .plain)
    other.normal.titleTextAttributes = [.foregroundColor: UIColor.blue]
    navigation.navigationBar.standardAppearance.buttonAppearance = other
    expect(button.label.textColor, equals: .blue)
    expect(navigation.navigationBar.standardAppearance.buttonAppearance !== other)
    other.normal.titleTextAttributes = [.foregroundColor: UIColor.yellow]
    expect(button.label.textColor, equals: .blue)
    navigation.navigationBar.standardAppearance.buttonAppearance.normal.titlePositionAdjustment = UIOffset(horizontal: 0, vertical: 3)
    screen.layout()
    expect(button.label.frame.minY, equals: 3)
    expect(
      (given.copy() as? UINavigationBarAppearance)?.buttonAppearance.normal.titleTextAttributes[.foregroundColor] as? UIColor == .green)
  }

  @Test("The scroll edge appearances of the three bars follow the content below them")
  func scrolling() {
    let list = UITableViewController(style: .plain)
    list.title = "Title"
    let rows = PlainRows(40)
    list.tableView.dataSource = rows
    list.toolbarItems = [UIBarButtonItem(title: "Tool", style: .plain, target: nil, action: nil)]
    let navigation = UINavigationController(rootViewController: list)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    let bar = navigation.navigationBar
    bar.standardAppearance = filled(UINavigationBarAppearance(), .red)
    bar.scrollEdgeAppearance = filled(UINavigationBarAppearance(), .green)
    tabs.tabBar.standardAppearance = filled(UITabBarAppearance(), .red)
    tabs.tabBar.scrollEdgeAppearance = filled(UITabBarAppearance(), .green)
    screen.show(tabs)
    navigation.toolbar.standardAppearance = filled(UIToolbarAppearance(), .red)
    navigation.toolbar.scrollEdgeAppearance = filled(UIToolbarAppearance(), .green)
    navigation.isToolbarHidden = false
    screen.settle()
    func isGreen(_ y: Int) -> Bool { pixel(x: 4, y: y).green > 100 && pixel(x: 4, y: y).red < 90 }
    let (top, tool, tab) = (10, 400, 470)
    expect(isGreen(top) && !isGreen(tool) && !isGreen(tab))
    screen.drag(from: CGPoint(x: 160, y: 350), to: CGPoint(x: 160, y: 200))
    screen.settle()
    expect(!isGreen(top) && !isGreen(tool) && !isGreen(tab))
    list.tableView.scrollToRow(at: IndexPath(row: 39, section: 0), at: .bottom, animated: false)
    screen.settle()
    expect(!isGreen(top) && isGreen(tool) && isGreen(tab))
    withExtendedLifetime(rows) {}
  }

  @Test("A tab bar's item appearances: by way of standing, by state, and of one item")
  func tabItems() throws {
    let tabs = UITabBarController()
    tabs.viewControllers = ["A", "B"].map { title in
      let controller = UIViewController()
      controller.tabBarItem = UITabBarItem(title: title, image: filledImage(.black).withRenderingMode(.alwaysTemplate), tag: 0)
      return controller
    }
    let appearance = filled(UITabBarAppearance(), .white)
    appearance.stackedLayoutAppearance.normal.iconColor = .red
    appearance.stackedLayoutAppearance.selected.iconColor = .green
    appearance.stackedLayoutAppearance.selected.titleTextAttributes = [.foregroundColor: UIColor.blue]
    appearance.inlineLayoutAppearance.normal.iconColor = .blue
    tabs.tabBar.standardAppearance = appearance
    tabs.tabBar.scrollEdgeAppearance = appearance
    screen.show(tabs)
    screen.settle()
    expect(pixel(x: 80, y: 450).green > 200 && pixel(x: 80, y: 450).red < 90)
    expect(pixel(x: 240, y: 450).red > 200 && pixel(x: 240, y: 450).green < 90)
    tabs.tabBar.scrollEdgeAppearance?.stackedLayoutAppearance.normal.iconColor = .blue
    expect(pixel(x: 240, y: 450).blue > 200 && pixel(x: 240, y: 450).red < 90)
    let own = filled(UITabBarAppearance(), .yellow)
    tabs.viewControllers?[1].tabBarItem.scrollEdgeAppearance = own
    expect(pixel(x: 4, y: 476).blue, above: 200)
    tabs.selectedIndex = 1
    screen.settle()
    expect(pixel(x: 4, y: 476).blue, below: 60)
  }

  @Test("A tab's picture is tinted, unless it asks to be drawn as it is")
  func tabPictures() {
    let tabs = UITabBarController()
    let plain = filledImage(.black).withRenderingMode(.automatic)
    tabs.viewControllers = [plain, plain, plain.withRenderingMode(.alwaysOriginal)].map { image in
      let controller = UIViewController()
      controller.view.backgroundColor = .white
      controller.tabBarItem = UITabBarItem(title: nil, image: image, tag: 0)
      return controller
    }
    tabs.tabBar.tintColor = .red
    tabs.tabBar.unselectedItemTintColor = .green
    screen.show(tabs)
    screen.settle()
    let (first, second, third) = (pixel(x: 53, y: 450), pixel(x: 160, y: 450), pixel(x: 266, y: 450))
    expect(first.red > 200 && first.green < 90)
    expect(second.green > 200 && second.red < 90)
    expect(third.red < 30 && third.green < 30 && third.blue < 30)
  }

  @Test("A tab bar gets its background when content that ended above it grows under it, without a scroll")
  func grownContent() {
    let content = UIViewController()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    scroll.backgroundColor = .blue
    scroll.contentSize = CGSize(width: 320, height: 100)
    content.view = scroll
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: content)]
    tabs.tabBar.standardAppearance = filled(UITabBarAppearance(), .red)
    tabs.tabBar.scrollEdgeAppearance = filled(UITabBarAppearance(), .green)
    screen.show(tabs)
    screen.settle()
    expect(pixel(x: 4, y: 470).green > 100 && pixel(x: 4, y: 470).red < 90)
    scroll.contentSize = CGSize(width: 320, height: 2000)
    screen.settle()
    expect(pixel(x: 4, y: 470).red, above: 200)
    scroll.contentSize = CGSize(width: 320, height: 50)
    screen.settle()
    expect(pixel(x: 4, y: 470).green > 100 && pixel(x: 4, y: 470).red < 90)
  }

  @Test("Without appearances of their own toolbars and tab bars are clear while content ends above them, as navigation bars are")
  func clear() {
    let root = UIViewController()
    root.view.backgroundColor = .red
    root.toolbarItems = [UIBarButtonItem(title: "Tool", style: .plain, target: nil, action: nil)]
    let navigation = UINavigationController(rootViewController: root)
    navigation.isToolbarHidden = false
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    screen.show(tabs)
    screen.settle()
    for y in [10, 400, 474] { expect(pixel(x: 4, y: y).red > 240 && pixel(x: 4, y: y).green < 70, "\(y)") }
  }

}
