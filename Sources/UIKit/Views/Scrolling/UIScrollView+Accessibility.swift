import CoreGraphics

extension UIScrollView {
  /// Scrolls by a page for assistive technologies, and announces the position; returns false at an end.
  final func scrollByPage(_ direction: UIAccessibilityScrollDirection) -> Bool {
    guard options.contains(.isEnabled) else { return false }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let page = pageForReading
    var offset = contentOffset
    // The direction is that of the fingers: left shows the content at the right.
    switch direction {
    case .up: offset.y += page.height
    case .down: offset.y -= page.height
    case .left: offset.x += page.width
    case .right: offset.x -= page.width
    case .next where scrollsSideways: offset.x += isMirrored ? -page.width : page.width
    case .previous where scrollsSideways: offset.x += isMirrored ? page.width : -page.width
    case .next: offset.y += page.height
    case .previous: offset.y -= page.height
    }
    let target = clamped(offset)
    guard target != contentOffset else { return false }
    setContentOffset(target, animated: false)
    UIAccessibility.post(notification: .pageScrolled, argument: scrollStatus)
    return true
  }

  private var scrollsSideways: Bool {
    verticalLimits.upperBound <= verticalLimits.lowerBound && horizontalLimits.upperBound > horizontalLimits.lowerBound
  }

  private var pageForReading: CGSize {
    let size = layer.bounds.size
    guard !isPagingEnabled else { return size }
    return CGSize(
      width: max(1, size.width - ownAdjustedInset.left - ownAdjustedInset.right),
      height: max(1, size.height - ownAdjustedInset.top - ownAdjustedInset.bottom))
  }

  private var scrollStatus: String {
    if let status = (_scrollDelegate as? any UIScrollViewAccessibilityDelegate)?.accessibilityScrollStatus(for: self) { return status }
    let page = pageForReading
    let sideways = scrollsSideways
    let limits = sideways ? horizontalLimits : verticalLimits
    let length = sideways ? page.width : page.height
    let place = sideways ? contentOffset.x : contentOffset.y
    let count = Int(((limits.upperBound - limits.lowerBound) / length).rounded(.up)) + 1
    var index = Int(((place - limits.lowerBound) / length).rounded(.up))
    if sideways, effectiveUserInterfaceLayoutDirection == .rightToLeft { index = count - 1 - index }
    return String(format: LocalizedStrings.word("Page %ld of %ld"), index + 1, count)
  }
}
