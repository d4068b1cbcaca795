/// What a search bar shows beside its field.
@MainActor struct SearchBarParts {
  struct IconPlace: Hashable {
    var icon: UISearchBar.Icon
    var state: UIControl.State
  }

  var prompt: UILabel?
  var cancel: BarButton?
  var scopes: SearchScopeBar?
  var showsCancel = false
  var showsBookmark = false
  var showsResults = false
  var isResultsSelected = false
  var showsScopes = false
  var icons: [IconPlace: UIImage] = [:]
  var looks = SearchBarLooks()
  /// The font the bar gave its field; one that an app gave it stays.
  var shownFont: UIFont?
  var agent: SearchFieldAgent?
}

/// A controller that searches with a bar.
@MainActor protocol SearchBarSession: AnyObject {
  func searchBarDidBegin()
  func searchBarTextChanged()
  func searchBarScopeChanged()
  func searchBarCancelled()
  func searchBarSearchClicked()
  /// What the arrow down goes to from the field.
  var resultsView: UIView? { get }
}
