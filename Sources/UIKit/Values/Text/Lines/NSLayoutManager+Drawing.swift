import CoreGraphics
internal import TrestleText

extension NSLayoutManager {
  final func drawBackgrounds(_ shown: NSRange, _ origin: CGPoint) {
    guard UIGraphicsGetCurrentContext() != nil, let storage = textStorage else { return }
    let covers = temporary.runs.map { (range: $0.range.clamped(to: Range(shown) ?? 0..<0), attributes: $0.values) }
    for (range, attributes) in runs(of: storage, in: shown) + covers {
      guard !range.isEmpty, let color = attributes[.backgroundColor] as? UIColor else { continue }
      for fragment in fragments(showing: range) {
        let line = fragment.layout.lines[fragment.line]
        let rects = fragment.rects(of: range).map {
          CGRect(x: $0.minX + origin.x, y: fragment.baseline - line.ascent + origin.y, width: $0.width, height: line.ascent + line.descent)
        }
        if !rects.isEmpty {
          fillBackgroundRectArray(
            rects, count: rects.count, forCharacterRange: NSRange(range.clamped(to: fragment.range)), color: color)
        }
      }
    }
  }

  final func drawText(_ shown: NSRange, _ origin: CGPoint) {
    guard UIGraphicsGetCurrentContext() != nil, let shown = Range(shown)?.clamped(to: 0..<textLength), !shown.isEmpty else { return }
    for fragment in fragments(showing: shown) {
      drawLines(in: fragment, shown, origin, isUnderline: true)
      draw(fragment, shown, .glyphs, origin)
      drawLines(in: fragment, shown, origin, isUnderline: false)
    }
  }

  /// Draws the lines under or through each run.
  private func drawLines(in fragment: LineFragment, _ shown: Range<Int>, _ origin: CGPoint, isUnderline: Bool) {
    let text = fragment.layout.text
    let characters = shown.clamped(to: fragment.range)
    guard !characters.isEmpty else { return }
    var index = text.runIndex(at: characters.lowerBound)
    var start = characters.lowerBound
    while index < text.runs.count, start < characters.upperBound {
      let run = text.runs[index]
      let range = start..<min(run.end, characters.upperBound)
      let line = isUnderline ? run.attributes.details?.underline : run.attributes.details?.strike
      if let line, !range.isEmpty {
        let style = NSUnderlineStyle(line)
        let offset = fragment.rect.maxY - fragment.baseline
        if isUnderline {
          drawUnderline(
            forGlyphRange: NSRange(range), underlineType: style, baselineOffset: offset, lineFragmentRect: fragment.rect,
            lineFragmentGlyphRange: NSRange(fragment.range), containerOrigin: origin)
        } else {
          drawStrikethrough(
            forGlyphRange: NSRange(range), strikethroughType: style, baselineOffset: offset, lineFragmentRect: fragment.rect,
            lineFragmentGlyphRange: NSRange(fragment.range), containerOrigin: origin)
        }
      }
      start = max(start, run.end)
      index += 1
    }
  }

  /// Draws the lines under or through some characters of one line of text.
  final func drawPart(_ part: TextLayout.DrawnParts, _ range: NSRange, _ lineRange: NSRange, _ origin: CGPoint) {
    guard let characters = Range(range)?.clamped(to: 0..<textLength), !characters.isEmpty else { return }
    for fragment in fragments(showing: NSRange(location: lineRange.location, length: max(lineRange.length, 1)))
    where fragment.range.overlaps(characters) { draw(fragment, characters, part, origin) }
  }

  private func draw(_ fragment: LineFragment, _ shown: Range<Int>, _ parts: TextLayout.DrawnParts, _ origin: CGPoint) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let line = fragment.layout.lines[fragment.line]
    let characters = shown.clamped(to: line.start..<max(line.start, line.end))
    guard !characters.isEmpty else { return }
    let place = CGPoint(x: fragment.origin.x + origin.x, y: fragment.origin.y + origin.y)
    context.draw(fragment.layout.part(characters), at: place, parts: parts)
  }

  private func runs(
    of storage: NSTextStorage, in shown: NSRange
  ) -> [(range: Range<Int>, attributes: [NSAttributedString.Key: Any])] {
    guard let shown = Range(shown)?.clamped(to: 0..<min(textLength, storage.length)) else { return [] }
    var found: [(range: Range<Int>, attributes: [NSAttributedString.Key: Any])] = []
    var place = shown.lowerBound
    while place < shown.upperBound {
      var run = NSRange()
      let attributes = storage.attributes(at: place, effectiveRange: &run)
      let end = min(max(NSMaxRange(run), place + 1), shown.upperBound)
      found.append((place..<end, attributes))
      place = end
    }
    return found
  }
}

extension NSUnderlineStyle {
  init(_ line: TextDetails.Line) {
    let base: NSUnderlineStyle = line.isDouble ? .double : line.isThick ? .thick : .single
    self = NSUnderlineStyle(rawValue: base.rawValue | line.pattern.rawValue << 8)
    if line.skipsSpaces { insert(.byWord) }
  }
}
