import CoreGraphics

/// Searches a screen with the interface of early iOS: a search bar in the screen, which moves to the top, and a separate table of results.
///
/// Its successor is ``UISearchController``. A data source that serves the table of the screen and that of the results distinguishes them by
/// the table passed to it.
@preconcurrency @MainActor open class UISearchDisplayController: NSObject, SearchBarSession {
  /// The bar in which the text is entered.
  public final private(set) var searchBar: UISearchBar
  /// The controller of the searched screen, which owns this controller.
  public final private(set) weak var searchContentsController: UIViewController?
  /// The receiver of the search's progress; held weakly.
  open weak var delegate: (any UISearchDisplayDelegate)?
  /// The source of the results' rows; held weakly.
  open weak var searchResultsDataSource: (any UITableViewDataSource)? {
    didSet { results?.dataSource = searchResultsDataSource }
  }
  /// The delegate of the results' table; held weakly.
  open weak var searchResultsDelegate: (any UITableViewDelegate)? {
    didSet { results?.delegate = searchResultsDelegate }
  }
  private let memory = NotificationWatch(UIApplication.didReceiveMemoryWarningNotification)
  final var activity = SearchActivity.idle
  final var results: UITableView?
  final var overlay: SearchOverlay?
  /// The position of the searched content before the search, and whether it was scrollable.
  final var before: (offset: CGPoint, scrolls: Bool, hidBar: Bool, barHeight: CGFloat)?

  public init(searchBar: UISearchBar, contentsController viewController: UIViewController) {
    self.searchBar = searchBar
    super.init()
    connect(searchBar)
    connect(viewController)
    memory.changed = { [weak self] in self?.unloadResults() }
  }

  /// Creates a search whose bar and screen an interface file connects.
  public override init() {
    searchBar = UISearchBar()
    super.init()
    memory.changed = { [weak self] in self?.unloadResults() }
  }

  package final func connect(_ bar: UISearchBar) {
    searchBar = bar
    bar.session = self
  }

  /// Searches the screen of a controller, which then owns this object.
  package final func connect(_ contents: UIViewController) {
    searchContentsController = contents
    contents.searchDisplay = self
  }

  /// Whether the search is shown.
  open var isActive: Bool {
    get { activity != .idle }
    set { setActive(newValue, animated: false) }
  }
  /// Shows or ends the search.
  open func setActive(_ visible: Bool, animated: Bool) {
    if visible { begin(animated: animated) } else { end(animated: animated) }
  }
  /// The table of results, created when it is first used.
  open var searchResultsTableView: UITableView { results ?? makeResults() }

  func searchBarDidBegin() { begin(animated: true) }
  func searchBarTextChanged() { textChanged() }
  func searchBarScopeChanged() { scopeChanged() }
  func searchBarCancelled() { end(animated: true) }
  func searchBarSearchClicked() { searchBar.resignFirstResponder() }
  var resultsView: UIView? { results?.window == nil ? nil : results }
}

extension UIViewController {
  /// The search of early iOS that was created for this controller; nil for none.
  public var searchDisplayController: UISearchDisplayController? { searchDisplay as? UISearchDisplayController }
}
