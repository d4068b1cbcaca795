@_spi(UIKitParts) import UIKitViews
internal import TrestleListModel

extension UICollectionView: ReadInOwnOrder {
  /// The elements in the order of their sections: header, items, footer. Other views of the app come first.
  package final var partsAsRead: [any AccessibleObject] {
    // The elements inside orthogonal scroll views are read instead of these views.
    let readable = readableSubviews.flatMap { $0 is OrthogonalScrollView ? $0.readableSubviews : [$0] }
    let isReadable = Set(readable.map { ObjectIdentifier($0) })
    func place(_ tile: CollectionTile) -> (Int, Int, Int) {
      switch tile.key.kind {
      case .cell: (tile.key.path.section, 1, tile.key.path.item)
      case .supplementary(UICollectionView.elementKindSectionFooter): (tile.key.path.section, 2, 0)
      case .supplementary: (tile.key.path.section, 0, tile.key.path.item)
      case .decoration: (tile.key.path.section, 3, tile.key.path.item)
      }
    }
    let elements = tiles.order.sorted { place($0) < place($1) }.map(\.view).filter { isReadable.contains(ObjectIdentifier($0)) }
    let others = readable.filter { !($0 is UICollectionReusableView || $0 is SectionIndexBar) }
    let index = readable.filter { $0 is SectionIndexBar }
    return AccessibilityTree.inReadingOrder(others, direction: effectiveUserInterfaceLayoutDirection) + elements + index
  }
}
