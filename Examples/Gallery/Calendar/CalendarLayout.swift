import UIKit

/// Months one below the other, in seven columns. The visible months do not move when others are inserted before them.
final class CalendarLayout: UICollectionViewCompositionalLayout {
  static let weekdays = "weekdays"

  /// The item that must not move during an update: its path after the update, and its distance from the content offset.
  var anchor: (path: IndexPath, distance: CGFloat)?

  convenience init() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    let row = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(28))
    let names = NSCollectionLayoutBoundarySupplementaryItem(layoutSize: row, elementKind: Self.weekdays, alignment: .top)
    names.pinToVisibleBounds = true
    configuration.boundarySupplementaryItems = [names]
    let month = Self.month
    self.init(sectionProvider: { _, _ in month }, configuration: configuration)
  }

  /// All months share one section object, which is solved once.
  private static var month: NSCollectionLayoutSection {
    let day = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let week = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(46)), subitem: day, count: 7)
    let section = NSCollectionLayoutSection(group: week)
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 8, bottom: 12, trailing: 8)
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(48)),
        elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    ]
    return section
  }

  override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    guard let anchor, let frame = layoutAttributesForItem(at: anchor.path)?.frame else {
      return super.targetContentOffset(forProposedContentOffset: proposedContentOffset)
    }
    return CGPoint(x: proposedContentOffset.x, y: frame.minY - anchor.distance)
  }
}
