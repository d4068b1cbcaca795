extension Composer {
  /// Draws the collected commands, from back to front.
  func run(_ level: CompositionLevel, on canvas: Canvas) {
    if let rest = drawStrips(level, on: canvas) { return draw(level, before: rest, isPlainDone: false, on: canvas) }
    draw(level, before: level.commands.count, isPlainDone: drawPlain(level, on: canvas), on: canvas)
  }

  /// Draws the commands whose index is less than `end`, except for copies and fills if these are done.
  func draw(_ level: CompositionLevel, before end: Int, isPlainDone: Bool, on canvas: Canvas) {
    var waiting: LargeFill?
    var index = end - 1
    while index >= 0 {
      let command = level.commands[index]
      index -= 1
      if isPlainDone, plainArea(command, level) > 0 { continue }
      guard let node = command.node?.takeUnretainedValue() else {
        for rect in level.rects[command.rects] { canvas.fill(rect, .clear) }
        continue
      }
      if let fill = largeFill(node, command, level) {
        waiting = draw(fill, over: waiting, on: canvas)
        continue
      }
      if let fill = waiting {
        canvas.blend(fill.rect, fill.color)
        waiting = nil
      }
      switch command.kind {
      case .clear: break
      case .under: draw(node.drawn[command.index], command, level, canvas)
      case .border: if let op = node.border { draw(op, command, level, canvas) }
      case .shadow: if let op = node.shadow { draw(op, command, level, canvas) }
      case .flat:
        guard let flat = node.flat else { break }
        for rect in level.rects[command.rects] {
          canvas.copy(rect, from: flat.buffer, rect.minX - command.x, rect.minY - command.y)
        }
        work.flatCopies += 1
      case .corners: drawCorners(node, command, level, canvas)
      case .group: drawGroup(node, command, level, canvas)
      case .transformed: drawTransformed(node, command, level, canvas)
      case .backdrop: drawBackdrop(node, command, canvas, isLowest: level.isLowest(index + 1))
      case .contentShadow: drawContentShadow(node, command, level, canvas)
      case .keptCorner: keepCorner(command, canvas)
      case .cutCorner: cutCorner(node, command, level, canvas)
      }
    }
    if let fill = waiting { canvas.blend(fill.rect, fill.color) }
  }

  /// A translucent color over a large part of the plane, as a screen that is dimmed. It is not drawn before the next command is known: two of
  /// them over the same pixels, as the blur and the dimming below a menu, are drawn at once.
  struct LargeFill {
    var rect: PixelRect
    var color: PixelColor
  }

  func largeFill(_ node: RenderNode, _ command: CompositionLevel.Command, _ level: CompositionLevel) -> LargeFill? {
    guard command.rects.count == 1, command.kind == .under || command.kind == .group else { return nil }
    let rect = level.rects[command.rects.lowerBound]
    guard rect.area >= fewestFillPixels else { return nil }
    if command.kind == .under {
      guard case .fill(let color) = node.drawn[command.index].kind, !color.isOpaque else { return nil }
      return LargeFill(rect: rect, color: color)
    }
    guard let only = onlyFill(of: node, command.x, command.y, node.containsBackdrop ? command.clip : rect) else { return nil }
    // The source is multiplied by the opacity first, whether it is one color or a picture.
    let color = only.color.scaled(by: node.alpha)
    return color.isOpaque ? nil : LargeFill(rect: rect.intersection(only.rect), color: color)
  }

  /// Draws the fill, together with the one below it if that covers the same pixels; else draws only the latter and returns the fill.
  private func draw(_ fill: LargeFill, over lower: LargeFill?, on canvas: Canvas) -> LargeFill? {
    work.drawn += 1
    guard let lower else { return fill }
    if lower.rect == fill.rect {
      canvas.blend(fill.rect, lower.color, fill.color)
      return nil
    }
    canvas.blend(lower.rect, lower.color)
    return fill
  }

  /// Draws what merely copies or fills, by several cores, if there is enough of it. It may be drawn before all else: covered drawings
  /// were left out, and drawings above it follow later.
  private func drawPlain(_ level: CompositionLevel, on canvas: Canvas) -> Bool {
    guard level.area >= PixelBands.fewestPixels, level.isDisjoint, bands.cores > 1 else { return false }
    var area = 0
    for command in level.commands { area += plainArea(command, level) }
    guard area >= PixelBands.fewestPixels else { return false }
    bands.begin(area)
    for command in level.commands where plainArea(command, level) > 0 {
      guard let node = command.node?.takeUnretainedValue() else {
        for rect in level.rects[command.rects] { bands.fill(rect, .clear, on: canvas) }
        continue
      }
      if command.kind == .flat, let flat = node.flat {
        for rect in level.rects[command.rects] {
          bands.copy(rect, from: flat.buffer, rect.minX - command.x, rect.minY - command.y, on: canvas)
        }
        work.flatCopies += 1
      } else if case .fill(let color) = node.drawn[command.index].kind {
        for rect in level.rects[command.rects] { bands.fill(rect, color, on: canvas) }
        work.drawn += 1
      }
    }
    bands.run()
    work.bands += 1
    return true
  }

  /// Returns the pixels of a drawing that copies or fills; zero for any other.
  private func plainArea(_ command: CompositionLevel.Command, _ level: CompositionLevel) -> Int {
    if let node = command.node?.takeUnretainedValue() {
      switch command.kind {
      case .flat: if node.flat == nil { return 0 }
      case .under:
        guard node.drawn[command.index].isOpaque, case .fill = node.drawn[command.index].kind else { return 0 }
      default: return 0
      }
    }
    var area = 0
    for rect in level.rects[command.rects] { area += rect.area }
    return area
  }

  private func draw(_ op: DrawOp, _ command: CompositionLevel.Command, _ level: CompositionLevel, _ canvas: Canvas) {
    work.drawn += 1
    let x = command.x
    let y = command.y
    let target = op.rect.offset(x: x, y: y)
    if case .text(let text) = op.kind {
      text.draw(on: canvas, in: target, clip: level.rects[command.rects])
      return
    }
    if case .particles(let particles) = op.kind {
      particles.draw(on: canvas, in: target, clip: level.rects[command.rects])
      return
    }
    for rect in level.rects[command.rects] {
      switch op.kind {
      case .fill(let color): canvas.blend(rect, color)
      case .rounded(let color, let mask), .shadow(let color, let mask): mask.blend(target, clip: rect, color, on: canvas)
      case .border(let color, let width, let mask): drawBorder(target, rect, color, width, mask, canvas)
      case .gradient(let shading, let mask): drawGradient(target, rect, shading, mask, canvas)
      case .image(let image): image.draw(on: canvas, x: x, y: y, clip: rect)
      case .pattern(let pattern): drawPattern(target, rect, pattern, canvas)
      case .path(let path): path.draw(on: canvas, x: x, y: y, clip: rect, keeps: keeps)
      case .pathShadow(let color, let shadow): shadow.draw(color, on: canvas, x: x, y: y, clip: rect)
      case .text, .particles: break
      }
    }
  }

  private func drawBorder(
    _ target: PixelRect, _ clip: PixelRect, _ color: PixelColor, _ width: Int, _ mask: NineSlice?, _ canvas: Canvas
  ) {
    func side(_ minX: Int, _ minY: Int, _ maxX: Int, _ maxY: Int) {
      canvas.blend(PixelRect(minX: minX, minY: minY, maxX: maxX, maxY: maxY).intersection(clip), color)
    }
    guard let mask else {
      let top = min(target.minY + width, target.maxY)
      let bottom = max(target.maxY - width, top)
      let left = min(target.minX + width, target.maxX)
      let right = max(target.maxX - width, left)
      side(target.minX, target.minY, target.maxX, top)
      side(target.minX, bottom, target.maxX, target.maxY)
      side(target.minX, top, left, bottom)
      side(right, top, target.maxX, bottom)
      return
    }
    mask.forEachCorner(of: target) { corner, maskX, maskY in
      let cut = corner.intersection(clip)
      if !cut.isEmpty { canvas.blend(cut, color, through: mask.mask, maskX + cut.minX - corner.minX, maskY + cut.minY - corner.minY) }
    }
    let columns = mask.columns.spans(from: target.minX, to: target.maxX)
    let rows = mask.rows.spans(from: target.minY, to: target.maxY)
    if columns.1.length > 0 {
      side(columns.1.from, target.minY, columns.1.to, target.minY + width)
      side(columns.1.from, target.maxY - width, columns.1.to, target.maxY)
    }
    if rows.1.length > 0 {
      side(target.minX, rows.1.from, target.minX + width, rows.1.to)
      side(target.maxX - width, rows.1.from, target.maxX, rows.1.to)
    }
  }

  private func drawGradient(
    _ target: PixelRect, _ clip: PixelRect, _ shading: GradientShading, _ mask: NineSlice?, _ canvas: Canvas
  ) {
    guard let mask else { return canvas.blend(clip, shading, x: target.minX, y: target.minY) }
    mask.forEachStraight(of: target) { part in
      canvas.blend(part.intersection(clip), shading, x: target.minX, y: target.minY)
    }
    mask.forEachCorner(of: target) { corner, maskX, maskY in
      let cut = corner.intersection(clip)
      guard !cut.isEmpty else { return }
      scratch.withCanvas(for: cut) { side in
        side.blend(cut, shading, x: target.minX, y: target.minY)
        canvas.blend(
          cut, from: side.buffer, 0, 0, through: mask.mask, maskX + cut.minX - corner.minX, maskY + cut.minY - corner.minY)
      }
    }
  }

  private func drawPattern(_ target: PixelRect, _ clip: PixelRect, _ pattern: PatternDrawing, _ canvas: Canvas) {
    guard let mask = pattern.corners else { return pattern.draw(clip, on: canvas, x: target.minX, y: target.minY) }
    mask.forEachStraight(of: target) { pattern.draw($0.intersection(clip), on: canvas, x: target.minX, y: target.minY) }
    mask.forEachCorner(of: target) { corner, maskX, maskY in
      let cut = corner.intersection(clip)
      guard !cut.isEmpty else { return }
      scratch.withCanvas(for: cut) { side in
        pattern.draw(cut, on: side, x: target.minX, y: target.minY)
        canvas.blend(
          cut, from: side.buffer, 0, 0, through: mask.mask, maskX + cut.minX - corner.minX, maskY + cut.minY - corner.minY)
      }
    }
  }

  /// Draws the content of one rounded corner into a separate buffer and blends it through the corner's mask.
  private func drawCorners(_ node: RenderNode, _ command: CompositionLevel.Command, _ level: CompositionLevel, _ canvas: Canvas) {
    guard let rounding = node.rounding else { return }
    var index = 0
    rounding.forEachCorner(of: node.bounds.offset(x: command.x, y: command.y)) { corner, maskX, maskY in
      defer { index += 1 }
      guard index == command.index else { return }
      for rect in level.rects[command.rects] {
        let atX = maskX + rect.minX - corner.minX
        let atY = maskY + rect.minY - corner.minY
        if node.canFlatten, keeps, let flat = node.flat, flat.changedFrame == node.changedFrame {
          canvas.blend(
            rect, from: flat.buffer, rect.minX - command.x, rect.minY - command.y, through: rounding.mask, atX, atY)
          continue
        }
        scratch.withCanvas(for: rect, clears: false) { side in
          groupPlane(rect, on: side) { collectContent(node, command.x, command.y, rect, $0) }
          canvas.blend(rect, from: side.buffer, 0, 0, through: rounding.mask, atX, atY)
        }
      }
    }
  }
}
