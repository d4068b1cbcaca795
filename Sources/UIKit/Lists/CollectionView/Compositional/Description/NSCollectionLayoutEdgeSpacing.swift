import Foundation
internal import TrestleListModel

/// The distances around an item.
@preconcurrency @MainActor open class NSCollectionLayoutEdgeSpacing: NSObject, @preconcurrency NSCopying {
  public final let leading: NSCollectionLayoutSpacing?
  public final let top: NSCollectionLayoutSpacing?
  public final let trailing: NSCollectionLayoutSpacing?
  public final let bottom: NSCollectionLayoutSpacing?

  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
    bottom: NSCollectionLayoutSpacing?
  ) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  final var composition: CompositionEdges<CompositionSpacing?> {
    CompositionEdges(
      leading: leading?.composition, top: top?.composition, trailing: trailing?.composition, bottom: bottom?.composition)
  }
}
