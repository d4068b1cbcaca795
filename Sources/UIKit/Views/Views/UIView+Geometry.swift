import QuartzCore

extension UIView {
  final func setFrame(_ new: CGRect) {
    guard isSound(new.origin, new.size) else { return }
    let oldSize = layer.bounds.size
    let oldPosition = layer.position
    layer.frame = new
    let size = layer.bounds.size
    if size != oldSize { sizeChanged(from: oldSize) }
    geometryChanged(hasMoved: size != oldSize || layer.position != oldPosition)
  }

  final func setBounds(_ new: CGRect) {
    guard isSound(new.origin, new.size) else { return }
    let oldSize = layer.bounds.size
    layer.bounds = new
    if new.size != oldSize {
      sizeChanged(from: oldSize)
      geometryChanged()
    }
  }

  final func setCenter(_ new: CGPoint) {
    guard isSound(new) else { return }
    let old = layer.position
    layer.position = new
    geometryChanged(hasMoved: new != old)
  }

  /// Reports an invalid coordinate; the view then keeps its frame.
  private func isSound(_ origin: CGPoint, _ size: CGSize = .zero) -> Bool {
    if !origin.x.isNaN, !origin.y.isNaN, !size.width.isNaN, !size.height.isNaN { return true }
    UIKitError.raise("CALayer bounds contains NaN: [\(origin.x) \(origin.y); \(size.width) \(size.height)]. Layer: \(layer)")
    return false
  }

  final func setTransform(_ new: CGAffineTransform) {
    layer.setAffineTransform(new)
  }

  /// Handles a change of size: autoresizing of the subviews, and redrawing if the content mode requires it.
  private func sizeChanged(from old: CGSize) {
    if flags.contains(.autoresizesSubviews), !subviewList.isEmpty { resizeSubviews(from: old) }
    for view in subviewList where view.flags.contains(.preservesSuperviewLayoutMargins) { view.updateInheritedMargins() }
    if let mask = rareStorage?.mask { mask.layer.setNeedsLayout() }
  }

  /// Handles a change of position: updates the safe area.
  private func geometryChanged(hasMoved: Bool = true) {
    if let parent, parent.rareStorage != nil || rareStorage != nil { updateSafeArea() }
    // A layout that sets the frame of a view with constraints again must converge.
    if hasMoved {
      parent?.subviewGeometryChanged(self)
      updateInheritedMargins()
    }
    PropertyObservers.changed(self)
  }

  final func resizeToFit() { resizeKeepingOrigin(sizeThatFits(bounds.size)) }

  /// Sets the size while the upper left corner stays in place.
  final func resizeKeepingOrigin(_ size: CGSize) {
    guard size != bounds.size else { return }
    var frame = self.frame
    if layer.isTransformed {
      bounds.size = size
    } else {
      frame.size = size
      self.frame = frame
    }
  }

  final func outset(_ rect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return rect.inset(by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }
}

extension UIView {
  final func ownConvert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    convertPoint(point, to: view)
  }

  final func ownConvert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    guard let source = view ?? treeWindow ?? topmostView else { return point }
    return source.convertPoint(point, to: self)
  }

  final func ownConvert(_ rect: CGRect, to view: UIView?) -> CGRect {
    guard let target = view ?? treeWindow ?? topmostView else { return rect }
    return layer.convert(rect, to: target.layer)
  }

  final func ownConvert(_ rect: CGRect, from view: UIView?) -> CGRect {
    guard let source = view ?? treeWindow ?? topmostView else { return rect }
    return source.layer.convert(rect, to: layer)
  }

  private func convertPoint(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let target = view ?? treeWindow ?? topmostView, target !== self else { return point }
    return layer.convert(point, to: target.layer)
  }

  /// The root of a view tree that is in no window.
  private var topmostView: UIView? {
    var node = self
    while let parent = node.parent { node = parent }
    return node
  }

  /// Converts a point of the superview's coordinates to this view's.
  final func pointFromSuperview(_ point: CGPoint) -> CGPoint {
    let layer = self.layer
    if layer.isTransformed { return layer.convert(point, from: layer.superlayer) }
    let bounds = layer.bounds
    let position = layer.position
    let anchor = layer.anchorPoint
    return CGPoint(
      x: point.x - position.x + anchor.x * bounds.width + bounds.minX, y: point.y - position.y + anchor.y * bounds.height + bounds.minY)
  }
}
