struct LineBreaker {
  /// A line as broken: pieces in the order of the text.
  struct Line {
    var pieces: [TextPiece] = []
    var start: Int
    var end: Int
    /// The width without the spaces that hang over at a soft break.
    var width = 0.0
    /// The line ends its paragraph or ends at a line separator.
    var isHardEnd = false
    var isTruncated = false
    /// The number of trailing pieces that are hanging spaces.
    var hanging = 0
  }

  enum Wrapping {
    case words, characters
    /// The line contains the whole paragraph.
    case none
  }

  let content: ParagraphContent
  private(set) var offset: Int
  private var piece = 0
  private(set) var isAtEnd: Bool

  init(_ content: ParagraphContent) {
    self.content = content
    offset = content.start
    isAtEnd = false
  }

  /// Returns the next line no wider than `width`, which has at least one character; nil at the end of the paragraph.
  ///
  /// An empty paragraph gives one empty line, as does the position after a line separator that ends the paragraph.
  mutating func next(width: Double, wrapping: Wrapping, tabs: TabRuler) -> Line? {
    guard !isAtEnd else { return nil }
    var line = Line(start: offset, end: offset)
    var x = 0.0
    var index = piece
    var from = offset
    while content.hasPiece(index) {
      var piece = content.pieces[index]
      if from > piece.start { piece = PieceCutter.cut(piece, from: from, to: piece.end, in: content.text) }
      if piece.kind == .tab { piece.width = tabs.advance(from: x) }
      if piece.kind == .lineBreak {
        line.pieces.append(piece)
        finish(&line, end: piece.end, next: index + 1, width: x, isHardEnd: true)
        isAtEnd = false
        return line
      }
      let hangs = piece.kind == .space
      if wrapping != .none, !hangs, x + piece.width > width + TextPiece.tolerance {
        let fitting = piece.start + (piece.kind == .text ? piece.offset(fitting: width - x) : 0)
        return cut(line, fitting: fitting, width, wrapping, with: piece, index)
      }
      line.pieces.append(piece)
      x += piece.width
      from = piece.end
      index += 1
    }
    finish(&line, end: content.end, next: index, width: x, isHardEnd: true)
    isAtEnd = true
    if wrapping != .none { hang(&line, over: width) }
    return line
  }

  /// Returns the rest of the paragraph, up to about `limit` points of it.
  func rest(limit: Double) -> (pieces: [TextPiece], isComplete: Bool) {
    var pieces: [TextPiece] = []
    var x = 0.0
    var index = piece
    while content.hasPiece(index) {
      var piece = content.pieces[index]
      if offset > piece.start { piece = PieceCutter.cut(piece, from: offset, to: piece.end, in: content.text) }
      if piece.kind == .lineBreak { return (pieces, false) }
      pieces.append(piece)
      x += piece.width
      index += 1
      if x > limit { return (pieces, !content.hasPiece(index)) }
    }
    return (pieces, true)
  }

  private func breakOffset(fitting: Int, _ start: Int, _ wrapping: Wrapping) -> Int {
    if wrapping == .words, let end = content.lastOffset(flagged: TextBoundaries.lineBreak, after: start, through: fitting) { return end }
    if let end = content.lastOffset(flagged: TextBoundaries.caret, after: start, through: fitting) { return end }
    // The first character is shown even if it does not fit.
    return content.firstOffset(flagged: TextBoundaries.caret, after: start) ?? content.end
  }

  /// Ends a line at the last position that fits. Letters at the end of a line may change their form and a soft hyphen becomes visible, both
  /// of which can make the line too wide; then the previous position is tried.
  private mutating func cut(
    _ partial: Line, fitting: Int, _ width: Double, _ wrapping: Wrapping, with overflowing: TextPiece, _ index: Int
  ) -> Line {
    let before = self
    var end = breakOffset(fitting: fitting, partial.start, wrapping)
    while true {
      let line = cut(partial, at: end, with: overflowing, index)
      guard line.width > width + TextPiece.tolerance, end - 1 > partial.start,
        case let earlier = before.breakOffset(fitting: end - 1, partial.start, wrapping), earlier < end
      else {
        guard wrapping == .words, content.style.hyphenationFactor > 0, line.width < width * content.style.hyphenationFactor else {
          return line
        }
        return before.hyphenated(partial, fitting: fitting, width, with: overflowing, index, &self) ?? line
      }
      end = earlier
      self = before
    }
  }

