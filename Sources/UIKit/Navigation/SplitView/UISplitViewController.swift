import CoreGraphics
import Foundation

/// A list beside its detail in a wide window; in a narrow one both in one column, the detail pushed onto the list.
///
/// Controllers that are no navigation controllers are put into one.
@preconcurrency @MainActor open class UISplitViewController: UIViewController {
  public final let style: Style
  final var primary: UIViewController?
  final var secondary: UIViewController?
  final var compact: UIViewController?
  final var arrangement: Arrangement?
  final var shownMode = DisplayMode.oneBesideSecondary
  final let primaryBox = UIView()
  final let secondaryBox = UIView()
  final let separator = UIView()
  final let shade = DimmingView()
  final var modeItem: UIBarButtonItem?
  /// Whether the secondary column has been asked for, so that it is on top when the columns become one.
  final var secondaryWasShown = false
  /// How many controllers of the detail were put on the list's stack when the columns became one, and the first of them.
  final var collapsedCount = 0
  final weak var collapsedFirst: UIViewController?

  /// Whether there is one column or there are two.
  enum Arrangement {
    case collapsed
    case expanded
  }

  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public convenience init() {
    self.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    style = .unspecified
    super.init(coder: coder)
  }

  open weak var delegate: (any UISplitViewControllerDelegate)?

  // MARK: Controllers

  /// The list and the detail; collapsed, what stands in the one column.
  open var viewControllers: [UIViewController] {
    get { shownControllers }
    set { replace(with: newValue) }
  }
  open func setViewController(_ vc: UIViewController?, for column: Column) { set(vc, for: column) }
  open func viewController(for column: Column) -> UIViewController? {
    switch column {
    case .primary: primary
    case .secondary: secondary
    case .compact: compact
    }
  }
  open func show(_ column: Column) { reveal(column) }
  open func hide(_ column: Column) { conceal(column) }
  open override func show(_ vc: UIViewController, sender: Any?) { showInPrimary(vc, sender: sender) }
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) { showInSecondary(vc, sender: sender) }

  /// Whether both columns are one, as in a narrow window.
  open var isCollapsed: Bool { arrangement == .collapsed }

  // MARK: Columns

  open var preferredDisplayMode = DisplayMode.automatic {
    didSet { if preferredDisplayMode != oldValue { changeMode(to: wantedMode, animated: true) } }
  }
  open var displayMode: DisplayMode { shownMode }
  /// A button that shows and hides the list; put it into the detail's navigation item.
  open var displayModeButtonItem: UIBarButtonItem { ownModeItem }
  open var primaryEdge = PrimaryEdge.leading {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  open var preferredPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  open var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  open var minimumPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  open var maximumPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  open var primaryColumnWidth: CGFloat { isCollapsed || !isViewLoaded ? 0 : columnWidth }

  // MARK: View

  /// Takes the primary column away where it lies over the secondary one.
  open override func accessibilityPerformEscape() -> Bool {
    guard shownMode == .oneOverSecondary else { return false }
    changeMode(to: .secondaryOnly, animated: true)
    return true
  }

  open override func loadView() {
    super.loadView()
    prepareColumns()
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    arrangeIfNeeded()
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    arrangeIfNeeded()
    layoutColumns()
  }

  open override func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {
    super.willTransition(to: newCollection, with: coordinator)
    coordinator.animate(alongsideTransition: { [weak self] _ in self?.arrangeIfNeeded() })
  }

  open override func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
    super.overrideTraitCollection(forChild: childViewController) ?? columnTraits(of: childViewController)
  }
}

extension UIViewController {
  /// The split view this controller stands in.
  public final var splitViewController: UISplitViewController? { enclosing(UISplitViewController.self) }
}
