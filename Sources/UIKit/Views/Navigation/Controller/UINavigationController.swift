import CoreGraphics

/// Shows the top screen of a stack, under a bar with its title and a back button.
///
/// Pushing a controller shows it, popping it goes back; a swipe from the edge pops interactively. The stack holds the controllers. The
/// implementation is divided by subject: `+Stack`, `+Layout`, `+Bars`, `+Swiping`; a `NavigationTransition` animates a change.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
  package final var stack: [UIViewController] = []
  package final var ownBar: UINavigationBar
  package final var ownToolbar: UIToolbar?
  private let toolbarClass: UIToolbar.Type
  final var transition: NavigationTransition?
  final var pendingChange: PendingChange?
  /// The interactive transition.
  final var swipe: NavigationTransition?
  /// The superview of the pages, behind the bars.
  final let pagesView = UIView()
  final var pages: [ObjectIdentifier: NavigationPage] = [:]
  /// The bar heights of covered screens, which are restored when they are shown again.
  final var keptBarHeights: [ObjectIdentifier: CGFloat] = [:]
  final var barState = NavigationBarState()
  final var popRecognizer: UIScreenEdgePanGestureRecognizer?
  final let popGate = PopGestureGate()
  final var barHiding = BarHiding()

  /// Creates a controller whose stack has one controller.
  public init(rootViewController: UIViewController) {
    ownBar = UINavigationBar(frame: .zero)
    toolbarClass = UIToolbar.self
    super.init(nibName: nil, bundle: nil)
    adoptBar()
    replaceStack(with: [rootViewController], animated: false)
  }

  /// Creates a controller with bars of custom classes; nil uses the standard ones.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    let barClass = navigationBarClass as? UINavigationBar.Type ?? UINavigationBar.self
    ownBar = ViewFactory.makeView(of: barClass) as? UINavigationBar ?? UINavigationBar(frame: .zero)
    self.toolbarClass = toolbarClass as? UIToolbar.Type ?? UIToolbar.self
    super.init(nibName: nil, bundle: nil)
    adoptBar()
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    ownBar = UINavigationBar(frame: .zero)
    toolbarClass = UIToolbar.self
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    adoptBar()
  }

  public required init?(coder: NSCoder) {
    ownBar = UINavigationBar(frame: .zero)
    toolbarClass = UIToolbar.self
    super.init(coder: coder)
    coder.takeInterface(of: self, as: UINavigationController.self)
    adoptBar()
  }

  /// The set size, or that of the top screen including the bars.
  open override var preferredContentSize: CGSize {
    get { super.preferredContentSize == .zero ? sizeAroundTop : super.preferredContentSize }
    set { super.preferredContentSize = newValue }
  }
  open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    if container === topViewController { tellPreferredContentSize() }
  }
  open override func loadView() { makeContainerView() }

  // MARK: Stack

  /// The receiver of transitions; held weakly.
  open weak var delegate: (any UINavigationControllerDelegate)?
  /// The stack, from its root to the visible controller.
  open var viewControllers: [UIViewController] {
    get { wantedStack }
    set { setViewControllers(newValue, animated: false) }
  }
  /// Replaces the stack; the animation is a push, or a pop if the new top was in the stack.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    replaceStack(with: viewControllers, animated: animated)
  }
  /// The controller at the top of the stack, which is shown unless another is presented.
  open var topViewController: UIViewController? { wantedStack.last }
  /// The visible view controller: the presented one, or else the top of the stack.
  open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }
  /// Pushes a controller; pushing one that is already in the stack is a programming error.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) { push(viewController, animated: animated) }
  /// Pops the top controller and returns it; the first one stays.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? { popTop(animated: animated) }
  /// Pops all controllers above one, and returns them.
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    pop(to: viewController, animated: animated)
  }
  /// Pops all controllers but the first, and returns them.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? { popToRoot(animated: animated) }

  /// Pushes the controller with an animation.
  open override func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: true) }

  open override func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
    let current = childContaining(source)
    let below = current.flatMap { viewControllers.firstIndex(of: $0) }.map { Array(viewControllers[..<$0]) } ?? viewControllers
    return below.reversed()
  }

  open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
    if topViewController !== subsequentVC { popToViewController(subsequentVC, animated: unwindSegue.isAnimated) }
  }

  /// Pushes a split view's detail with all its screens.
  open override func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) { splitViewController.pushCollapsed(secondaryViewController, onto: self) }
  open override func separateSecondaryViewController(for splitViewController: UISplitViewController) -> UIViewController? {
    splitViewController.takeSeparated(from: self)
  }

  // MARK: Bars

  /// The bar of the controller; its stack is managed by the controller.
  open var navigationBar: UINavigationBar { ownBar }
  /// Whether the bar is hidden; `false` by default.
  open var isNavigationBarHidden: Bool {
    get { barState.isBarHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }
  /// Hides or shows the bar.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { hideBar(hidden, animated: animated) }
  /// The bar at the bottom, with the top controller's `toolbarItems`.
  open var toolbar: UIToolbar! { ownToolbar ?? makeToolbar(toolbarClass) }
  /// Whether the toolbar is hidden; `true` by default.
  open var isToolbarHidden: Bool {
    get { barState.isToolbarHidden }
    set { setToolbarHidden(newValue, animated: false) }
  }
  /// Hides or shows the toolbar.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { hideToolbar(hidden, animated: animated) }
  /// Whether dragging content up hides the bars, and down shows them.
  open var hidesBarsOnSwipe: Bool {
    get { barHiding.isOnSwipe }
    set {
      barHiding.isOnSwipe = newValue
      hidingChanged()
    }
  }
  /// Whether a tap on content hides and shows the bars.
  open var hidesBarsOnTap: Bool {
    get { barHiding.isOnTap }
    set {
      barHiding.isOnTap = newValue
      hidingChanged()
    }
  }
  /// Whether the bars are hidden when the keyboard appears; a tap shows them.
  open var hidesBarsWhenKeyboardAppears: Bool {
    get { barHiding.whenKeyboardAppears }
    set { setHidesBarsWhenKeyboardAppears(newValue) }
  }
  /// Whether the bars are hidden at compact height; a tap shows them.
  open var hidesBarsWhenVerticallyCompact: Bool {
    get { barHiding.whenVerticallyCompact }
    set { setHidesBarsWhenVerticallyCompact(newValue) }
  }

  /// Pops interactively. Its delegate decides when it may begin; a custom delegate replaces that decision.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { popRecognizer }

  /// Sets the stack when the app's state is restored.
  override func takeRestoredChildren(_ children: [UIViewController]) {
    if !children.isEmpty { setViewControllers(children, animated: false) }
  }

  // MARK: Status bar and orientation

  /// A black bar requires light status bar content; without a bar the visible screen decides.
  open override var preferredStatusBarStyle: UIStatusBarStyle { ownBar.barStyle == .default ? .default : .lightContent }
  open override var childForStatusBarStyle: UIViewController? { isNavigationBarHidden ? topViewController : nil }
  open override var childForStatusBarHidden: UIViewController? { topViewController }
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.navigationControllerSupportedInterfaceOrientations(self).ifAny ?? super.supportedInterfaceOrientations
  }
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegate?.navigationControllerPreferredInterfaceOrientationForPresentation(self).ifKnown
      ?? super.preferredInterfaceOrientationForPresentation
  }

  // MARK: Events

  /// Ends a search, or else pops as the back button does.
  open override func accessibilityPerformEscape() -> Bool {
    if let search = topViewController?.navigationItem.searchStorage.controller, search.accessibilityPerformEscape() { return true }
    return goesBackByPerson()
  }

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if !goesBack(by: presses) { super.pressesBegan(presses, with: event) }
  }
}
