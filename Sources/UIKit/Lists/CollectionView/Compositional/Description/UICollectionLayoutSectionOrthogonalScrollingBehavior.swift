/// The scrolling behavior of a section orthogonal to its layout, and its resting positions.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// The section does not scroll automatically.
  case none
  /// Scrolling stops at any offset.
  case continuous
  /// Scrolling stops at the leading edge of a group.
  case continuousGroupLeadingBoundary
  /// Scrolling moves by pages, each as long as the section's container.
  case paging
  /// Scrolling moves by groups.
  case groupPaging
  /// Scrolling moves by groups, each centered in the container.
  case groupPagingCentered
}
