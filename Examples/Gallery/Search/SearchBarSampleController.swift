import UIKit

/// The same list with a search controller: the bar is in the navigation bar, under a large title, and the list itself shows the results.
final class SearchBarSampleController: UITableViewController, UISearchResultsUpdating {
  private let states = UnionState.all
  private var shown = UnionState.all
  private let search = UISearchController(searchResultsController: nil)

  convenience init() {
    self.init(style: .plain)
    title = "Capitals"
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    search.searchResultsUpdater = self
    search.obscuresBackgroundDuringPresentation = false
    search.searchBar.placeholder = "States and capitals"
    navigationItem.searchController = search
    navigationItem.hidesSearchBarWhenScrolling = false
  }

  func updateSearchResults(for searchController: UISearchController) {
    let text = (searchController.searchBar.text ?? "").lowercased()
    shown = text.isEmpty ? states : states.filter { $0.name.lowercased().contains(text) || $0.capital.lowercased().contains(text) }
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { shown.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "state") ?? UITableViewCell(style: .subtitle, reuseIdentifier: "state")
    cell.textLabel?.text = shown[indexPath.row].capital
    cell.detailTextLabel?.text = shown[indexPath.row].name
    return cell
  }
}
