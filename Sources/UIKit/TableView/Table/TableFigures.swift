import CoreGraphics

/// The figures of the design that scrolling needs, kept apart since a whole design is large.
struct TableFigures {
  var rowHeight: CGFloat = 44
  var plainHeaderHeight: CGFloat = 28
  var plainFooterHeight: CGFloat = 28
  var headerTopPadding: CGFloat = 0
  var groupPadding: CGFloat = 0
  /// The distance of cells from the sides, and of the boxes of groups from the sides of their cells.
  var cellMargin: CGFloat = 0
  var boxMargin: CGFloat = 0
  var edges = ContentEdges(margin: 16)
  var drawsBoxes = false
  var separatorThickness: CGFloat = 0
  var indexWidth: CGFloat = 15
}
