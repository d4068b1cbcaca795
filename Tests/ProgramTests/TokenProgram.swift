import UIKit

/// Searches cities; a country is chosen as a token.
class CitiesController: UITableViewController {
  private let cities = [
    ("Lisbon", "Portugal"), ("Porto", "Portugal"), ("Lyon", "France"), ("Paris", "France"), ("Lagos", "Nigeria"),
  ]
  private(set) var shown: [String] = []
  private(set) var log: [String] = []
  let search = UISearchController(searchResultsController: nil)

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Cities"
    search.searchResultsUpdater = self
    search.obscuresBackgroundDuringPresentation = false
    search.searchBar.searchTextField.allowsDeletingTokens = true
    search.searchBar.searchTextField.tokenBackgroundColor = .systemPurple
    search.searchBar.searchTextField.delegate = self
    navigationItem.searchController = search
    navigationItem.hidesSearchBarWhenScrolling = false
    update()
  }

  func choose(_ country: String) {
    let token = UISearchToken(icon: UIImage(systemName: "flag"), text: country)
    token.representedObject = country
    let field = search.searchBar.searchTextField
    field.replaceTextualPortion(of: field.textualRange, with: token, at: field.tokens.count)
  }

  private func update() {
    let field = search.searchBar.searchTextField
    let countries = field.tokens.compactMap { $0.representedObject as? String }
    let text = search.searchBar.text ?? ""
    shown = cities.filter {
      (countries.isEmpty || countries.contains($0.1)) && (text.isEmpty || $0.0.localizedCaseInsensitiveContains(text))
    }.map { $0.0 }
    let found = Set(cities.map { $0.1 }).filter { !text.isEmpty && $0.localizedCaseInsensitiveContains(text) }.sorted()
    search.searchSuggestions = found.map { UISearchSuggestionItem(localizedSuggestion: $0) }
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { return shown.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "city") ?? UITableViewCell(style: .default, reuseIdentifier: "city")
    cell.textLabel?.text = shown[indexPath.row]
    return cell
  }
}

extension CitiesController: UISearchResultsUpdating {
  func updateSearchResults(for searchController: UISearchController) { update() }

  func updateSearchResults(for searchController: UISearchController, selecting searchSuggestion: UISearchSuggestion) {
    if let country = searchSuggestion.localizedSuggestion { choose(country) }
  }
}

extension CitiesController: UISearchTextFieldDelegate {
  func searchTextField(_ searchTextField: UISearchTextField, itemProviderForCopying token: UISearchToken) -> NSItemProvider {
    return NSItemProvider(object: "country:\(token.representedObject as? String ?? "")" as NSString)
  }

  func searchTextField(_ searchTextField: UISearchTextField, didSelect suggestion: UISearchSuggestion) {
    log.append("suggested \(suggestion.localizedSuggestion ?? "")")
  }

  func textFieldDidBeginEditing(_ textField: UITextField) { log.append("begin") }
  func textFieldDidEndEditing(_ textField: UITextField) { log.append("end") }
}
