import CoreGraphics

extension UIView: AccessibleObject {
  package final var accessibility: AccessibilityValues {
    get { rareStorage?.accessibility ?? AccessibilityValues() }
    set { rare.accessibility = newValue }
  }

  /// Returns the area of `rect` of this view on the screen, with scrolling, scaling and rotation.
  final func onScreen(_ rect: CGRect) -> CGRect {
    guard let window = treeWindow else { return layer.convert(rect, to: layer.superlayer) }
    return window.layer.convert(convert(rect, to: window), to: window.layer.superlayer)
  }

  final func pointOnScreen(_ point: CGPoint) -> CGPoint {
    guard let window = treeWindow else { return layer.convert(point, to: layer.superlayer) }
    return window.layer.convert(convert(point, to: window), to: window.layer.superlayer)
  }

  final var frameOnScreen: CGRect { treeWindow == nil ? frame : onScreen(bounds) }

  final var centerOnScreen: CGPoint {
    let frame = accessibilityFrame
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  /// The elements in this view: those it lists, or those of its subviews in reading order.
  package final var accessibleContents: [any AccessibleObject] {
    guard ViewMethods.accessibilityElementCount.isOverridden(in: type(of: self)), rareStorage?.readingCover == nil,
      accessibilityElements == nil
    else { return listedContents }
    let count = accessibilityElementCount()
    guard count > 0, count != .max else { return [] }
    return (0..<count).compactMap { accessibilityElement(at: $0).flatMap { AccessibilityStandIn.readable($0) } }
  }

  /// The contents apart from methods of the subclass, which may call those of the superclass.
  final var listedContents: [any AccessibleObject] {
    if let cover = rareStorage?.readingCover { return [cover.uncovered].compactMap { $0 } }
    return accessibilityElements?.compactMap { AccessibilityStandIn.readable($0) } ?? subviewsAsRead
  }

  /// Hides the content of a covered view from assistive technologies, except `uncovered`.
  package final func coverForReading(except uncovered: UIView? = nil) { rare.readingCover = ReadingCover(uncovered: uncovered) }

  package final func uncoverForReading() { rareStorage?.readingCover = nil }

  /// The subviews that can be read, excluding those below a modal one.
  package final var readableSubviews: [UIView] {
    AccessibilityTree.withoutCovered(subviewsBackToFront, in: self).filter {
      !$0.isHidden && $0.alpha > 0.01 && !$0.accessibilityElementsHidden
    }
  }

  /// The label of a control that is the accessory of a row and has no label of its own: the row's label.
  final var labelOfRow: String? {
    guard let row = superview as? any AccessibleRow, row.shownAccessory === self else { return nil }
    return row.accessibilityLabel
  }
}
