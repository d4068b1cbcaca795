/// Orders and positions the pieces of a line, and computes the line's height.
struct LineSetter {
  let text: AttributedText
  var content: ParagraphContent
  let alignment: TextAlignment
  let containerWidth: Double
  let usesLeading: Bool

  private var style: ParagraphStyle { content.style }

  func indent(isFirst: Bool) -> Double { isFirst ? style.firstLineHeadIndent : style.headIndent }

  /// Returns the available width of a line.
  func room(isFirst: Bool) -> Double {
    guard containerWidth.isFinite else { return .infinity }
    let trailing = style.tailIndent > 0 ? containerWidth - style.tailIndent : -style.tailIndent
    return max(containerWidth - indent(isFirst: isFirst) - trailing, 0)
  }

  /// The distances that a line extends above and below the baseline, before the paragraph's limits on line height.
  struct Extent {
    var ascent = 0.0
    var descent = 0.0
    var leading = 0.0

    mutating func include(_ font: Font, rise: Double = 0) {
      ascent = max(ascent, font.ascender + rise)
      descent = max(descent, -font.descender - rise)
      leading = max(leading, font.leading)
    }
  }

  func extent(of pieces: [TextPiece], at offset: Int) -> Extent {
    var extent = Extent()
    var lastRun = -1
    var lastFont: Font?
    for piece in pieces {
      if piece.run == lastRun, piece.font === lastFont, piece.kind != .attachment { continue }
      lastRun = piece.run
      lastFont = piece.font
      let attributes = text.runs[piece.run].attributes
      let rise = attributes.details?.baselineOffset ?? 0
      if piece.kind == .attachment, let attachment = attributes.details?.attachment {
        extent.ascent = max(extent.ascent, attachment.bottom + attachment.height + rise)
        extent.descent = max(extent.descent, -attachment.bottom - rise)
        continue
      }
      extent.include(attributes.font, rise: rise)
      if piece.font !== attributes.font { extent.include(piece.font, rise: rise) }
    }
    if extent.ascent + extent.descent <= 0 {
      let run = text.runIndex(at: min(offset, max(text.count - 1, 0)))
      extent.include(text.runs[run].attributes.font)
    }
    if !usesLeading { extent.leading = 0 }
    return extent
  }

  /// Sets a line with its top at `top`, appending its pieces to `pieces`.
  func set(_ broken: LineBreaker.Line, isFirst: Bool, top: Double, into pieces: inout ContiguousArray<TextPiece>) -> TextLine {
    var line = broken
    let extent = extent(of: line.pieces, at: line.start)
    let indent = indent(isFirst: isFirst)
    if line.pieces.contains(where: { $0.kind == .tab }) {
      let total = TabRuler(style: style, indent: indent, text: text).align(&line.pieces)
      line.width = total - line.pieces.suffix(line.hanging).reduce(0) { $0 + $1.width }
    }
    let room = room(isFirst: isFirst)
    if alignment == .justified, !line.isHardEnd, room.isFinite { justify(&line, to: room) }
    let left = left(of: line.width, isFirst: isFirst)
    let first = pieces.count
    place(line, left: left, into: &pieces)
    var placed = self.line(from: line.start, to: line.end, width: line.width, left: left, extent, top: top, pieces: first..<pieces.count)
    placed.isTruncated = line.isTruncated
    placed.isHardEnd = line.isHardEnd
    return placed
  }

  /// Returns the line box, with the paragraph's limits on its height.
  func line(
    from start: Int, to end: Int, width: Double, left: Double, _ extent: Extent, top: Double, pieces: Range<Int>
  ) -> TextLine {
    let natural = extent.ascent + extent.descent + extent.leading
    var height = natural * (style.lineHeightMultiple > 0 ? style.lineHeightMultiple : 1)
    height = max(height, style.minimumLineHeight)
    if style.maximumLineHeight > 0 { height = min(height, style.maximumLineHeight) }
    return TextLine(
      start: start, end: end, x: left, width: width, top: top, height: height, baseline: top + height - extent.descent - extent.leading,
      ascent: extent.ascent, descent: extent.descent, isTruncated: false, isHardEnd: true, isRightToLeft: content.isRightToLeft,
      pieces: pieces)
  }

  /// Returns the left edge of a line of some width.
  func left(of width: Double, isFirst: Bool) -> Double {
    let indent = indent(isFirst: isFirst)
    let room = room(isFirst: isFirst)
    let isRightToLeft = content.isRightToLeft
    var left = isRightToLeft ? 0 : indent
    guard room.isFinite else { return left }
    if isRightToLeft { left = containerWidth - indent - room }
    var effective = alignment
    if alignment == .natural || alignment == .justified { effective = isRightToLeft ? .right : .left }
    switch effective {
    case .right: left += room - width
    case .center: left += (room - width) / 2
    default: break
    }
    // A line that is too wide begins at its leading edge.
    if width > room, effective == .center { left = isRightToLeft ? containerWidth - indent - width : indent }
    return left
  }

  private func justify(_ line: inout LineBreaker.Line, to room: Double) {
    let inner = line.pieces.count - line.hanging
    var spaces = 0
    for index in 0..<inner where line.pieces[index].kind == .space { spaces += line.pieces[index].length }
    let extra = room - line.width
    guard spaces > 0, extra > 0 else { return }
    for index in 0..<inner where line.pieces[index].kind == .space {
      line.pieces[index].width += extra * Double(line.pieces[index].length) / Double(spaces)
    }
    line.width = room
  }

  /// Puts pieces into visual order (rules L1 and L2 of the bidirectional algorithm) and sets their x.
  private func place(_ line: LineBreaker.Line, left: Double, into pieces: inout ContiguousArray<TextPiece>) {
    var ordered = line.pieces
    let base = content.baseLevel
    var index = ordered.count - 1
    while index >= 0, ordered[index].kind == .space || ordered[index].kind == .lineBreak {
      ordered[index].level = base
      index -= 1
    }
    for index in ordered.indices where ordered[index].kind == .tab { ordered[index].level = base }
    var highest: UInt8 = 0
    var lowestOdd: UInt8 = .max
    for piece in ordered {
      highest = max(highest, piece.level)
      if piece.isRightToLeft { lowestOdd = min(lowestOdd, piece.level) }
    }
    if lowestOdd <= highest {
      var level = highest
      while level >= lowestOdd {
        var start = 0
        while start < ordered.count {
          guard ordered[start].level >= level else {
            start += 1
            continue
          }
          var end = start
          while end < ordered.count, ordered[end].level >= level { end += 1 }
          ordered[start..<end].reverse()
          start = end
        }
        level -= 1
      }
    }
    var x = left
    if content.isRightToLeft, line.hanging > 0 {
      x -= line.pieces.suffix(line.hanging).reduce(0) { $0 + $1.width }
    }
    for var piece in ordered {
      piece.x = x
      x += piece.width
      pieces.append(piece)
    }
  }
}
