import CoreGraphics
internal import TrestleText

extension NSLayoutManager {
  final func shownRange(in container: NSTextContainer, _ bounds: CGRect? = nil) -> NSRange {
    if bounds == nil, columnOwner != nil { return NSRange(location: 0, length: textLength) }
    var shown = bounds.map { fragments(in: container, from: $0.minY, to: $0.maxY) } ?? fragments(in: container)
    if let bounds { shown.removeAll { $0.rect.maxX < bounds.minX || $0.rect.minX > bounds.maxX } }
    guard let first = shown.first, let last = shown.last else { return NSRange(location: 0, length: 0) }
    return NSRange(first.range.lowerBound..<max(first.range.lowerBound, last.range.upperBound))
  }

  final func container(showing offset: Int, _ effectiveRange: UnsafeMutablePointer<NSRange>?) -> NSTextContainer? {
    guard let found = fragment(showing: offset, nil), found.range.contains(offset), let container = container(found.container) else {
      return nil
    }
    effectiveRange?.pointee = shownRange(in: container)
    return container
  }

  final func usedRectangle(of container: NSTextContainer) -> CGRect {
    layOutAll()
    let used = fragments(in: container).reduce(CGRect.null) { $0.union($1.usedRect) }
    return used.isNull ? .zero : used
  }

  final func box(of range: NSRange, in container: NSTextContainer) -> CGRect {
    let found = rects(of: range, selected: nil, in: container).reduce(CGRect.null) { $0.union($1) }
    if !found.isNull { return found }
    guard let fragment = fragments(showing: NSRange(location: range.location, length: 0)).first, index(of: container) == fragment.container
    else { return .zero }
    return CGRect(x: fragment.x(of: range.location), y: fragment.rect.minY, width: 0, height: fragment.rect.height)
  }

  final func rects(of range: NSRange, selected: NSRange?, in container: NSTextContainer) -> [CGRect] {
    guard let characters = Range(range)?.clamped(to: 0..<textLength), !characters.isEmpty, let index = index(of: container) else {
      return []
    }
    var rects: [CGRect] = []
    for fragment in fragments(showing: characters) where fragment.container == index {
      var found = fragment.rects(of: characters)
      if let selected, let first = found.first, let last = found.last {
        // Line ends within a selection belong to it.
        if selected.location < fragment.range.lowerBound {
          found[0] = first.union(CGRect(x: fragment.rect.minX, y: first.minY, width: 0, height: first.height))
        }
        if NSMaxRange(selected) >= fragment.range.upperBound, characters.upperBound >= fragment.range.upperBound {
          found[found.count - 1] = last.union(CGRect(x: fragment.rect.maxX, y: last.minY, width: 0, height: last.height))
        }
      }
      rects += found
    }
    return rects
  }

  final func location(ofCharacterAt offset: Int) -> CGPoint {
    guard let fragment = fragment(showing: offset, nil) else { return .zero }
    return CGPoint(x: fragment.x(of: offset) - fragment.rect.minX, y: fragment.baseline - fragment.rect.minY)
  }

  /// Returns the character nearest to a point, and the fraction of its width at the point.
  final func character(at point: CGPoint, in container: NSTextContainer) -> (offset: Int, fraction: CGFloat) {
    let text = preparedText
    let count = text.text.count
    guard count > 0 else { return (0, 0) }
    var near = fragments(in: container, from: point.y - 1, to: point.y + 1)
    if near.isEmpty { near = fragments(in: container) }
    func distance(_ rect: CGRect) -> CGFloat {
      let vertical = max(rect.minY - point.y, point.y - rect.maxY, 0)
      return vertical * 1e4 + max(rect.minX - point.x, point.x - rect.maxX, 0)
    }
    guard let fragment = near.min(by: { distance($0.rect) < distance($1.rect) }) else { return (0, 0) }
    let line = fragment.layout.lines[fragment.line]
    guard line.end > line.start else { return (min(line.start, count - 1), 0) }
    let x = CGFloat(point.x - fragment.origin.x)
    var best: (offset: Int, fraction: CGFloat, distance: CGFloat)?
    let edges = fragment.layout.caretOffsets(inLine: fragment.line).filter { $0 < line.end }
    for (index, start) in edges.enumerated() {
      let end = index + 1 < edges.count ? edges[index + 1] : line.end
      let rects = fragment.layout.selectionRects(start..<end)
      guard let first = rects.first else { continue }
      let rect = rects.dropFirst().reduce(first) { $0.union($1) }
      let away = max(rect.minX - x, x - rect.maxX, 0)
      guard away < best?.distance ?? .infinity else { continue }
      let part = rect.width > 0 ? min(max((x - rect.minX) / rect.width, 0), 1) : 0
      let isLeftward = CGFloat(fragment.layout.caret(at: start).x) > rect.midX
      best = (start, isLeftward ? 1 - part : part, away)
      if away == 0, x < rect.maxX { break }
    }
    return best.map { ($0.offset, $0.fraction) } ?? (line.start, 0)
  }

  final func truncatedRange(around offset: Int) -> NSRange {
    guard let fragment = fragment(showing: offset, nil), let range = fragment.layout.truncatedRange(inLine: fragment.line) else {
      return NSRange(location: NSNotFound, length: 0)
    }
    return NSRange(range)
  }

  final func property(ofCharacterAt offset: Int) -> GlyphProperty {
    let units = preparedText.text.utf16
    guard units.indices.contains(offset) else { return .null }
    switch units[offset] {
    case 0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x85, 0x2028, 0x2029: return .controlCharacter
    case 0x20, 0x2000...0x200a, 0x3000: return .elastic
    case 0x200b...0x200f, 0x2060, 0xfeff: return .null
    case 0xdc00...0xdfff: return .nonBaseCharacter
    default:
      let isMark = Unicode.Scalar(units[offset]).map { $0.properties.generalCategory == .nonspacingMark } ?? false
      return isMark ? .nonBaseCharacter : []
    }
  }

  final func sizeOfAttachment(at offset: Int) -> CGSize {
    guard let storage = textStorage, (0..<storage.length).contains(offset),
      let attachment = storage.attribute(.attachment, at: offset, effectiveRange: nil) as? NSTextAttachment,
      let fragment = fragment(showing: offset, nil)
    else { return CGSize(width: -1, height: -1) }
    let place = CGPoint(x: fragment.x(of: offset) - fragment.rect.minX, y: fragment.baseline - fragment.rect.minY)
    return attachment.attachmentBounds(
      for: container(fragment.container), proposedLineFragment: fragment.rect, glyphPosition: place, characterIndex: offset
    ).size
  }

  final func glyph(ofCharacterAt offset: Int) -> CGGlyph {
    guard let fragment = fragment(showing: offset, nil) else { return 0 }
    return fragment.layout.glyph(at: offset).map { CGGlyph(truncatingIfNeeded: $0) } ?? 0
  }
}
