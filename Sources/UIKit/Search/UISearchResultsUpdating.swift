/// Shows the results for what is in a search controller's bar.
@preconcurrency @MainActor public protocol UISearchResultsUpdating: AnyObject {
  /// Called when the text or the scope changes, and when searching begins.
  func updateSearchResults(for searchController: UISearchController)
}
