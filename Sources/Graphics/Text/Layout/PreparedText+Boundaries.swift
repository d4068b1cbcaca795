extension PreparedText {
  /// Returns the next caret position after an offset: the end of its grapheme, or past a line terminator.
  package func nextCaret(after offset: Int) -> Int {
    guard offset < text.count else { return text.count }
    let paragraph = paragraphs[paragraphIndex(at: offset)]
    if offset >= paragraph.end { return paragraph.next }
    return content(paragraphIndex(at: offset)).firstOffset(flagged: TextBoundaries.caret, after: offset) ?? paragraph.end
  }

  package func previousCaret(before offset: Int) -> Int {
    guard offset > 0 else { return 0 }
    let index = paragraphIndex(at: offset - 1)
    let paragraph = paragraphs[index]
    if offset > paragraph.end { return paragraph.end }
    let content = content(index)
    var position = offset - 1
    while position > paragraph.start, content.flags(at: position) & TextBoundaries.caret == 0 { position -= 1 }
    return position
  }

  /// Returns the word around an offset, or the range between words.
  package func word(at offset: Int) -> Range<Int> {
    let index = paragraphIndex(at: min(max(offset, 0), max(text.count - 1, 0)))
    let paragraph = paragraphs[index]
    guard paragraph.end > paragraph.start else { return paragraph.start..<paragraph.start }
    let content = content(index)
    let edges = TextBoundaries.wordStart | TextBoundaries.wordEnd
    let offset = min(max(offset, paragraph.start), paragraph.end - 1)
    var start = offset
    while start > paragraph.start, content.flags(at: start) & edges == 0 { start -= 1 }
    var end = offset + 1
    while end < paragraph.end, content.flags(at: end) & edges == 0 { end += 1 }
    return start..<end
  }

  package func nextWordEnd(after offset: Int) -> Int {
    var position = offset
    while position < text.count {
      let paragraph = paragraphs[paragraphIndex(at: position)]
      let content = content(paragraphIndex(at: position))
      var index = position + 1
      while index <= paragraph.end {
        if content.flags(at: index) & TextBoundaries.wordEnd != 0 { return index }
        index += 1
      }
      position = paragraph.next
      if paragraph.next >= text.count { break }
    }
    return text.count
  }

  package func previousWordStart(before offset: Int) -> Int {
    var position = offset
    while position > 0 {
      let index = paragraphIndex(at: position - 1)
      let paragraph = paragraphs[index]
      let content = content(index)
      var candidate = min(position - 1, paragraph.end)
      while candidate >= paragraph.start {
        if candidate < paragraph.end, content.flags(at: candidate) & TextBoundaries.wordStart != 0 { return candidate }
        candidate -= 1
      }
      position = paragraph.start
    }
    return 0
  }

  /// Returns the paragraph around an offset, its terminator with it.
  package func paragraphRange(at offset: Int) -> Range<Int> {
    let paragraph = paragraphs[paragraphIndex(at: min(max(offset, 0), text.count))]
    return paragraph.start..<paragraph.next
  }

  /// Returns whether the paragraph at an offset runs from right to left.
  package func isRightToLeft(at offset: Int) -> Bool { content(paragraphIndex(at: offset)).isRightToLeft }
}

extension PreparedText {
  /// Returns the range of the sentence that contains an offset, with the space that follows it.
  package func sentence(at offset: Int) -> Range<Int> {
    let index = paragraphIndex(at: min(max(offset, 0), text.count))
    let paragraph = paragraphs[index]
    guard paragraph.end > paragraph.start, offset < paragraph.end else { return paragraph.start..<paragraph.next }
    let content = content(index)
    var start = offset
    while start > paragraph.start, content.flags(at: start) & TextBoundaries.sentenceStart == 0 { start -= 1 }
    var end = offset + 1
    while end < paragraph.end, content.flags(at: end) & TextBoundaries.sentenceStart == 0 { end += 1 }
    return start..<end
  }
}
