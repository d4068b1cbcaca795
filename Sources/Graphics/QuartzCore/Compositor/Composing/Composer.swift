/// Draws a tree of nodes into pixels.
///
/// Each plane is traversed twice: from front to back to find the parts of each drawing that are not covered by opaque content, and back
/// again to draw these. Groups (opacity, masks, rounded clips, transforms) are planes of their own, drawn into a buffer only where they are
/// visible. Every pixel depends only on the tree and its position, not on the composed part of the frame or the caches.
@MainActor
final class Composer {
  // `@exclusivity(unchecked)`: read and written in single loads and stores, or by calls that reach nothing else of the composer, several times
  // for every layer of a frame.

  let scratch = ScratchStack()
  let pictures = GroupPictures()
  let bands = PixelBands()
  /// The part of a plane that is drawn while it is in the processor's cache.
  let strip = CompositionLevel()
  /// Nil when nothing may be kept.
  let flats: FlatCache?
  @exclusivity(unchecked) var frame = 0
  /// Whether this frame moves pixels that a scroll leaves as they are.
  @exclusivity(unchecked) var movesPixels = false
  /// The smallest area for which two passes over the memory cost more than searching for two colors over it. Tests set it.
  @exclusivity(unchecked) var fewestFillPixels = 1 << 16
  /// The number of flattened pixels from which on a frame makes no more flattened bitmaps: rows that appear together, as those of a page,
  /// are flattened in several frames. Tests set it.
  @exclusivity(unchecked) var mostFlattenedPixels = 1 << 19
  @exclusivity(unchecked) private var flattenedPixels = 0
  @exclusivity(unchecked) var work = RenderWork()
  /// The saved pixels below the corners being drawn, the innermost last.
  @exclusivity(unchecked) var keptCorners: [PixelBuffer] = []
  @exclusivity(unchecked) private var levels: [CompositionLevel] = []
  @exclusivity(unchecked) private var depth = 0
  @exclusivity(unchecked) private var visits: ContiguousArray<Visit> = []

  init(flats: FlatCache?) {
    self.flats = flats
  }

  var keeps: Bool { flats != nil }

  func endFrame() {
    flattenedPixels = 0
    scratch.endFrame()
    pictures.endFrame(frame)
    flats?.endFrame(frame)
  }

  /// Composes `rect` of the frame whose topmost layer is `root`.
  func composeFrame(_ root: RenderNode, _ rect: PixelRect, on canvas: Canvas) {
    plane(rect, on: canvas) { level in
      collect(root, 0, 0, rect, level)
      level.emit(.clear, nil, x: 0, y: 0, rect: rect)
    }
  }

  /// Draws the plane of a group into pixels with undefined values: clears those that nothing opaque covers.
  func groupPlane(_ rect: PixelRect, on canvas: Canvas, _ collect: (CompositionLevel) -> Void) {
    plane(rect, on: canvas) { level in
      collect(level)
      level.emit(.clear, nil, x: 0, y: 0, rect: rect)
      level.isGroup = true
    }
  }

  /// Collects and then draws one plane.
  func plane(_ rect: PixelRect, on canvas: Canvas, _ collect: (CompositionLevel) -> Void) {
    if depth == levels.count { levels.append(CompositionLevel()) }
    let level = levels[depth]
    depth += 1
    level.begin(rect)
    collect(level)
    run(level, on: canvas)
    depth -= 1
  }

  // MARK: Front to back

  /// A node of which the sublayers are being collected.
  private struct Visit {
    let node: RenderNode
    let x: Int
    let y: Int
    let clip: PixelRect
    /// The clip of the sublayers.
    let inner: PixelRect
    /// The mark down to which held corners are released after the content; nil if none are held.
    let mark: Int?
    /// The parts that are collected after the content.
    let tail: Tail
    /// The next sublayer; they are visited from the last to the first.
    var next: Int
  }

  private enum Tail {
    case nothing
    case backdrop
    case backdropAndShadow
  }

