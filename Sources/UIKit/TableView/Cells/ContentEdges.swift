import CoreGraphics

/// How far the content of rows, headers and footers is in from the sides of the part that shows it, along the line.
///
/// The table works them out once for a width and hands them on: a cell that asked its superview's margins would see them change as it
/// scrolls under a bar.
struct ContentEdges: Equatable {
  /// From the side of the content view to its texts.
  var margin: CGFloat
  /// From the side of the cell to its content view: what the safe area covers.
  var leading: CGFloat = 0
  var trailing: CGFloat = 0

  /// The same for a part that is in from the table's sides by `inset` already.
  func within(inset: CGFloat) -> ContentEdges {
    ContentEdges(margin: margin, leading: max(0, leading - inset), trailing: max(0, trailing - inset))
  }
}
