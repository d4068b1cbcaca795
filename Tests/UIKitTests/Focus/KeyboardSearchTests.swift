import CoreGraphics
import Foundation
import Testing
import TrestleExpectations
import UIKitTesting

import UIKit
@testable import UIKitLists
@testable import UIKitSearch
@testable import UIKitViews

/// Searching without a mouse.
@Suite("Searching by keys alone") @MainActor
struct KeyboardSearchTests {
  @MainActor private final class Cities: UITableViewController, UISearchResultsUpdating {
    let search = UISearchController(searchResultsController: nil)
    let names = ["Athens", "Berlin", "Bern", "Cairo"]
    var shown = ["Athens", "Berlin", "Bern", "Cairo"]
    var log: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      search.searchResultsUpdater = self
      search.obscuresBackgroundDuringPresentation = false
      search.searchBar.scopeButtonTitles = ["All", "Long"]
      navigationItem.searchController = search
      navigationItem.hidesSearchBarWhenScrolling = false
    }
    func updateSearchResults(for searchController: UISearchController) {
      let text = searchController.searchBar.text ?? ""
      let isLong = searchController.searchBar.selectedScopeButtonIndex == 1
      shown = names.filter { (text.isEmpty || $0.contains(text)) && (!isLong || $0.count > 4) }
      tableView.reloadData()
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { shown.count }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = shown[indexPath.row]
      return cell
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { log.append(shown[indexPath.row]) }
  }

  @Test(
    "SH-07 Tab moves to the field, typing searches, the down arrow moves to the results, Return opens one; Escape ends",
    arguments: [UIDesign.modern, .classic])
  func controller(design: UIDesign) {
    let screen = TestScreen(size: CGSize(width: 320, height: 480), design: design)
    let cities = Cities(style: .plain)
    screen.show(UINavigationController(rootViewController: cities))
    screen.settle()
    screen.tab(to: UISearchTextField.self)
    screen.settle()
    expect(cities.search.isActive)
    screen.type("Be")
    screen.settle()
    expect(cities.shown, equals: ["Berlin", "Bern"])
    let before = screen.snapshot()
    screen.press(.keyboardDownArrow)
    screen.settle()
    expect(screen.focusedView === cities.tableView && !cities.search.searchBar.isFirstResponder)
    expect(!before.hasSamePixels(as: screen.snapshot()), "the row is marked")
    screen.press(.keyboardDownArrow)
    screen.press(.keyboardReturnOrEnter)
    expect(cities.log == ["Bern"] && cities.search.isActive)
    screen.tab(to: UISearchTextField.self)
    screen.press(.keyboardEscape)
    screen.settle()
    expect(!cities.search.isActive && cities.shown.count == 4)
  }

  @Test("SH-04 The scopes are one stop; arrows, Home and End choose among them")
  func scopes() {
    let screen = TestScreen(size: CGSize(width: 320, height: 480))
    let cities = Cities(style: .plain)
    screen.show(UINavigationController(rootViewController: cities))
    screen.settle()
    screen.tab(to: UISearchTextField.self)
    screen.settle()
    screen.type("Ber")
    let bar = cities.search.searchBar
    screen.tab(to: UISegmentedControl.self) { $0 === bar.parts.scopes?.control }
    screen.press(.keyboardRightArrow)
    screen.settle()
    expect(bar.selectedScopeButtonIndex == 1 && cities.shown == ["Berlin"])
    screen.press(.keyboardHome)
    screen.settle()
    expect(bar.selectedScopeButtonIndex == 0 && cities.shown == ["Berlin", "Bern"])
    screen.press(.keyboardEnd)
    expect(bar.selectedScopeButtonIndex, equals: 1)
    screen.press(.keyboardTab)
    expect(!(screen.focusedView?.isDescendant(of: bar.parts.scopes!) ?? true), "Tab goes on")
  }

  @Test("The down arrow moves from a bar in a table's header to the rows, and has no effect while an input method composes")
  func header() {
    let screen = TestScreen(size: CGSize(width: 320, height: 480))
    let rows = FocusRows(5)
    let table = UITableView(frame: .zero, style: .plain)
    table.dataSource = rows
    table.delegate = rows
    let bar = UISearchBar()
    bar.sizeToFit()
    table.tableHeaderView = bar
    screen.show(table)
    screen.layout()
    bar.becomeFirstResponder()
    screen.compose("n", caret: 1)
    screen.press(.keyboardDownArrow)
    expect(bar.isFirstResponder)
    screen.commitComposition()
    screen.press(.keyboardDownArrow)
    expect(!bar.isFirstResponder && table.isFocused && table.focusedRow != nil)
  }
}
