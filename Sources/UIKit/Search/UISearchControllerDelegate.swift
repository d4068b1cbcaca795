/// Called when searching begins and ends. Every method is optional.
@preconcurrency @MainActor public protocol UISearchControllerDelegate: AnyObject {
  /// Called when searching is about to begin; the delegate may present its own interface first.
  func presentSearchController(_ searchController: UISearchController)
  /// Called before the search appears.
  func willPresentSearchController(_ searchController: UISearchController)
  /// Called after the search appeared.
  func didPresentSearchController(_ searchController: UISearchController)
  /// Called before the search disappears.
  func willDismissSearchController(_ searchController: UISearchController)
  /// Called after the search disappeared.
  func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  public func presentSearchController(_ searchController: UISearchController) {}
  public func willPresentSearchController(_ searchController: UISearchController) {}
  public func didPresentSearchController(_ searchController: UISearchController) {}
  public func willDismissSearchController(_ searchController: UISearchController) {}
  public func didDismissSearchController(_ searchController: UISearchController) {}
}
