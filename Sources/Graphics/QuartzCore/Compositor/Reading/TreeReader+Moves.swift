/// Finds the pixels that scrolling merely moves.
///
/// The content of a layer that clips comes out the same wherever it is scrolled to, if its background is one color. Then the last
/// frame's pixels can be moved, and only newly visible parts, changes within the content and what covers the area are composed:
/// where it is now, and where its old picture has been moved to.
extension TreeReader {
  /// A layer of which the content was scrolled.
  struct Scroll {
    /// The visible part of the layer, in the frame's pixels.
    var area: PixelRect
    var dx: Int
    var dy: Int
  }

  /// Pieces beyond which composing everything is the better way.
  private static let mostPieces = 256
  /// Levels of sublayers beyond which a layer over the area counts as a whole.
  private static let mostLevels = 24

  /// Notes the scroll of a layer whose values were read, if its pixels may be moved. Whether they are moved is decided when all layers have
  /// been read.
  func noteScroll(_ node: RenderNode, _ step: Step, _ around: Surroundings) -> Bool {
    let reading = step.reading
    guard isLive, scroll == nil, !around.isQuiet, !around.isMoved, node.clips, !reading.isWhole, !reading.isInside, !reading.forcesChildren,
      node.transform == nil, !node.spreadsChanges, step.old.place.isVisible
    else { return false }
    let area = node.bounds.offset(x: around.x + node.x, y: around.y + node.y).intersection(around.clip).intersection(damage.limit)
    let dx = step.old.place.contentX - node.contentX
    let dy = step.old.place.contentY - node.contentY
    guard !area.isEmpty, abs(dx) < area.width, abs(dy) < area.height else { return false }
    scroll = Scroll(area: area, dx: dx, dy: dy)
    for index in 0..<depth { scrollPath.append(steps[index].node) }
    scrollPath.append(node)
    return true
  }

  /// Adds to the damage what the noted scroll makes necessary. Returns which pixels move before the damage is composed; nil if the whole
  /// area is damaged instead.
  func resolveScroll() -> PixelMove? {
    guard let scroll else { return nil }
    let move = PixelMove(area: scroll.area, dx: scroll.dx, dy: scroll.dy)
    guard collectPieces(of: move) else {
      damage.add(move.area)
      return nil
    }
    for rect in damage.rects { addMoved(rect.intersection(move.area), move) }
    addStrips(of: move)
    for rect in scrollDamage.rects { pieces.append(rect) }
    pieceDamage.limit = move.area
    pieceDamage.removeAll()
    for rect in pieces { pieceDamage.add(rect) }
    guard pieceDamage.area * 4 < move.area.area * 3 else {
      damage.add(move.area)
      return nil
    }
    for rect in pieceDamage.rects { damage.add(rect) }
    return move
  }

  func forgetScroll() {
    scroll = nil
    scrollPath.removeAll(keepingCapacity: true)
    pieces.removeAll(keepingCapacity: true)
    scrollDamage.removeAll()
  }

  /// Adds the newly visible parts of the area.
  private func addStrips(of move: PixelMove) {
    let (area, target) = (move.area, move.target)
    pieces.append(PixelRect(minX: area.minX, minY: area.minY, maxX: area.maxX, maxY: target.minY))
    pieces.append(PixelRect(minX: area.minX, minY: target.maxY, maxX: area.maxX, maxY: area.maxY))
    pieces.append(PixelRect(minX: area.minX, minY: target.minY, maxX: target.minX, maxY: target.maxY))
    pieces.append(PixelRect(minX: target.maxX, minY: target.minY, maxX: area.maxX, maxY: target.maxY))
  }

  /// Adds the new position of the old pixels of a layer above the area.
  private func addMoved(_ rect: PixelRect, _ move: PixelMove) {
    let moved = rect.offset(x: move.dx, y: move.dy).intersection(move.area)
    if !moved.isEmpty { pieces.append(moved) }
  }

  /// Adds a drawing over the area that is not part of the scrolled content.
  private func addOver(_ rect: PixelRect, _ move: PixelMove) {
    let rect = rect.intersection(move.area)
    guard !rect.isEmpty else { return }
    pieces.append(rect)
    addMoved(rect, move)
  }

  // MARK: Layers below and above the area

