import Foundation
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

@MainActor private final class Cities: UITableViewController, UISearchResultsUpdating, UISearchControllerDelegate {
  let names = ["Athens", "Berlin", "Bern"] + (1...30).map { "Place \($0)" }
  var shown: [String] = []
  var log: [String] = []
  let search: UISearchController

  init(results: UIViewController? = nil) {
    search = UISearchController(searchResultsController: results)
    super.init(style: .plain)
    title = "Cities"
    shown = names
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    search.searchResultsUpdater = self
    search.delegate = self
    navigationItem.searchController = search
  }

  func updateSearchResults(for searchController: UISearchController) {
    let text = searchController.searchBar.text ?? ""
    log.append("update \(text)")
    shown = text.isEmpty ? names : names.filter { $0.contains(text) }
    tableView.reloadData()
  }
  func willPresentSearchController(_ searchController: UISearchController) { log.append("willPresent") }
  func didPresentSearchController(_ searchController: UISearchController) { log.append("didPresent") }
  func willDismissSearchController(_ searchController: UISearchController) { log.append("willDismiss") }
  func didDismissSearchController(_ searchController: UISearchController) { log.append("didDismiss") }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { shown.count }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = shown[indexPath.row]
    return cell
  }
}

@Suite("Search controller") @MainActor
struct SearchControllerTests {
  private func make(_ cities: Cities, large: Bool = false) -> (TestScreen, UINavigationController) {
    let screen = TestScreen(size: CGSize(width: 320, height: 480))
    let navigation = UINavigationController(rootViewController: cities)
    navigation.navigationBar.prefersLargeTitles = large
    screen.show(navigation)
    screen.settle()
    return (screen, navigation)
  }

  @Test("A search begins from an item in the toolbar, and its bar is hidden until then") func toolbarItem() throws {
    let cities = Cities()
    cities.navigationItem.hidesSearchBarWhenScrolling = false
    cities.navigationItem.searchController = cities.search
    let item = cities.navigationItem.searchBarPlacementBarButtonItem
    cities.toolbarItems = [.flexibleSpace(), item]
    let (screen, navigation) = make(cities)
    navigation.setToolbarHidden(false, animated: false)
    screen.settle()
    expect(navigation.navigationBar.frame.height, equals: 44)
    screen.tap(CGPoint(x: 296, y: 458))
    screen.settle()
    expect(cities.search.isActive && cities.search.searchBar.searchTextField.isFirstResponder)
    expect(cities.search.searchBar.bounds.height, above: 30)
    cities.search.isActive = false
    screen.settle()
    expect(navigation.navigationBar.frame.height, equals: 44)
  }

  @Test("A search bar that was pulled into sight is there again after a push and a pop", arguments: [true, false])
  func pushedAndPopped(large: Bool) {
    let cities = Cities()
    let (screen, navigation) = make(cities, large: large)
    screen.drag(from: CGPoint(x: 160, y: 200), to: CGPoint(x: 160, y: 330), duration: 0.4)
    screen.settle()
    let height = navigation.navigationBar.frame.height
    let offset = cities.tableView.contentOffset
    expect(height, equals: (large ? 148 : 96))
    navigation.pushViewController(UIViewController(), animated: true)
    screen.settle()
    navigation.popViewController(animated: true)
    screen.settle()
    expect(navigation.navigationBar.frame.height, equals: height)
    expect(cities.tableView.contentOffset, equals: offset)
  }

  @Test("SH-07 The bar is hidden at first, appears when the list is pulled down, and stays visible if configured")
  func hiding() {
    let cities = Cities()
    let (screen, navigation) = make(cities)
    expect(navigation.navigationBar.frame.height, equals: 44)
    screen.drag(from: CGPoint(x: 160, y: 150), to: CGPoint(x: 160, y: 230))
    screen.settle()
    expect(navigation.navigationBar.frame.height, equals: 96)
    expect(cities.tableView.contentOffset.y, equals: -96)
    screen.drag(from: CGPoint(x: 160, y: 400), to: CGPoint(x: 160, y: 200))
    screen.settle()
    expect(navigation.navigationBar.frame.height, equals: 44)
    cities.navigationItem.hidesSearchBarWhenScrolling = false
    screen.settle()
    expect(navigation.navigationBar.frame.height, equals: 96)
  }

