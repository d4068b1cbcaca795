import CoreGraphics
import Foundation

extension UITableView {
  final var ownRowHeight: CGFloat {
    get { heights.row }
    set { setHeight(\.ownRow, newValue) }
  }

  final var ownSectionHeaderHeight: CGFloat {
    get { heights.sectionHeader < 0 && hasFixedSectionHeights ? figures.plainHeaderHeight : heights.sectionHeader }
    set { setHeight(\.sectionHeader, newValue) }
  }

  final var ownSectionFooterHeight: CGFloat {
    get { heights.sectionFooter < 0 && hasFixedSectionHeights ? figures.plainFooterHeight : heights.sectionFooter }
    set { setHeight(\.sectionFooter, newValue) }
  }

  /// Whether headers and footers have the design's height by default. In the modern design the default is automatic.
  private var hasFixedSectionHeights: Bool { style == .plain && traitCollection.design.table.fixesPlainSectionHeights }

  final var ownEstimatedRowHeight: CGFloat {
    get { heights.ownEstimatedRow ?? heights.defaultEstimate }
    set { setHeight(\.ownEstimatedRow, newValue) }
  }

  final var ownEstimatedSectionHeaderHeight: CGFloat {
    get { heights.ownEstimatedSectionHeader ?? heights.defaultEstimate }
    set { setHeight(\.ownEstimatedSectionHeader, newValue) }
  }

  final var ownEstimatedSectionFooterHeight: CGFloat {
    get { heights.ownEstimatedSectionFooter ?? heights.defaultEstimate }
    set { setHeight(\.ownEstimatedSectionFooter, newValue) }
  }

  final var ownFillerRowHeight: CGFloat {
    get { heights.fillerRow }
    set {
      heights.fillerRow = newValue
      looks.emptyRows?.forget()
      // A layout pass with unchanged bounds would not update the separators.
      layoutEmptyRows()
    }
  }

  final var ownSectionHeaderTopPadding: CGFloat {
    get { heights.headerTopPadding }
    set { setHeight(\.headerTopPadding, newValue) }
  }

  private func setHeight(_ key: WritableKeyPath<TableHeights, CGFloat>, _ value: CGFloat) {
    guard heights[keyPath: key] != value else { return }
    heights[keyPath: key] = value
    measureAgain()
  }

  private func setHeight(_ key: WritableKeyPath<TableHeights, CGFloat?>, _ value: CGFloat) {
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

  final var ownSeparatorColor: UIColor? {
    get { looks.separatorColor ?? traitCollection.design.table.separator }
    set {
      looks.separatorColor = newValue
      contextsChanged()
    }
  }

  final var ownSeparatorEffect: UIVisualEffect? {
    get { looks.separatorEffect }
    set {
      looks.separatorEffect = newValue
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