  /// Descends to the scrolled layer and collects what is drawn over it. False if the area does not show the content over one color.
  private func collectPieces(of move: PixelMove) -> Bool {
    let area = move.area
    var hasGround = false
    var x = 0
    var y = 0
    for (index, node) in scrollPath.enumerated() {
      guard node.isVisible, node.transform == nil, !node.isGroup, !node.isReplicator, node.contentShadow == nil else { return false }
      x += node.x
      y += node.y
      let isScrolled = index == scrollPath.count - 1
      if isScrolled && node.containsBackdrop { return false }
      if node.backdrop != nil { hasGround = false }
      if let shadow = node.shadow, shadow.rect.offset(x: x, y: y).intersects(area) { hasGround = false }
      follow(node.drawn, x, y, .infinite, area, &hasGround)
      addEdges(of: node, x, y, move)
      if isScrolled { break }
      let next = scrollPath[index + 1]
      let (contentX, contentY) = (x - node.contentX, y - node.contentY)
      guard let place = node.children.firstIndex(where: { $0 === next }) else { return false }
      for child in node.children[..<place] { follow(child, contentX, contentY, area, &hasGround) }
      for child in node.children[(place + 1)...] { collectOver(child, contentX, contentY, area, move, 0) }
      if pieces.count > Self.mostPieces { return false }
      x = contentX
      y = contentY
    }
    return hasGround
  }

  /// Updates whether one opaque color covers the area after drawings; any other drawing in the area ends this.
  private func follow(_ ops: ContiguousArray<DrawOp>, _ x: Int, _ y: Int, _ clip: PixelRect, _ area: PixelRect, _ hasGround: inout Bool) {
    for op in ops {
      let rect = op.rect.offset(x: x, y: y).intersection(clip)
      guard rect.intersects(area) else { continue }
      if op.isOpaque, case .fill = op.kind { hasGround = rect.contains(area) } else { hasGround = false }
    }
  }

  /// The same for a layer below the area.
  private func follow(_ node: RenderNode, _ x: Int, _ y: Int, _ area: PixelRect, _ hasGround: inout Bool) {
    guard node.isVisible, node.outer.offset(x: x, y: y).intersects(area) else { return }
    hasGround = false
    guard node.transform == nil, !node.isGroup, node.rounding == nil, node.border == nil, node.children.isEmpty else { return }
    let (x, y) = (x + node.x, y + node.y)
    follow(node.drawn, x, y, node.clips ? node.bounds.offset(x: x, y: y) : .infinite, area, &hasGround)
  }

  /// Adds the corners and the border of a layer around the area, or of the scrolled layer itself.
  private func addEdges(of node: RenderNode, _ x: Int, _ y: Int, _ move: PixelMove) {
    let bounds = node.bounds.offset(x: x, y: y)
    if let rounding = node.rounding { rounding.forEachCorner(of: bounds) { corner, _, _ in addOver(corner, move) } }
    guard let border = node.border, case .border(_, let width, let mask) = border.kind else { return }
    mask?.forEachCorner(of: bounds) { corner, _, _ in addOver(corner, move) }
    addOver(PixelRect(minX: bounds.minX, minY: bounds.minY, maxX: bounds.maxX, maxY: bounds.minY + width), move)
    addOver(PixelRect(minX: bounds.minX, minY: bounds.maxY - width, maxX: bounds.maxX, maxY: bounds.maxY), move)
    addOver(PixelRect(minX: bounds.minX, minY: bounds.minY, maxX: bounds.minX + width, maxY: bounds.maxY), move)
    addOver(PixelRect(minX: bounds.maxX - width, minY: bounds.minY, maxX: bounds.maxX, maxY: bounds.maxY), move)
  }

  /// Collects the drawings of a layer over the area. If they changed, the damage holds the old ones.
  private func collectOver(_ node: RenderNode, _ x: Int, _ y: Int, _ clip: PixelRect, _ move: PixelMove, _ level: Int) {
    guard node.isVisible, pieces.count <= Self.mostPieces else { return }
    let reach = node.outer.offset(x: x, y: y).intersection(clip)
    guard !reach.isEmpty else { return }
    if node.transform != nil || node.isGroup || node.contentShadow != nil || node.backdrop != nil || level == Self.mostLevels {
      return addOver(reach, move)
    }
    let (x, y) = (x + node.x, y + node.y)
    if let shadow = node.shadow { addOver(shadow.rect.offset(x: x, y: y).intersection(clip), move) }
    if let border = node.border { addOver(border.rect.offset(x: x, y: y).intersection(clip), move) }
    let inner = node.clips ? clip.intersection(node.bounds.offset(x: x, y: y)) : clip
    for op in node.drawn { addOver(op.rect.offset(x: x, y: y).intersection(inner), move) }
    for child in node.children { collectOver(child, x - node.contentX, y - node.contentY, inner, move, level + 1) }
  }
}
