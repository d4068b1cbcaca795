import Foundation

/// Turns a broken line into pieces in visual order with places, and finds the line's height.
struct LineSetter {
  let text: AttributedText
  var content: ParagraphContent
  let alignment: TextAlignment
  let containerWidth: Double
  let usesLeading: Bool

  private var style: ParagraphStyle { content.style }

  func indent(isFirst: Bool) -> Double { isFirst ? style.firstLineHeadIndent : style.headIndent }

  /// How wide a line may be.
  func room(isFirst: Bool) -> Double {
    guard containerWidth.isFinite else { return .infinity }
    let trailing = style.tailIndent > 0 ? containerWidth - style.tailIndent : -style.tailIndent
    return max(containerWidth - indent(isFirst: isFirst) - trailing, 0)
  }

  /// How far the line box reaches above and below the baseline, before the paragraph's limits on line height.
  func extent(of pieces: [TextPiece], at offset: Int) -> (ascent: Double, descent: Double, leading: Double) {
    var ascent = 0.0
    var descent = 0.0
    var leading = 0.0
    func include(_ font: Font, _ rise: Double) {
      ascent = max(ascent, font.ascender + rise)
      descent = max(descent, -font.descender - rise)
      leading = max(leading, font.leading)
    }
    var lastRun = -1
    var lastFont: Font?
    for piece in pieces {
      if piece.run == lastRun, piece.font === lastFont, piece.kind != .attachment { continue }
      lastRun = piece.run
      lastFont = piece.font
      let attributes = text.runs[piece.run].attributes
      let rise = attributes.details?.baselineOffset ?? 0
      if piece.kind == .attachment, let attachment = attributes.details?.attachment {
        ascent = max(ascent, attachment.bottom + attachment.height + rise)
        descent = max(descent, -attachment.bottom - rise)
        continue
      }
      include(attributes.font, rise)
      if piece.font !== attributes.font { include(piece.font, rise) }
    }
    if ascent + descent <= 0 {
      let run = text.runIndex(at: min(offset, max(text.count - 1, 0)))
      include(text.runs[run].attributes.font, 0)
    }
    return (ascent, descent, usesLeading ? leading : 0)
  }

  /// Sets a line with its top at `top`, appending its pieces to `pieces`.
  func set(_ broken: LineBreaker.Line, isFirst: Bool, top: Double, into pieces: inout ContiguousArray<TextPiece>) -> TextLine {
    var line = broken
    let (ascent, descent, leading) = extent(of: line.pieces, at: line.start)
    let natural = ascent + descent + leading
    var height = natural * (style.lineHeightMultiple > 0 ? style.lineHeightMultiple : 1)
    height = max(height, style.minimumLineHeight)
    if style.maximumLineHeight > 0 { height = min(height, style.maximumLineHeight) }
    let baseline = top + height - descent - leading

    let indent = indent(isFirst: isFirst)
    if line.pieces.contains(where: { $0.kind == .tab }) {
      let total = TabRuler(style: style, indent: indent).align(&line.pieces)
      line.width = total - line.pieces.suffix(line.hanging).reduce(0) { $0 + $1.width }
    }
    let isRightToLeft = content.isRightToLeft
    let room = room(isFirst: isFirst)
    let resolved = alignment == .natural ? (isRightToLeft ? TextAlignment.right : .left) : alignment
    var effective = resolved
    if resolved == .justified {
      effective = isRightToLeft ? .right : .left
      if !line.isHardEnd, room.isFinite { justify(&line, to: room) }
    }
    var left = isRightToLeft ? 0 : indent
    if room.isFinite {
      if isRightToLeft { left = containerWidth - indent - room }
      switch effective {
      case .right: left += room - line.width
      case .center: left += (room - line.width) / 2
      default: break
      }
      // A line that is too wide begins at its leading edge.
      if line.width > room, effective == .center { left = isRightToLeft ? containerWidth - indent - line.width : indent }
    }
    let first = pieces.count
    place(line, left: left, into: &pieces)
    return TextLine(
      start: line.start, end: line.end, x: left, width: line.width, top: top, height: height, baseline: baseline, ascent: ascent,
      descent: descent, isTruncated: line.isTruncated, isHardEnd: line.isHardEnd, isRightToLeft: isRightToLeft,
      pieces: first..<pieces.count)
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

  /// Puts pieces into visual order (rules L1 and L2 of the bidirectional algorithm) and gives them their x.
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
