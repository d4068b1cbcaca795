import Foundation
internal import TrestleListModel

/// A view attached to an item or a group, such as a badge.
@preconcurrency @MainActor open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  public final let elementKind: String
  public final let containerAnchor: NSCollectionLayoutAnchor
  public final let itemAnchor: NSCollectionLayoutAnchor?
  open var zIndex = 1

  /// Creates an item that is attached at the same point of the item or group and of the supplementary item.
  public init(layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor) {
    self.elementKind = elementKind
    self.containerAnchor = containerAnchor
    itemAnchor = nil
    super.init(layoutSize: layoutSize)
  }

  /// Creates an item that is attached between two points.
  ///
  /// `containerAnchor` is the point of the item or group. `itemAnchor` is the point of the supplementary item that is placed there.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
    itemAnchor: NSCollectionLayoutAnchor
  ) {
    self.elementKind = elementKind
    self.containerAnchor = containerAnchor
    self.itemAnchor = itemAnchor
    super.init(layoutSize: layoutSize)
  }

  override func duplicate() -> NSCollectionLayoutItem {
    let copy =
      if let itemAnchor {
        NSCollectionLayoutSupplementaryItem(
          layoutSize: layoutSize, elementKind: elementKind, containerAnchor: containerAnchor, itemAnchor: itemAnchor)
      } else {
        NSCollectionLayoutSupplementaryItem(layoutSize: layoutSize, elementKind: elementKind, containerAnchor: containerAnchor)
      }
    copy.takeSurroundings(of: self)
    copy.zIndex = zIndex
    return copy
  }

  final var supplement: CompositionSupplement {
    CompositionSupplement(
      kind: elementKind, width: layoutSize.width.composition, height: layoutSize.height.composition,
      insets: contentInsets.composition, anchor: containerAnchor.composition, itemAnchor: itemAnchor?.composition, zIndex: zIndex)
  }
}
