import CoreGraphics
import Foundation
internal import Text

/// A line, or the part of one beside a shape, in its container. Coordinates are the container's.
struct LineFragment: Sendable {
  /// Which of the layout manager's containers.
  var container: Int
  var rect: CGRect
  /// What the text takes of it, with the padding at both ends.
  var usedRect: CGRect
  /// The characters, with a terminator.
  var range: Range<Int>
  var layout: TextLayout
  /// Which of the layout's lines.
  var line: Int
  /// Where the layout's upper left corner is.
  var origin: CGPoint
  /// The empty line after a terminator that ends the text, or of an empty text.
  var isExtra: Bool

  var baseline: CGFloat { origin.y + layout.lines[line].baseline }

  /// The rectangles of some characters, as high as the line.
  func rects(of characters: Range<Int>) -> [CGRect] {
    let set = layout.lines[line]
    let inside = characters.clamped(to: set.start..<max(set.start, set.end))
    return layout.selectionRects(inside).map { $0.offsetBy(dx: origin.x, dy: origin.y) }.map {
      CGRect(x: $0.minX, y: rect.minY, width: $0.width, height: rect.height)
    }
  }

  /// Where the character at an offset begins.
  func x(of offset: Int) -> CGFloat {
    // After a terminator, or at a soft break, the caret would be in the next line.
    let end = layout.lines[line].end
    return origin.x + layout.caret(at: min(offset, end), prefersUpstream: offset >= end && offset > layout.lines[line].start).x
  }
}
