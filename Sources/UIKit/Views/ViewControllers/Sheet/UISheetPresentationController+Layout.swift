import CoreGraphics

/// Layout of a sheet and the views around it.
extension UISheetPresentationController {
  /// Whether the sheet is a card in the center of a wide window.
  final var isCard: Bool { container?.window?.traitCollection.horizontalSizeClass == .regular }

  // MARK: Heights

  /// Whether the sheet covers the whole window at compact height.
  final var coversWhole: Bool {
    !prefersEdgeAttachedInCompactHeight && !isCard && container?.traitCollection.verticalSizeClass == .compact
  }

  /// The top of the sheet at its largest detent.
  final var highestTop: CGFloat {
    guard let container else { return 0 }
    if coversWhole { return 0 }
    return container.safeAreaInsets.top + (container.traitCollection.verticalSizeClass == .compact ? 0 : metrics.sheetTopGap)
  }

  /// The active detents, from low to high, with the top of the sheet at each.
  final var rests: [(identifier: Detent.Identifier, top: CGFloat)] {
    guard let container else { return [] }
    if coversWhole { return [(.large, 0)] }
    let bottom = container.bounds.maxY
    let maximum = max(0, bottom - container.safeAreaInsets.bottom - highestTop)
    let context = DetentContext(traits: container.traitCollection, maximum: maximum)
    let values = detents.compactMap { detent -> (Detent.Identifier, CGFloat)? in
      guard let value = detent.resolvedValue(in: context), !value.isNaN else { return nil }
      return (detent.identifier, min(max(value, 0), maximum))
    }
    let rests = values.map { (identifier: $0.0, top: bottom - container.safeAreaInsets.bottom - $0.1) }
    return rests.isEmpty ? [(.large, highestTop)] : rests.sorted { $0.top > $1.top }
  }

  /// The present detent: the selected one, or the first active one.
  final var currentRest: (identifier: Detent.Identifier, top: CGFloat) {
    let rests = rests
    for identifier in [selectedDetentIdentifier] + detents.map(\.identifier) {
      if let rest = rests.first(where: { $0.identifier == identifier }) { return rest }
    }
    return coversWhole ? (.large, 0) : rests.last ?? (.large, highestTop)
  }

  /// Moves the sheet up for a keyboard of `height`, up to its largest detent. Called inside the animation.
  final func makeWay(forKeyboard height: CGFloat) {
    guard coveredByKeyboard != height, let container else { return }
    coveredByKeyboard = height
    container.setNeedsLayout()
    container.layoutIfNeeded()
    presentedViewController.viewIfLoaded?.layoutIfNeeded()
  }

  // MARK: Frames

  final var restingSheetFrame: CGRect {
    guard let container else { return .zero }
    if isCard { return cardFrame }
    let top = max(min(highestTop, currentRest.top), currentRest.top - coveredByKeyboard)
    var width = container.bounds.width
    let wanted = presentedViewController.preferredContentSize.width
    if widthFollowsPreferredContentSizeWhenEdgeAttached, !coversWhole, wanted > 0 { width = min(width, wanted) }
    let left = ((container.bounds.width - width) / 2).rounded()
    return CGRect(x: left, y: top - lift, width: width, height: container.bounds.maxY - top)
  }

  final var currentSheetFrame: CGRect {
    let resting = restingSheetFrame
    guard let draggedTop, let container else { return resting }
    if isCard { return resting.offsetBy(dx: 0, dy: draggedTop - resting.minY) }
    // Below the lowest detent the sheet keeps its height and moves out of the screen.
    let lowest = rests.first?.top ?? resting.minY
    let height = container.bounds.maxY - min(draggedTop, max(lowest, resting.minY))
    return CGRect(x: resting.minX, y: draggedTop, width: resting.width, height: height)
  }

  private var cardFrame: CGRect {
    guard let container else { return .zero }
    let room = container.bounds.inset(by: container.safeAreaInsets).insetBy(dx: metrics.cardMargin, dy: metrics.cardMargin)
    var size = style == .formSheet ? metrics.formSheetSize : metrics.pageSheetSize
    let preferred = presentedViewController.preferredContentSize
    if preferred.width > 0 { size.width = preferred.width }
    if preferred.height > 0 { size.height = preferred.height }
    size.width = min(size.width, room.width)
    size.height = min(size.height, room.height)
    let middle = (room.midY - size.height / 2).rounded()
    let lowest = container.bounds.maxY - coveredByKeyboard - size.height
    var middleX = room.midX
    if let sourceView, sourceView.window != nil { middleX = sourceView.convert(sourceView.bounds, to: container).midX }
    let left = min(max(middleX - size.width / 2, room.minX), max(room.minX, room.maxX - size.width))
    return CGRect(
      x: left.rounded(), y: coveredByKeyboard > 0 ? max(min(middle, lowest), min(room.minY, middle)) : middle,
      width: size.width, height: size.height)
  }

