/// How a section scrolls across the direction of its layout, and where it comes to rest.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// The section does not scroll by itself.
  case none
  /// Scrolling comes to rest anywhere.
  case continuous
  /// Scrolling comes to rest at the leading edge of a group.
  case continuousGroupLeadingBoundary
  /// Scrolling goes from page to page, each as long as the section's container.
  case paging
  /// Scrolling goes from group to group.
  case groupPaging
  /// Scrolling goes from group to group, each in the middle of the container.
  case groupPagingCentered
}
