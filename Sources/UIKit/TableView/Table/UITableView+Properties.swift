import CoreGraphics
import Foundation

extension UITableView {
  /// The height of rows for which the delegate gives none; `automaticDimension` has them follow from their content.
  public final var rowHeight: CGFloat {
    get { heights.row }
    set { setHeight(\.row, newValue) }
  }

  public final var sectionHeaderHeight: CGFloat {
    get { heights.sectionHeader >= 0 ? heights.sectionHeader : style == .plain ? figures.plainHeaderHeight : heights.sectionHeader }
    set { setHeight(\.sectionHeader, newValue) }
  }

  public final var sectionFooterHeight: CGFloat {
    get { heights.sectionFooter >= 0 ? heights.sectionFooter : style == .plain ? figures.plainFooterHeight : heights.sectionFooter }
    set { setHeight(\.sectionFooter, newValue) }
  }

  /// The height rows are taken to have until they are seen. Zero: all heights are asked at once.
  public final var estimatedRowHeight: CGFloat {
    get { heights.estimatedRow }
    set { setHeight(\.estimatedRow, newValue) }
  }

  /// The room above each section's header in a plain table.
  public final var sectionHeaderTopPadding: CGFloat {
    get { heights.headerTopPadding }
    set { setHeight(\.headerTopPadding, newValue) }
  }

  private func setHeight(_ key: WritableKeyPath<TableHeights, CGFloat>, _ value: CGFloat) {
    guard heights[keyPath: key] != value else { return }
    heights[keyPath: key] = value
    measureAgain()
  }

  /// Heights have changed for all rows; the rows themselves have not.
  final func measureAgain() {
    guard loading.state == .loaded else { return }
    let counts = (0..<geometry.sectionCount).map { geometry.numberOfRows(inSection: $0) }
    tiles.learnt.removeAll()
    geometry = measureAll(counts)
    updateContentSize()
    setNeedsLayout()
  }

  // MARK: Separators

  public final var separatorStyle: UITableViewCell.SeparatorStyle {
    get { looks.separatorStyle ?? (style != .plain && figures.drawsGroupBoxes ? .singleLineEtched : .singleLine) }
    set {
      looks.separatorStyle = newValue
      contextsChanged()
    }
  }

  public final var separatorColor: UIColor? {
    get { looks.separatorColor ?? traitCollection.design.table.separator }
    set {
      looks.separatorColor = newValue
      contextsChanged()
    }
  }

  public final var separatorInset: UIEdgeInsets {
    get { looks.separatorInset ?? UIEdgeInsets(top: 0, left: traitCollection.design.table.textInset, bottom: 0, right: 0) }
    set {
      looks.separatorInset = newValue
      contextsChanged()
    }
  }

  /// Whether updates have been begun and not ended.
  public final var hasUncommittedUpdates: Bool { updates.depth > 0 || !updates.isEmpty }
}
