import Foundation
internal import TrestleListModel

/// One item of a compositional layout: its size in the group, its insets and supplementary items.
@preconcurrency @MainActor open class NSCollectionLayoutItem: NSObject, @preconcurrency NSCopying {
  public final let layoutSize: NSCollectionLayoutSize
  /// The insets of the cell in the item's frame. Ignored along an axis with an estimated dimension.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The spacing around the item.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?
  final var supplements: [NSCollectionLayoutSupplementaryItem]
  /// The items attached to this one, such as badges.
  open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { supplements }

  public init(layoutSize: NSCollectionLayoutSize) {
    self.layoutSize = layoutSize
    supplements = []
  }

  public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) {
    self.layoutSize = layoutSize
    supplements = supplementaryItems
  }

  open func copy(with zone: NSZone? = nil) -> Any { duplicate() }

  /// Returns a copy of the same class.
  func duplicate() -> NSCollectionLayoutItem {
    let copy = NSCollectionLayoutItem(layoutSize: layoutSize)
    copy.takeSurroundings(of: self)
    return copy
  }

  final func takeSurroundings(of other: NSCollectionLayoutItem) {
    contentInsets = other.contentInsets
    edgeSpacing = other.edgeSpacing
    supplements = other.supplements.compactMap { $0.duplicate() as? NSCollectionLayoutSupplementaryItem }
  }

  /// Returns the solver's description of the item.
  func composition(in environment: any NSCollectionLayoutEnvironment) -> CompositionItem {
    var item = CompositionItem(layoutSize.width.composition, layoutSize.height.composition)
    item.insets = contentInsets.composition
    item.spacing = edgeSpacing?.composition ?? item.spacing
    item.supplements = supplements.map(\.supplement)
    return item
  }
}

extension NSDirectionalEdgeInsets {
  var composition: CompositionInsets {
    CompositionInsets(leading: leading.bounded, top: top.bounded, trailing: trailing.bounded, bottom: bottom.bounded)
  }
}
