import CoreGraphics
import Foundation
internal import Text

/// A line, or a part of it beside a shape, in the coordinates of its container.
struct LineFragment: Sendable {
  /// The index of the container.
  var container: Int
  var rect: CGRect
  /// The part that the text uses, with the padding at both ends.
  var usedRect: CGRect
  /// The range of characters, including a terminator.
  var range: Range<Int>
  var layout: TextLayout
  /// The index of the layout's line.
  var line: Int
  /// The upper left corner of the layout.
  var origin: CGPoint
  /// Whether this is the empty line after a terminator at the end of the text, or of an empty text.
  var isExtra: Bool

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
}
