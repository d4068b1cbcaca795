import CoreGraphics

/// Presents a sheet: at the bottom of a compact window, at one of several detents, or as a card in the center of a wide one.
///
/// The user drags it between detents, and down to dismiss it. A scroll view in it scrolls first and drags the sheet from its top.
@preconcurrency @MainActor open class UISheetPresentationController: UIPresentationController {
  /// The height of the container that a keyboard covers while a text in the sheet is edited.
  final var coveredByKeyboard: CGFloat = 0
  final var style = UIModalPresentationStyle.pageSheet
  final lazy var sheetView = SheetView(content: presentedViewController.view, metrics: metrics)
  final var hasSheetView = false
  final let dimmingView = DimmingView()
  final var drag: SheetDrag?
  /// The distance by which this sheet is lifted, so that its edge is visible above one on top of it.
  final var lift: CGFloat = 0
  /// The lower sheet that this one has lifted.
  final weak var liftedSheet: UISheetPresentationController?
  /// Shows the presenter's view as a smaller card while this sheet has its full height.
  final var presenterCard: PresenterCard?
  /// Whether the views around the sheet follow changes in the animation after them.
  final var animatesChanges = false
  /// The top of the sheet during a drag.
  final var draggedTop: CGFloat?

  /// The detents of the sheet, from low to high. A card in a wide window uses only the largest.
  open var detents: [Detent] = [.large()] {
    didSet { sheetChanged() }
  }
  /// The present detent; nil is the first.
  open var selectedDetentIdentifier: Detent.Identifier? {
    didSet { if selectedDetentIdentifier != oldValue { sheetChanged() } }
  }
  /// The largest detent at which the content below is neither dimmed nor blocked; nil dims at every height.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? {
    didSet { if largestUndimmedDetentIdentifier != oldValue { sheetChanged() } }
  }
  /// Whether scrolling up in a sheet below its largest detent expands it first.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Whether a grabber is shown at the top.
  open var prefersGrabberVisible = false {
    didSet { if prefersGrabberVisible != oldValue { sheetChanged() } }
  }
  /// Whether a sheet at compact height is attached to the lower edge and uses its detents; otherwise it covers the whole window.
  open var prefersEdgeAttachedInCompactHeight = false {
    didSet { if prefersEdgeAttachedInCompactHeight != oldValue { sheetChanged() } }
  }
  /// Whether an edge-attached sheet has its content's preferred width instead of the window's.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false {
    didSet { if widthFollowsPreferredContentSizeWhenEdgeAttached != oldValue { sheetChanged() } }
  }
  /// nil uses the design's radius.
  open var preferredCornerRadius: CGFloat? {
    didSet { if preferredCornerRadius != oldValue { sheetChanged() } }
  }

  /// The view over which a card in a wide window is centered; nil uses the window.
  open weak var sourceView: UIView? {
    didSet { if sourceView !== oldValue { sheetChanged() } }
  }

  /// Animates changes of the detents and of the selected one.
  open func animateChanges(_ changes: () -> Void) {
    guard stage == .presented, let container else { return changes() }
    animatesChanges = true
    changes()
    animatesChanges = false
    metrics.animate { [self] in
      updateDimming()
      container.setNeedsLayout()
      container.layoutIfNeeded()
    }
  }

  /// Resolves the heights of custom detents again.
  open func invalidateDetents() { sheetChanged() }

  // MARK: Presentation

  open override var presentationStyle: UIModalPresentationStyle { style }
  open override var presentedView: UIView? {
    hasSheetView = true
    return sheetView
  }
  open override var frameOfPresentedViewInContainerView: CGRect { currentSheetFrame }
  override var isModal: Bool { !isUndimmed }

  open override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    prepareChrome()
    appearDimming(true)
  }
  open override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
    if !completed { removeChrome() }
  }
  open override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    appearDimming(false)
  }
  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    if completed { removeChrome() } else { updateDimming() }
  }
  open override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    layoutChrome()
  }

  override func cancelByPerson() -> Bool {
    dismissByPerson()
    return true
  }
}
