/// The views that a search bar shows beside its field.
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
  /// The font that the bar set for its field. It is not applied if the app has set another font.
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
  /// The view that the down arrow moves focus to from the field.
  var resultsView: UIView? { get }
}
