/// Lays out one line after another in spaces of different widths: between the shapes of a page, or from column to column.
///
/// It is a value: a copy allows returning to a position if a line does not fit its space.
package struct LineTypesetter {
  /// A line as set, with its top at zero.
  package struct Line {
    /// Contains this line only.
    package var layout: TextLayout
    /// The UTF-16 range of the line, with its terminator.
    package var range: Range<Int>
    /// The line ends within a word because its space is too narrow.
    package var breaksWord: Bool
    package var endsParagraph: Bool
  }

  private let prepared: PreparedText
  private var paragraph = 0
  private var breaker: LineBreaker?
  package private(set) var isAtEnd = false

  package init(_ prepared: PreparedText) { self.prepared = prepared }

  /// The start of the next line.
  package var offset: Int { breaker?.offset ?? (isAtEnd ? prepared.text.count : prepared.paragraphs[paragraph].start) }

  /// The attributes of the first character of the next line.
  package var attributes: TextAttributes {
    let text = prepared.text
    return text.runs[text.runIndex(at: min(offset, max(text.count - 1, 0)))].attributes
  }

  /// Whether the next line begins a paragraph.
  package var beginsParagraph: Bool { breaker.map { $0.offset == $0.content.start } ?? true }

  package var isRightToLeft: Bool { prepared.content(paragraph).isRightToLeft }

  /// Returns the next line no wider than `width`, which has at least one character; with `truncates`, the rest of the text as far as it
  /// fits in one line.
  package mutating func next(
    width: Double, usesLeading: Bool = true, wrapsByCharacters: Bool = false, truncates: LineBreakMode? = nil
  ) -> Line? {
    guard !isAtEnd else { return nil }
    let content = prepared.content(paragraph)
    var current = breaker ?? LineBreaker(content)
    var options = TextLayout.Options(width: width, usesLeading: usesLeading)
    if wrapsByCharacters { options.lineBreakMode = .characterWrapping }
    let layout: TextLayout
    if let truncates {
      options.lineBreakMode = truncates
      layout = TextLayout(prepared, options, paragraph: paragraph, truncating: current)
      isAtEnd = true
    } else {
      layout = TextLayout(prepared, options, paragraph: paragraph, from: &current, lines: 1)
    }
    guard let line = layout.lines.first else { return nil }
    var end = line.end
    let endsParagraph = truncates != nil || current.isAtEnd
    let isBreak = endsParagraph || line.isHardEnd || content.flags(at: end) & TextBoundaries.lineBreak != 0
    let breaksWord = !isBreak && layout.pieces.last?.kind != .synthetic
    if endsParagraph {
      end = prepared.paragraphs[paragraph].next
      advance()
    } else {
      breaker = current
    }
    return Line(layout: layout, range: line.start..<max(line.start, end), breaksWord: breaksWord, endsParagraph: endsParagraph)
  }

  private mutating func advance() {
    breaker = nil
    if paragraph + 1 < prepared.paragraphs.count { paragraph += 1 } else { isAtEnd = true }
  }
}

extension TextLayout {
  /// Returns the characters that an ellipsis replaces; nil for a line without one.
  package func truncatedRange(inLine index: Int) -> Range<Int>? {
    let line = lines[index]
    guard line.isTruncated else { return nil }
    guard let mark = pieces[line.pieces].first(where: { $0.kind == .synthetic }) else { return line.start..<line.end }
    let following = pieces[line.pieces].filter { $0.kind != .synthetic && $0.start >= mark.start }.map(\.start).min()
    let end = following ?? line.end
    return mark.start == line.start && following != nil ? line.start..<end : min(mark.start, end)..<end
  }

  /// Returns the glyph of the character at an offset; nil for a character without a glyph of its own.
  package func glyph(at offset: Int) -> UInt32? {
    for piece in pieces where piece.start <= offset && offset < piece.end {
      guard let shaped = piece.shaped else { return nil }
      return piece.glyphs.first { shaped.glyphs[$0].cluster == offset - piece.start + piece.shapedStart }.map { shaped.glyphs[$0].id }
    }
    return nil
  }

  /// Returns the same lines, of which only the characters in a range are drawn.
  package func part(_ range: Range<Int>) -> TextLayout {
    if let first = lines.first, let last = lines.last, range.lowerBound <= first.start, range.upperBound >= last.end { return self }
    var kept: ContiguousArray<TextPiece> = []
    var shortened: [TextLine] = []
    for var line in lines {
      let first = kept.count
      for piece in pieces[line.pieces] {
        let start = max(piece.start, range.lowerBound)
        let end = min(piece.end, range.upperBound)
        if piece.length == 0 {
          if range.contains(piece.start) || range.upperBound >= line.end && range.lowerBound < line.end { kept.append(piece) }
        } else if start < end {
          var part = PieceCutter.cut(piece, from: start, to: end, in: text)
          if start > piece.start || end < piece.end {
            let low = piece.caretOffset(before: start - piece.start)
            let high = piece.caretOffset(before: end - piece.start)
            part.x = piece.isRightToLeft ? piece.x + piece.width - high : piece.x + low
          }
          kept.append(part)
        }
      }
      line.pieces = first..<kept.count
      shortened.append(line)
    }
    return TextLayout(self, lines: shortened, pieces: kept)
  }
}
