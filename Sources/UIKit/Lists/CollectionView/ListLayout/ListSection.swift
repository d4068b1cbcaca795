import CoreGraphics

/// A section of a compositional layout that is a list. It passes each cell, header and footer its position.
@MainActor final class ListSection: ListSectionLayout {
  let configuration: UICollectionLayoutListConfiguration
  /// The distance of the content from the sides of rows.
  let margin: CGFloat
  /// The width of rows, and the maximum width of a header that is sized by its content.
  let width: CGFloat
  /// Whether a sidebar is a column of a wide window rather than a separate screen.
  let isWide: Bool
  let table: UIDesign.Table

  init(_ configuration: UICollectionLayoutListConfiguration, margin: CGFloat, width: CGFloat, isWide: Bool, table: UIDesign.Table) {
    self.configuration = configuration
    self.margin = margin
    self.width = width
    self.isWide = isWide
    self.table = table
  }

  private var hasHeader: Bool { configuration.headerMode != .none }
  private var hasFooter: Bool { configuration.footerMode != .none }

  /// Returns the room above and below a section, as in a table: two groups without texts are 35 points apart.
  func outerInsets(isFirst: Bool) -> (top: CGFloat, bottom: CGFloat) {
    switch configuration.appearance {
    case .plain, .sidebarPlain: return (hasHeader ? configuration.headerTopPadding ?? table.sectionHeaderTopPadding : 0, 0)
    case .grouped, .insetGrouped: return (groupedTop(isFirst: isFirst), hasFooter ? 0 : table.groupedFooterHeight)
    case .sidebar:
      let half = table.sidebarSectionSpacing / 2
      return (hasHeader ? configuration.headerTopPadding ?? half : half, half)
    }
  }

  private func groupedTop(isFirst: Bool) -> CGFloat {
    if hasHeader {
      // A header of a later section is below the room that the footer before it takes.
      return configuration.headerTopPadding ?? (isFirst ? table.firstGroupedTitleHeaderHeight - table.groupedTitleHeaderHeight : 0)
    }
    guard isFirst else { return table.groupedHeaderHeight }
    return configuration.appearance == .grouped ? table.firstGroupedHeaderHeight : table.firstInsetGroupedHeaderHeight
  }

  func complete(_ attributes: UICollectionViewLayoutAttributes, itemCount: Int, in environment: any NSCollectionLayoutEnvironment) {
    let role: ListPlace.Role
    switch attributes.representedElementCategory {
    case .cell:
      role = configuration.headerMode == .firstItemInSection && attributes.indexPath.item == 0 ? .headerItem : .row
    case .supplementaryView:
      role = attributes.representedElementKind == UICollectionView.elementKindSectionFooter ? .footer : .header
    case .decorationView: role = .ground
    }
    attributes.list = ListPlace(self, role, attributes.indexPath, count: itemCount)
  }
}

/// Position of a view in a list, passed to the view with the attributes.
final class ListPlace: NSObject {
  enum Role {
    case row, headerItem, header, footer
    case ground
  }

  let section: ListSection
  let role: Role
  let indexPath: IndexPath
  /// The position of a row in its section; a header item does not count.
  let position: CellContext.Position
  /// Whether a header or footer is displaced so that it remains visible.
  var isPinned = false

  @MainActor init(_ section: ListSection, _ role: Role, _ indexPath: IndexPath, count: Int) {
    self.section = section
    self.role = role
    self.indexPath = indexPath
    let first = section.configuration.headerMode == .firstItemInSection ? 1 : 0
    position = role == .row ? CellContext.Position(row: indexPath.item - first, count: count - first) : .only
  }

  override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? ListPlace else { return false }
    return section === other.section && role == other.role && indexPath == other.indexPath && position == other.position
      && isPinned == other.isPinned
  }

  override var hash: Int { indexPath.hashValue }

  @MainActor var appearance: UICollectionLayoutListConfiguration.Appearance { section.configuration.appearance }
  @MainActor var environment: UIListEnvironment { appearance.environment }
  var isHeader: Bool { role == .header || role == .headerItem }
}
