import CoreGraphics
package import TrestleText

/// A line, or a part of it beside a shape, in the coordinates of its container.
package struct LineFragment: Sendable {
  /// The index of the container.
  package var container: Int
  package var rect: CGRect
  /// The part that the text uses, with the padding at both ends.
  package var usedRect: CGRect
  /// The range of characters, including a terminator.
  package var range: Range<Int>
  package var layout: TextLayout
  /// The index of the layout's line.
  package var line: Int
  /// The upper left corner of the layout.
  package var origin: CGPoint
  /// Whether this is the empty line after a terminator at the end of the text, or of an empty text.
  package var isExtra: Bool

  var baseline: CGFloat { origin.y + layout.lines[line].baseline }

  /// Returns the rectangles of some characters, with the height of the line.
  func rects(of characters: Range<Int>) -> [CGRect] {
    let set = layout.lines[line]
    let inside = characters.clamped(to: set.start..<max(set.start, set.end))
    return layout.selectionRects(inside).map { $0.offsetBy(dx: origin.x, dy: origin.y) }.map {
      CGRect(x: $0.minX, y: rect.minY, width: $0.width, height: rect.height)
    }
  }

  /// Returns the x position of the character at an offset.
  func x(of offset: Int) -> CGFloat {
    // After a terminator, or at a soft break, the caret would be in the next line.
    let end = layout.lines[line].end
    return origin.x + layout.caret(at: min(offset, end), prefersUpstream: offset >= end && offset > layout.lines[line].start).x
  }

  package init(
    container: Int, rect: CGRect, usedRect: CGRect, range: Range<Int>, layout: TextLayout, line: Int, origin: CGPoint, isExtra: Bool
  ) {
    self.container = container
    self.rect = rect
    self.usedRect = usedRect
    self.range = range
    self.layout = layout
    self.line = line
    self.origin = origin
    self.isExtra = isExtra
  }
}
