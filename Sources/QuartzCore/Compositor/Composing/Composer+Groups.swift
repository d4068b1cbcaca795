internal import CPixman

extension Composer {
  func drawGroup(_ node: RenderNode, _ command: CompositionLevel.Command, _ level: CompositionLevel, _ canvas: Canvas) {
    // A backdrop blur needs the whole area below it, even if only a part is shown.
    let box = node.containsBackdrop ? command.clip : boundingBox(command, level)
    if let kept = keptPicture(of: node, showing: box) {
      for rect in level.rects[command.rects] {
        canvas.blend(
          rect, from: kept.buffer, rect.minX - command.x - kept.originX, rect.minY - command.y - kept.originY, alpha: node.alpha)
      }
      return
    }
    scratch.withCanvas(for: box) { side in
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
    guard keeps, !node.containsBackdrop, node.transition == nil, node.tint == nil else { return nil }
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

  func boundingBox(_ command: CompositionLevel.Command, _ level: CompositionLevel) -> PixelRect {
    var box = PixelRect.empty
    for rect in level.rects[command.rects] { box = box.union(rect) }
    return box
  }

  /// Draws a group without its opacity into cleared pixels.
  func drawGroupContent(_ node: RenderNode, _ x: Int, _ y: Int, _ box: PixelRect, _ side: Canvas) {
    if let transition = node.transition {
      drawTransition(transition, node, x, y, box, side)
    } else {
      plane(box, on: side) { collectInside(node, x, y, box, $0) }
    }
    if let mask = node.maskNode {
      scratch.withCanvas(for: box) { stencil in
        plane(box, on: stencil) { collect(mask, x - node.contentX, y - node.contentY, box, $0) }
        side.keep(box, through: stencil.buffer, 0, 0)
      }
    }
    if let tint = node.tint { side.tint(box, tint) }
  }

  private func drawTransition(
    _ transition: TransitionDrawing, _ node: RenderNode, _ x: Int, _ y: Int, _ box: PixelRect, _ side: Canvas
  ) {
    let bounds = node.bounds.offset(x: x, y: y)
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
