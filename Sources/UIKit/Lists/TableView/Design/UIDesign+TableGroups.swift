import CoreGraphics

/// The positions of the groups of a table, and the parts that cells draw. Layout code uses only positions and colors.
extension UIDesign.Table {
  /// The default separators of grouped tables.
  public var groupedSeparatorStyle: UITableViewCell.SeparatorStyle {
    get { UITableViewCell.SeparatorStyle(rawValue: groupedSeparators.rawValue) ?? .singleLine }
    set { groupedSeparators = GroupedSeparators(rawValue: newValue.rawValue) ?? .singleLine }
  }

  /// Returns the distance of cells from the sides of a table: the cells of an inset group have the width of the group.
  func cellMargin(for style: UITableView.Style, width: CGFloat) -> CGFloat {
    cutsCells(on: style.surface) ? insetGroupedMargin(forWidth: width) : 0
  }

  /// Returns the distance of the box that a cell draws from the cell's sides.
  func boxMargin(for style: UITableView.Style, width: CGFloat) -> CGFloat {
    guard drawsBox(on: style.surface) else { return 0 }
    return style == .grouped ? groupedMargin(forWidth: width) : insetGroupedMargin(forWidth: width)
  }

  /// Returns whether each cell draws its part of the box around its group.
  func drawsBox(on surface: CellContext.Surface) -> Bool { surface != .plain && drawsGroupBoxes }

  /// Returns whether cells are clipped to the corners of their group.
  func cutsCells(on surface: CellContext.Surface) -> Bool { surface == .insetGrouped && !drawsGroupBoxes }

  /// Returns the heights that the borders of a group's box add to its first and to its last row; nil without a box.
  func groupBorders(on surface: CellContext.Surface) -> (above: CGFloat, below: CGFloat)? {
    drawsBox(on: surface) ? (groupBorderWidth, max(0, groupPadding - groupBorderWidth)) : nil
  }

  /// Returns the width of the border of a group's box; zero without a box.
  func boxBorderWidth(on surface: CellContext.Surface) -> CGFloat { drawsBox(on: surface) ? groupBorderWidth : 0 }

  /// Returns the distance by which a box moves inward for the editing control, which is outside of it.
  func boxEditingIndent(on surface: CellContext.Surface) -> CGFloat { drawsBox(on: surface) ? editingIndent : 0 }

  /// Returns the corner radius of groups; zero if groups have the full width of the table.
  func cornerRadius(on surface: CellContext.Surface) -> CGFloat {
    drawsBox(on: surface) || cutsCells(on: surface) ? groupCornerRadius : 0
  }

  /// Returns the color of a cell; clear if it draws its part of a box.
  func cellColor(on surface: CellContext.Surface) -> UIColor {
    if drawsBox(on: surface) { return .clear }
    return surface == .plain ? plainCell : groupedCell
  }
}

extension UITableView.Style {
  /// The surface on which cells draw rows.
  var surface: CellContext.Surface {
    switch self {
    case .plain: .plain
    case .grouped: .grouped
    case .insetGrouped: .insetGrouped
    }
  }
}
