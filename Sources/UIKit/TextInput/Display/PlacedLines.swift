import CoreGraphics
internal import Text

/// Laid out lines and where they stand in the view that shows them.
struct PlacedLines {
  var layout: TextLayout
  var origin: CGPoint
}
