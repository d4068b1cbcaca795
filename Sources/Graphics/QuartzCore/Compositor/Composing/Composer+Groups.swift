internal import TrestleCPixman

extension Composer {
  func drawGroup(_ node: RenderNode, _ command: CompositionLevel.Command, _ level: CompositionLevel, _ canvas: Canvas) {
    // A backdrop blur needs the whole area below it, even if only a part is shown.
    let box = node.containsBackdrop ? command.clip : boundingBox(command, level)
    if let only = onlyFill(of: node, command.x, command.y, box) {
      // The source is multiplied by the opacity first, whether it is one color or a picture.
      let color = only.color.scaled(by: node.alpha)
      for rect in level.rects[command.rects] { canvas.blend(rect.intersection(only.rect), color) }
      work.drawn += 1
      return
    }
    if let kept = keptPicture(of: node, showing: box.offset(x: -command.x, y: -command.y)) {
      for rect in level.rects[command.rects] {
        canvas.blend(
          rect, from: kept.buffer, rect.minX - command.x - kept.originX, rect.minY - command.y - kept.originY, alpha: node.alpha)
      }
      return
    }
    scratch.withCanvas(for: box, clears: false) { side in
      drawGroupContent(node, command.x, command.y, box, side)
      for rect in level.rects[command.rects] {
        canvas.blend(rect, from: side.buffer, rect.minX - box.minX, rect.minY - box.minY, alpha: node.alpha)
      }
    }
    work.groups += 1
  }

  /// Returns the image of a group that has changed only in position, transform and opacity since the last frame; it is created the second
  /// time.
  func keptPicture(of node: RenderNode, showing part: PixelRect) -> Canvas? {
    guard keeps, node.transition == nil, node.tint == nil, !node.containsBackdrop || showsBackdrops(node, in: part) else { return nil }
    if let kept = pictures.picture(of: node, frame: frame) {
      node.groupFrame = frame
      return kept
    }
    let made = pictures.make(for: node, showing: part, frame: frame)
    node.groupFrame = frame
    guard let made else { return nil }
    drawGroupContent(node, 0, 0, made.bounds, made)
    work.groups += 1
    return made
  }

  /// Returns whether each blurred backdrop in a group shows the same in `part`, which is relative to the group's origin, as in the group's
  /// whole image: a blur depends on the content below all of the backdrop that is drawn, and a mask is the only thing that limits an image
  /// to less than its content.
  private func showsBackdrops(_ node: RenderNode, in part: PixelRect) -> Bool {
    node.maskNode == nil && (part.contains(node.extents) || showsBackdrops(inside: node, 0, 0, part))
  }

  /// Whether `part` contains all of the backdrops in a layer whose origin is (`x`, `y`); false where a plane of their own has them.
  private func showsBackdrops(inside node: RenderNode, _ x: Int, _ y: Int, _ part: PixelRect) -> Bool {
    if node.backdrop != nil, !part.contains(node.bounds.offset(x: x, y: y)) { return false }
    for child in node.children where child.containsBackdrop && child.isVisible {
      guard child.transform == nil, !child.isGroup else { return false }
      guard showsBackdrops(inside: child, x - node.contentX + child.x, y - node.contentY + child.y, part) else { return false }
    }
    return true
  }

  /// Returns the only drawing of a group, if that is a rectangle of one color, as in an effect view that fades.
  func onlyFill(of group: RenderNode, _ x: Int, _ y: Int, _ box: PixelRect) -> (rect: PixelRect, color: PixelColor)? {
    guard group.transition == nil, group.maskNode == nil, group.tint == nil else { return nil }
    var (node, x, y, clip) = (group, x, y, box)
    while true {
      guard node.rounding == nil, node.border == nil, node.shadow == nil, node.contentShadow == nil, node.drawn.count <= 1 else {
        return nil
      }
      var child: RenderNode?
      for candidate in node.children where candidate.isVisible && !candidate.outer.isEmpty {
        guard child == nil else { return nil }
        child = candidate
      }
      let bounds = node.bounds.offset(x: x, y: y)
      if let backdrop = node.backdrop {
        // Nothing is below it in the group (see `drawBackdrop`).
        return child == nil && node.drawn.isEmpty ? (bounds.intersection(clip), backdrop.tint) : nil
      }
      if node.clips { clip = clip.intersection(bounds) }
      if let op = node.drawn.first {
        guard child == nil, case .fill(let color) = op.kind else { return nil }
        return (op.rect.offset(x: x, y: y).intersection(clip), color)
      }
      guard let child, child.transform == nil, !child.isGroup else { return nil }
      x += child.x - node.contentX
      y += child.y - node.contentY
      node = child
    }
  }

