import CoreGraphics

/// Searches the content of a screen: it provides the search bar, and shows results over the screen or lets the screen show them itself.
///
/// Its bar is in the navigation bar (`navigationItem.searchController = search`) or is a table's header.
@preconcurrency @MainActor open class UISearchController: UIViewController, SearchBarSession {
  final let ownBar = UISearchBar(frame: .zero)
  final var activity = SearchActivity.idle
  /// The controller that is searched, while the search is active.
  final weak var host: UIViewController?
  final let dimView = UIControl(frame: .zero)
  /// The item whose navigation bar contains the search bar.
  package final weak var owningItem: UINavigationItem?

  /// The controller that shows the results; nil if the searched screen shows them itself.
  public final let searchResultsController: UIViewController?

  /// Creates a controller; nil lets the searched screen show the results itself.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    prepareSearch()
  }

  /// Creates a controller whose results the presenting screen shows.
  public convenience init() { self.init(searchResultsController: nil) }

  public required init?(coder: NSCoder) {
    searchResultsController = nil
    super.init(coder: coder)
    prepareSearch()
  }

  /// The bar to place into the interface or a navigation item.
  open var searchBar: UISearchBar { ownBar }
  /// The receiver of text and scope changes; held weakly.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// The receiver of the presentation's progress; held weakly.
  open weak var delegate: (any UISearchControllerDelegate)?
  /// Whether the search is active. Setting it begins or ends the search.
  open var isActive: Bool {
    get { activity != .idle }
    set { newValue ? begin(focuses: true) : end() }
  }
  /// Whether the screen is dimmed and receives no touches while it is searched.
  open var obscuresBackgroundDuringPresentation = true {
    didSet { showResults() }
  }
  /// The name that `obscuresBackgroundDuringPresentation` had before iOS 9.1.
  open var dimsBackgroundDuringPresentation: Bool {
    get { obscuresBackgroundDuringPresentation }
    set { obscuresBackgroundDuringPresentation = newValue }
  }
  /// Whether the row of the navigation bar is hidden during the search.
  open var hidesNavigationBarDuringPresentation = true
  /// Whether Cancel is shown and hidden automatically.
  open var automaticallyShowsCancelButton = true
  /// Whether the scopes are shown and hidden automatically.
  open var automaticallyShowsScopeBar: Bool {
    get { scopeBarActivation != .manual }
    set { scopeBarActivation = newValue ? .automatic : .manual }
  }
  /// The event that shows the scopes.
  public enum ScopeBarActivation: Int, Sendable {
    /// The scopes are shown when the search begins.
    case automatic
    /// The app shows the scopes.
    case manual
    /// The scopes are shown with the first character.
    case onTextEntry
    /// The scopes are shown when the search begins.
    case onSearchActivation
  }
  /// The event that shows the scopes; `.automatic` by default.
  open var scopeBarActivation = ScopeBarActivation.automatic
  /// Whether results show as soon as there is text.
  open var automaticallyShowsSearchResultsController = true
  /// Whether results are shown before a text is entered.
  open var showsSearchResultsController = false {
    didSet { if showsSearchResultsController != oldValue { showResults() } }
  }

  /// The suggestions below the bar while searching; nil for none.
  open var searchSuggestions: [any UISearchSuggestion]? {
    didSet { showSuggestions() }
  }
  final var suggestionList: SearchSuggestionList?

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    layoutSearch()
  }

  /// Ends the search.
  open override func accessibilityPerformEscape() -> Bool { isActive && ownBar.cancelByKey() }

  func searchBarDidBegin() { begin(focuses: false) }
  func searchBarTextChanged() { textChanged() }
  func searchBarScopeChanged() { searchResultsUpdater?.updateSearchResults(for: self) }
  func searchBarCancelled() { end() }
  func searchBarSearchClicked() { ownBar.resignFirstResponder() }
  var resultsView: UIView? {
    if let results = searchResultsController?.viewIfLoaded, results.window != nil, !results.isHidden { return results }
    return obscuresBackgroundDuringPresentation ? nil : host?.viewIfLoaded
  }
}

/// The phase of the search.
enum SearchActivity {
  case idle
  case beginning
  case active
  case ending
}
