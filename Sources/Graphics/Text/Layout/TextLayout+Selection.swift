import Foundation

extension TextLayout {
  /// The caret before the character at an offset, as a line without width: x, top and bottom.
  package struct Caret: Hashable, Sendable {
    package var x: Double
    package var top: Double
    package var height: Double
    package var line: Int
  }

  /// Returns the line that contains an offset. At a soft break an offset belongs to the line below; with `prefersUpstream` to the one
  /// above.
  package func lineIndex(at offset: Int, prefersUpstream: Bool = false) -> Int {
    var low = 0
    var high = lines.count - 1
    while low < high {
      let middle = (low + high) / 2
      let line = lines[middle]
      let isPast = prefersUpstream ? line.end < offset : line.end <= offset && !isLineEnd(offset, middle)
      if isPast { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Returns whether an offset is at the end of a paragraph's line: it is before the terminator.
  private func isLineEnd(_ offset: Int, _ index: Int) -> Bool {
    lines[index].end == offset && lines[index].isHardEnd && (index == lines.count - 1 || lines[index + 1].start > offset)
  }

  /// Returns the caret for an offset. Between directions it is at the leading edge of the following character.
  package func caret(at offset: Int, prefersUpstream: Bool = false) -> Caret {
    guard !lines.isEmpty else { return Caret(x: 0, top: 0, height: 0, line: 0) }
    let index = lineIndex(at: min(max(offset, 0), text.count), prefersUpstream: prefersUpstream)
    let line = lines[index]
    let top = line.baseline - line.ascent
    let height = line.ascent + line.descent
    func caret(_ x: Double) -> Caret { Caret(x: x, top: top, height: height, line: index) }
    var before: TextPiece?
    for position in line.pieces {
      let piece = pieces[position]
      guard piece.length > 0 else { continue }
      if piece.start <= offset, offset < piece.end, !(prefersUpstream && offset == piece.start && offset > line.start) {
        return caret(edge(of: piece, at: offset))
      }
      if piece.end == offset { before = piece }
    }
    if let before, before.kind != .lineBreak { return caret(before.isRightToLeft ? before.x : before.x + before.width) }
    if let before { return caret(before.x) }
    // An empty line, or text that was truncated.
    return caret(line.isRightToLeft ? line.x : line.start < offset ? line.x + line.width : line.x)
  }

  private func edge(of piece: TextPiece, at offset: Int) -> Double {
    let width = piece.caretOffset(before: offset - piece.start)
    return piece.isRightToLeft ? piece.x + piece.width - width : piece.x + width
  }

  /// Returns the offset nearest to a point, always at the edge of a grapheme.
  package func offset(atX x: Double, y: Double) -> Int {
    guard let line = line(atY: y) else { return 0 }
    return offset(atX: x, inLine: line)
  }

  /// Returns the line at a height; the first one above it, the last one below.
  package func line(atY y: Double) -> Int? {
    guard !lines.isEmpty else { return nil }
    var low = 0
    var high = lines.count - 1
    while low < high {
      let middle = (low + high) / 2
      if lines[middle].bottom <= y { low = middle + 1 } else { high = middle }
    }
    return low
  }

  package func offset(atX x: Double, inLine index: Int) -> Int {
    let line = lines[index]
    var best: (distance: Double, offset: Int)?
    func offer(_ edge: Double, _ offset: Int) {
      let distance = abs(edge - x)
      if best == nil || distance < best!.distance { best = (distance, offset) }
    }
    let end = caretEnd(ofLine: index)
    for position in line.pieces {
      let piece = pieces[position]
      guard piece.length > 0, piece.kind != .lineBreak else { continue }
      // Only the characters of a piece near the point need to be checked.
      if x < piece.x - 1 || x > piece.x + piece.width + 1 {
        offer(edge(of: piece, at: piece.start), piece.start)
        offer(piece.isRightToLeft ? piece.x : piece.x + piece.width, min(piece.end, end))
        continue
      }
      for step in piece.caretSteps where piece.start + step <= end { offer(edge(of: piece, at: piece.start + step), piece.start + step) }
    }
    return best?.offset ?? line.start
  }

  /// Returns the last offset on a line that the caret can be placed at by pointing: before a line separator or hanging spaces.
  private func caretEnd(ofLine index: Int) -> Int {
    let line = lines[index]
    if line.isHardEnd {
      let endsInBreak = line.end > line.start && pieces[line.pieces].contains { $0.kind == .lineBreak }
      return endsInBreak ? line.end - 1 : line.end
    }
    // At a soft break the end is the start of the next line, so the caret is placed before the last character, which is usually a space.
    return max(line.end - 1, line.start)
  }

  /// Returns the rectangles that cover a range, one or more per line where directions mix.
  package func selectionRects(_ range: Range<Int>) -> [CGRect] {
    guard !range.isEmpty, !lines.isEmpty else { return [] }
    var rects: [CGRect] = []
    let first = lineIndex(at: range.lowerBound)
    for index in first..<lines.count {
      let line = lines[index]
      if line.start >= range.upperBound { break }
      var spans: [(left: Double, right: Double)] = []
      for position in line.pieces {
        let piece = pieces[position]
        guard piece.length > 0, piece.start < range.upperBound, piece.end > range.lowerBound else { continue }
        let low = piece.caretOffset(before: max(range.lowerBound - piece.start, 0))
        let high = piece.caretOffset(before: min(range.upperBound - piece.start, piece.length))
        let left = piece.isRightToLeft ? piece.x + piece.width - high : piece.x + low
        let right = piece.isRightToLeft ? piece.x + piece.width - low : piece.x + high
        if let last = spans.last, abs(last.right - left) < 0.01 {
          spans[spans.count - 1].right = right
        } else {
          spans.append((left, right))
        }
      }
      for span in spans where span.right > span.left {
        rects.append(CGRect(x: span.left, y: line.top, width: span.right - span.left, height: line.height))
      }
    }
    return rects
  }
}

extension TextPiece {
  /// Returns the distance of the caret before the character at `offset` from the piece's leading edge. Within a ligature it is
  /// proportional.
  func caretOffset(before offset: Int) -> Double {
    guard offset > 0 else { return 0 }
    guard offset < length else { return width }
    guard shaped != nil else { return 0 }
    if kind == .space { return width * Double(offset) / Double(length) }
    let steps = caretSteps
    guard let next = steps.first(where: { $0 >= offset }) else { return width }
    if next == offset, isClusterStart(offset) { return width(upTo: offset) }
    // The cluster that contains the offset, divided evenly by its graphemes.
    var start = offset
    while start > 0, !isClusterStart(start) { start -= 1 }
    var end = offset + 1
    while end < length, !isClusterStart(end) { end += 1 }
    let inside = steps.filter { $0 > start && $0 < end }.count + 1
    let before = steps.filter { $0 > start && $0 <= offset }.count
    let low = width(upTo: start)
    let high = end >= length ? width : width(upTo: end)
    return low + (high - low) * Double(before) / Double(inside)
  }

  private func isClusterStart(_ offset: Int) -> Bool {
    guard let shaped else { return true }
    return glyphs.contains { shaped.glyphs[$0].cluster == offset + shapedStart }
  }

  /// The caret positions within the piece, including its ends.
  var caretSteps: [Int] {
    guard kind == .text, let shaped else { return Array(0...length) }
    return shaped.text.withUnsafeBufferPointer { units in
      let part = UnsafeBufferPointer(rebasing: units[shapedStart..<min(shapedStart + length, units.count)])
      if part.allSatisfy({ $0 < 0x300 }) { return Array(0...length) }
      let flags = TextBoundaries.flags(part)
      return (0...length).filter { flags[$0] & TextBoundaries.caret != 0 || $0 == 0 || $0 == length }
    }
  }
}

extension TextLayout {
  /// Returns whether a part of a line runs from right to left, so that its carets are not in the order of the text.
  package func mixesDirections(inLine index: Int) -> Bool { pieces[lines[index].pieces].contains { $0.isRightToLeft } }

  package func caretOffsets(inLine index: Int) -> [Int] {
    let line = lines[index]
    var offsets: Set<Int> = [line.start]
    for position in line.pieces {
      let piece = pieces[position]
      guard piece.length > 0, piece.kind != .lineBreak else { continue }
      for step in piece.caretSteps { offsets.insert(piece.start + step) }
    }
    if line.isHardEnd { offsets.insert(line.end) } else { offsets.remove(line.end) }
    return offsets.sorted()
  }
}

extension TextLayout {
  /// Returns the caret for typing: between runs of different directions it is at the edge that belongs to the line's direction, so that
  /// each offset of a line has a unique position.
  package func typingCaret(at offset: Int, prefersUpstream: Bool = false) -> Caret {
    var caret = caret(at: offset, prefersUpstream: prefersUpstream)
    guard lines.indices.contains(caret.line) else { return caret }
    let line = lines[caret.line]
    var before: TextPiece?
    var after: TextPiece?
    for position in line.pieces {
      let piece = pieces[position]
      guard piece.length > 0, piece.kind != .lineBreak else { continue }
      if piece.start == offset { after = piece } else if piece.end == offset { before = piece }
    }
    guard let before, let after, before.isRightToLeft != after.isRightToLeft, before.isRightToLeft == line.isRightToLeft else {
      return caret
    }
    caret.x = before.isRightToLeft ? before.x : before.x + before.width
    return caret
  }

  /// Returns the offset whose typing caret is nearest.
  package func typingOffset(atX x: Double, inLine index: Int) -> Int {
    guard mixesDirections(inLine: index) else { return offset(atX: x, inLine: index) }
    let offsets = caretOffsets(inLine: index)
    return offsets.min { abs(typingCaret(at: $0).x - x) < abs(typingCaret(at: $1).x - x) } ?? lines[index].start
  }
}
