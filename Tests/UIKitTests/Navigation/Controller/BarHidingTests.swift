import CoreGraphics
import Foundation
import TrestleTestSupport
import Testing
import TrestleExpectations
import UIKitTesting

import UIKit
@testable import UIKitLists
@testable import UIKitViews

@Suite("Navigation controller: hiding bars") @MainActor
struct BarHidingTests {

  private let screen = TestScreen(scale: 1)
  private let rows = PlainRows(60)

  private func make() -> (UINavigationController, UITableViewController) {
    let list = UITableViewController(style: .plain)
    list.title = "List"
    list.tableView.dataSource = rows
    list.toolbarItems = [UIBarButtonItem(title: "Tool", style: .plain, target: nil, action: nil)]
    let navigation = UINavigationController(rootViewController: list)
    navigation.isToolbarHidden = false
    screen.show(navigation)
    screen.settle()
    return (navigation, list)
  }

  @Test("A swipe up over scrolling content hides both bars, one down shows them")
  func swipe() {
    let (navigation, list) = make()
    navigation.hidesBarsOnSwipe = true
    screen.drag(from: CGPoint(x: 160, y: 350), to: CGPoint(x: 160, y: 200))
    screen.settle()
    expect(navigation.isNavigationBarHidden && navigation.isToolbarHidden && list.tableView.contentOffset.y > 50)
    expect(navigation.navigationBar.isHidden && list.view.safeAreaInsets.top == 0)
    screen.drag(from: CGPoint(x: 160, y: 200), to: CGPoint(x: 160, y: 280))
    screen.settle()
    expect(!navigation.isNavigationBarHidden && !navigation.isToolbarHidden)
    navigation.hidesBarsOnSwipe = false
    screen.drag(from: CGPoint(x: 160, y: 350), to: CGPoint(x: 160, y: 200))
    screen.settle()
    expect(!navigation.isNavigationBarHidden)
  }

  @Test("A tap on content hides and shows the bars, and is delivered to the content, too")
  func tap() {
    let (navigation, list) = make()
    navigation.hidesBarsOnTap = true
    screen.tap(CGPoint(x: 160, y: 240))
    screen.settle()
    expect(navigation.isNavigationBarHidden && list.tableView.indexPathForSelectedRow != nil)
    screen.tap(CGPoint(x: 160, y: 240))
    screen.settle()
    expect(!navigation.isNavigationBarHidden)
    screen.tap(CGPoint(x: 160, y: 22))
    screen.settle()
    expect(!navigation.isNavigationBarHidden)
  }

  @Test("Bars go while the window is low, and with the keyboard")
  func roomAndKeyboard() {
    let (navigation, list) = make()
    navigation.hidesBarsWhenVerticallyCompact = true
    screen.resize(to: CGSize(width: 480, height: 320))
    screen.settle()
    expect(navigation.isNavigationBarHidden)
    screen.resize(to: CGSize(width: 320, height: 480))
    screen.settle()
    expect(!navigation.isNavigationBarHidden)
    navigation.hidesBarsWhenVerticallyCompact = false
    navigation.hidesBarsWhenKeyboardAppears = true
    screen.showsOnScreenKeyboard = true
    let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 30))
    list.tableView.tableHeaderView = field
    field.becomeFirstResponder()
    screen.settle()
    expect(navigation.isNavigationBarHidden)
    screen.tap(CGPoint(x: 160, y: 200))
    screen.settle()
    expect(!navigation.isNavigationBarHidden)
  }

  @Test("A background image for a position applies to a bar at that position")
  func positions() {
    let (navigation, _) = make()
    let bar = navigation.navigationBar
    bar.setBackgroundImage(filledImage(.red), for: .bottom, barMetrics: .default)
    expect(bar.olderLooks.image == nil && bar.backgroundImage(for: .bottom, barMetrics: .default) != nil)
    let image = filledImage(.green)
    bar.setBackgroundImage(image, for: .topAttached, barMetrics: .default)
    expect(bar.olderLooks.image === image && bar.backgroundImage(for: .default) == nil)
  }
}
