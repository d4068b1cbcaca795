/// Lays out paragraphs line by line until the text or the space ends.
struct TextLayoutBuilder {
  let prepared: PreparedText
  let options: TextLayout.Options
  private(set) var lines: [TextLine] = []
  private(set) var lineCount = 0
  var pieces: ContiguousArray<TextPiece> = []
  private(set) var width = 0.0
  private(set) var height = 0.0
  var isTruncated = false
  /// Spacing requested below the last line, which is added only if another one follows.
  private var pending = 0.0
  private var isFull = false
  /// Whether lines and pieces are needed, and not only the size.
  private let keepsLines: Bool

  init(_ prepared: PreparedText, _ options: TextLayout.Options, keepsLines: Bool = true) {
    self.prepared = prepared
    self.options = options
    self.keepsLines = keepsLines
  }

  mutating func build() {
    var index = 0
    let count = prepared.paragraphs.count
    if count == 1, layOutPlain() { index = 1 }
    while index < count, !isFull {
      let content = prepared.content(index, keeps: keepsLines)
      if keepsLines || !measurePlain(content, index) { layOut(content, index) }
      index += 1
    }
    if index < count, !isRestEmpty(from: index) { isTruncated = true }
    if !options.width.isFinite { alignToWidest() }
  }

  /// Lays out a number of lines of one paragraph, wrapped and without truncation.
  mutating func buildPart(_ index: Int, from breaker: inout LineBreaker, lines limit: Int) {
    let content = breaker.content
    let style = content.style
    let setter = LineSetter(
      text: prepared.text, content: content, alignment: options.alignment ?? style.alignment, containerWidth: options.width,
      usesLeading: options.usesLeading)
    let wrapping = (options.lineBreakMode ?? style.lineBreakMode) == .characterWrapping ? LineBreaker.Wrapping.characters : .words
    while lineCount < limit, !breaker.isAtEnd {
      let isFirst = breaker.offset == content.start
      let tabs = TabRuler(style: style, indent: setter.indent(isFirst: isFirst))
      guard var broken = breaker.next(width: setter.room(isFirst: isFirst), wrapping: wrapping, tabs: tabs) else { break }
      finish(&broken, setter, isFirst)
    }
  }

  /// Lays out the rest of one paragraph as one line, with an ellipsis if more follows.
  mutating func buildLast(_ index: Int, from breaker: LineBreaker) {
    let style = breaker.content.style
    let mode = options.lineBreakMode ?? style.lineBreakMode
    let setter = LineSetter(
      text: prepared.text, content: breaker.content, alignment: options.alignment ?? style.alignment, containerWidth: options.width,
      usesLeading: options.usesLeading)
    let isFirst = breaker.offset == breaker.content.start
    let follows = !isRestEmpty(from: index + 1)
    var broken = wholeLine(breaker, mode, setter.room(isFirst: isFirst), mustTruncate: follows, style)
    isTruncated = broken.isTruncated
    finish(&broken, setter, isFirst)
  }

  private func isRestEmpty(from index: Int) -> Bool {
    index >= prepared.paragraphs.count
      || index == prepared.paragraphs.count - 1 && prepared.paragraphs[index].start == prepared.paragraphs[index].end
  }

  private mutating func layOut(_ content: ParagraphContent, _ index: Int) {
    let style = content.style
    let mode = options.lineBreakMode ?? style.lineBreakMode
    let setter = LineSetter(
      text: prepared.text, content: content, alignment: options.alignment ?? style.alignment, containerWidth: options.width,
      usesLeading: options.usesLeading)
    var breaker = LineBreaker(content)
    var isFirst = true
    if index > 0 { pending += style.paragraphSpacingBefore }
    let isOneLine = !options.wrapsBeforeTruncating && (mode.truncates || mode == .clipping)
    while !breaker.isAtEnd {
      let room = setter.room(isFirst: isFirst)
      let tabs = TabRuler(style: style, indent: setter.indent(isFirst: isFirst))
      let before = breaker
      let isLast = options.maximumLines > 0 && lineCount == options.maximumLines - 1
      let follows = !isRestEmpty(from: index + 1)
      var broken: LineBreaker.Line
      if isOneLine || isLast && (mode.truncates || mode == .clipping) {
        broken = wholeLine(breaker, mode, room, mustTruncate: isLast && follows, style)
        if broken.isTruncated || mode == .clipping && broken.width > room + TextPiece.tolerance { isTruncated = true }
        finish(&broken, setter, isFirst)
        if isLast { isFull = true }
        break
      }
      let wrapping = mode == .characterWrapping ? LineBreaker.Wrapping.characters : .words
      guard let next = breaker.next(width: room, wrapping: wrapping, tabs: tabs) else { break }
      broken = next
      let hasMore = !breaker.isAtEnd || follows
      if isLast {
        if hasMore { isTruncated = true }
        finish(&broken, setter, isFirst)
        isFull = true
        break
      }
      if options.height.isFinite {
        let extent = setter.extent(of: broken.pieces, at: broken.start)
        let natural = lineHeight(extent, style)
        let top = height + pending
        if lineCount > 0, top + natural > options.height + TextPiece.tolerance {
          isTruncated = true
          isFull = true
          break
        }
        // No line fits below this one: it is the last, and shows an ellipsis if there is more text.
        if hasMore, !nextLineFits(after: breaker, index, below: top + natural, setter) {
          isTruncated = true
          if mode.truncates { broken = wholeLine(before, mode, room, mustTruncate: follows, style) }
          finish(&broken, setter, isFirst)
          isFull = true
          break
        }
      }
      finish(&broken, setter, isFirst)
      isFirst = false
    }
    pending += style.paragraphSpacing
  }

