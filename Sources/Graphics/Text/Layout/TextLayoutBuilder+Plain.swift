extension TextLayoutBuilder {
  /// Lays out one line of plain text, the content of most labels, without dividing it into pieces and joining them again.
  ///
  /// Returns whether the text is of that kind; the result equals that of the general method.
  mutating func layOutPlain() -> Bool {
    let content = prepared.content(0)
    guard let total = content.plainWidth else { return false }
    let style = content.style
    let setter = LineSetter(
      text: prepared.text, content: content, alignment: options.alignment ?? style.alignment, containerWidth: options.width,
      usesLeading: options.usesLeading)
    let room = setter.room(isFirst: true)
    if total <= room + TextPiece.tolerance {
      pieces = content.pieces
      add(place(content, setter, width: total), setter, isFirst: true)
      return true
    }
    guard (options.lineBreakMode ?? style.lineBreakMode) == .truncatingTail, !style.tightensForTruncation,
      options.maximumLines == 1 || !options.wrapsBeforeTruncating, content.pieces[content.pieces.count - 1].kind == .text
    else { return false }
    pieces = content.pieces
    if let squeezed = LineSqueezer(tightens: false).squeeze(&pieces, total, to: room) {
      var x = 0.0
      for index in pieces.indices {
        pieces[index].x = x
        x += pieces[index].width
      }
      add(place(content, setter, width: squeezed), setter, isFirst: true)
      return true
    }
    let width = shorten(content, to: room)
    var line = place(content, setter, width: width)
    line.isTruncated = true
    isTruncated = true
    add(line, setter, isFirst: true)
    return true
  }

  /// Takes the pieces that fit, and an ellipsis. Returns their width.
  private mutating func shorten(_ content: ParagraphContent, to room: Double) -> Double {
    var mark = PieceCutter.synthetic(LineTruncator.ellipsis, like: content.pieces[0], at: content.start, in: content.text)
    let limit = max(room - mark.width, 0)
    var count = 0
    while content.pieces[count].x + content.pieces[count].width <= limit + TextPiece.tolerance { count += 1 }
    var kept = content.pieces[..<count]
    if content.pieces[count].kind == .text {
      let next = content.pieces[count]
      let fitting = next.start + next.offset(fitting: limit - next.x)
      if let end = content.lastOffset(flagged: TextBoundaries.caret, after: next.start, through: fitting) {
        kept.append(PieceCutter.cut(next, from: next.start, to: end, in: content.text))
      }
    }
    while kept.last?.kind == .space { kept.removeLast() }
    mark.start = kept.last?.end ?? content.start
    mark.x = kept.last.map { $0.x + $0.width } ?? 0
    kept.append(mark)
    pieces = ContiguousArray(kept)
    return kept.reduce(0) { $0 + $1.width }
  }

  /// Positions the pieces and sets the line's box.
  private mutating func place(_ content: ParagraphContent, _ setter: LineSetter, width: Double) -> TextLine {
    let left = setter.left(of: width, isFirst: true)
    // The pieces of a text that begins at the edge are already in position.
    if left != 0 {
      var x = left
      for index in pieces.indices {
        pieces[index].x = x
        x += pieces[index].width
      }
    }
    return plainLine(content, setter, width: width, left: left, top: 0, pieces: pieces.indices)
  }

  /// Returns the box of a line of plain text.
  func plainLine(
    _ content: ParagraphContent, _ setter: LineSetter, width: Double, left: Double, top: Double, pieces: Range<Int>
  ) -> TextLine {
    var extent = LineSetter.Extent()
    extent.include(prepared.text.runs[0].attributes.font)
    if !options.usesLeading { extent.leading = 0 }
    return setter.line(from: content.start, to: content.end, width: width, left: left, extent, top: top, pieces: pieces)
  }
}
