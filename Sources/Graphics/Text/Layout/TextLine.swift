/// One line of a layout. Coordinates are the layout's, y downward.
package struct TextLine: Sendable {
  /// The UTF-16 range of the line, including the spaces that hang over its end.
  package var start: Int
  package var end: Int
  /// The left edge and the width of the aligned part.
  package var x: Double
  package var width: Double
  package var top: Double
  package var height: Double
  package var baseline: Double
  package var ascent: Double
  /// Positive, below the baseline.
  package var descent: Double
  package var isTruncated: Bool
  /// The line ends a paragraph, or at a line separator.
  package var isHardEnd: Bool
  package var isRightToLeft: Bool
  /// Its pieces in the layout's list, from left to right.
  var pieces: Range<Int>

  package var bottom: Double { top + height }
}
