/// What translucent colors or a blur cover is drawn strip by strip: otherwise each color, and the blur, reads and writes the whole frame in
/// memory.
extension Composer {
  /// Bytes of a strip, which stay in the processor's cache while colors are laid over what was drawn there.
  private static let stripBytes = 3 << 17

  /// Draws what is below all groups and blurs, and a blur of it with what is between that and the next group, if colors or the blur cover
  /// much of the plane. Returns the index of the last command drawn; nil if nothing was drawn.
  func drawStrips(_ level: CompositionLevel, on canvas: Canvas) -> Int? {
    guard level.area * 4 >= 2 * Self.stripBytes else { return nil }
    let start = firstInStrips(level, before: level.commands.count)
    guard start.index < level.commands.count else { return nil }
    guard start.index > 0, let blur = stripBackdrop(start.index - 1, level, canvas) else {
      guard start.fills > 0 else { return nil }
      drawStrips(level, start.index..<level.commands.count, on: canvas)
      return start.index
    }
    drawStrips(level, start.index..<level.commands.count, reducedBy: blur, on: canvas)
    blur.blur()
    let next = firstInStrips(level, before: start.index - 1).index
    drawStrips(level, next..<start.index - 1, over: blur, on: canvas)
    return next
  }

  /// Returns the first of the commands before `end` that are drawn in strips, and the number of large translucent colors among these.
  private func firstInStrips(_ level: CompositionLevel, before end: Int) -> (index: Int, fills: Int) {
    var start = end
    var fills = 0
    while start > 0 {
      let command = level.commands[start - 1]
      if let node = command.node?.takeUnretainedValue(), largeFill(node, command, level) != nil {
        fills += 1
      } else {
        switch command.kind {
        case .clear, .under, .flat, .border, .shadow: break
        default: return (start, fills)
        }
      }
      start -= 1
    }
    return (start, fills)
  }

  /// Returns the image of a blur, if the command draws one that covers most of the plane.
  private func stripBackdrop(_ index: Int, _ level: CompositionLevel, _ canvas: Canvas) -> BackdropPicture? {
    let command = level.commands[index]
    guard command.kind == .backdrop, !level.isLowest(index), let node = command.node?.takeUnretainedValue(), node.rounding == nil,
      let backdrop = node.backdrop
    else { return nil }
    let rect = command.clip.intersection(canvas.bounds)
    return rect.area * 2 >= level.area ? BackdropPicture(backdrop, rect) : nil
  }

  /// Draws commands in strips: each over the part of one blur, and reduced for the other when it is complete. No square of pixels that this
  /// averages is divided by two strips.
  private func drawStrips(
    _ level: CompositionLevel, _ commands: Range<Int>, reducedBy upper: BackdropPicture? = nil, over lower: BackdropPicture? = nil,
    on canvas: Canvas
  ) {
    let all = canvas.bounds
    let height = max(Self.stripBytes / max(all.width * 4, 1), 16)
    var top = all.minY
    while top < all.maxY {
      var bottom = min(top + height, all.maxY)
      if let upper, bottom < upper.rect.maxY, bottom > upper.rect.minY { bottom -= (bottom - upper.rect.minY) % upper.factor }
      let rect = PixelRect(minX: all.minX, minY: top, maxX: all.maxX, maxY: bottom)
      strip.begin(rect, commands, of: level)
      if let lower { lower.draw(rect.intersection(lower.rect), on: canvas) }
      draw(strip, before: strip.commands.count, isPlainDone: false, on: canvas)
      if let upper { upper.reduce(canvas, from: top, to: bottom) }
      top = bottom
    }
    work.strips += 1
  }
}