  // MARK: Chrome

  /// Whether the content below can be used at the present height.
  final var isUndimmed: Bool {
    guard let largest = largestUndimmedDetentIdentifier, !isCard else { return false }
    let rests = rests
    guard let limit = rests.firstIndex(where: { $0.identifier == largest }) else { return false }
    return (rests.firstIndex { $0.identifier == currentRest.identifier } ?? 0) <= limit
  }

  final func prepareChrome() {
    guard let container else { return }
    container.traitOverrides.userInterfaceLevel = .elevated
    dimmingView.color = metrics.dimming
    dimmingView.frame = container.bounds
    dimmingView.onTap = { [weak self] in self?.dismissByPerson() }
    container.insertSubview(dimmingView, at: 0)
    container.passesTouches = { [weak self] point in self?.viewBeneath(point) }
    let drag = drag ?? SheetDrag(self)
    self.drag = drag
    sheetView.addGestureRecognizer(drag.recognizer)
    sheetView.onGrabber = { [weak self] in self?.goToNextDetent() }
    styleSheet()
  }

  final func removeChrome() {
    dimTintBeneath(false)
    liftSheetBeneath(false)
    presenterCard?.remove()
    presenterCard = nil
    dimmingView.removeFromSuperview()
    if hasSheetView, let drag { sheetView.removeGestureRecognizer(drag.recognizer) }
  }

  final func layoutChrome() {
    guard let container else { return }
    let wantsCompact = isCard && style == .formSheet
    if container.traitOverrides.contains(UITraitHorizontalSizeClass.self) != wantsCompact {
      if wantsCompact {
        container.traitOverrides.horizontalSizeClass = .compact
      } else {
        container.traitOverrides.remove(UITraitHorizontalSizeClass.self)
      }
    }
    dimmingView.frame = container.bounds
    if stage == .presented { movePresenterBack(!isUndimmed) }
    styleSheet()
  }

  private func styleSheet() {
    guard hasSheetView else { return }
    sheetView.show(
      isCard: isCard, standsOut: isUndimmed,
      cornerRadius: coversWhole ? 0 : preferredCornerRadius ?? metrics.sheetCornerRadius,
      grabber: prefersGrabberVisible && !isCard)
  }

  final func sheetChanged() {
    guard stage != .idle else { return }
    container?.accessibilityViewIsModal = isModal
    container?.setNeedsLayout()
    if stage == .presented, !animatesChanges { updateDimming() }
  }

  // MARK: Dimming

  final func appearDimming(_ appears: Bool) {
    if appears { dimmingView.alpha = 0 }
    let dims = appears && !isUndimmed
    let change = { [self] in
      dimmingView.alpha = dims ? 1 : 0
      dimTintBeneath(dims)
      liftSheetBeneath(dims)
      movePresenterBack(dims)
    }
    guard let coordinator = presentedViewController.transitionCoordinator else { return change() }
    coordinator.animate(alongsideTransition: { _ in change() })
  }

  final func updateDimming() {
    let end: CGFloat = isUndimmed ? 0 : 1
    if dimmingView.alpha != end { dimmingView.alpha = end }
    dimTintBeneath(!isUndimmed)
    liftSheetBeneath(!isUndimmed)
    movePresenterBack(!isUndimmed)
  }

  /// Returns the view that receives a touch beside an undimmed sheet.
  private func viewBeneath(_ point: CGPoint) -> UIView? {
    guard isUndimmed, let container, let window = container.window else { return nil }
    return presenting?.viewIfLoaded.flatMap { view in
      view.hitTest(view.convert(window.convert(point, from: container), from: window), with: nil)
    }
  }

  /// Goes to the next detent after a tap on the grabber; after the highest, to the lowest.
  private func goToNextDetent() {
    let rests = rests
    guard rests.count > 1, let index = rests.firstIndex(where: { $0.identifier == currentRest.identifier }) else { return }
    let next = rests[(index + 1) % rests.count].identifier
    animateChanges { selectedDetentIdentifier = next }
    tellDetentChanged()
  }

  final func tellDetentChanged() {
    (known.delegate as? any UISheetPresentationControllerDelegate)?.sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
  }
}
