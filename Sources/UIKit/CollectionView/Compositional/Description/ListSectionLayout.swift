import Foundation

/// Creates a section of a compositional layout a list.
///
/// A list is a normal section: one full-width item of estimated height in a group of one, with boundary items for header and footer. The
/// list adds information for its cells to their attributes, such as separators and corners.
@MainActor protocol ListSectionLayout: AnyObject {
  /// Completes the attributes of a cell or a boundary item each time they are created. `itemCount` is the number of items in the section.
  func complete(_ attributes: UICollectionViewLayoutAttributes, itemCount: Int, in environment: any NSCollectionLayoutEnvironment)
}
