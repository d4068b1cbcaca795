import Foundation

/// Receives the events of a search bar. Every method is optional.
@preconcurrency @MainActor public protocol UISearchBarDelegate: UIBarPositioningDelegate {
  /// Returns whether editing may begin; `true` by default.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// Called after editing began.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Returns whether editing may end; `true` by default.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  /// Called after editing ended.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// Called after the text changed, also by the clear button.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Returns whether a change of the text is made; `true` by default.
  func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  /// Called when the search key of the keyboard is tapped.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// Called when the bookmark button is tapped.
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
  /// Called when the cancel button is tapped.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// Called when the button for recent results is tapped.
  func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
  /// Called after another scope was chosen.
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
    forwarded("searchBarShouldBeginEditing:", by: self, [searchBar]) {
      ($0 as? any UISearchBarDelegate)?.searchBarShouldBeginEditing(searchBar)
    } ?? true
  }
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {
    forwarded("searchBarTextDidBeginEditing:", by: self, [searchBar]) {
      ($0 as? any UISearchBarDelegate)?.searchBarTextDidBeginEditing(searchBar)
    }
  }
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
    forwarded("searchBarShouldEndEditing:", by: self, [searchBar]) {
      ($0 as? any UISearchBarDelegate)?.searchBarShouldEndEditing(searchBar)
    } ?? true
  }
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {
    forwarded("searchBarTextDidEndEditing:", by: self, [searchBar]) {
      ($0 as? any UISearchBarDelegate)?.searchBarTextDidEndEditing(searchBar)
    }
  }
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    forwarded("searchBar:textDidChange:", by: self, [searchBar, searchText]) {
      ($0 as? any UISearchBarDelegate)?.searchBar(searchBar, textDidChange: searchText)
    }
  }
  public func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
    forwarded("searchBar:shouldChangeTextInRange:replacementText:", by: self, [searchBar, range, text]) {
      ($0 as? any UISearchBarDelegate)?.searchBar(searchBar, shouldChangeTextIn: range, replacementText: text)
    } ?? true
  }
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
    forwarded("searchBarSearchButtonClicked:", by: self, [searchBar]) {
      ($0 as? any UISearchBarDelegate)?.searchBarSearchButtonClicked(searchBar)
    }
  }
  public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {
    forwarded("searchBarBookmarkButtonClicked:", by: self, [searchBar]) {
      ($0 as? any UISearchBarDelegate)?.searchBarBookmarkButtonClicked(searchBar)
    }
  }
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
    forwarded("searchBarCancelButtonClicked:", by: self, [searchBar]) {
      ($0 as? any UISearchBarDelegate)?.searchBarCancelButtonClicked(searchBar)
    }
  }
  public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {
    forwarded("searchBarResultsListButtonClicked:", by: self, [searchBar]) {
      ($0 as? any UISearchBarDelegate)?.searchBarResultsListButtonClicked(searchBar)
    }
  }
  public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
    forwarded("searchBar:selectedScopeButtonIndexDidChange:", by: self, [searchBar, selectedScope]) {
      ($0 as? any UISearchBarDelegate)?.searchBar(searchBar, selectedScopeButtonIndexDidChange: selectedScope)
    }
  }
}
