/// Receives the events of a search, and decides when its results are loaded. Every method is optional.
@preconcurrency @MainActor public protocol UISearchDisplayDelegate: AnyObject {
  /// Called before the search appears.
  func searchDisplayControllerWillBeginSearch(_ controller: UISearchDisplayController)
  /// Called after the search appeared.
  func searchDisplayControllerDidBeginSearch(_ controller: UISearchDisplayController)
  /// Called before the search disappears.
  func searchDisplayControllerWillEndSearch(_ controller: UISearchDisplayController)
  /// Called after the search disappeared.
  func searchDisplayControllerDidEndSearch(_ controller: UISearchDisplayController)
  /// Called when the results table has been created, before its data is loaded.
  func searchDisplayController(_ controller: UISearchDisplayController, didLoadSearchResultsTableView tableView: UITableView)
  /// Called before the results table is released because memory is low; another is created when it is needed.
  func searchDisplayController(_ controller: UISearchDisplayController, willUnloadSearchResultsTableView tableView: UITableView)
  /// Called before the table of results appears.
  func searchDisplayController(_ controller: UISearchDisplayController, willShowSearchResultsTableView tableView: UITableView)
  /// Called after the table of results appeared.
  func searchDisplayController(_ controller: UISearchDisplayController, didShowSearchResultsTableView tableView: UITableView)
  /// Called before the table of results disappears.
  func searchDisplayController(_ controller: UISearchDisplayController, willHideSearchResultsTableView tableView: UITableView)
  /// Called after the table of results disappeared.
  func searchDisplayController(_ controller: UISearchDisplayController, didHideSearchResultsTableView tableView: UITableView)
  /// Returns whether results are loaded again for a text; `true` by default.
  func searchDisplayController(
    _ controller: UISearchDisplayController, shouldReloadTableForSearch searchString: String?
  ) -> Bool
  /// Returns whether results are loaded again for a scope; `true` by default.
  func searchDisplayController(
    _ controller: UISearchDisplayController, shouldReloadTableForSearchScope searchOption: Int
  ) -> Bool
}

extension UISearchDisplayDelegate {
  public func searchDisplayControllerWillBeginSearch(_ controller: UISearchDisplayController) {}
  public func searchDisplayControllerDidBeginSearch(_ controller: UISearchDisplayController) {}
  public func searchDisplayControllerWillEndSearch(_ controller: UISearchDisplayController) {}
  public func searchDisplayControllerDidEndSearch(_ controller: UISearchDisplayController) {}
  public func searchDisplayController(
    _ controller: UISearchDisplayController, didLoadSearchResultsTableView tableView: UITableView
  ) {}
  public func searchDisplayController(
    _ controller: UISearchDisplayController, willUnloadSearchResultsTableView tableView: UITableView
  ) {}
  public func searchDisplayController(
    _ controller: UISearchDisplayController, willShowSearchResultsTableView tableView: UITableView
  ) {}
  public func searchDisplayController(
    _ controller: UISearchDisplayController, didShowSearchResultsTableView tableView: UITableView
  ) {}
  public func searchDisplayController(
    _ controller: UISearchDisplayController, willHideSearchResultsTableView tableView: UITableView
  ) {}
  public func searchDisplayController(
    _ controller: UISearchDisplayController, didHideSearchResultsTableView tableView: UITableView
  ) {}
  public func searchDisplayController(
    _ controller: UISearchDisplayController, shouldReloadTableForSearch searchString: String?
  ) -> Bool { true }
  public func searchDisplayController(
    _ controller: UISearchDisplayController, shouldReloadTableForSearchScope searchOption: Int
  ) -> Bool { true }
}
