import CoreGraphics

/// Shows one of several controllers, which the user selects in the bar at the bottom.
///
/// Tabs that do not fit in the bar are in a list under its last item, "More".
@preconcurrency @MainActor open class UITabBarController: UIViewController, UITabBarDelegate {
  package final var bar = UITabBar()
  package final var controllers: [UIViewController] = []
  final var tabStorage: [UITab] = []
  /// The tabs of a bar at compact width, in order, by their identifiers; nil shows ``tabs``.
  public final var compactTabIdentifiers: [String]? { didSet { if compactTabIdentifiers != oldValue { showTabs(animated: false) } } }
  final var selected: UIViewController?
  final var moreStorage: UINavigationController?
  final lazy var moreItem = UITabBarItem(tabBarSystemItem: .more, tag: 0)
  /// The tab whose screens are on the "More" stack.
  final var shownBehindMore: BehindMore?
  final var transition: ControllerTransition?
  /// Whether a pushed controller hides the bar.
  final var barIsHidden = false
  final var barIsHiddenByApp = false
  final var modeStorage = Mode.automatic
  package final lazy var sidebarStorage = Sidebar(self)
  final var sidebarParts: TabSidebarParts?

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.takeInterface(of: self, as: UITabBarController.self)
  }

  /// The receiver of selections; held weakly.
  open weak var delegate: (any UITabBarControllerDelegate)?
  /// The bar of the controller; its tabs are managed by the controller.
  open var tabBar: UITabBar { bar }
  /// The controllers of the tabs in order; `nil` without any.
  open var viewControllers: [UIViewController]? {
    get { controllers.isEmpty ? nil : controllers }
    set { setViewControllers(newValue, animated: false) }
  }
  /// Replaces the controllers; the selected one is kept if it remains.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) { replace(with: viewControllers ?? [], animated) }
  /// The controller of the selected tab; setting it does not call the delegate.
  open var selectedViewController: UIViewController? {
    get { shownTab }
    set { if let newValue { select(newValue) } }
  }
  /// The index among ``viewControllers``; `NSNotFound` while the "More" list is shown.
  open var selectedIndex: Int {
    get { controllers.firstIndex { $0 === shownTab } ?? NSNotFound }
    set { if controllers.indices.contains(newValue) { select(controllers[newValue]) } }
  }
  /// The list of tabs that do not fit in the bar.
  open var moreNavigationController: UINavigationController { moreController }
  /// The controllers that the user may move in the bar, by the Edit button of the "More" list; nil or empty hides the button.
  open var customizableViewControllers: [UIViewController]?

  open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
    selectedViewController = subsequentVC
  }

  open override func loadView() {
    super.loadView()
    view.backgroundColor = nil
    bar.delegate = self
    bar.handlesSelection = { [weak self] item in self?.chosen(item) ?? false }
    view.addSubview(bar)
    rebuildBar(animated: false)
    showSelected()
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    layoutContents()
  }

  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
  open func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {
    delegate?.tabBarController(self, willBeginCustomizing: controllers(inOrderOf: items))
  }
  open func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {}
  open func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {
    delegate?.tabBarController(self, willEndCustomizing: controllers(inOrderOf: items), changed: changed)
  }
  open func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) { orderTabs(by: items, changed: changed) }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard traitCollection.horizontalSizeClass != previousTraitCollection?.horizontalSizeClass else { return }
    sidebarChanged()
    if compactTabIdentifiers != nil { showTabs(animated: false) }
  }

  open override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    coder.encode(selectedIndex, forKey: "selectedIndex")
  }

  open override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    if coder.containsValue(forKey: "selectedIndex") { selectedIndex = coder.decodeInteger(forKey: "selectedIndex") }
  }

  // MARK: Status bar and orientation

  open override var childForStatusBarStyle: UIViewController? { selected }
  open override var childForStatusBarHidden: UIViewController? { selected }
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.tabBarControllerSupportedInterfaceOrientations(self).ifAny ?? super.supportedInterfaceOrientations
  }
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegate?.tabBarControllerPreferredInterfaceOrientationForPresentation(self).ifKnown
      ?? super.preferredInterfaceOrientationForPresentation
  }

  open override var keyCommands: [UIKeyCommand]? {
    let next = UIKeyCommand(input: "\t", modifierFlags: .control) { [weak self] _ in self?.selectNeighbour(1) }
    let previous = UIKeyCommand(input: "\t", modifierFlags: [.control, .shift]) { [weak self] _ in self?.selectNeighbour(-1) }
    let direct = (0..<min(9, bar.items?.count ?? 0)).map { index in
      UIKeyCommand(input: "\(index + 1)", modifierFlags: .command) { [weak self] _ in self?.selectItem(at: index) }
    }
    return (super.keyCommands ?? []) + [next, previous] + direct + sidebarCommands
  }
}
