import CoreGraphics

/// Shows the suggestions of a search below its bar.
@MainActor final class SearchSuggestionList: UITableView, UITableViewDataSource, UITableViewDelegate {
  private var suggestions: [any UISearchSuggestion] = []
  private let choose: (any UISearchSuggestion) -> Void

  init(choose: @escaping (any UISearchSuggestion) -> Void) {
    self.choose = choose
    super.init(frame: .zero, style: .plain)
    dataSource = self
    delegate = self
    accessibilityIdentifier = "SearchSuggestions"
  }

  required init?(coder: NSCoder) { nil }

  func show(_ suggestions: [any UISearchSuggestion]) {
    self.suggestions = suggestions
    reloadData()
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { suggestions.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = dequeueReusableCell(withIdentifier: "suggestion") ?? UITableViewCell(style: .default, reuseIdentifier: "suggestion")
    let suggestion = suggestions[indexPath.row]
    if let attributed = suggestion.localizedAttributedSuggestion {
      cell.textLabel?.attributedText = attributed
    } else {
      cell.textLabel?.text = suggestion.localizedSuggestion
    }
    cell.imageView?.image = suggestion.iconImage ?? UIImage(systemName: "magnifyingglass")
    cell.accessibilityLabel = suggestion.localizedDescription ?? suggestion.localizedSuggestion
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    deselectRow(at: indexPath, animated: true)
    choose(suggestions[indexPath.row])
  }
}

extension UISearchController {
  /// Shows or hides the list of current suggestions.
  final func showSuggestions() {
    guard activity != .idle, isViewLoaded, let suggestions = searchSuggestions, !suggestions.isEmpty else {
      suggestionList?.removeFromSuperview()
      suggestionList = nil
      return
    }
    let list =
      suggestionList
      ?? SearchSuggestionList { [weak self] suggestion in
        guard let self else { return }
        if let words = suggestion.localizedSuggestion { self.ownBar.text = words }
        // After a suggestion is chosen, the list is hidden until the text changes.
        self.searchSuggestions = nil
        self.searchResultsUpdater?.updateSearchResults(for: self, selecting: suggestion)
        self.ownBar.searchTextField.searchDelegate?.searchTextField(self.ownBar.searchTextField, didSelect: suggestion)
        self.showResults()
      }
    suggestionList = list
    list.show(suggestions)
    view.addSubview(list)
    view.isUserInteractionEnabled = true
    view.setNeedsLayout()
  }
}
