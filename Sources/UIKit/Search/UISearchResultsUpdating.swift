/// Shows the results for the text in a search controller's bar.
@preconcurrency @MainActor public protocol UISearchResultsUpdating: AnyObject {
  /// Called when the text or the scope changes, and when searching begins.
  func updateSearchResults(for searchController: UISearchController)
  /// Called when a suggestion is chosen; by default the same as for changed text.
  func updateSearchResults(for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion)
}

extension UISearchResultsUpdating {
  public func updateSearchResults(for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion) {
    updateSearchResults(for: searchController)
  }
}
