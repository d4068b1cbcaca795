import CoreGraphics

extension UIView: AccessibleObject {
  final var accessibility: AccessibilityValues {
    get { rareStorage?.accessibility ?? AccessibilityValues() }
    set { rare.accessibility = newValue }
  }

  /// The view's place on the screen.
  final var frameOnScreen: CGRect {
    guard let window = treeWindow else { return frame }
    return window.layer.convert(convert(bounds, to: window), to: window.layer.superlayer)
  }

  final var centerOnScreen: CGPoint {
    let frame = accessibilityFrame
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  /// The elements that stand in this view: those it names, or those of its subviews in reading order.
  final var accessibleContents: [any AccessibleObject] {
    if let elements = accessibilityElements { return elements.compactMap { $0 as? any AccessibleObject } }
    return AccessibilityTree.inReadingOrder(
      subviewList.filter { !$0.isHidden && $0.alpha > 0.01 && !$0.accessibilityElementsHidden },
      direction: effectiveUserInterfaceLayoutDirection)
  }
}
