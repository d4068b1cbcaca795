import Foundation

/// Makes a section of a compositional layout a list.
///
/// A list is a normal section: one full-width item of estimated height in a group of one, with boundary items for header and footer. The
/// list adds information for its cells to their attributes, such as separators and corners.
@MainActor protocol ListSectionLayout: AnyObject {
  /// Returns the room before and after everything in the section, along the layout.
  func outerInsets(isFirst: Bool) -> (top: CGFloat, bottom: CGFloat)
  /// Completes the attributes of a cell, or of a boundary item, whenever they are made. `itemCount` is that of the section.
  func complete(_ attributes: UICollectionViewLayoutAttributes, itemCount: Int, in environment: any NSCollectionLayoutEnvironment)
}
