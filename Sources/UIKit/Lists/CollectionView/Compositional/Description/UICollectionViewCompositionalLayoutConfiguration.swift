import CoreGraphics

/// The properties of a compositional layout that apply to all sections.
@preconcurrency @MainActor open class UICollectionViewCompositionalLayoutConfiguration: NSObject, @preconcurrency NSCopying {
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The distance between sections.
  open var interSectionSpacing: CGFloat = 0
  /// Headers and footers of the whole content; their index paths have one index.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// The inset reference for sections that do not set their own.
  open var contentInsetsReference = UIContentInsetsReference.automatic

  open func copy(with zone: NSZone? = nil) -> Any { duplicate }

  final var duplicate: UICollectionViewCompositionalLayoutConfiguration {
    let copy = UICollectionViewCompositionalLayoutConfiguration()
    copy.scrollDirection = scrollDirection
    copy.interSectionSpacing = interSectionSpacing
    copy.boundarySupplementaryItems = boundarySupplementaryItems.compactMap {
      $0.duplicate() as? NSCollectionLayoutBoundarySupplementaryItem
    }
    copy.contentInsetsReference = contentInsetsReference
    return copy
  }
}
