extension TreeReader {
  /// Extends the damage to every blurred backdrop of which a part is damaged: each of its pixels depends on the area below.
  func growDamage(below root: RenderNode) {
    guard root.containsBackdrop else { return }
    var area = -1
    while area != damage.area {
      area = damage.area
      grow(root, 0, 0, .infinite)
    }
  }

  private func grow(_ node: RenderNode, _ x: Int, _ y: Int, _ clip: PixelRect) {
    guard node.containsBackdrop, node.isVisible else { return }
    let reach = node.outer.offset(x: x, y: y).intersection(clip)
    guard damage.rects.contains(where: { $0.intersects(reach) }) else { return }
    // Within a group a backdrop blurs only the content of the group, which then is drawn as a whole.
    if node.transform != nil || node.isGroup { return damage.add(reach) }
    let bounds = node.bounds.offset(x: x + node.x, y: y + node.y)
    let inner = node.clips ? clip.intersection(bounds) : clip
    if node.backdrop != nil {
      let rect = bounds.intersection(clip)
      if damage.rects.contains(where: { $0.intersects(rect) }) { damage.add(rect) }
    }
    for child in node.children { grow(child, x + node.x - node.contentX, y + node.y - node.contentY, inner) }
  }
}
