import CoreGraphics

extension UITableView {
  /// Whether headers and footers have the design's height by default. In the modern design the default is automatic.
  final var hasFixedSectionHeights: Bool { style == .plain && traitCollection.design.table.fixesPlainSectionHeights }

  final var ownFillerRowHeight: CGFloat {
    get { heights.fillerRow }
    set {
      heights.fillerRow = newValue
      looks.emptyRows?.forget()
      // A layout pass with unchanged bounds would not update the separators.
      layoutEmptyRows()
    }
  }

  final func setHeight(_ key: WritableKeyPath<TableHeights, CGFloat>, _ value: CGFloat) {
    guard heights[keyPath: key] != value else { return }
    heights[keyPath: key] = value
    measureAgain()
  }

  final func setHeight(_ key: WritableKeyPath<TableHeights, CGFloat?>, _ value: CGFloat) {
    guard heights[keyPath: key] != value else { return }
    heights[keyPath: key] = value
    measureAgain()
  }

  // MARK: Separators

  final var effectiveSeparatorStyle: UITableViewCell.SeparatorStyle {
    get { looks.separatorStyle ?? (style == .plain ? .singleLine : cellFigures.groupedSeparatorStyle) }
    set {
      looks.separatorStyle = newValue
      contextsChanged()
    }
  }

  final var ownSeparatorInset: UIEdgeInsets {
    get { looks.separatorInset ?? (looks.separatorInsetReference == .fromCellEdges ? defaultSeparatorInset : .zero) }
    set {
      looks.separatorInset = newValue
      contextsChanged()
    }
  }
}
