import CoreGraphics

/// A list beside its detail in a wide window, optionally with a column in between; at compact width, all columns are pushed onto one stack.
///
/// Controllers of the column styles are wrapped in navigation controllers. The implementation is divided by subject: `+Controllers`,
/// `+Columns` (widths and frames), `+Modes` (visible columns), `+Collapsing`.
@preconcurrency @MainActor open class UISplitViewController: UIViewController {
  /// The number of columns, set on creation.
  public final let style: Style
  final var columns: [Column: UIViewController] = [:]
  /// The navigation controllers that were made for other controllers of columns.
  final var wrappers: [Column: (stack: UINavigationController, controller: UIViewController)] = [:]
  final var arrangement: Arrangement?
  final var shownMode = DisplayMode.oneBesideSecondary
  final let boxes: [Column: UIView] = [.primary: UIView(), .supplementary: UIView(), .secondary: UIView()]
  final let separators = [UIView(), UIView()]
  final let shade = DimmingView()
  final var modeItem: UIBarButtonItem?
  final var edgeRecognizer: UIScreenEdgePanGestureRecognizer?
  /// An interactive change of columns.
  final var draggedChange: SplitModeChange?
  /// Whether the user hid a column that fits, so that it does not reappear automatically.
  final var hidByPerson = false
  /// Whether the secondary column has been shown, so that it is on top after collapsing.
  final var secondaryWasShown = false
  /// The later columns on the first column's stack while collapsed.
  final var collapsed: [CollapsedColumn] = []

  /// Whether the columns are collapsed to one.
  enum Arrangement {
    case collapsed
    case expanded
  }

