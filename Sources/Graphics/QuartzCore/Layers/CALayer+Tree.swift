import CoreGraphics

extension CALayer {
  final var ownSublayers: [CALayer]? {
    get {
      if marks.contains(.isCopy) { return model().sublayers?.map { $0.presentation() ?? $0 } }
      return children.isEmpty ? nil : children
    }
    set { replaceChildren(newValue ?? []) }
  }

  final func ownInsertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    layer.detachIfElsewhere(than: self)
    insert(layer, at: children.firstIndex { $0 === sibling } ?? 0)
  }

  final func ownInsertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    layer.detachIfElsewhere(than: self)
    let index = children.firstIndex { $0 === sibling }
    insert(layer, at: index.map { $0 + 1 } ?? children.count)
  }

  final func ownReplaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard oldLayer !== newLayer, let index = children.firstIndex(where: { $0 === oldLayer }) else { return }
    oldLayer.removeFromSuperlayer()
    insert(newLayer, at: index)
  }

  /// Returns whether `layer` is this layer or above it.
  func isDescendant(of layer: CALayer) -> Bool {
    var node: CALayer? = self
    while let current = node {
      if current === layer { return true }
      node = current.owner
    }
    return false
  }

  /// Whether the sublayers' z positions may differ, so that the drawing order is not their order.
  package var sortsChildren: Bool { marks.contains(.sortsChildren) }

  /// Inserts `layer` at `index`, counted before it is removed from its previous position.
  func insert(_ layer: CALayer, at index: Int) {
    var index = min(max(index, 0), children.count)
    if layer.owner === self, !layer.marks.contains(.isMask) {
      guard let old = children.firstIndex(where: { $0 === layer }) else { return }
      if old < index { index -= 1 }
      if old == index { return }
      children.remove(at: old)
      children.insert(layer, at: index)
      markChanged(.sublayers)
      return
    }
    layer.detach()
    children.insert(layer, at: index)
    layer.join(self)
    markSublayersChanged()
    layer.runOrderAction(kCAOnOrderIn)
  }

  /// Runs the action for being added to or removed from a tree on screen. Layers of views leave this to their views.
  private func runOrderAction(_ key: String) {
    if marks.contains(.isViewBacked) || CATransaction.disableActions() || !isInHostedTree { return }
    action(forKey: key)?.run(forKey: key, object: self, arguments: nil)
  }

  private func join(_ superlayer: CALayer) {
    // A layer without sublayers cannot contain any of its ancestors.
    let isLeaf = children.isEmpty && mask == nil && superlayer !== self
    precondition(isLeaf || !superlayer.isDescendant(of: self), "a layer cannot be a sublayer of itself or of a layer below it")
    owner = superlayer
    joinedTransaction = CATransaction.serial
    if state.zPosition != 0 { superlayer.marks.insert(.sortsChildren) }
    markChanged(.values)
    propagateChanges()
  }

  func detach() {
    guard let owner else { return }
    if marks.contains(.isMask) {
      owner.mask = nil
      return
    }
    runOrderAction(kCAOnOrderOut)
    if let index = owner.children.lastIndex(where: { $0 === self }) { owner.children.remove(at: index) }
    self.owner = nil
    owner.markSublayersChanged()
  }

  /// Removes the layer from another superlayer, so that indices are counted without it.
  private func detachIfElsewhere(than superlayer: CALayer) {
    if owner !== superlayer || marks.contains(.isMask) { detach() }
  }

  private func replaceChildren(_ layers: [CALayer]) {
    if children.elementsEqual(layers, by: ===) { return }
    for child in children where !layers.contains(where: { $0 === child }) { child.owner = nil }
    let old = children
    children = []
    for layer in layers where !children.contains(where: { $0 === layer }) {
      if !old.contains(where: { $0 === layer }) {
        layer.detach()
        children.append(layer)
        layer.join(self)
      } else {
        children.append(layer)
      }
    }
    markSublayersChanged()
  }

  private func markSublayersChanged() {
    markChanged(.sublayers)
    if !marks.contains(.isLaidOutAgain) { markNeedsLayout() }
  }
}