  /// Returns whether the next line fits too, in this paragraph or the next.
  private func nextLineFits(after breaker: LineBreaker, _ index: Int, below bottom: Double, _ setter: LineSetter) -> Bool {
    var next = breaker
    var setter = setter
    var gap = setter.content.style.lineSpacing
    let isFirst = breaker.isAtEnd
    if isFirst {
      gap += setter.content.style.paragraphSpacing
      setter.content = prepared.content(index + 1)
      gap += setter.content.style.paragraphSpacingBefore
      next = LineBreaker(setter.content)
    }
    let style = setter.content.style
    let tabs = TabRuler(style: style, indent: setter.indent(isFirst: isFirst))
    let wrapping = (options.lineBreakMode ?? style.lineBreakMode) == .characterWrapping ? LineBreaker.Wrapping.characters : .words
    guard let line = next.next(width: setter.room(isFirst: isFirst), wrapping: wrapping, tabs: tabs) else { return true }
    let height = lineHeight(setter.extent(of: line.pieces, at: line.start), style)
    return bottom + gap + height <= options.height + TextPiece.tolerance
  }

  private func lineHeight(_ extent: LineSetter.Extent, _ style: ParagraphStyle) -> Double {
    var height = (extent.ascent + extent.descent + extent.leading) * (style.lineHeightMultiple > 0 ? style.lineHeightMultiple : 1)
    height = max(height, style.minimumLineHeight)
    return style.maximumLineHeight > 0 ? min(height, style.maximumLineHeight) : height
  }

  /// Returns the rest of a paragraph as one line, truncated or to be clipped.
  private func wholeLine(
    _ breaker: LineBreaker, _ mode: LineBreakMode, _ room: Double, mustTruncate: Bool, _ style: ParagraphStyle
  ) -> LineBreaker.Line {
    guard mode.truncates, room.isFinite || mustTruncate else {
      let rest = breaker.rest(limit: room.isFinite ? room * 2 + 100 : .infinity)
      var line = LineBreaker.Line(pieces: rest.pieces, start: breaker.offset, end: breaker.content.end)
      line.width = rest.pieces.reduce(0) { $0 + $1.width }
      line.isHardEnd = true
      return line
    }
    let truncator = LineTruncator(
      content: breaker.content, mode: mode, width: room, mustTruncate: mustTruncate, tightens: style.tightensForTruncation)
    return truncator.line(from: breaker)
  }

  private mutating func finish(_ broken: inout LineBreaker.Line, _ setter: LineSetter, _ isFirst: Bool) {
    if lineCount > 0 { height += pending }
    add(setter.set(broken, isFirst: isFirst, top: height, into: &pieces), setter, isFirst: isFirst)
  }

  mutating func add(_ line: TextLine, _ setter: LineSetter, isFirst: Bool) {
    height = line.top + line.height
    pending = setter.content.style.lineSpacing
    let trailing = setter.content.style.tailIndent < 0 ? -setter.content.style.tailIndent : 0
    let isWide = !options.width.isFinite
    width = max(width, line.width + setter.indent(isFirst: isFirst) + (isWide ? trailing : 0))
    lineCount += 1
    if keepsLines { lines.append(line) } else { pieces.removeAll(keepingCapacity: true) }
  }

  /// Adds the size of a paragraph that is one line of plain text. Returns false for any other.
  private mutating func measurePlain(_ content: ParagraphContent, _ index: Int) -> Bool {
    guard options.height == .infinity, options.maximumLines == 0 || lineCount < options.maximumLines - 1,
      let total = content.plainWidth
    else { return false }
    let setter = LineSetter(
      text: prepared.text, content: content, alignment: .left, containerWidth: options.width, usesLeading: options.usesLeading)
    guard total <= setter.room(isFirst: true) + TextPiece.tolerance else { return false }
    if index > 0 { pending += content.style.paragraphSpacingBefore }
    if lineCount > 0 { height += pending }
    add(plainLine(content, setter, width: total, left: 0, top: height, pieces: 0..<0), setter, isFirst: true)
    pending += content.style.paragraphSpacing
    return true
  }

  /// Aligns lines to the widest one if the container has no width.
  private mutating func alignToWidest() {
    for index in lines.indices {
      let run = prepared.text.runIndex(at: min(lines[index].start, max(prepared.text.count - 1, 0)))
      let alignment = options.alignment ?? prepared.text.runs[run].attributes.paragraph.alignment
      let free = width - lines[index].x - lines[index].width
      guard free > 0 else { continue }
      let isRightToLeft = lines[index].isRightToLeft
      let shift: Double
      switch alignment {
      case .center: shift = free / 2
      case .right: shift = free
      case .natural, .justified: shift = isRightToLeft ? free : 0
      case .left: shift = 0
      }
      guard shift > 0 else { continue }
      lines[index].x += shift
      for piece in lines[index].pieces { pieces[piece].x += shift }
    }
  }
}
