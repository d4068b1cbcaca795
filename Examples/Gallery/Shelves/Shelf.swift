import UIKit

/// One section of the store front.
struct Shelf {
  var title: String
  var subtitle: String
  var behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  /// The fraction of the width for an article.
  var width: CGFloat
  var height: CGFloat
  var count: Int
  var hasBackground = false

  static let all: [Shelf] = [
    Shelf(
      title: "New this week", subtitle: "One by one, centered", behavior: .groupPagingCentered, width: 0.82, height: 180, count: 6),
    Shelf(title: "Continue reading", subtitle: "Article by article", behavior: .groupPaging, width: 0.44, height: 150, count: 9),
    Shelf(
      title: "On sale", subtitle: "Freely", behavior: .continuous, width: 0.3, height: 120, count: 14, hasBackground: true),
    Shelf(
      title: "Short stories", subtitle: "Free, to an edge", behavior: .continuousGroupLeadingBoundary, width: 0.36, height: 110, count: 12
    ),
    Shelf(title: "Editions", subtitle: "Page by page", behavior: .paging, width: 0.5, height: 130, count: 8),
  ]
}
