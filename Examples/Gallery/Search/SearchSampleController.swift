import UIKit

/// A list with the search API of early iOS: the bar is its header, off screen initially; results have a separate table.
final class SearchSampleController: UITableViewController, UISearchDisplayDelegate, UISearchBarDelegate {
  private let states = UnionState.all
  private var found: [UnionState] = []
  private(set) var search: UISearchDisplayController?

  convenience init() {
    self.init(style: .plain)
    title = "Search"
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let bar = UISearchBar()
    bar.placeholder = "States"
    bar.scopeButtonTitles = ["Starts With", "Contains"]
    bar.delegate = self
    bar.sizeToFit()
    tableView.tableHeaderView = bar
    let search = UISearchDisplayController(searchBar: bar, contentsController: self)
    search.delegate = self
    search.searchResultsDataSource = self
    search.searchResultsDelegate = self
    self.search = search
  }

  /// The height of a search bar is the design's.
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard traitCollection.design != previousTraitCollection?.design, let bar = tableView.tableHeaderView else { return }
    bar.sizeToFit()
    tableView.tableHeaderView = bar
  }

  /// Hides the bar initially, now that the insets of the list are known.
  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    guard isMovingToParent, let bar = tableView.tableHeaderView else { return }
    tableView.contentOffset.y = bar.frame.height - tableView.adjustedContentInset.top
  }

  private func rows(of tableView: UITableView) -> [UnionState] { tableView === self.tableView ? states : found }

  private func filter() {
    let bar = search?.searchBar
    let text = (bar?.text ?? "").lowercased()
    let startsWith = bar?.selectedScopeButtonIndex == 0
    found = states.filter { startsWith ? $0.name.lowercased().hasPrefix(text) : $0.name.lowercased().contains(text) }
  }

  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { filter() }

  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) { filter() }

  /// Results have another style than the list.
  func searchDisplayController(_ controller: UISearchDisplayController, didLoadSearchResultsTableView tableView: UITableView) {
    tableView.separatorStyle = .none
    tableView.rowHeight = 36
  }

  /// Removes the text that the table shows if there are no results: the table adds it with its reload.
  func searchDisplayController(_ controller: UISearchDisplayController, shouldReloadTableForSearch searchString: String?) -> Bool {
    DispatchQueue.main.async { [weak controller] in
      MainActor.assumeIsolated {
        guard let results = controller?.searchResultsTableView else { return }
        for case let label as UILabel in results.subviews { label.text = "" }
      }
    }
    return true
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows(of: tableView).count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "state") ?? UITableViewCell(style: .value1, reuseIdentifier: "state")
    let state = rows(of: tableView)[indexPath.row]
    cell.textLabel?.text = state.name
    cell.detailTextLabel?.text = state.code
    return cell
  }
}