  /// Returns the line with as much of the next word as fits before a hyphen; nil if no hyphenation is possible. `after` continues behind
  /// it.
  private func hyphenated(
    _ partial: Line, fitting: Int, _ width: Double, with overflowing: TextPiece, _ index: Int, _ after: inout LineBreaker
  ) -> Line? {
    guard let hyphenator = Hyphenator.of(content.style.language) else { return nil }
    let start = content.lastOffset(flagged: TextBoundaries.lineBreak, after: partial.start, through: fitting) ?? partial.start
    let end = content.firstOffset(flagged: TextBoundaries.lineBreak, after: start) ?? content.end
    let units = content.text.utf16
    func isLetter(_ offset: Int) -> Bool { Unicode.Scalar(units[offset])?.properties.isAlphabetic ?? false }
    guard let first = (start..<end).first(where: isLetter) else { return nil }
    var last = first
    while last < end, isLetter(last) { last += 1 }
    for offset in hyphenator.offsets(in: Array(units[first..<last])[...]).reversed() where first + offset <= fitting {
      var breaker = self
      let line = breaker.cut(partial, at: first + offset, with: overflowing, index, hyphenates: true)
      guard line.width <= width + TextPiece.tolerance else { continue }
      after = breaker
      return line
    }
    return nil
  }

  /// Ends a line at an offset within its pieces or in the first one that did not fit.
  private mutating func cut(
    _ partial: Line, at end: Int, with overflowing: TextPiece, _ overflowingIndex: Int, hyphenates: Bool = false
  ) -> Line {
    var line = partial
    var index = overflowingIndex
    if end > overflowing.start {
      var last = overflowing
      var next = overflowingIndex
      // A first character may consist of several pieces, such as a letter and a mark in another font.
      while end >= last.end {
        line.pieces.append(last)
        next += 1
        guard content.hasPiece(next) else { break }
        last = content.pieces[next]
        if end <= last.start { break }
      }
      index = next
      if content.hasPiece(next), end > last.start, end < last.end {
        line.pieces.append(PieceCutter.cut(last, from: last.start, to: end, in: content.text))
      }
    } else {
      while let last = line.pieces.last, last.end > end {
        line.pieces.removeLast()
        index -= 1
        if last.start < end { line.pieces.append(PieceCutter.cut(last, from: last.start, to: end, in: content.text)) }
      }
    }
    // Spaces after a break belong to the preceding line.
    while content.hasPiece(index), content.pieces[index].kind == .space, end >= content.pieces[index].start {
      line.pieces.append(content.pieces[index])
      index += 1
    }
    let lineEnd = line.pieces.last?.end ?? end
    var width = 0.0
    for piece in line.pieces { width += piece.width }
    finish(&line, end: lineEnd, next: index, width: width, isHardEnd: false)
    while line.hanging < line.pieces.count, line.pieces[line.pieces.count - 1 - line.hanging].kind == .space {
      line.width -= line.pieces[line.pieces.count - 1 - line.hanging].width
      line.hanging += 1
    }
    addHyphen(&line, always: hyphenates)
    if lineEnd >= content.end {
      isAtEnd = true
      line.isHardEnd = true
    }
    return line
  }

  private mutating func finish(_ line: inout Line, end: Int, next: Int, width: Double, isHardEnd: Bool) {
    line.end = end
    line.width = width
    line.isHardEnd = isHardEnd
    offset = end
    piece = next
  }

  /// Spaces at the end of a paragraph count as far as they fit.
  private func hang(_ line: inout Line, over width: Double) {
    guard line.width > width + TextPiece.tolerance else { return }
    while line.hanging < line.pieces.count, line.pieces[line.pieces.count - 1 - line.hanging].kind == .space {
      line.width -= line.pieces[line.pieces.count - 1 - line.hanging].width
      line.hanging += 1
    }
    line.width = max(line.width, min(width, line.pieces.reduce(0) { $0 + $1.width }))
  }

  /// Adds a hyphen to a line that is broken at a soft hyphen, or within a word.
  private func addHyphen(_ line: inout Line, always: Bool) {
    guard let last = line.pieces.last, last.kind == .text, always || content.text.utf16[last.end - 1] == 0xad else { return }
    let hyphen = PieceCutter.synthetic([0x2010], like: last, at: last.end, in: content.text)
    line.pieces.append(hyphen)
    line.width += hyphen.width
  }
}
