import CoreGraphics
internal import TrestleText

/// Laid out lines with their position in the view that shows them.
struct PlacedLines {
  var layout: TextLayout
  var origin: CGPoint
}

extension PlacedLines {
  /// Returns the rectangles of the layout that cover a range. If the selection continues after a line, that line is filled to its end, and
  /// the next from its beginning; `span` is the horizontal range of lines in the view.
  func filledRects(_ range: Range<Int>, span: ClosedRange<CGFloat>) -> [CGRect] {
    guard !layout.lines.isEmpty else { return [] }
    let left = span.lowerBound - origin.x
    let right = span.upperBound - origin.x
    var rects: [CGRect] = []
    for line in layout.lines[layout.lineIndex(at: range.lowerBound)...] {
      if line.start >= range.upperBound { break }
      if range.lowerBound > line.end || range.lowerBound == line.end && !line.isHardEnd { continue }
      let inside = max(range.lowerBound, line.start)..<max(line.start, range.lowerBound, min(range.upperBound, line.end))
      var filled = layout.selectionRects(inside)
      let comesIn = range.lowerBound < line.start
      let goesOn = range.upperBound > line.end || range.upperBound == line.end && endsInSeparator(line)
      let fillsLeft = line.isRightToLeft ? goesOn : comesIn
      let fillsRight = line.isRightToLeft ? comesIn : goesOn
      if fillsLeft { join(CGRect(x: left, y: line.top, width: line.x - left, height: line.height), to: &filled) }
      if fillsRight {
        let end = line.x + line.width
        join(CGRect(x: end, y: line.top, width: right - end, height: line.height), to: &filled)
      }
      // Spaces that hang over the end of a line do not extend the selection.
      let room = CGRect(x: min(left, line.x), y: line.top, width: max(right, line.x + line.width) - min(left, line.x), height: line.height)
      rects += filled.map { $0.overlap(with: room) }.filter { !$0.isNull && $0.width > 0 }
    }
    return rects
  }

  private func endsInSeparator(_ line: TextLine) -> Bool { line.end > line.start && layout.text.utf16[line.end - 1] == 0x2028 }

  /// Adds a rectangle to those of its line, and merges it with one that it touches.
  private func join(_ rect: CGRect, to rects: inout [CGRect]) {
    guard rect.width > 0 else { return }
    let touching = rects.firstIndex { $0.minX < rect.maxX + 0.5 && $0.maxX > rect.minX - 0.5 }
    if let touching { rects[touching] = rects[touching].union(rect) } else { rects.append(rect) }
  }
}
