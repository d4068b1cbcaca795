import CoreGraphics

extension UIScrollView {
  final func ownFlashScrollIndicators() {
    showIndicators()
    if !isInMotion { hideIndicators() }
  }

  final func showIndicators() {
    Deadlines.cancel(indicators.hiding)
    indicators.hiding = nil
    guard !indicators.areShown else { return }
    indicators.areShown = true
    makeIndicators()
    styleIndicators()
    layoutIndicators()
    indicators.vertical?.fade(to: 1, duration: 0)
    indicators.horizontal?.fade(to: 1, duration: 0)
  }

  /// Hides the indicators after a delay.
  final func hideIndicators() {
    guard indicators.areShown, indicators.hiding == nil, !isPointerNearIndicator else { return }
    indicators.hiding = Deadlines.add(after: ScrollIndicators.lingering) { [weak self] in self?.fadeIndicators() }
  }

  private func fadeIndicators() {
    indicators.hiding = nil
    indicators.areShown = false
    indicators.vertical?.fade(to: 0, duration: ScrollIndicators.fadeDuration)
    indicators.horizontal?.fade(to: 0, duration: ScrollIndicators.fadeDuration)
  }

  private func makeIndicators() {
    if indicators.vertical == nil, options.contains(.showsVerticalIndicator) {
      let view = ScrollIndicatorView(axis: .vertical)
      view.scrollView = self
      indicators.vertical = view
      addSubview(view)
    }
    if indicators.horizontal == nil, options.contains(.showsHorizontalIndicator) {
      let view = ScrollIndicatorView(axis: .horizontal)
      view.scrollView = self
      indicators.horizontal = view
      addSubview(view)
    }
  }

  final func styleIndicators() {
    let metrics = traitCollection.design.scrollIndicators
    indicators.metrics = metrics
    indicators.vertical?.style(metrics, behavior.indicatorStyle)
    indicators.horizontal?.style(metrics, behavior.indicatorStyle)
  }

  package final func keepIndicatorsInFront(of subview: UIView) {
    guard indicators.vertical != nil || indicators.horizontal != nil, !(subview is ScrollIndicatorView) else { return }
    guard subviewList.last === subview else { return }
    if let vertical = indicators.vertical { bringSubviewToFront(vertical) }
    if let horizontal = indicators.horizontal { bringSubviewToFront(horizontal) }
  }

  final func layoutIndicators() {
    guard indicators.areShown else { return }
    if let view = indicators.vertical { place(view, axis: .vertical) }
    if let view = indicators.horizontal { place(view, axis: .horizontal) }
  }

  private func place(_ view: ScrollIndicatorView, axis: ScrollAxes) {
    let metrics = indicators.metrics
    let bounds = layer.bounds
    let isVertical = axis == .vertical
    let shows = options.contains(isVertical ? .showsVerticalIndicator : .showsHorizontalIndicator)
    let limits = isVertical ? verticalLimits : horizontalLimits
    guard shows, limits.upperBound > limits.lowerBound else {
      if !view.isHidden { view.isHidden = true }
      return
    }
    let inset = indicatorInsets(axis)
    let viewport = isVertical ? bounds.height : bounds.width
    let (start, room) = indicatorRoom(axis)
    let thickness = view.thickness(metrics)
    let span = limits.upperBound - limits.lowerBound + viewport
    let offset = isVertical ? bounds.minY : bounds.minX
    var length = max(min(metrics.minimumLength, room), room * min(1, viewport / max(span, 1)))
    // Beyond an end, the indicator shrinks by the overscroll.
    let over = max(0, limits.lowerBound - offset, offset - limits.upperBound)
    length = max(thickness, length - over)
    let range = limits.upperBound - limits.lowerBound
    let share: CGFloat = range <= 0 ? (offset > limits.upperBound ? 1 : 0) : min(max((offset - limits.lowerBound) / range, 0), 1)
    let position = roundToPixels(start + (room - length) * share)
    length = roundToPixels(length)
    let across = thickness + metrics.edgeInset
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let frame =
      isVertical
      ? CGRect(
        x: isMirrored ? bounds.minX + metrics.edgeInset + inset.left : bounds.maxX - across - inset.right, y: bounds.minY + position,
        width: thickness, height: length)
      : CGRect(x: bounds.minX + position, y: bounds.maxY - across - inset.bottom, width: length, height: thickness)
    if view.isHidden { view.isHidden = false }
    if view.layer.cornerRadius != thickness / 2 { view.layer.cornerRadius = thickness / 2 }
    if view.frame != frame { view.frame = frame }
  }

  /// Returns the start and length of an indicator's track.
  final func indicatorRoom(_ axis: ScrollAxes) -> (start: CGFloat, length: CGFloat) {
    let end = indicators.metrics.endInset
    let inset = indicatorInsets(axis)
    let size = layer.bounds.size
    if axis == .vertical { return (end + inset.top, max(0, size.height - 2 * end - inset.top - inset.bottom)) }
    return (end + inset.left, max(0, size.width - 2 * end - inset.left - inset.right))
  }

  private func indicatorInsets(_ axis: ScrollAxes) -> UIEdgeInsets {
    let own = axis == .vertical ? behavior.verticalIndicatorInsets : behavior.horizontalIndicatorInsets
    guard options.contains(.adjustsIndicatorInsets) else { return own }
    let safe = systemContentInset
    return UIEdgeInsets(
      top: own.top + safe.top, left: own.left + safe.left, bottom: own.bottom + safe.bottom, right: own.right + safe.right)
  }
}