  func boundingBox(_ command: CompositionLevel.Command, _ level: CompositionLevel) -> PixelRect {
    var box = PixelRect.empty
    for rect in level.rects[command.rects] { box = box.union(rect) }
    return box
  }

  /// Sets pixels to those of a group without its opacity.
  func drawGroupContent(_ node: RenderNode, _ x: Int, _ y: Int, _ box: PixelRect, _ side: Canvas) {
    if let transition = node.transition {
      drawTransition(transition, node, x, y, box, side)
    } else {
      groupPlane(box, on: side) { collectInside(node, x, y, box, $0) }
    }
    if let mask = node.maskNode {
      scratch.withCanvas(for: box, clears: false) { stencil in
        groupPlane(box, on: stencil) { collect(mask, x - node.contentX, y - node.contentY, box, $0) }
        side.keep(box, through: stencil.buffer, 0, 0)
      }
    }
    if let tint = node.tint { side.tint(box, tint) }
  }

  private func drawTransition(
    _ transition: TransitionDrawing, _ node: RenderNode, _ x: Int, _ y: Int, _ box: PixelRect, _ side: Canvas
  ) {
    let bounds = node.bounds.offset(x: x, y: y)
    side.clear(box)
    for part in transition.parts(width: node.width, height: node.height) {
      let clip = part.isClipped ? box.intersection(bounds) : box
      guard !clip.isEmpty else { continue }
      scratch.withCanvas(for: clip) { single in
        if part.showsOld {
          let picture = transition.picture
          let place = transition.place.offset(x: x + part.x, y: y + part.y)
          let cut = place.intersection(clip)
          single.copy(cut, from: picture, cut.minX - place.minX, cut.minY - place.minY)
        } else {
          plane(clip, on: single) { collectInside(node, x + part.x, y + part.y, clip, $0) }
        }
        side.composite(
          single.buffer.image, 0, 0, mask: part.alpha == 255 ? nil : SolidSource.alpha(part.alpha), 0, 0, clip,
          transition.isFade ? PIXMAN_OP_ADD : PIXMAN_OP_OVER)
      }
    }
  }

  /// Draws the shadow of the node's content: its blurred alpha.
  func drawContentShadow(_ node: RenderNode, _ command: CompositionLevel.Command, _ level: CompositionLevel, _ canvas: Canvas) {
    guard let shadow = node.contentShadow else { return }
    let picture = contentShadowPicture(node, shadow)
    guard let picture else { return }
    let place = picture.place.offset(x: command.x + shadow.offsetX, y: command.y + shadow.offsetY)
    for rect in level.rects[command.rects] {
      let cut = rect.intersection(place)
      if !cut.isEmpty { canvas.blend(cut, shadow.color, through: picture.mask, cut.minX - place.minX, cut.minY - place.minY) }
    }
  }

  private func contentShadowPicture(_ node: RenderNode, _ shadow: ContentShadow) -> ShadowPicture? {
    if keeps, let found = node.shadowPicture, found.changedFrame == node.changedFrame, found.sigma == shadow.sigma { return found }
    let content = node.contentExtents
    guard !content.isEmpty, content.width < 4096, content.height < 4096 else { return nil }
    let reach = BoxBlur.reach(sigma: shadow.sigma)
    let place = content.grown(by: reach)
    let mask = PixelBuffer(width: place.width, height: place.height, format: .coverage)
    mask.clear()
    scratch.withCanvas(for: content) { side in
      plane(content, on: side) { collectInside(node, 0, 0, content, $0, castsShadow: false) }
      pixman_image_composite32(
        PIXMAN_OP_SRC, side.buffer.image, nil, mask.image, Int32(content.minX - side.originX), Int32(content.minY - side.originY), 0, 0,
        Int32(reach), Int32(reach), Int32(content.width), Int32(content.height))
    }
    BoxBlur.blur(mask, sigma: shadow.sigma)
    work.shadows += 1
    let picture = ShadowPicture(mask: mask, place: place, sigma: shadow.sigma, changedFrame: node.changedFrame)
    if keeps { node.shadowPicture = picture }
    return picture
  }
}
