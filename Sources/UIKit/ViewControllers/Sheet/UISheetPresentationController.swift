import CoreGraphics
import Foundation

/// Presents a card: over the lower part of a narrow window, at one of several heights, or in the middle of a wide one.
///
/// The person drags it from height to height and down to dismiss it. A scroll view in it scrolls first and drags the sheet from its top.
@preconcurrency @MainActor open class UISheetPresentationController: UIPresentationController {
  /// How much of the container's foot a keyboard covers while something in the sheet is edited.
  final var coveredByKeyboard: CGFloat = 0
  final var style = UIModalPresentationStyle.pageSheet
  final lazy var sheetView = SheetView(content: presentedViewController.view, metrics: metrics)
  final var hasSheetView = false
  final let dimmingView = DimmingView()
  final var drag: SheetDrag?
  /// How far this sheet is lifted, so that its edge shows above one that is on it.
  final var lift: CGFloat = 0
  /// The sheet that this one has lifted.
  final weak var liftedSheet: UISheetPresentationController?
  /// Where the sheet's top is while a finger drags it.
  final var draggedTop: CGFloat?

  /// The heights the sheet rests at, from low to high. In the middle of a wide window it has one.
  open var detents: [Detent] = [.large()] {
    didSet { sheetChanged() }
  }
  /// The height it rests at; nil is the first.
  open var selectedDetentIdentifier: Detent.Identifier? {
    didSet { if selectedDetentIdentifier != oldValue { sheetChanged() } }
  }
  /// The largest height at which what is beneath is neither dimmed nor kept from being touched; nil dims at every height.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? {
    didSet { if largestUndimmedDetentIdentifier != oldValue { sheetChanged() } }
  }
  /// Whether scrolling up in a sheet that could be higher makes it higher first.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Whether a bar at the top shows that the sheet can be dragged.
  open var prefersGrabberVisible = false {
    didSet { if prefersGrabberVisible != oldValue { sheetChanged() } }
  }
  /// Whether a sheet in a low window is at its lower edge at its heights; else it covers the whole.
  open var prefersEdgeAttachedInCompactHeight = false {
    didSet { if prefersEdgeAttachedInCompactHeight != oldValue { sheetChanged() } }
  }
  /// Whether a sheet at the window's edge is as wide as its content would like to be, not as wide as the window.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false {
    didSet { if widthFollowsPreferredContentSizeWhenEdgeAttached != oldValue { sheetChanged() } }
  }
  /// nil is the design's.
  open var preferredCornerRadius: CGFloat? {
    didSet { if preferredCornerRadius != oldValue { sheetChanged() } }
  }

  /// The view that a card in the middle of a wide window is centered over; nil for the window.
  open weak var sourceView: UIView? {
    didSet { if sourceView !== oldValue { sheetChanged() } }
  }

  /// Makes changes of detents and of the selected one move the sheet.
  open func animateChanges(_ changes: () -> Void) {
    changes()
    guard stage == .presented, let container else { return }
    metrics.animate {
      container.setNeedsLayout()
      container.layoutIfNeeded()
    }
  }

  /// Has custom detents resolve their heights again.
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