  /// Collects a node within its superlayer, whose content's origin is (`x`, `y`).
  func collect(_ node: RenderNode, _ x: Int, _ y: Int, _ clip: PixelRect, _ level: CompositionLevel) {
    if mayShow(node, x, y, clip, level), !emitsPlane(node, x, y, clip, level) {
      collectInside(node, x + node.x, y + node.y, clip, level)
    }
  }

  private func mayShow(_ node: RenderNode, _ x: Int, _ y: Int, _ clip: PixelRect, _ level: CompositionLevel) -> Bool {
    guard node.isVisible else { return false }
    let reach = node.outer.offset(x: x, y: y).intersection(clip)
    return !reach.isEmpty && level.remaining.intersects(reach)
  }

  /// Adds a node that is a plane of its own; returns false if it is part of its superlayer's plane.
  private func emitsPlane(_ node: RenderNode, _ x: Int, _ y: Int, _ clip: PixelRect, _ level: CompositionLevel) -> Bool {
    if node.transform != nil {
      level.emit(.transformed, node, x: x, y: y, rect: node.outer.offset(x: x, y: y).intersection(clip))
      return true
    }
    guard node.isGroup else { return false }
    level.emit(.group, node, x: x + node.x, y: y + node.y, rect: node.outer.offset(x: x, y: y).intersection(clip))
    return true
  }

  /// A node from its border down to its shadow; its origin is (`x`, `y`).
  func collectInside(
    _ node: RenderNode, _ x: Int, _ y: Int, _ clip: PixelRect, _ level: CompositionLevel, castsShadow: Bool = true
  ) {
    let start = visits.count
    enter(node, x, y, clip, castsShadow ? .backdropAndShadow : .backdrop, level)
    finishVisits(from: start, level)
  }

  /// Collects a node's sublayers and its own content below them, as if its corners were square.
  func collectContent(_ node: RenderNode, _ x: Int, _ y: Int, _ clip: PixelRect, _ level: CompositionLevel) {
    let start = visits.count
    enterContent(node, x, y, clip, clip, nil, .nothing, level)
    finishVisits(from: start, level)
  }

  private func collectDrawing(_ node: RenderNode, _ x: Int, _ y: Int, _ clip: PixelRect, _ level: CompositionLevel) {
    let start = visits.count
    enterDrawing(node, x, y, clip, clip, nil, .nothing, level)
    finishVisits(from: start, level)
  }

  /// Processes the visits since `start`, the innermost first. A list replaces recursion, so that deep trees do not overflow the stack.
  private func finishVisits(from start: Int, _ level: CompositionLevel) {
    while visits.count > start {
      let last = visits.count - 1
      let index = visits[last].next
      guard index >= 0 else {
        let visit = visits.removeLast()
        emitDrawn(visit.node, visit.x, visit.y, visit.inner, level)
        leave(visit.node, visit.x, visit.y, visit.clip, visit.mark, visit.tail, level)
        continue
      }
      visits[last].next = index - 1
      visitChild(index, of: visits[last], level)
    }
  }

  private func visitChild(_ index: Int, of visit: Visit, _ level: CompositionLevel) {
    let child = visit.node.children[index]
    let x = visit.x - visit.node.contentX
    let y = visit.y - visit.node.contentY
    guard mayShow(child, x, y, visit.inner, level), !emitsPlane(child, x, y, visit.inner, level) else { return }
    enter(child, x + child.x, y + child.y, visit.inner, .backdropAndShadow, level)
  }

  /// Collects the parts of a node in front of its sublayers, which `finishVisits` collects.
  private func enter(_ node: RenderNode, _ x: Int, _ y: Int, _ clip: PixelRect, _ tail: Tail, _ level: CompositionLevel) {
    if node.border != nil { emitBorder(node, x, y, clip, level) }
    let inner = innerClip(node, x, y, clip)
    var mark: Int?
    if let rounding = node.rounding {
      if node.containsBackdrop, node.children.contains(where: \.containsBackdrop) {
        collectCutContent(node, rounding, x, y, inner, level)
        return leave(node, x, y, clip, nil, tail, level)
      }
      mark = level.holdMark
      holdCorners(node, rounding, x, y, inner, level)
    }
    enterContent(node, x, y, clip, inner, mark, tail, level)
  }

