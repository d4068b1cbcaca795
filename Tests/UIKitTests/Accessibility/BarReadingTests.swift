import CoreGraphics
import Foundation
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

/// Bars and the controllers they belong to, as a screen reader presents them.
@Suite("Bars read aloud") @MainActor
struct BarReadingTests {
  @Test("Navigation with a search bar and buttons; escape returns")
  func navigation() {
    let screen = TestScreen()
    let list = ReadingList(style: .plain)
    list.title = "Trees"
    list.navigationItem.searchController = UISearchController(searchResultsController: nil)
    list.navigationItem.hidesSearchBarWhenScrolling = false
    list.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
    let first = UIViewController()
    first.title = "Garden"
    let navigation = UINavigationController(rootViewController: first)
    navigation.pushViewController(list, animated: false)
    screen.show(navigation)
    screen.expectReads(
      """
      button "Garden" #BackButton
      header text "Trees"
      button "Add"
      search field "Search" (Double tap to edit.)
      text "Alder"
      text "Birch"
      text "Cedar"
      """)
    screen.reader.move(to: "Birch")
    expect(screen.reader.escape())
    screen.settle()
    expect(navigation.topViewController === first)
    expect(!screen.reader.escape())
  }

  @Test("A large title is the header; content below the bar is not read, and the small title replaces the large one")
  func largeTitle() {
    let screen = TestScreen()
    let list = ReadingList(style: .plain)
    list.title = "Trees"
    list.sections = [(nil, (1...20).map { "Row \($0)" })]
    let navigation = UINavigationController(rootViewController: list)
    navigation.navigationBar.prefersLargeTitles = true
    let items = [
      UIBarButtonItem(image: UIImage(systemName: "square.and.arrow.up"), style: .plain, target: nil, action: nil),
      UIBarButtonItem(systemItem: .flexibleSpace),
      UIBarButtonItem(title: "Sort", image: nil, primaryAction: nil, menu: UIMenu(children: [UIAction(title: "Name") { _ in }])),
    ]
    items[0].accessibilityHint = "Sends the list"
    list.toolbarItems = items
    navigation.isToolbarHidden = false
    screen.show(navigation)
    screen.settle()
    screen.expectReads(
      """
      header text "Trees"
      text "Row 1"
      text "Row 2"
      text "Row 3"
      text "Row 4"
      text "Row 5"
      text "Row 6"
      text "Row 7"
      text "Row 8"
      button "Share" (Sends the list)
      pop-up button "Sort"
      """)
    list.tableView.setContentOffset(CGPoint(x: 0, y: 44 * 4), animated: false)
    screen.expectReads(
      """
      header text "Trees"
      text "Row 6"
      text "Row 7"
      text "Row 8"
      text "Row 9"
      text "Row 10"
      text "Row 11"
      text "Row 12"
      text "Row 13"
      text "Row 14"
      button "Share" (Sends the list)
      pop-up button "Sort"
      """)
  }

  @Test("Tabs, one with a badge; another is chosen by activating it")
  func tabs() {
    let screen = TestScreen()
    let controllers = ["Trees", "Herbs", "Moss"].map { title in
      let controller = UIViewController()
      controller.title = title
      return controller
    }
    controllers[1].tabBarItem.badgeValue = "3"
    let tabs = UITabBarController()
    tabs.setViewControllers(controllers.map { UINavigationController(rootViewController: $0) }, animated: false)
    screen.show(tabs)
    tabs.tabBar.items?[2].isEnabled = false
    screen.expectReads(
      """
      header text "Trees"
      group "Tab Bar"
        selected tab "Trees" = "1 of 3"
        tab "Herbs" = "3, 2 of 3"
        disabled tab "Moss" = "3 of 3"
      """)
    expect(screen.reader.activate("Herbs") && tabs.selectedIndex == 1)
    expect(screen.reader.here, equals: "selected, Herbs, 3, 2 of 3, tab")
    expect(!screen.reader.activate("Moss"))
  }

  @Test("A split view, column by column; its sidebar covers the rest, and escape hides it")
  func split() {
    let screen = TestScreen(size: CGSize(width: 1024, height: 700))
    let list = ReadingList(style: .plain)
    list.title = "Trees"
    let detail = UIViewController()
    detail.title = "Alder"
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(list, for: .primary)
    split.setViewController(detail, for: .secondary)
    screen.show(split)
    screen.expectReads(
      """
      header text "Trees"
      text "Alder"
      text "Birch"
      text "Cedar"
      header text "Alder"
      """)
    split.preferredDisplayMode = .secondaryOnly
    screen.settle()
    expect(screen.accessibilityTree().contains("header text \"Alder\"") && !screen.accessibilityTree().contains("Birch"))
    expect(screen.reader.activate("Show Sidebar"))
    screen.settle()
    expect(screen.reader.activate("Birch") && list.log == ["select 1"])
    split.preferredDisplayMode = .oneOverSecondary
    screen.expectReads(
      """
      header text "Trees"
      text "Alder"
      selected text "Birch"
      text "Cedar"
      button "Dismiss sidebar"
      """)
    screen.reader.move(to: "Cedar")
    expect(screen.reader.escape())
    screen.settle()
    expect(!screen.accessibilityTree().contains("Cedar") && screen.accessibilityTree().contains("Show Sidebar"))
  }
}
