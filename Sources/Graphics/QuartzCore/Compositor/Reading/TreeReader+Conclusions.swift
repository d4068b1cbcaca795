extension TreeReader {
  /// Derives values from a node's own values and its children.
  func conclude(_ node: RenderNode) {
    var content = PixelRect.empty
    var hasBackdrop = node.backdrop != nil
    var animatesInside = false
    var drawingCount = node.under.count
    var isInside = node.clips
    let clips = node.clips
    let (moveX, moveY) = (-node.contentX, -node.contentY)
    // Loops by index: an iterator is a generic call for each element without the optimizer.
    var index = 0
    while !clips, index < node.under.count {
      content = content.union(node.under[index].rect)
      index += 1
    }
    index = 0
    while index < node.children.count {
      let child = node.children[index]
      if !clips { content = content.union(child.outer.offset(x: moveX, y: moveY)) }
      if child.containsBackdrop { hasBackdrop = true }
      drawingCount += child.drawingCount
      if child.isAnimated || child.animatesInside { animatesInside = true }
      index += 1
    }
    if !clips {
      isInside = node.bounds.contains(content)
      if node.backdrop != nil { content = content.union(node.bounds) }
    } else {
      content = node.bounds
    }
    node.animatesInside = animatesInside
    node.drawingCount = drawingCount
    if let border = node.border { content = content.union(border.rect) }
    node.contentExtents = content
    node.containsBackdrop = hasBackdrop
    if let mask = node.maskNode {
      content = content.intersection(mask.outer.offset(x: -node.contentX, y: -node.contentY))
    }
    if let shadow = node.shadow {
      content = content.union(shadow.rect)
    } else if let shadow = node.contentShadow {
      content = content.union(
        node.contentExtents.grown(by: BoxBlur.reach(sigma: shadow.sigma)).offset(x: shadow.offsetX, y: shadow.offsetY))
    }
    if let transition = node.transition { content = content.union(transition.place).union(node.bounds) }
    node.extents = content
    node.outer = node.transform?.outer(content) ?? content.offset(x: node.x, y: node.y)
    node.canFlatten = node.flattens && !hasBackdrop && flats != nil && hasOpaqueBottom(node)
    node.overflows = !isInside
    node.drawn = node.under
    let needsGroup = node.maskNode != nil || node.tint != nil || node.transition != nil
    node.isGroup = needsGroup || node.place.alpha < 255
    if node.isGroup, !needsGroup, node.transform == nil, node.under.count == 1, node.children.isEmpty, node.border == nil,
      node.shadow == nil, node.contentShadow == nil, node.backdrop == nil, let one = node.under[0].scaled(by: node.place.alpha)
    {
      node.drawn = [one]
      node.isGroup = false
      node.canFlatten = false
    }
  }

  /// Returns whether opaque content covers all of the layer's bounds: its own lowest drawing, or that of a layer near the top of the tree,
  /// such as the background view of a cell. This is required for a bitmap whose pixels are not cleared.
  private func hasOpaqueBottom(_ node: RenderNode) -> Bool {
    isOpaque(node.under, in: node.bounds) || hasOpaqueChild(node, in: node.bounds, depth: 3)
  }

  private func isOpaque(_ ops: ContiguousArray<DrawOp>, in rect: PixelRect) -> Bool {
    guard let bottom = ops.first, bottom.isOpaque, bottom.rect.contains(rect) else { return false }
    switch bottom.kind {
    case .fill, .image, .gradient(_, nil): return true
    default: return false
    }
  }

  private func hasOpaqueChild(_ node: RenderNode, in rect: PixelRect, depth: Int) -> Bool {
    for child in node.children where child.isVisible && !child.isGroup && child.transform == nil && child.rounding == nil {
      let inner = rect.offset(x: node.contentX - child.x, y: node.contentY - child.y)
      guard child.extents.contains(inner), !child.clips || child.bounds.contains(inner) else { continue }
      if isOpaque(child.drawn, in: inner) || (depth > 1 && hasOpaqueChild(child, in: inner, depth: depth - 1)) { return true }
    }
    return false
  }

  /// Reads the shadow's color and shape. Returns whether they changed.
  func readShadow(_ node: RenderNode, _ segment: SegmentReader) -> Bool {
    let (shadow, contentShadow) = segment.readShadow(hasPlainShape: isPlainShape(node, segment.layer))
    let isSame: Bool
    if let shadow, let old = node.shadow { isSame = shadow.isSame(as: old) } else { isSame = shadow == nil && node.shadow == nil }
    if isSame && contentShadow == node.contentShadow { return false }
    if case .pathShadow(_, let new) = shadow?.kind, case .pathShadow(_, let old) = node.shadow?.kind { new.takeMask(of: old) }
    node.shadow = shadow
    node.contentShadow = contentShadow
    return true
  }

  /// Returns whether the layer's drawing is just an opaque rectangle, square or rounded. Sublayers are assumed to lie within an opaque
  /// background.
  private func isPlainShape(_ node: RenderNode, _ layer: CALayer) -> Bool {
    guard let bottom = node.under.first, bottom.isOpaque, bottom.rect == node.bounds else { return false }
    switch bottom.kind {
    case .fill, .rounded, .gradient: return true
    default: return false
    }
  }
}
