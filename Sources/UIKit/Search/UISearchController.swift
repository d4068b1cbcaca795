import CoreGraphics
import Foundation

/// Searches what a screen shows: it brings the search bar, and shows results over the screen, or lets the screen itself show them.
///
/// Its bar is in the navigation bar (`navigationItem.searchController = search`) or as a table's header.
@preconcurrency @MainActor open class UISearchController: UIViewController, SearchBarSession {
  final let ownBar = UISearchBar(frame: .zero)
  final var activity = SearchActivity.idle
  /// The screen that is searched, while it is.
  final weak var host: UIViewController?
  final let dimView = UIControl(frame: .zero)
  /// The item in whose navigation bar the search bar is.
  package final weak var owningItem: UINavigationItem?

  /// What shows the results; nil where the searched screen does it itself.
  public final let searchResultsController: UIViewController?

  /// Creates a controller; without a controller for results, they are shown by the presenting one.
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
  /// The receiver of changes of the search; held weakly.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// The receiver of the presentation's progress; held weakly.
  open weak var delegate: (any UISearchControllerDelegate)?
  /// Whether searching is going on. Setting it begins or ends it.
  open var isActive: Bool {
    get { activity != .idle }
    set { newValue ? begin(focuses: true) : end() }
  }
  /// Whether the screen is darkened and takes no touches while it is searched.
  open var obscuresBackgroundDuringPresentation = true {
    didSet { showResults() }
  }
  /// The name that `obscuresBackgroundDuringPresentation` had before iOS 9.1.
  open var dimsBackgroundDuringPresentation: Bool {
    get { obscuresBackgroundDuringPresentation }
    set { obscuresBackgroundDuringPresentation = newValue }
  }
  /// Whether the row of the navigation bar goes while searching.
  open var hidesNavigationBarDuringPresentation = true
  /// Whether Cancel comes and goes by itself.
  open var automaticallyShowsCancelButton = true
  /// Whether the scopes come and go by themselves.
  open var automaticallyShowsScopeBar: Bool {
    get { scopeBarActivation != .manual }
    set { scopeBarActivation = newValue ? .automatic : .manual }
  }
  /// When the scopes come by themselves.
  public enum ScopeBarActivation: Int, Sendable {
    /// As searching begins.
    case automatic
    /// Never: the app shows them.
    case manual
    /// With the first character.
    case onTextEntry
    /// As searching begins.
    case onSearchActivation
  }
  /// When the scopes come by themselves.
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

/// How far searching has come.
enum SearchActivity {
  case idle
  case beginning
  case active
  case ending
}
