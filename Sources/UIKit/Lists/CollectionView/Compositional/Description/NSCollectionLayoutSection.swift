import CoreGraphics

public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
  @MainActor (
    _ visibleItems: [any NSCollectionLayoutVisibleItem], _ contentOffset: CGPoint, _ environment: any NSCollectionLayoutEnvironment
  ) -> Void

/// A section of a compositional layout: a group that is repeated for all items, with its insets, spacing and boundary items.
@preconcurrency @MainActor open class NSCollectionLayoutSection: NSObject, @preconcurrency NSCopying {
  final let group: NSCollectionLayoutGroup
  /// The insets of the groups in the section's container.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The distance between groups.
  open var interGroupSpacing: CGFloat = 0
  open var contentInsetsReference = UIContentInsetsReference.automatic
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  /// Whether boundary items are inset as the groups are.
  open var supplementariesFollowContentInsets = true
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  public final let orthogonalScrollingProperties: UICollectionLayoutSectionOrthogonalScrollingProperties
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// Called in each layout pass, and at each step of scrolling, with the visible elements.
  open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
  /// The list layout; nil if the section is not a list.
  final var list: (any ListSectionLayout)?

  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    orthogonalScrollingProperties = UICollectionLayoutSectionOrthogonalScrollingProperties()
  }

  private init(copying other: NSCollectionLayoutSection) {
    group = (other.group.duplicate() as? NSCollectionLayoutGroup) ?? other.group
    let properties = UICollectionLayoutSectionOrthogonalScrollingProperties()
    properties.decelerationRate = other.orthogonalScrollingProperties.decelerationRate
    properties.bounce = other.orthogonalScrollingProperties.bounce
    orthogonalScrollingProperties = properties
    super.init()
    contentInsets = other.contentInsets
    interGroupSpacing = other.interGroupSpacing
    contentInsetsReference = other.contentInsetsReference
    supplementaryContentInsetsReference = other.supplementaryContentInsetsReference
    supplementariesFollowContentInsets = other.supplementariesFollowContentInsets
    orthogonalScrollingBehavior = other.orthogonalScrollingBehavior
    boundarySupplementaryItems = other.boundarySupplementaryItems.compactMap {
      $0.duplicate() as? NSCollectionLayoutBoundarySupplementaryItem
    }
    decorationItems = other.decorationItems.compactMap { $0.duplicate() as? NSCollectionLayoutDecorationItem }
    visibleItemsInvalidationHandler = other.visibleItemsInvalidationHandler
    list = other.list
  }

  open func copy(with zone: NSZone? = nil) -> Any { NSCollectionLayoutSection(copying: self) }
}