  private func enterContent(
    _ node: RenderNode, _ x: Int, _ y: Int, _ clip: PixelRect, _ inner: PixelRect, _ mark: Int?, _ tail: Tail, _ level: CompositionLevel
  ) {
    if node.canFlatten, flat(of: node, shown: inner.intersection(node.bounds.offset(x: x, y: y)).area) != nil {
      collectFlat(node, x, y, inner, level)
      leave(node, x, y, clip, mark, tail, level)
    } else {
      enterDrawing(node, x, y, clip, inner, mark, tail, level)
    }
  }

  private func enterDrawing(
    _ node: RenderNode, _ x: Int, _ y: Int, _ clip: PixelRect, _ inner: PixelRect, _ mark: Int?, _ tail: Tail, _ level: CompositionLevel
  ) {
    if node.children.isEmpty {
      emitDrawn(node, x, y, inner, level)
      leave(node, x, y, clip, mark, tail, level)
    } else {
      visits.append(
        Visit(node: node, x: x, y: y, clip: clip, inner: inner, mark: mark, tail: tail, next: node.children.count - 1))
    }
  }

  /// Collects the parts behind a node's content.
  private func leave(
    _ node: RenderNode, _ x: Int, _ y: Int, _ clip: PixelRect, _ mark: Int?, _ tail: Tail, _ level: CompositionLevel
  ) {
    if let mark { level.release(to: mark) }
    switch tail {
    case .nothing: return
    case .backdrop: if node.backdrop != nil { emitBackdrop(node, x, y, clip, level) }
    case .backdropAndShadow:
      if node.backdrop != nil { emitBackdrop(node, x, y, clip, level) }
      emitShadow(node, x, y, clip, level)
    }
  }

  private func innerClip(_ node: RenderNode, _ x: Int, _ y: Int, _ clip: PixelRect) -> PixelRect {
    node.clips ? clip.intersection(node.bounds.offset(x: x, y: y)) : clip
  }

  private func emitBorder(_ node: RenderNode, _ x: Int, _ y: Int, _ clip: PixelRect, _ level: CompositionLevel) {
    guard let border = node.border else { return }
    level.emit(.border, node, x: x, y: y, rect: border.rect.offset(x: x, y: y).intersection(clip))
  }

  private func holdCorners(
    _ node: RenderNode, _ rounding: NineSlice, _ x: Int, _ y: Int, _ inner: PixelRect, _ level: CompositionLevel
  ) {
    var index = 0
    rounding.forEachCorner(of: node.bounds.offset(x: x, y: y)) { corner, _, _ in
      let rect = corner.intersection(inner)
      level.emit(.corners, node, index: index, x: x, y: y, rect: rect)
      level.hold(rect)
      index += 1
    }
  }

  private func emitBackdrop(_ node: RenderNode, _ x: Int, _ y: Int, _ clip: PixelRect, _ level: CompositionLevel) {
    let rect = node.bounds.offset(x: x, y: y).intersection(clip)
    guard level.remaining.intersects(rect) else { return }
    level.emit(.backdrop, node, x: x, y: y, rect: rect)
    level.remaining.add(rect)
  }

  private func emitShadow(_ node: RenderNode, _ x: Int, _ y: Int, _ clip: PixelRect, _ level: CompositionLevel) {
    if let shadow = node.shadow {
      level.emit(.shadow, node, x: x, y: y, rect: shadow.rect.offset(x: x, y: y).intersection(clip))
    } else if node.contentShadow != nil {
      level.emit(.contentShadow, node, x: x, y: y, rect: node.extents.offset(x: x, y: y).intersection(clip))
    }
  }

  private func collectFlat(_ node: RenderNode, _ x: Int, _ y: Int, _ clip: PixelRect, _ level: CompositionLevel) {
    if node.overflows { collectOverflow(node, x, y, clip, level) }
    let bounds = node.bounds.offset(x: x, y: y).intersection(clip)
    level.emit(.flat, node, x: x, y: y, rect: bounds)
    level.cover(bounds)
  }

