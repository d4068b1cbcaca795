import CoreGraphics
internal import TrestleText

/// The positions of the characters of an edited text. Offsets are those of the text, not of the displayed text.
@MainActor protocol TextGeometry: AnyObject {
  /// Returns the lines that contain an offset.
  func lines(showing offset: Int) -> PlacedLines?
  /// Returns the lines between two heights, and lays them out if necessary.
  func lines(from top: CGFloat, to bottom: CGFloat) -> [PlacedLines]
  var textLength: Int { get }
  /// The mapping between the displayed text and the text.
  var displayMap: TextDisplayMap { get }
  /// The horizontal range of lines whose end is selected; nil if a selection ends with its glyphs, as in a field.
  var lineSpan: ClosedRange<CGFloat>? { get }
  /// The caret rectangle if there is no line.
  var emptyCaret: CGRect { get }
}

/// The dimensions of the caret.
enum CaretMetrics {
  static let width: CGFloat = 2
}

extension TextGeometry {
  func caretFrame(at offset: Int, prefersUpstream: Bool = false) -> CGRect {
    guard let placed = lines(showing: offset) else { return emptyCaret }
    let caret = placed.layout.typingCaret(at: displayMap.shown(offset), prefersUpstream: prefersUpstream)
    guard caret.height > 0 else { return emptyCaret }
    return CGRect(
      x: placed.origin.x + caret.x - CaretMetrics.width / 2, y: placed.origin.y + caret.top, width: CaretMetrics.width,
      height: caret.height)
  }

  /// Returns the edge of a selection at which its handle is: at its start the leading edge of the first character, at its end the trailing
  /// edge of the last one.
  func edgeFrame(at offset: Int, isStart: Bool) -> CGRect {
    guard let placed = lines(showing: isStart ? offset : max(offset - 1, 0)) else { return emptyCaret }
    let caret = placed.layout.caret(at: displayMap.shown(offset), prefersUpstream: !isStart)
    guard caret.height > 0 else { return emptyCaret }
    return CGRect(
      x: placed.origin.x + caret.x - CaretMetrics.width / 2, y: placed.origin.y + caret.top, width: CaretMetrics.width,
      height: caret.height)
  }

  /// Returns the rectangles that cover a range between two heights.
  func selectionFrames(_ range: Range<Int>, from top: CGFloat, to bottom: CGFloat) -> [CGRect] {
    guard !range.isEmpty else { return [] }
    let shown = displayMap.shown(range.lowerBound)..<displayMap.shown(range.upperBound)
    return lines(from: top, to: bottom).flatMap { placed in
      let rects = lineSpan.map { placed.filledRects(shown, span: $0) } ?? placed.layout.selectionRects(shown)
      return rects.map { $0.offsetBy(dx: placed.origin.x, dy: placed.origin.y) }
    }
  }

  /// Returns the lines below the glyphs of a range between two heights, as rectangles without height.
  func underlines(_ range: Range<Int>, from top: CGFloat, to bottom: CGFloat) -> [CGRect] {
    let distance: CGFloat = 1.5
    let shown = displayMap.shown(range.lowerBound)..<displayMap.shown(range.upperBound)
    guard !shown.isEmpty else { return [] }
    return lines(from: top, to: bottom).flatMap { placed in
      placed.layout.selectionRects(shown).compactMap { rect in
        placed.layout.line(atY: rect.midY).map { index in
          let y = placed.origin.y + placed.layout.lines[index].baseline + distance
          return CGRect(x: placed.origin.x + rect.minX, y: y, width: rect.width, height: 0)
        }
      }
    }
  }

  /// Returns all rectangles that cover a range.
  func selectionFrames(_ range: Range<Int>) -> [CGRect] {
    guard !range.isEmpty, let first = lines(showing: range.lowerBound), let last = lines(showing: range.upperBound) else { return [] }
    let bottom = last.origin.y + last.layout.size.height
    return selectionFrames(range, from: first.origin.y, to: max(bottom, first.origin.y + 1))
  }

