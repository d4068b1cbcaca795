import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

/// The controller of the storyboard `Search`.
final class SearchedPlaces: UITableViewController, UISearchDisplayDelegate, UISearchBarDelegate {
  let places = ["Oslo", "Lima", "Osaka"]
  var found: [String] = []

  private func names(_ table: UITableView) -> [String] { table === self.tableView ? places : found }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names(tableView).count }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = names(tableView)[indexPath.row]
    return cell
  }
  func searchDisplayController(_ controller: UISearchDisplayController, shouldReloadTableForSearch searchString: String?) -> Bool {
    found = places.filter { $0.hasPrefix(searchString ?? "") }
    return true
  }
}

@MainActor @Suite(.serialized) struct SearchDisplayStoryboardTests {
  @Test("A search of a storyboard shows the rows of its data source for the text of its bar") func search() throws {
    let screen = TestScreen(size: CGSize(width: 320, height: 568))
    var controller: SearchedPlaces?
    let lines = warnings {
      controller = Fixtures.storyboard("Search").instantiateInitialViewController() as? SearchedPlaces
      if let controller { screen.show(controller) }
    }
    expect(lines, equals: [])
    let places = try #require(controller)
    let search = try #require(places.searchDisplayController)
    expect(search.searchContentsController === places && search.searchBar === places.tableView.tableHeaderView && !search.isActive)
    search.searchBar.becomeFirstResponder()
    screen.advance(by: 1)
    expect(search.isActive)
    search.searchBar.searchTextField.insertText("Os")
    screen.advance(by: 0.5)
    let results = search.searchResultsTableView
    expect(results.window != nil && results.visibleCells.map { $0.textLabel?.text } == ["Oslo", "Osaka"])
    search.setActive(false, animated: true)
    screen.advance(by: 1)
    expect(!search.isActive && results.window == nil)
  }
}