  /// Collects the parts outside of a flattened node's bounds: they have no opaque background, and are drawn where they are visible.
  private func collectOverflow(_ node: RenderNode, _ x: Int, _ y: Int, _ clip: PixelRect, _ level: CompositionLevel) {
    let bounds = node.bounds.offset(x: x, y: y)
    let reach = node.contentExtents.offset(x: x, y: y).intersection(clip)
    func side(_ minX: Int, _ minY: Int, _ maxX: Int, _ maxY: Int) {
      let part = PixelRect(minX: minX, minY: minY, maxX: maxX, maxY: maxY).intersection(reach)
      if !part.isEmpty, level.remaining.intersects(part) { collectDrawing(node, x, y, part, level) }
    }
    side(reach.minX, reach.minY, reach.maxX, bounds.minY)
    side(reach.minX, bounds.maxY, reach.maxX, reach.maxY)
    side(reach.minX, bounds.minY, bounds.minX, bounds.maxY)
    side(bounds.maxX, bounds.minY, reach.maxX, bounds.maxY)
  }

  private func emitDrawn(_ node: RenderNode, _ x: Int, _ y: Int, _ clip: PixelRect, _ level: CompositionLevel) {
    var index = node.drawn.count - 1
    while index >= 0 {
      let rect = node.drawn[index].rect.offset(x: x, y: y).intersection(clip)
      level.emit(.under, node, index: index, x: x, y: y, rect: rect)
      cover(node.drawn[index], x, y, clip, level)
      index -= 1
    }
  }

  private func cover(_ op: DrawOp, _ x: Int, _ y: Int, _ clip: PixelRect, _ level: CompositionLevel) {
    guard op.isOpaque else { return }
    let rect = op.rect.offset(x: x, y: y)
    var corners: NineSlice?
    switch op.kind {
    case .rounded(_, let mask): corners = mask
    case .gradient(_, let mask): corners = mask
    default: break
    }
    if let corners {
      corners.forEachStraight(of: rect) { level.cover($0.intersection(clip)) }
    } else {
      level.cover(rect.intersection(clip))
    }
  }

  /// The pixels of a bitmap that take about as long to copy as one of a row's drawings takes.
  private static let pixelsPerDrawing = 1 << 14

  /// Returns the node's flattened bitmap, made if it is worth it; `shown` is the number of its pixels that are composed.
  private func flat(of node: RenderNode, shown: Int) -> FlatBitmap? {
    guard let flats else { return nil }
    let area = node.bounds.area
    // A wide row with few drawings, or a small part of any row, is drawn as fast as it is copied, and needs no bitmap.
    if !movesPixels, shown < area / 2 || node.drawingCount * Self.pixelsPerDrawing <= area { return nil }
    if let flat = node.flat, flat.changedFrame == node.changedFrame {
      flat.usedFrame = frame
      if flat.madeFrame < frame { flats.usedFrame = frame }
      return flat
    }
    // A completely visible row may never be drawn again, because scrolling moves its pixels. A row that scrolls in is drawn in each frame,
    // and so is a row among others that were copied in this frame or the last one without a scroll, as in an update of a list. A row in
    // which something is animated changes in the next frame.
    let isCopiedSoon = shown < area || !movesPixels && frame - flats.usedFrame <= 1
    // What was drawn directly some frames ago, as behind another tab, may be covered again before the next frame.
    let isNew = node.directFrame < node.changedFrame || node.directFrame == frame || frame - node.directFrame > 2
    if node.animatesInside || !isCopiedSoon, isNew {
      node.directFrame = frame
      return nil
    }
    // A subtree that changes in each frame is drawn directly until it is unchanged for two frames.
    guard movesPixels || flattenedPixels < mostFlattenedPixels else { return nil }
    guard node.restlessness == 0 || frame - node.changedFrame >= 2, flats.admits(width: node.width, height: node.height),
      let flat = flats.makeFlat(for: node, frame: frame)
    else { return nil }
    let canvas = Canvas(flat.buffer)
    plane(node.bounds, on: canvas) { level in
      collectDrawing(node, 0, 0, node.bounds, level)
    }
    work.flattened += 1
    flattenedPixels += area
    return flat
  }
}
