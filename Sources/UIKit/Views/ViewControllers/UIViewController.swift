import CoreGraphics

/// Manages a view: creates and fills it, and receives its appearance calls.
///
/// The implementation is divided by subject: `+View` (loading), `+Appearance`, `+Containment`, `+Traits`; the class body contains the
/// overridable members.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UITraitEnvironment, UITraitChangeObservable, UIContentContainer,
  UIStateRestoring
{
  package nonisolated(unsafe) final var viewStorage: UIView?
  nonisolated(unsafe) final var childList: [UIViewController] = []
  /// The parent, which clears this when it removes the child or is deallocated.
  nonisolated(unsafe) unowned(unsafe) final var parentStorage: UIViewController?
  final var appearance = ControllerAppearance.disappeared
  final var parentMove = ParentMove.none
  final var ownEditing = false
  final var barStorage: ControllerBars?
  final var movesWithItsView = false
  final var ownTraitOverrides = UITraitOverrides()
  final var childTraitOverrides: [ObjectIdentifier: UITraitCollection] = [:]
  final var traitRegistrations: [TraitRegistration] = []
  final var presentedStorage: UIViewController?
  package final weak var presentingStorage: UIViewController?
  final var presentationStorage: UIPresentationController?
  final var presentationPhase = PresentationPhase.none
  package final weak var runningTransition: ControllerTransition?
  final var ownKeyCommands: [UIKeyCommand] = []
  final var unavailableContent: (any UIView & UIContentView)?
  /// Whether `updateContentUnavailableConfiguration(using:)` must be called before the next layout.
  final var needsUnavailableUpdate = true
  final var previewingContexts: [PreviewingContext] = []
  final var ownAdditionalSafeAreaInsets = UIEdgeInsets.zero
  /// Insets a container adds for its bars, in addition to the app's own.
  package final var containerSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if containerSafeAreaInsets != oldValue { viewIfLoaded?.updateSafeArea() } }
  }

  /// The place in a document from which the controller's view is loaded.
  package final var viewOrigin: (any ViewOrigin)?
  /// The storyboard of the controller, with the scene's segues.
  package final var sceneLink: (any SceneLink)?
  private final let ownNibName: String?
  private final let ownNibBundle: Bundle?

  /// Creates a controller, whose view is loaded from an interface file on first use. Without a name, the name of the class is tried.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    ownNibName = nibNameOrNil
    ownNibBundle = nibBundleOrNil
    super.init()
  }

  /// Creates a controller from an interface document; its view is loaded on first use.
  public required init?(coder: NSCoder) {
    ownNibName = nil
    ownNibBundle = coder.interface?.bundle
    super.init()
    coder.takeInterface(of: self, as: UIViewController.self)
  }

  /// Stores the values of a subclass in an archive. The controller itself stores nothing.
  open func encode(with coder: NSCoder) {}

  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  deinit {
    viewStorage?.controller = nil
    for child in childList { child.parentStorage = nil }
  }

  open override var next: UIResponder? { presentingStorage ?? viewIfLoaded?.superview ?? parent }
  open override var keyCommands: [UIKeyCommand]? { ownKeyCommands.isEmpty ? nil : ownKeyCommands }

  /// The meaning of `.automatic` for this class; nil uses the design's.
  @_spi(UIKitParts) open var automaticPresentationStyle: UIModalPresentationStyle? { nil }
  /// The style of a popover of this class at compact width; nil uses the design's.
  var popoverStyleInNarrowWindows: UIModalPresentationStyle? { nil }
  /// The size in a popover; zero uses the design's.
  var sizeInPopover: CGSize { preferredContentSize }
  /// Performs the cancel action of a controller in a popover; returns false if the popover is only dismissed.
  func cancelInPopover() -> Bool { false }
  /// Returns the presentation controller of a class that has its own, such as alerts.
  func makeOwnPresentation(_ style: UIModalPresentationStyle, presenting: UIViewController?) -> UIPresentationController? { nil }

  /// The actions below the preview of the controller; none by default. Superseded by context menus.
  open var previewActionItems: [any UIPreviewActionItem] { [] }

  // MARK: Nibs and storyboards

  /// The name of the nib with the view; nil for a nib that is found by the class's name, and for a controller without a nib.
  open var nibName: String? { ownNibName }
  /// The bundle the interface file is searched in; `nil` is the main one.
  open var nibBundle: Bundle? { ownNibBundle }
  /// The storyboard that made the controller.
  open var storyboard: UIStoryboard? { sceneLink?.storyboard ?? viewOrigin?.storyboard }
  /// Performs the segue of the controller's scene with this identifier.
  open func performSegue(withIdentifier identifier: String, sender: Any?) { startSegue(identifier, sender: sender) }
  /// Returns whether a segue started by a touch may be performed; the identifier is empty for a segue without one.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  /// Called when the destination was created and is about to be shown; its view is not loaded.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  /// Returns whether an unwind segue with this action ends here: by default if the controller has a method for it.
  open func canPerformUnwindSegueAction(_ action: Selector, from fromViewController: UIViewController, sender: Any?) -> Bool {
    canPerformUnwindSegueAction(action, from: fromViewController, withSender: sender as Any)
  }
  /// The older form, called by the newer one.
  open func canPerformUnwindSegueAction(_ action: Selector, from fromViewController: UIViewController, withSender sender: Any) -> Bool {
    answersUnwind(action)
  }
  /// Returns the children in which an unwind segue may end, in search order.
  open func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
    let current = childContaining(source)
    return children.filter { $0 !== current }
  }
  /// Returns the child that is, contains or presents the source of an unwind segue.
  open func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? { child(around: source.source) }
  /// Returns the segue that unwinds to a controller. The container of the destination is asked, or else the destination itself. By default
  /// the segue dismisses and pops to it.
  open func segueForUnwinding(
    to toViewController: UIViewController, from fromViewController: UIViewController, identifier: String?
  ) -> UIStoryboardSegue? {
    UnwindWay.segue(from: fromViewController, to: toViewController, identifier: identifier)
  }
  /// Shows a child, or one of its descendants, at the end of an unwind segue.
  open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}

  // MARK: View

  /// The controller's view, which is loaded on first use.
  open var view: UIView! {
    get { loadedView }
    set { replaceView(with: newValue) }
  }
  /// The view if it is loaded; asking does not load it.
  open var viewIfLoaded: UIView? { viewStorage }
  /// Whether the view is loaded; asking does not load it.
  open var isViewLoaded: Bool { viewStorage != nil }
  /// Creates the view: from an interface file if there is one, else an empty one in the size of the screen. An override sets `view` and
  /// does not call `super`.
  open func loadView() { if !loadViewFromInterface() { makeDefaultView() } }
  /// Loads the view and calls `viewDidLoad()`, unless the view is loaded.
  open func loadViewIfNeeded() { _ = loadedView }
  /// Called once after the view was loaded; does nothing by default.
  open func viewDidLoad() { ExchangedMethods.call("viewDidLoad", of: self) }
  /// The title of the controller in the bars around it.
  open var title: String? {
    didSet { if title != oldValue { titleChanged() } }
  }
  /// Whether the content is being edited; `false` by default.
  open var isEditing: Bool {
    get { ownEditing }
    set { setEditing(newValue, animated: false) }
  }
  /// Starts or ends editing; an override calls `super`. The edit button calls it.
  open func setEditing(_ editing: Bool, animated: Bool) {
    ownEditing = editing
    editingChanged()
  }
  /// The size the controller prefers in popovers, sheets and containers, in points.
  open var preferredContentSize = CGSize.zero {
    didSet { if preferredContentSize != oldValue { tellPreferredContentSize() } }
  }

  // MARK: Appearance

  /// Called before the view appears; its size is not final yet.
  open func viewWillAppear(_ animated: Bool) { ExchangedMethods.call("viewWillAppear:", of: self, animated) }
  /// Called during the appearance, when the view has its size and traits; called once for each appearance.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called after the view appeared and transitions ended.
  open func viewDidAppear(_ animated: Bool) { ExchangedMethods.call("viewDidAppear:", of: self, animated) }
  /// Called before the view disappears; a gesture may still cancel it.
  open func viewWillDisappear(_ animated: Bool) { ExchangedMethods.call("viewWillDisappear:", of: self, animated) }
  /// Called after the view disappeared.
  open func viewDidDisappear(_ animated: Bool) { ExchangedMethods.call("viewDidDisappear:", of: self, animated) }
  /// Configures the view from the model, before each layout after a request; does nothing by default.
  ///
  /// Properties of `@Observable` objects that it reads are observed: a change of one requests the next call.
  open func updateProperties() {}
  final var needsUpdateProperties = true

  /// Called before the view lays out its subviews; does nothing by default.
  open func viewWillLayoutSubviews() { ExchangedMethods.call("viewWillLayoutSubviews", of: self) }

  /// The configuration shown over the view while it has no content; nil shows none. Usually a `UIContentUnavailableConfiguration`.
  open var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get { unavailableContent?.configuration }
    set { showUnavailable(newValue) }
  }

  /// The state for which ``updateContentUnavailableConfiguration(using:)`` is called.
  open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState { unavailableState }
  /// Sets `contentUnavailableConfiguration` for a state; called before the next layout after a change of the traits or
  /// `setNeedsUpdateContentUnavailableConfiguration()`.
  open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}
  /// Called after the view laid out its subviews; does nothing by default.
  open func viewDidLayoutSubviews() { ExchangedMethods.call("viewDidLayoutSubviews", of: self) }
  /// Updates the view's constraints; an override calls `super` at its end.
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }
  /// Called when memory is low: release everything that can be created again.
  open func didReceiveMemoryWarning() {}
  /// Whether the view appears because the controller is added to a container, for example pushed onto a stack.
  open var isMovingToParent: Bool { parentMove == .to }
  /// Whether the view disappears because the controller is removed from its container, for example popped.
  open var isMovingFromParent: Bool { parentMove == .from }

  // MARK: Bars

  /// The content of the navigation bar for this controller.
  open var navigationItem: UINavigationItem { ownNavigationItem }
  /// The content of the tab bar for this controller.
  open var tabBarItem: UITabBarItem! {
    get { ownTabBarItem }
    set { setTabBarItem(newValue) }
  }
  /// A button that begins and ends editing.
  open var editButtonItem: UIBarButtonItem { ownEditButtonItem }
  /// The items of the navigation controller's toolbar for this controller.
  open var toolbarItems: [UIBarButtonItem]? {
    get { barStorage?.toolbarItems }
    set { setToolbarItems(newValue, animated: false) }
  }
  /// Replaces the items of the navigation controller's toolbar.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) { replaceToolbarItems(toolbarItems, animated) }
  /// Whether the tab bar or toolbar is hidden while this controller is on top of a navigation stack.
  open var hidesBottomBarWhenPushed: Bool {
    get { barStorage?.hidesBottomBarWhenPushed ?? false }
    set { bars.hidesBottomBarWhenPushed = newValue }
  }
  /// The bars under which the view extends.
  open var edgesForExtendedLayout: UIRectEdge {
    get { barStorage?.edgesForExtendedLayout ?? .all }
    set { setExtendedEdges(newValue) }
  }
  /// Whether the view extends under opaque bars too.
  open var extendedLayoutIncludesOpaqueBars: Bool {
    get { barStorage?.extendedLayoutIncludesOpaqueBars ?? false }
    set { setExtendsUnderOpaqueBars(newValue) }
  }

  /// Whether the scroll view under the bars is inset by them; superseded by `contentInsetAdjustmentBehavior`.
  open var automaticallyAdjustsScrollViewInsets: Bool {
    get { barStorage?.adjustsScrollViewInsets ?? true }
    set { setAdjustsScrollViewInsets(newValue) }
  }
  /// The height that bars cover at the top of the view; superseded by the safe area.
  open var topLayoutGuide: any UILayoutSupport { barGuide(\.topBar, isTop: true) }
  /// The guide at the top of a bar below; superseded by the safe area.
  open var bottomLayoutGuide: any UILayoutSupport { barGuide(\.bottomBar, isTop: false) }

  // MARK: Status bar

  /// The color of the status bar's content; `.default` unless overridden.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Whether the status bar is hidden; `false` by default.
  open var prefersStatusBarHidden: Bool { false }
  /// The edges at which the app's gestures precede the system's. Linux desktops have no such gestures.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// The child that decides about deferred edge gestures; there are none on Linux.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  /// Requests an update of the deferred edge gestures; has no effect on Linux.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  /// Whether the home indicator is hidden. There is none on Linux.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// The child that decides about the home indicator; there is none on Linux.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// Requests an update of the home indicator; has no effect on Linux.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  /// Whether the pointer stays in place and is hidden while the controller is in front; `false` by default. Windows here never lock it.
  open var prefersPointerLocked: Bool { false }
  /// The child that decides whether the pointer is locked; `nil` is this controller.
  open var childViewControllerForPointerLock: UIViewController? { nil }
  /// Requests an update of the pointer's lock. Logs a warning if the controller prefers one, because windows here never lock the pointer.
  open func setNeedsUpdateOfPrefersPointerLocked() { warnOfPointerLock() }
  /// The animation of the status bar when ``prefersStatusBarHidden`` changes.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// The child that determines the style instead of this controller.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// The child that decides whether the status bar is hidden; `nil` is this controller.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// Updates the status bar after a change of the properties above.
  open func setNeedsStatusBarAppearanceUpdate() { (viewIfLoaded?.window?.screen ?? .main).statusBar.setNeedsUpdate() }
  /// Whether the keyboard remains when a first responder that takes no text follows; true for form sheets. The keyboard of Linux disappears
  /// only when the app resigns the first responder, so the property is for apps that read it.
  open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }
  /// Whether this controller determines the status bar even if it covers only a part of the screen.
  open var modalPresentationCapturesStatusBarAppearance = false

  // MARK: Orientation

  /// The orientations that this controller supports, on devices that can be rotated.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }
  /// Whether the interface rotates with the device.
  open var shouldAutorotate: Bool { true }
  /// The initial orientation when this controller is presented over the whole screen and does not support the current one.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    let supported = supportedInterfaceOrientations
    let order = [interfaceOrientation, .portrait, .landscapeLeft, .landscapeRight, .portraitUpsideDown]
    return order.first { supported.contains($0.mask) } ?? .portrait
  }
  /// Updates the interface after a change of ``supportedInterfaceOrientations``: it rotates if necessary, or if now possible.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() { InterfaceRotation.shared.setNeedsUpdate() }
  /// Called by ``viewWillTransition(to:with:)`` when the interface rotates; superseded by that method.
  open func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}
  /// Called inside the animation of a rotation; superseded by `viewWillTransition(to:with:)`.
  open func willAnimateRotation(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}
  /// Called after a rotation; superseded by `viewWillTransition(to:with:)`.
  open func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {}

  // MARK: Safe area and margins

  /// Space added to the safe area of the view, in points; for bars of a container.
  open var additionalSafeAreaInsets: UIEdgeInsets {
    get { ownAdditionalSafeAreaInsets }
    set { setAdditionalSafeAreaInsets(newValue) }
  }
  /// Called after the safe area of the view changed; does nothing by default.
  open func viewSafeAreaInsetsDidChange() {}
  /// Called after the layout margins of the view changed; does nothing by default.
  open func viewLayoutMarginsDidChange() {}
  /// Whether the view's margins are at least `systemMinimumLayoutMargins`; `true` by default.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { viewIfLoaded?.marginsChanged() }
  }
  /// The minimum margins of the view: 16 points at the sides, or 20 in a view wider than 400 points.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let margin: CGFloat = (viewIfLoaded?.bounds.width ?? 0) > 400 ? 20 : 16
    return NSDirectionalEdgeInsets(top: 0, leading: margin, bottom: 0, trailing: margin)
  }

  // MARK: Containment

  /// The container that has this controller as child.
  open var parent: UIViewController? { parentStorage }
  /// The navigation controller that contains this controller.
  open var navigationController: UINavigationController? { enclosing(UINavigationController.self) }
  /// The tab bar controller that contains this controller.
  open var tabBarController: UITabBarController? { enclosing(UITabBarController.self) }
  /// The split view that contains this controller.
  open var splitViewController: UISplitViewController? { enclosing(UISplitViewController.self) }
  /// The children in the order in which they were added.
  open var children: [UIViewController] { childList }
  /// Adds a child, whose view the container adds itself; call `didMove(toParent:)` on the child after that.
  open func addChild(_ childController: UIViewController) { adopt(childController) }
  /// Removes the controller from its container; call `willMove(toParent:)` with `nil` before.
  open func removeFromParent() { leaveParent() }
  /// Called before the container changes; `addChild(_:)` calls it by itself.
  open func willMove(toParent parent: UIViewController?) { if parent == nil { parentMove = .from } }
  /// Called after the container changed; `removeFromParent()` calls it by itself.
  open func didMove(toParent parent: UIViewController?) { parentMove = .none }
  /// Whether appearance calls are forwarded to children automatically; `true` by default.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  /// Begins the appearance or disappearance of a child, for containers that forward the calls themselves.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) { beginAppearance(isAppearing, animated: animated) }
  /// Ends the appearance or disappearance of a child.
  open func endAppearanceTransition() { endAppearance() }
  /// Sets traits that differ for a child; `nil` removes them.
  open func setOverrideTraitCollection(_ collection: UITraitCollection?, forChild childViewController: UIViewController) {
    overrideTraits(collection, of: childViewController)
  }
  /// Returns the traits set for a child; `nil` if there are none.
  open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
    childTraitOverrides[ObjectIdentifier(childViewController)]
  }

  // MARK: Presenting

  /// Presents a controller over this one; the completion runs after the transition.
  open func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil) {
    startPresenting(viewControllerToPresent, animated: flag, completion: completion)
  }
  /// Dismisses the controller presented by this one, or else this one.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) { startDismissing(animated: flag, completion: completion) }
  /// The controller presented by this one or its nearest ancestor.
  open var presentedViewController: UIViewController? { nearestPresented }
  /// The controller that presented this one or its nearest ancestor.
  open var presentingViewController: UIViewController? { nearestPresenting }
  /// The presentation of this controller or its nearest ancestor.
  open var presentationController: UIPresentationController? { nearestPresentation }
  /// The style in which this controller is presented; `.automatic` by default.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic {
    didSet { if modalPresentationStyle != oldValue, presentingStorage == nil { presentationStorage = nil } }
  }
  /// The transition of a presentation; `.coverVertical` by default.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// The transition with which the controller is presented or pushed, and removed; nil uses the default.
  open var preferredTransition: Transition?
  /// The source of custom transitions; held weakly.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// Whether a presentation in the "current context" covers this controller's view.
  open var definesPresentationContext = false
  /// Whether presentations in this context use this controller's ``modalTransitionStyle`` instead of the presented one's.
  open var providesPresentationContextTransitionStyle = false
  /// Whether this controller's key commands are performed while it presents another controller.
  open var performsActionsWhilePresentingModally: Bool { true }
  /// Whether the user cannot dismiss this controller by dragging or a tap outside.
  open var isModalInPresentation = false
  /// Whether the controller is appearing by a presentation, for `viewWillAppear(_:)`.
  open var isBeingPresented: Bool { presentationPhase == .beingPresented }
  /// Whether the controller is disappearing by a dismissal, for `viewWillDisappear(_:)`.
  open var isBeingDismissed: Bool { presentationPhase == .beingDismissed }
  /// The running transition, to animate along with; `nil` if there is none.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { runningCoordinator }
  /// Shows a controller in the nearest container that supports it, or else presents it.
  open func show(_ vc: UIViewController, sender: Any?) { showByAncestor(vc, sender: sender) }
  /// Shows a controller as detail of the nearest split view, or else presents it.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) { showDetailByAncestor(vc, sender: sender) }
  /// Returns the enclosing controller that would perform `action`.
  open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
    ancestor(for: action, sender: sender)
  }

  /// Moves a split view's detail onto this controller, which is in its first column, when columns collapse; does nothing by default.
  open func collapseSecondaryViewController(_ secondaryViewController: UIViewController, for splitViewController: UISplitViewController) {}
  /// Returns a detail for the split view when columns expand; nil keeps the current one.
  open func separateSecondaryViewController(for splitViewController: UISplitViewController) -> UIViewController? { nil }

  // MARK: Size

  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    forwardSizeChange(to: size, with: coordinator)
  }
  open func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {
    forwardTraitChange(to: newCollection, with: coordinator)
  }
  open func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize) -> CGSize {
    parentSize
  }
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

  // MARK: Restoration

  /// The identifier of the controller in the restorable state; nil, the default, stores nothing of it and its children.
  open var restorationIdentifier: String?
  /// The class that creates the controller during restoration; nil leaves it to the application's delegate, or uses the existing
  /// controller.
  open var restorationClass: (any UIViewControllerRestoration.Type)?
  /// Stores state that survives a restart; does nothing by default.
  open func encodeRestorableState(with coder: NSCoder) {}
  /// Restores stored state; does nothing by default.
  open func decodeRestorableState(with coder: NSCoder) {}
  open func applicationFinishedRestoringState() {}
  /// Adopts controllers that were created during restoration as children.
  func takeRestoredChildren(_ children: [UIViewController]) {}

  // MARK: Traits

  open var focusGroupIdentifier: String?
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
  /// The `UISearchDisplayController` that was created for this controller, retained for its lifetime.
  package final var searchDisplay: AnyObject?
  open func setNeedsFocusUpdate() { viewIfLoaded?.requestFocusUpdate() }
  /// Moves the focus immediately if an update was requested.
  open func updateFocusIfNeeded() { viewIfLoaded?.window?.focusSystem.updateFocusIfNeeded() }
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  /// Called when the focus moves within the view; does nothing by default.
  open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}

  /// The traits of the view, or of the parent while there is no view.
  open var traitCollection: UITraitCollection { viewIfLoaded?.traitCollection ?? parent?.traitCollection ?? .standard }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: Focus

  /// The superview of the controller's view, or the parent.
  open var parentFocusEnvironment: (any UIFocusEnvironment)? { viewIfLoaded?.superview ?? parent }

  // MARK: Bars

  /// Sets the scroll view whose content scrolls under the bars, if it is not the view itself or its first subview. A scroll view may be set
  /// for one edge: the bars at the top and at the bottom follow the same one, the last that was set.
  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge = [.top, .bottom]) {
    ownSetContentScrollView(scrollView, for: edge)
  }
  /// Returns the scroll view whose content scrolls under the bars.
  open func contentScrollView(for edge: NSDirectionalRectEdge = .top) -> UIScrollView? { ownContentScrollView(for: edge) }

  // MARK: Key commands

  /// Adds a command that keys perform while this controller is in the responder chain.
  open func addKeyCommand(_ keyCommand: UIKeyCommand) { ownKeyCommands.append(keyCommand) }
  /// Removes a key command that was added by `addKeyCommand(_:)`.
  open func removeKeyCommand(_ keyCommand: UIKeyCommand) { ownKeyCommands.removeAll { $0 === keyCommand } }

  // MARK: Orientation

  /// The orientation of the interface; superseded by the window scene's `interfaceOrientation`.
  open var interfaceOrientation: UIInterfaceOrientation {
    UIScreen.act(on: viewIfLoaded?.window?.screen ?? .main) { InterfaceRotation.shared.interfaceOrientation }
  }

  // MARK: Presenting

  /// The presentation controller as a sheet, to configure it before the presentation; nil for other styles.
  open var sheetPresentationController: UISheetPresentationController? {
    let presentation = presentationController
    return presentation as? UISheetPresentationController ?? presentation?.adapted as? UISheetPresentationController
  }
  /// The presentation controller as a popover, to set its anchor; nil for other styles.
  open var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }

  // MARK: Previewing

  /// Enables previews of controllers after a long press on a view. The registration ends when it is unregistered or the controller is
  /// released.
  @discardableResult
  open func registerForPreviewing(
    with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView
  ) -> any UIViewControllerPreviewing { ownRegisterForPreviewing(with: delegate, sourceView: sourceView) }
  open func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {
    ownUnregisterForPreviewing(withContext: previewing)
  }

  // MARK: Properties

  /// Requests `updateProperties()` before the next layout of the view.
  open func setNeedsUpdateProperties() { ownSetNeedsUpdateProperties() }
  /// Calls `updateProperties()` if it was requested.
  open func updatePropertiesIfNeeded() { ownUpdatePropertiesIfNeeded() }
  /// Applies changes of traits immediately; here they always are.
  open func updateTraitsIfNeeded() { viewIfLoaded?.updateTraits() }

  // MARK: Traits

  /// The trait overrides of this controller and its descendants.
  open var traitOverrides: UITraitOverrides {
    get { givenTraitOverrides }
    set { givenTraitOverrides = newValue }
  }
  /// The interface style of this controller's view, regardless of its environment.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { ownOverrideUserInterfaceStyle }
    set { ownOverrideUserInterfaceStyle = newValue }
  }

  // MARK: Transition

  /// Replaces one child's view by another's, animated by `animations`, with the appearance calls of both.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    ownTransition(
      from: fromViewController, to: toViewController, duration: duration, options: options, animations: animations, completion: completion)
  }

  // MARK: Unavailable

  /// Requests `updateContentUnavailableConfiguration(using:)` before the next layout.
  open func setNeedsUpdateContentUnavailableConfiguration() { ownSetNeedsUpdateContentUnavailableConfiguration() }
}
