import CoreGraphics
import Foundation
import Testing
import TrestleExpectations
import UIKitTesting

import UIKit
@testable import UIKitSearch
@testable import UIKitViews

/// Bars are reached by Tab and their items pressed by keys.
@Suite("Bars by keys alone") @MainActor
struct KeyboardBarTests {
  @Test(
    "Tab bar, navigation bar and toolbar: their buttons are reached by Tab and pressed by Return", arguments: [UIDesign.modern, .classic])
  func bars(design: UIDesign) {
    let screen = TestScreen(design: design)
    var log: [String] = []
    let root = UIViewController()
    root.title = "Root"
    root.view.backgroundColor = .white
    root.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add, primaryAction: UIAction { _ in log.append("add") })
    root.toolbarItems = [UIBarButtonItem(title: "Tool", primaryAction: UIAction { _ in log.append("tool") })]
    let next = UIViewController()
    next.title = "Next"
    next.view.backgroundColor = .white
    let navigation = UINavigationController(rootViewController: root)
    navigation.setToolbarHidden(false, animated: false)
    let other = UIViewController()
    other.title = "Other"
    let tabs = UITabBarController()
    tabs.setViewControllers([navigation, other], animated: false)
    screen.show(tabs)
    screen.tab(to: BarButton.self) { $0.item === root.navigationItem.rightBarButtonItem }
    screen.press(.keyboardReturnOrEnter)
    screen.tab(to: BarButton.self) { $0.item.title == "Tool" }
    screen.press(.keyboardReturnOrEnter)
    expect(log, equals: ["add", "tool"])
    navigation.pushViewController(next, animated: true)
    screen.settle()
    screen.tab(to: BackButton.self)
    screen.press(.keyboardReturnOrEnter)
    screen.settle()
    expect(navigation.topViewController === root)
    screen.tab(to: TabBarButton.self)
    screen.press(.keyboardRightArrow)
    screen.press(.keyboardReturnOrEnter)
    screen.settle()
    expect(tabs.selectedViewController === other)
  }

  @Test("A search bar: Tab, text, scopes by arrows, Escape cancels")
  func searchBar() {
    @MainActor final class Delegate: NSObject, UISearchBarDelegate {
      var log: [String] = []
      func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { log.append(searchText) }
      func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
        log.append("scope \(selectedScope)")
      }
      func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { log.append("cancel") }
      func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { log.append("search") }
    }
    for design in [UIDesign.modern, .classic] {
      let screen = TestScreen(design: design)
      let root = UIView()
      let delegate = Delegate()
      let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
      bar.scopeButtonTitles = ["All", "Some"]
      bar.showsScopeBar = true
      bar.showsCancelButton = true
      bar.delegate = delegate
      root.addSubview(bar)
      screen.show(root)
      bar.sizeToFit()
      screen.tab(to: UISearchTextField.self)
      screen.type("ab")
      screen.press(.keyboardReturnOrEnter)
      expect(delegate.log, equals: ["a", "ab", "search"])
      screen.press(.keyboardTab)
      for _ in 0..<4 where !(screen.focusedView?.isDescendant(of: bar.parts.scopes!) ?? false) { screen.press(.keyboardTab) }
      screen.press(.keyboardRightArrow)
      if bar.selectedScopeButtonIndex == 0 { screen.press(.keyboardReturnOrEnter) }
      expect(bar.selectedScopeButtonIndex == 1 && delegate.log.last == "scope 1")
      screen.tab(to: UISearchTextField.self)
      screen.press(.keyboardEscape)
      expect(delegate.log.last, equals: "cancel")
    }
  }
}