  func offset(closestTo point: CGPoint) -> Int {
    var near: [PlacedLines] = []
    // Between two paragraphs there may be space without lines.
    for reach in [1, 32, 1024] as [CGFloat] where near.isEmpty { near = lines(from: point.y - reach, to: point.y + reach) }
    func distance(_ placed: PlacedLines) -> CGFloat {
      let away = max(placed.origin.y - point.y, point.y - placed.origin.y - placed.layout.size.height, 0)
      // Beside an excluded shape there are two lines at the same height.
      guard near.count > 1, away == 0, let line = placed.layout.lines.first else { return away }
      let left = placed.origin.x + line.x
      return max(left - point.x, point.x - left - line.width, 0) * 1e-6
    }
    var placed = near.min { distance($0) < distance($1) }
    if placed == nil {
      let first = lines(showing: 0)
      placed = first.map { point.y < $0.origin.y } ?? true ? first : lines(showing: textLength)
    }
    guard let placed else { return 0 }
    guard let line = placed.layout.line(atY: point.y - placed.origin.y) else { return 0 }
    return displayMap.offset(placed.layout.typingOffset(atX: point.x - placed.origin.x, inLine: line))
  }

  /// Returns the range of the line that contains an offset, without the line end.
  func lineRange(at offset: Int, prefersUpstream: Bool) -> (range: Range<Int>, isHardEnd: Bool) {
    // A partly laid out line represents the whole text.
    if case .window = displayMap { return (0..<textLength, true) }
    guard let placed = lines(showing: offset), !placed.layout.lines.isEmpty else { return (0..<textLength, true) }
    let line = placed.layout.lines[placed.layout.lineIndex(at: displayMap.shown(offset), prefersUpstream: prefersUpstream)]
    var end = line.end
    if line.isHardEnd, end > line.start, placed.layout.text.utf16[end - 1] == 0x2028 { end -= 1 }
    return (displayMap.offset(line.start)..<displayMap.offset(end), line.isHardEnd)
  }

  /// Returns the offset at `x` in the line above or below that of an offset; nil if there is none.
  func offset(besideLineOf offset: Int, prefersUpstream: Bool, below: Bool, x: CGFloat) -> Int? {
    guard let placed = lines(showing: offset), !placed.layout.lines.isEmpty else { return nil }
    let layout = placed.layout
    let index = layout.lineIndex(at: displayMap.shown(offset), prefersUpstream: prefersUpstream)
    let neighbour = below ? index + 1 : index - 1
    if layout.lines.indices.contains(neighbour) {
      return displayMap.offset(layout.typingOffset(atX: x - placed.origin.x, inLine: neighbour))
    }
    let line = layout.lines[index]
    guard let other = below ? start(after: line, in: layout.text) : line.start > 0 ? line.start - 1 : nil,
      let next = lines(showing: displayMap.offset(other)), !next.layout.lines.isEmpty
    else { return nil }
    let target = next.layout.lineIndex(at: other)
    let middle = next.origin.y + next.layout.lines[target].top + next.layout.lines[target].height / 2
    let (top, bottom) = (placed.origin.y + line.top, placed.origin.y + line.bottom)
    if middle > top, middle < bottom {
      // The line continues beside a shape at the same height; the target is the nearest line in the next row.
      let found = self.offset(closestTo: CGPoint(x: x, y: below ? bottom + 2 : top - 2))
      return found == offset ? nil : found
    }
    return displayMap.offset(next.layout.typingOffset(atX: x - next.origin.x, inLine: target))
  }

  /// Returns the start of the line after `line`; nil after the last one.
  private func start(after line: TextLine, in text: AttributedText) -> Int? {
    guard line.isHardEnd else { return line.end < text.count ? line.end : nil }
    if line.end > line.start, text.utf16[line.end - 1] == 0x2028 { return line.end }
    guard line.end < text.count else { return nil }
    let isPair = text.utf16[line.end] == 0x0d && line.end + 1 < text.count && text.utf16[line.end + 1] == 0x0a
    return line.end + (isPair ? 2 : 1)
  }

  /// Returns the visually adjacent caret position in a bidirectional line; nil in a unidirectional line, or at its end.
  func visualNeighbour(of offset: Int, toRight: Bool) -> Int? {
    guard let placed = lines(showing: offset) else { return nil }
    let layout = placed.layout
    let shown = displayMap.shown(offset)
    guard !layout.lines.isEmpty else { return nil }
    let index = layout.lineIndex(at: shown)
    guard layout.mixesDirections(inLine: index) else { return nil }
    let here = layout.typingCaret(at: shown).x
    var best: (distance: Double, offset: Int)?
    for other in layout.caretOffsets(inLine: index) where other != shown {
      let distance = toRight ? layout.typingCaret(at: other).x - here : here - layout.typingCaret(at: other).x
      if distance > 0.01, best.map({ distance < $0.distance }) ?? true { best = (distance, other) }
    }
    return best.map { displayMap.offset($0.offset) }
  }
}
