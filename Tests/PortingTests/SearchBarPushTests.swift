import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

@MainActor @Suite("Search bars of navigation items")
struct SearchBarPushTests {
  private func isShown(_ view: UIView) -> Bool {
    var node: UIView? = view
    while let current = node {
      if current.isHidden { return false }
      node = current.superview
    }
    return view.window != nil
  }

  @Test("The search bar of an item is hidden while another item is on top, and shown again after it")
  func push() {
    let screen = TestScreen(size: CGSize(width: 320, height: 568))
    let root = UIViewController()
    let search = UISearchController(searchResultsController: nil)
    root.navigationItem.searchController = search
    root.navigationItem.hidesSearchBarWhenScrolling = false
    let navigation = UINavigationController(rootViewController: root)
    screen.show(navigation)
    expect(isShown(search.searchBar))
    navigation.pushViewController(UIViewController(), animated: true)
    screen.settle()
    expect(!isShown(search.searchBar))
    navigation.popViewController(animated: true)
    screen.settle()
    expect(isShown(search.searchBar))
  }

  @Test("A popped item takes its search bar out of the bar")
  func pop() {
    let screen = TestScreen(size: CGSize(width: 320, height: 568))
    let navigation = UINavigationController(rootViewController: UIViewController())
    screen.show(navigation)
    let pushed = UIViewController()
    let search = UISearchController(searchResultsController: nil)
    pushed.navigationItem.searchController = search
    pushed.navigationItem.hidesSearchBarWhenScrolling = false
    navigation.pushViewController(pushed, animated: false)
    screen.settle()
    expect(isShown(search.searchBar))
    navigation.popViewController(animated: false)
    screen.settle()
    expect(search.searchBar.window == nil)
  }
}
