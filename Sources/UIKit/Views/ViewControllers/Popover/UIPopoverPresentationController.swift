import CoreGraphics

/// Presents a popover with an arrow that points at its anchor; at compact width, a sheet or the full screen instead.
@preconcurrency @MainActor open class UIPopoverPresentationController: UIPresentationController {
  final lazy var popoverView = PopoverView(
    content: presentedViewController.view, metrics: popoverMetrics, background: backgroundColor,
    appBackground: popoverBackgroundViewClass.flatMap { ObjectFactory.make($0) as? UIPopoverBackgroundView })
  final var hasPopoverView = false
  final let shade = DimmingView()
  final var placement: PopoverPlacement?
  private final var ownLayoutMargins: UIEdgeInsets?

  /// The view that contains ``sourceRect``.
  open weak var sourceView: UIView? {
    didSet { if sourceView !== oldValue { popoverChanged() } }
  }
  /// The anchor rectangle in the source view; null uses the whole view.
  open var sourceRect = CGRect.null {
    didSet { if sourceRect != oldValue { popoverChanged() } }
  }
  /// The bar button the arrow points to; held weakly.
  open weak var barButtonItem: UIBarButtonItem? {
    didSet { if barButtonItem !== oldValue { popoverChanged() } }
  }
  /// The view or bar item the arrow points to; held weakly.
  open weak var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    didSet { if sourceItem !== oldValue { popoverChanged() } }
  }
  /// The permitted sides of the arrow; any by default. If none is permitted, the popover is centered on its anchor, without an arrow.
  open var permittedArrowDirections = UIPopoverArrowDirection.any {
    didSet { if permittedArrowDirections != oldValue { popoverChanged() } }
  }
  /// Whether the popover may cover its anchor if it does not fit beside it.
  open var canOverlapSourceViewRect = false {
    didSet { if canOverlapSourceViewRect != oldValue { popoverChanged() } }
  }
  /// The minimum distances between the popover and the edges of the window.
  open var popoverLayoutMargins: UIEdgeInsets {
    get { ownLayoutMargins ?? standardLayoutMargins }
    set {
      ownLayoutMargins = newValue
      popoverChanged()
    }
  }
  /// The color behind the content, and of the arrow if the view of the content has none; `nil` uses the material of popovers.
  open var backgroundColor: UIColor? {
    didSet { if hasPopoverView { popoverView.background = backgroundColor } }
  }
  /// The class of the view drawn instead of the standard bubble and its arrow; `nil` draws the standard one.
  open var popoverBackgroundViewClass: UIPopoverBackgroundView.Type?
  /// Views that receive touches while the popover is shown.
  open var passthroughViews: [UIView]?
  /// The sheet that replaces the popover at compact width; configure it before the presentation.
  public final lazy var adaptiveSheetPresentationController: UISheetPresentationController = {
    hasAdaptiveSheet = true
    return UISheetPresentationController(presentedViewController: presentedViewController, presenting: presenting)
  }()
  final var hasAdaptiveSheet = false
  /// Whether the presentation began without an anchor.
  final var lacksSource = false
  /// Whether the call that presents the controller has returned.
  final var hasBegun = false
  /// Whether an arrow is drawn; the popover is beside its anchor without one too.
  final var hasArrow = true
  /// The direction of the arrow; unknown until the popover is presented.
  public final var arrowDirection: UIPopoverArrowDirection { placement?.direction ?? .unknown }

  // MARK: Presentation

  open override var presentationStyle: UIModalPresentationStyle { .popover }
  open override func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
    guard traitCollection.horizontalSizeClass == .compact else { return .none }
    if let own = presentedViewController.popoverStyleInNarrowWindows { return own }
    return traitCollection.design.presentation.prefersSheets ? .pageSheet : .fullScreen
  }
  open override var presentedView: UIView? {
    hasPopoverView = true
    return popoverView
  }
  open override var frameOfPresentedViewInContainerView: CGRect {
    placeIfNeeded()
    return placement?.frame ?? .zero
  }
  open override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    hasBegun = false
    prepareChrome()
    alongside { $0.dimTintBeneath(true) }
  }
  override func presentationHasBegun() {
    hasBegun = true
    if lacksSource { container?.setNeedsLayout() }
  }
  open override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
    if !completed { removeChrome() }
  }
  open override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    alongside { $0.dimTintBeneath(false) }
  }
  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    if completed { removeChrome() } else { dimTintBeneath(true) }
  }
  open override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    updateDismissRegion()
    placement = nil
    shade.frame = container?.bounds ?? .zero
    requireSource()
  }
  open override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate(alongsideTransition: { [weak self] _ in self?.reposition() })
  }

  override var viewsReadBeside: [UIView] { (passthroughViews ?? []).filter { $0.window != nil } }
  override func makeAnimator(presents: Bool) -> any UIViewControllerAnimatedTransitioning {
    PopoverAnimator(presents: presents)
  }

  override func cancelByPerson() -> Bool {
    if !presentedViewController.cancelInPopover() { dismissByPerson() }
    return true
  }
}
