import CoreGraphics

extension UIScrollView: PointerFollower {
  /// Shows the indicators when the pointer moves over the content; one near the pointer becomes thicker so that it can be dragged.
  func pointerMoved(to point: CGPoint) -> Bool {
    guard options.contains(.isEnabled) else { return false }
    let canScrollAtAll = verticalLimits.lowerBound < verticalLimits.upperBound || horizontalLimits.lowerBound < horizontalLimits.upperBound
    guard canScrollAtAll else { return false }
    let place = convert(point, from: nil)
    showIndicators()
    let reach = indicators.metrics.hoverReach
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let bounds = layer.bounds
    let fromSide = isMirrored ? place.x - bounds.minX - ownAdjustedInset.left : bounds.maxX - ownAdjustedInset.right - place.x
    indicators.vertical?.isNearPointer = fromSide < reach && !(indicators.vertical?.isHidden ?? true)
    indicators.horizontal?.isNearPointer =
      bounds.maxY - ownAdjustedInset.bottom - place.y < reach && !(indicators.horizontal?.isHidden ?? true)
    if !isPointerNearIndicator, !isInMotion { hideIndicators() }
    return true
  }

  func pointerLeft() {
    guard indicators.areShown else { return }
    indicators.vertical?.isNearPointer = false
    indicators.horizontal?.isNearPointer = false
    if !isInMotion { hideIndicators() }
  }

  /// Whether an indicator is dragged or near the pointer: then it stays visible.
  final var isPointerNearIndicator: Bool {
    for view in [indicators.vertical, indicators.horizontal] {
      if let view, view.isHeld || view.isNearPointer { return true }
    }
    return false
  }

  /// Scrolls by the distance that corresponds to an indicator's movement.
  final func scroll(by indicator: ScrollIndicatorView, from start: CGPoint, distance: CGFloat) {
    let isVertical = indicator.axis == .vertical
    let limits = isVertical ? verticalLimits : horizontalLimits
    let room = indicatorRoom(indicator.axis).length - (isVertical ? indicator.bounds.height : indicator.bounds.width)
    guard room > 0 else { return }
    let moved = distance / room * (limits.upperBound - limits.lowerBound)
    let target = isVertical ? CGPoint(x: start.x, y: start.y + moved) : CGPoint(x: start.x + moved, y: start.y)
    setOffset(roundToPixels(clamped(target)))
  }
}