  /// Creates a controller with two or three columns.
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
    // The files of Xcode 11 and earlier have no columns.
    let hasColumns = ["YES", "true", "1"].contains(coder.interfaceAttributes["allowDoubleColumnStyle"])
    let hasSupplementary = hasColumns && coder.interface?.has(relationship: "supplementaryViewController") == true
    style = !hasColumns ? .unspecified : hasSupplementary ? .tripleColumn : .doubleColumn
    super.init(coder: coder)
    coder.takeInterface(of: self, as: UISplitViewController.self)
  }

  /// The receiver of changes of columns; held weakly.
  open weak var delegate: (any UISplitViewControllerDelegate)?

  // MARK: Controllers

  /// The columns' controllers; while collapsed, those of the single column.
  open var viewControllers: [UIViewController] {
    get { shownControllers }
    set { replace(with: newValue) }
  }
  /// Sets the controller of a column; it is wrapped in a navigation controller if it is not one.
  open func setViewController(_ vc: UIViewController?, for column: Column) { set(vc, for: column) }
  /// Returns the controller that was set for a column, without the navigation controller that wraps it; `nil` if the column has none.
  open func viewController(for column: Column) -> UIViewController? { given(column) }
  /// Shows a column, or pushes it in a compact width.
  open func show(_ column: Column) { reveal(column) }
  /// Hides a column, if the display modes allow it.
  open func hide(_ column: Column) { conceal(column) }
  open override func show(_ vc: UIViewController, sender: Any?) { showInPrimary(vc, sender: sender) }
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) { showInSecondary(vc, sender: sender) }

  /// Whether all columns are collapsed to one, as at compact width.
  open var isCollapsed: Bool { arrangement == .collapsed }

  // MARK: Modes

  /// The preferred mode; `.automatic` by default.
  open var preferredDisplayMode = DisplayMode.automatic {
    didSet { if preferredDisplayMode != oldValue { changeMode(to: wantedMode, animated: true) } }
  }
  /// The present mode.
  open var displayMode: DisplayMode { shownMode }
  /// The arrangement of additional columns; `.automatic` by default.
  open var preferredSplitBehavior = SplitBehavior.automatic {
    didSet { if preferredSplitBehavior != oldValue { changeMode(to: allowed(shownMode), animated: true) } }
  }
  /// The way additional columns appear when there is no room for all of them.
  open var splitBehavior: SplitBehavior { resolvedBehavior }
  /// A button that shows and hides the columns before the detail.
  open var displayModeButtonItem: UIBarButtonItem { ownModeItem }
  /// Whether the bars of column styles show ``displayModeButtonItem`` automatically.
  open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic {
    didSet { placeModeItem() }
  }
  /// Whether a drag from the edge shows the hidden column, and a swipe hides it.
  open var presentsWithGesture = true {
    didSet { gesturesChanged() }
  }

  /// Whether the secondary column of three has a button that hides the other columns; `false` by default.
  open var showsSecondaryOnlyButton = false {
    didSet { placeModeItem() }
  }
  final lazy var secondaryOnlyItem = UIBarButtonItem(
    image: UIImage(systemName: "arrow.up.left.and.arrow.down.right"),
    primaryAction: UIAction { [weak self] _ in self?.changeMode(to: .secondaryOnly, animated: true) })

  // MARK: Columns

  /// The style of the primary column's background in a window with a translucent sidebar; `.none` by default. As on iPad, the columns here
  /// keep the backgrounds of their views.
  open var primaryBackgroundStyle = BackgroundStyle.none
  /// The edge of the primary column; `.leading` by default.
  open var primaryEdge = PrimaryEdge.leading {
    didSet {
      gesturesChanged()
      viewIfLoaded?.setNeedsLayout()
    }
  }
  /// The width of the primary column in points; `automaticDimension` uses the default.
  open var preferredPrimaryColumnWidth = UISplitViewController.automaticDimension { didSet { widthsChanged() } }
  /// The width of the primary column as a fraction of the total width, from 0.0 to 1.0.
  open var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension { didSet { widthsChanged() } }
  /// The minimum width of the primary column in points.
  open var minimumPrimaryColumnWidth = UISplitViewController.automaticDimension { didSet { widthsChanged() } }
  /// The maximum width of the primary column in points.
  open var maximumPrimaryColumnWidth = UISplitViewController.automaticDimension { didSet { widthsChanged() } }
  /// The present width of the primary column in points; 0 while collapsed.
  open var primaryColumnWidth: CGFloat { isCollapsed || !isViewLoaded ? 0 : width(of: .primary) }
  /// The width of the supplementary column in points; `automaticDimension` uses the default.
  open var preferredSupplementaryColumnWidth = UISplitViewController.automaticDimension { didSet { widthsChanged() } }
  /// The width of the supplementary column as a fraction of the total width, from 0.0 to 1.0.
  open var preferredSupplementaryColumnWidthFraction = UISplitViewController.automaticDimension { didSet { widthsChanged() } }
  /// The minimum width of the supplementary column in points.
  open var minimumSupplementaryColumnWidth = UISplitViewController.automaticDimension { didSet { widthsChanged() } }
  /// The maximum width of the supplementary column in points.
  open var maximumSupplementaryColumnWidth = UISplitViewController.automaticDimension { didSet { widthsChanged() } }
  /// The present width of the supplementary column in points; 0 while collapsed or without one.
  open var supplementaryColumnWidth: CGFloat {
    isCollapsed || !isViewLoaded || style != .tripleColumn ? 0 : width(of: .supplementary)
  }

  // MARK: View

  /// Hides the columns that are over the secondary one.
  open override func accessibilityPerformEscape() -> Bool {
    guard shownMode.isOver else { return false }
    hideOverlay()
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

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if traitCollection.layoutDirection != previousTraitCollection?.layoutDirection { gesturesChanged() }
    view.setNeedsLayout()
  }

  open override func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {
    super.willTransition(to: newCollection, with: coordinator)
    coordinator.animate(alongsideTransition: { [weak self] _ in self?.arrangeIfNeeded() })
  }

  open override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate(alongsideTransition: { [weak self] _ in self?.adaptModeToRoom() })
  }

  open override func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
    super.overrideTraitCollection(forChild: childViewController) ?? columnTraits(of: childViewController)
  }

  // MARK: Status bar and orientation

  open override var childForStatusBarStyle: UIViewController? { isCollapsed ? children.first : columns[.secondary] }
  open override var childForStatusBarHidden: UIViewController? { childForStatusBarStyle }
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.splitViewControllerSupportedInterfaceOrientations(self).ifAny ?? super.supportedInterfaceOrientations
  }
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegate?.splitViewControllerPreferredInterfaceOrientationForPresentation(self).ifKnown
      ?? super.preferredInterfaceOrientationForPresentation
  }

  open override var keyCommands: [UIKeyCommand]? {
    let toggle = UIKeyCommand(input: "s", modifierFlags: [.command, .control]) { [weak self] _ in self?.toggleMode() }
    return (super.keyCommands ?? []) + [toggle]
  }
}

extension UIViewController {
  /// Posted by a split view after it collapsed or expanded, which changes the target of a shown detail.
  public nonisolated static let showDetailTargetDidChangeNotification = Notification.Name(
    "UIViewControllerShowDetailTargetDidChangeNotification")
}
