/// Truncates the rest of a paragraph to one line with an ellipsis.
struct LineTruncator {
  let content: ParagraphContent
  let mode: LineBreakMode
  let width: Double
  /// More text follows, so an ellipsis is required even if the line itself fits.
  let mustTruncate: Bool
  let tightens: Bool

  static let ellipsis: [UInt16] = [0x2026]

  func line(from breaker: LineBreaker) -> LineBreaker.Line {
    // Truncating the tail needs only the text that fits; the other modes need all of it.
    let limit = mode == .truncatingTail ? width * 1.5 + 100 : .infinity
    var (pieces, isComplete) = breaker.rest(limit: limit)
    var total = pieces.reduce(0) { $0 + $1.width }
    var line = LineBreaker.Line(start: breaker.offset, end: content.end)
    let isWhole = isComplete && !mustTruncate
    if isWhole, total > width + TextPiece.tolerance, let squeezed = LineSqueezer(tightens: tightens).squeeze(&pieces, total, to: width) {
      total = squeezed
    }
    if isWhole, total <= width + TextPiece.tolerance {
      line.pieces = pieces
      line.width = total
      line.isHardEnd = true
      return line
    }
    // If only trailing spaces do not fit, no ellipsis is needed.
    if isWhole, let trimmed = withoutTrailingSpaces(pieces), trimmed.width <= width + TextPiece.tolerance {
      line.pieces = pieces
      line.hanging = pieces.count - trimmed.count
      line.width = trimmed.width
      line.isHardEnd = true
      return line
    }
    line.isTruncated = true
    line.isHardEnd = true
    guard let model = pieces.first ?? emptyModel() else { return line }
    switch mode {
    case .truncatingHead where isComplete:
      let mark = ellipsis(like: model, at: breaker.offset)
      let tail = suffix(pieces, width: width - mark.width)
      line.pieces = [mark] + tail.drop { $0.kind == .space }
    case .truncatingMiddle where isComplete:
      let mark = ellipsis(like: model, at: breaker.offset)
      let room = max(width - mark.width, 0)
      let head = trimmed(prefix(pieces, width: room / 2))
      let used = head.reduce(0) { $0 + $1.width }
      let tail = suffix(pieces, width: room - used).drop { $0.kind == .space }
      var placed = mark
      placed.start = head.last?.end ?? breaker.offset
      line.pieces = head + [placed] + tail
    default:
      let room = width - ellipsis(like: model, at: breaker.offset).width
      let head = trimmed(prefix(pieces, width: max(room, 0)))
      let mark = ellipsis(like: head.last ?? model, at: head.last?.end ?? breaker.offset)
      line.pieces = head + [mark]
    }
    line.width = line.pieces.reduce(0) { $0 + $1.width }
    return line
  }

  private func ellipsis(like piece: TextPiece, at offset: Int) -> TextPiece {
    var mark = PieceCutter.synthetic(LineTruncator.ellipsis, like: piece, at: offset, in: content.text)
    mark.level = content.baseLevel
    return mark
  }

  /// Returns a piece with the attributes for the ellipsis if the paragraph itself is empty.
  private func emptyModel() -> TextPiece? {
    let run = content.text.runIndex(at: min(content.start, max(content.text.count - 1, 0)))
    return TextPiece(
      kind: .text, level: content.baseLevel, start: content.start, length: 0, run: run, font: content.text.runs[run].attributes.font,
      shaped: nil, glyphs: 0..<0, spacing: 0, width: 0)
  }

  private func prefix(_ pieces: [TextPiece], width: Double) -> [TextPiece] {
    var kept: [TextPiece] = []
    var x = 0.0
    for piece in pieces {
      if x + piece.width <= width + TextPiece.tolerance {
        kept.append(piece)
        x += piece.width
        continue
      }
      guard piece.kind == .text else { break }
      let limit = piece.start + piece.offset(fitting: width - x)
      // The start of the piece is always a possible end: the text before it fits.
      if let end = content.lastOffset(flagged: TextBoundaries.caret, after: piece.start, through: limit) {
        kept.append(PieceCutter.cut(piece, from: piece.start, to: end, in: content.text))
      }
      break
    }
    return kept
  }

  private func suffix(_ pieces: [TextPiece], width: Double) -> [TextPiece] {
    var kept: [TextPiece] = []
    var x = 0.0
    for piece in pieces.reversed() {
      if x + piece.width <= width + TextPiece.tolerance {
        kept.append(piece)
        x += piece.width
        continue
      }
      guard piece.kind == .text else { break }
      // The shortest prefix whose remaining suffix fits.
      var start = piece.start + piece.offset(fitting: piece.width - (width - x))
      while start <= piece.end,
        start == piece.start || content.flags(at: start) & TextBoundaries.caret == 0
          || piece.width - piece.width(upTo: start - piece.start) > width - x + TextPiece.tolerance
      {
        start += 1
      }
      if start < piece.end { kept.append(PieceCutter.cut(piece, from: start, to: piece.end, in: content.text)) }
      break
    }
    return kept.reversed()
  }

  private func trimmed(_ pieces: [TextPiece]) -> [TextPiece] {
    var pieces = pieces
    while pieces.last?.kind == .space { pieces.removeLast() }
    return pieces
  }

  private func withoutTrailingSpaces(_ pieces: [TextPiece]) -> (count: Int, width: Double)? {
    guard pieces.last?.kind == .space else { return nil }
    let kept = trimmed(pieces)
    return (kept.count, kept.reduce(0) { $0 + $1.width })
  }
}
