import CoreGraphics

extension UIPopoverPresentationController {
  final func popoverChanged() {
    placement = nil
    container?.setNeedsLayout()
  }

  /// Places a popover that began without an anchor. An app may set one after it has presented the popover, until views are laid out.
  final func requireSource() {
    guard lacksSource, hasBegun else { return }
    lacksSource = false
    guard barButtonItem != nil || sourceItem != nil || sourceView != nil else {
      return UIKitError.raise(
        "UIPopoverPresentationController (\(self)) should have a non-nil sourceView or barButtonItem set before the presentation occurs.")
    }
    UIView.performWithoutAnimation {
      popoverView.frame = frameOfPresentedViewInContainerView
      popoverView.layoutIfNeeded()
    }
  }

  final func prepareChrome() {
    guard let container else { return }
    (known.delegate as? any UIPopoverPresentationControllerDelegate)?.prepareForPopoverPresentation(self)
    container.traitOverrides.userInterfaceLevel = .elevated
    container.traitOverrides.horizontalSizeClass = .compact
    shade.color = metrics.popoverDimming
    shade.frame = container.bounds
    shade.onTap = { [weak self] in _ = self?.cancelByPerson() }
    shade.accessibilityIdentifier = "PopoverDismissRegion"
    shade.accessibilityHint = LocalizedStrings.word("Double-tap to dismiss popup window")
    updateDismissRegion()
    container.insertSubview(shade, at: 0)
    shade.passesTouches = { [weak self] point in self?.viewPassing(point) }
  }

  final func removeChrome() {
    shade.removeFromSuperview()
    dimTintBeneath(false)
  }

  /// Performs a change along with the transition, or immediately if there is none.
  final func alongside(_ change: @escaping (UIPopoverPresentationController) -> Void) {
    guard let coordinator = presentedViewController.transitionCoordinator else { return change(self) }
    coordinator.animate(alongsideTransition: { [self] _ in change(self) })
  }

  /// Adds an accessibility element that dismisses the popover, if it can be dismissed.
  final func updateDismissRegion() {
    shade.dismissLabel = presentedViewController.isModalInHierarchy ? nil : LocalizedStrings.word("dismiss popup")
  }

  /// Returns the view that receives a touch beside the popover.
  private func viewPassing(_ point: CGPoint) -> UIView? {
    for view in passthroughViews ?? [] where view.window != nil {
      if let hit = view.hitTest(view.convert(point, from: shade), with: nil) { return hit }
    }
    return nil
  }

  /// The anchor of the arrow, in the container.
  private var target: CGRect {
    guard let container else { return .zero }
    let middle = CGRect(x: container.bounds.midX, y: container.bounds.midY, width: 0, height: 0)
    // If the anchor leaves the window while the popover is shown, the arrow points at the center.
    if let item: any UIPopoverPresentationControllerSourceItem = barButtonItem ?? sourceItem { return item.frame(in: container) ?? middle }
    guard let sourceView else {
      if stage == .presenting { lacksSource = true }
      return middle
    }
    guard sourceView.window != nil else { return middle }
    return sourceView.convert(sourceRect.isNull ? sourceView.bounds : sourceRect, to: container)
  }

  final var standardLayoutMargins: UIEdgeInsets {
    let margin = metrics.popoverMargin
    return UIEdgeInsets(top: margin, left: margin, bottom: margin, right: margin)
  }

  /// The design's metrics, with the arrow of a custom background view.
  final var popoverMetrics: UIDesign.Presentation {
    guard let own = popoverBackgroundViewClass else { return metrics }
    var metrics = metrics
    metrics.popoverFrame = 0
    metrics.popoverArrowHeight = own.arrowHeight()
    metrics.popoverArrowBase = own.arrowBase()
    return metrics
  }

  final func placeIfNeeded() {
    guard placement == nil, let container else { return }
    let wanted = presentedViewController.sizeInPopover
    let size = CGSize(
      width: wanted.width > 0 ? wanted.width : metrics.popoverSize.width,
      height: wanted.height > 0 ? wanted.height : metrics.popoverSize.height)
    let insets = popoverBackgroundViewClass?.contentViewInsets() ?? .zero
    let placement = PopoverPlacement(
      size: CGSize(width: size.width + insets.left + insets.right, height: size.height + insets.top + insets.bottom),
      target: target, room: container.bounds.inset(by: container.safeAreaInsets).inset(by: popoverLayoutMargins),
      permitted: permittedArrowDirections, mayOverlap: canOverlapSourceViewRect, hasArrow: hasArrow,
      metrics: popoverMetrics)
    self.placement = placement
    popoverView.show(placement)
  }

  /// Asks the delegate for the anchor after a change of the window.
  final func reposition() {
    guard stage == .presented else { return }
    if var view = sourceView, let delegate = known.delegate as? any UIPopoverPresentationControllerDelegate {
      var rect = sourceRect.isNull ? view.bounds : sourceRect
      let before = rect
      delegate.popoverPresentationController(self, willRepositionPopoverTo: &rect, in: &view)
      if rect != before { sourceRect = rect }
      if view !== sourceView { sourceView = view }
    }
    popoverChanged()
  }
}
