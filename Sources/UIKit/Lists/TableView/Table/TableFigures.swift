import CoreGraphics

/// The metrics of the design that scrolling needs, stored separately because a whole design is large.
struct TableFigures {
  var rowHeight: CGFloat = 44
  var plainHeaderHeight: CGFloat = 28
  var plainFooterHeight: CGFloat = 28
  var headerTopPadding: CGFloat = 0
  /// The distance of cells from the sides, and of the boxes of groups from the sides of their cells.
  var cellMargin: CGFloat = 0
  var boxMargin: CGFloat = 0
  var edges = ContentEdges(margin: 16)
  /// The heights that the borders of a group's box add to its first and to its last row; nil without a box.
  var groupBorders: (above: CGFloat, below: CGFloat)?
  var indexWidth: CGFloat = 15

  /// Returns the heights that borders add to the row at a position.
  func borders(at position: CellContext.Position) -> (above: CGFloat, below: CGFloat) {
    guard let groupBorders else { return (0, 0) }
    return (position.isFirst ? groupBorders.above : 0, position.isLast ? groupBorders.below : 0)
  }
}