  @Test("SH-07 Searching: the order of calls, and the position of the bar")
  func course() {
    let cities = Cities()
    cities.search.obscuresBackgroundDuringPresentation = false
    cities.navigationItem.hidesSearchBarWhenScrolling = false
    let (screen, navigation) = make(cities)
    screen.tap(CGPoint(x: 160, y: 65))
    screen.settle()
    expect(cities.log, equals: ["willPresent", "update ", "didPresent"])
    expect(cities.search.isActive)
    expect(navigation.navigationBar.frame.height, equals: 52)
    expect(cities.search.searchBar.showsCancelButton)
    screen.type("Ber")
    screen.settle()
    expect(cities.tableView.visibleCells.compactMap { $0.textLabel?.text }, equals: ["Berlin", "Bern"])
    cities.log = []
    screen.tap(CGPoint(x: 290, y: 22))
    screen.settle()
    expect(cities.log, equals: ["willDismiss", "update ", "didDismiss"])
    expect(navigation.navigationBar.frame.height, equals: 96)
    expect(cities.tableView.visibleCells.count, above: 5)
    expect(cities.children.isEmpty)
  }

  @Test(
    "SH-07 Scopes appear when searching begins, with the first character, or never automatically",
    arguments: [UISearchController.ScopeBarActivation.automatic, .onSearchActivation, .onTextEntry, .manual])
  func scopes(activation: UISearchController.ScopeBarActivation) {
    let cities = Cities()
    cities.search.searchBar.scopeButtonTitles = ["All", "Capitals"]
    cities.search.scopeBarActivation = activation
    expect(cities.search.automaticallyShowsScopeBar, equals: (activation != .manual))
    cities.navigationItem.hidesSearchBarWhenScrolling = false
    let (screen, _) = make(cities)
    screen.tap(CGPoint(x: 160, y: 65))
    screen.settle()
    expect(cities.search.searchBar.showsScopeBar, equals: (activation == .automatic || activation == .onSearchActivation))
    screen.type("B")
    screen.settle()
    expect(cities.search.searchBar.showsScopeBar, equals: (activation != .manual))
    cities.search.isActive = false
    screen.settle()
    expect(!cities.search.searchBar.showsScopeBar)
  }

  @Test("SH-07 Results of their own cover the screen while there is text")
  func results() {
    let results = UITableViewController(style: .plain)
    let cities = Cities(results: results)
    cities.navigationItem.hidesSearchBarWhenScrolling = false
    let (screen, _) = make(cities)
    cities.search.isActive = true
    screen.settle()
    expect(cities.search.searchBar.isFirstResponder)
    expect(results.viewIfLoaded?.window == nil)
    screen.type("x")
    screen.settle()
    expect(results.view.window != nil)
    expect(results.view.safeAreaInsets.top, equals: 52)
    screen.press(.keyboardEscape)
    screen.settle()
    expect(!cities.search.isActive)
    expect(results.view.window == nil)
  }

  @Test("Properties that an app sets on a search bar's field are kept; the text is set on the bar")
  func ownLooks() {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
    let own = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    bar.searchTextField.font = .systemFont(ofSize: 30)
    bar.searchTextField.textColor = .red
    bar.searchTextField.leftView = own
    bar.keyboardType = .emailAddress
    bar.autocapitalizationType = .none
    let screen = TestScreen()
    let root = UIView()
    root.addSubview(bar)
    screen.show(root)
    bar.tintColor = .green
    screen.traits = { $0.userInterfaceStyle = .dark }
    screen.layout()
    expect(bar.searchTextField.font?.pointSize, equals: 30)
    expect(bar.searchTextField.textColor, equals: .red)
    expect(bar.searchTextField.leftView === own)
    expect(bar.searchTextField.keyboardType == .emailAddress && bar.searchTextField.autocapitalizationType == .none)
    bar.showsBookmarkButton = true
    let standard = bar.searchTextField.rightView
    bar.setImage(UIImage(systemName: "star"), for: .bookmark, state: .normal)
    expect(standard != nil && bar.searchTextField.rightView !== standard)
  }

  @Test("Return searches once there is something to search")
  func searchKey() {
    @MainActor final class Delegate: UISearchBarDelegate {
      var searches = 0
      func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { searches += 1 }
    }
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
    let delegate = Delegate()
    bar.delegate = delegate
    let screen = TestScreen()
    let root = UIView()
    root.addSubview(bar)
    screen.show(root)
    bar.becomeFirstResponder()
    screen.press(.keyboardReturnOrEnter)
    expect(delegate.searches, equals: 0)
    screen.type("x")
    screen.press(.keyboardReturnOrEnter)
    expect(delegate.searches, equals: 1)
  }
}
