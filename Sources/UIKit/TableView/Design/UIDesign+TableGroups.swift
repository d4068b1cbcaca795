import CoreGraphics

/// Where the groups of a table are, and which of their parts the cells show. Layout code asks for places and colors only.
extension UIDesign.Table {
  /// The distance of cells from the sides of a table: the cells of an inset group are as wide as the group.
  func cellMargin(for style: UITableView.Style, width: CGFloat) -> CGFloat {
    cutsCells(on: style.surface) ? insetGroupedMargin(forWidth: width) : 0
  }

  /// The distance of the box that a cell draws from the cell's own sides.
  func boxMargin(for style: UITableView.Style, width: CGFloat) -> CGFloat {
    guard drawsBox(on: style.surface) else { return 0 }
    return style == .grouped ? groupedMargin(forWidth: width) : insetGroupedMargin(forWidth: width)
  }

  /// Whether each cell draws its part of the box around its group.
  func drawsBox(on surface: CellContext.Surface) -> Bool { surface != .plain && drawsGroupBoxes }

  /// Whether the cells themselves are cut to the corners of their group.
  func cutsCells(on surface: CellContext.Surface) -> Bool { surface == .insetGrouped && !drawsGroupBoxes }

  /// The width of the border of the box around a group; zero where there is no box.
  func boxBorderWidth(on surface: CellContext.Surface) -> CGFloat { drawsBox(on: surface) ? groupBorderWidth : 0 }

  /// The distance by which a box is aside for the control of editing, which shows outside of it.
  func boxEditingIndent(on surface: CellContext.Surface) -> CGFloat { drawsBox(on: surface) ? editingIndent : 0 }

  /// The radius of the corners of groups; zero where groups end at the sides of the table.
  func cornerRadius(on surface: CellContext.Surface) -> CGFloat {
    drawsBox(on: surface) || cutsCells(on: surface) ? groupCornerRadius : 0
  }

  /// The color of a cell. A cell that draws its part of a box has none.
  func cellColor(on surface: CellContext.Surface) -> UIColor {
    if drawsBox(on: surface) { return .clear }
    return surface == .plain ? plainCell : groupedCell
  }
}

extension UITableView.Style {
  /// Where rows are, as cells draw it.
  var surface: CellContext.Surface {
    switch self {
    case .plain: .plain
    case .grouped: .grouped
    case .insetGrouped: .insetGrouped
    }
  }
}
