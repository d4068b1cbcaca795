import CoreGraphics
import Foundation

extension UITableView {
  /// The height of rows for which the delegate provides none; with `automaticDimension` it follows from their content.
  ///
  /// The default is automatic in the modern design, and the design's row height in the classic one.
  public final var rowHeight: CGFloat {
    get { heights.row }
    set { setHeight(\.ownRow, newValue) }
  }

  /// The height of headers in points, if the delegate does not provide it; measured by default.
  public final var sectionHeaderHeight: CGFloat {
    get { heights.sectionHeader < 0 && hasFixedSectionHeights ? figures.plainHeaderHeight : heights.sectionHeader }
    set { setHeight(\.sectionHeader, newValue) }
  }

  /// The height of footers in points, if the delegate does not provide it; measured by default.
  public final var sectionFooterHeight: CGFloat {
    get { heights.sectionFooter < 0 && hasFixedSectionHeights ? figures.plainFooterHeight : heights.sectionFooter }
    set { setHeight(\.sectionFooter, newValue) }
  }

  /// Whether headers and footers have the design's height by default. In the modern design the default is automatic.
  private var hasFixedSectionHeights: Bool { style == .plain && traitCollection.design.table.fixesPlainSectionHeights }

  /// The estimated height of rows that have not been visible. With zero, all heights are queried immediately.
  public final var estimatedRowHeight: CGFloat {
    get { heights.ownEstimatedRow ?? heights.defaultEstimate }
    set { setHeight(\.ownEstimatedRow, newValue) }
  }

  /// The estimated height of headers that have not been visible. With zero, all heights are queried immediately.
  public final var estimatedSectionHeaderHeight: CGFloat {
    get { heights.ownEstimatedSectionHeader ?? heights.defaultEstimate }
    set { setHeight(\.ownEstimatedSectionHeader, newValue) }
  }

  /// The estimated height of footers in points. With zero, all heights are queried immediately.
  public final var estimatedSectionFooterHeight: CGFloat {
    get { heights.ownEstimatedSectionFooter ?? heights.defaultEstimate }
    set { setHeight(\.ownEstimatedSectionFooter, newValue) }
  }

  /// The height of the empty rows below the last row of a plain table; `automaticDimension` uses the row height, zero hides them.
  public final var fillerRowHeight: CGFloat {
    get { heights.fillerRow }
    set {
      heights.fillerRow = newValue
      looks.emptyRows?.forget()
      // A layout pass with unchanged bounds would not update the separators.
      layoutEmptyRows()
    }
  }

  /// The padding above each section's header in a plain table.
  public final var sectionHeaderTopPadding: CGFloat {
    get { heights.headerTopPadding }
    set { setHeight(\.headerTopPadding, newValue) }
  }

  /// The changes that resize visible rows automatically, if heights follow from content.
  public final var selfSizingInvalidation: SelfSizingInvalidation {
    get { heights.selfSizing }
    set { heights.selfSizing = newValue }
  }

  /// Whether the prefetch data source is called.
  public final var isPrefetchingEnabled: Bool {
    get { prefetching.isEnabled }
    set { prefetching.isEnabled = newValue }
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

  /// The color of the lines between rows; `nil` restores the default.
  public final var separatorColor: UIColor? {
    get { looks.separatorColor ?? traitCollection.design.table.separator }
    set {
      looks.separatorColor = newValue
      contextsChanged()
    }
  }

  /// The visual effect of separators instead of a plain color: a blur, or vibrancy.
  public final var separatorEffect: UIVisualEffect? {
    get { looks.separatorEffect }
    set {
      looks.separatorEffect = newValue
      contextsChanged()
    }
  }

  /// The distance of the lines from the edges, in points.
  public final var separatorInset: UIEdgeInsets {
    get { looks.separatorInset ?? (looks.separatorInsetReference == .fromCellEdges ? defaultSeparatorInset : .zero) }
    set {
      looks.separatorInset = newValue
      contextsChanged()
    }
  }

  /// Whether there are uncommitted updates, such as after `beginUpdates()`.
  public final var hasUncommittedUpdates: Bool { updates.depth > 0 || !updates.isEmpty || !editing.placeholders.isEmpty }
}
