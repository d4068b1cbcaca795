import Foundation
import Testing
import TrestleExpectations
import UIKit

/// Uses every member of compositional layouts as an app would; the test is that the file compiles and the defaults are UIKit's.
@MainActor struct EveryMemberTests {
  @Test("CV-20 Dimensions, sizes, spacing and anchors have UIKit's members")
  func values() {
    let dimensions: [NSCollectionLayoutDimension] = [
      .fractionalWidth(0.5), .fractionalHeight(0.25), .absolute(44), .estimated(100), .uniformAcrossSiblings(estimate: 60),
    ]
    expect(dimensions.map(\.dimension), equals: [0.5, 0.25, 44, 100, 60])
    expect(dimensions.map(\.isFractionalWidth), equals: [true, false, false, false, false])
    expect(dimensions.map(\.isFractionalHeight), equals: [false, true, false, false, false])
    expect(dimensions.map(\.isAbsolute), equals: [false, false, true, false, false])
    expect(dimensions.map(\.isEstimated), equals: [false, false, false, true, false])
    expect(dimensions.map(\.isUniformAcrossSiblings), equals: [false, false, false, false, true])
    expect((dimensions[0].copy() as? NSCollectionLayoutDimension)?.dimension, equals: 0.5)
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
    expect(size.widthDimension.dimension == 1 && size.heightDimension.isAbsolute)
    let fixed = NSCollectionLayoutSpacing.fixed(8)
    let flexible = NSCollectionLayoutSpacing.flexible(4)
    expect(fixed.isFixed && !fixed.isFlexible && fixed.spacing == 8)
    expect(flexible.isFlexible && !flexible.isFixed && flexible.spacing == 4)
    let edges = NSCollectionLayoutEdgeSpacing(leading: fixed, top: nil, trailing: .flexible(0), bottom: nil)
    expect(edges.leading === fixed && edges.top == nil && edges.trailing?.isFlexible == true && edges.bottom == nil)
    let anchors = [
      NSCollectionLayoutAnchor(edges: [.top, .trailing]),
      NSCollectionLayoutAnchor(edges: .leading, absoluteOffset: CGPoint(x: 1, y: 2)),
      NSCollectionLayoutAnchor(edges: .all, fractionalOffset: CGPoint(x: 0.5, y: -0.5)),
    ]
    expect(anchors.map(\.isAbsoluteOffset), equals: [true, true, false])
    expect(anchors.map(\.isFractionalOffset), equals: [false, false, true])
    expect(anchors[1].offset == CGPoint(x: 1, y: 2) && anchors[0].edges == [.top, .trailing])
  }

  @Test("CV-20 Items, groups and their attached items have UIKit's members")
  func items() {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size, elementKind: "badge", containerAnchor: NSCollectionLayoutAnchor(edges: .top))
    badge.zIndex = 3
    let anchored = NSCollectionLayoutSupplementaryItem(
      layoutSize: size, elementKind: "badge", containerAnchor: NSCollectionLayoutAnchor(edges: .top),
      itemAnchor: NSCollectionLayoutAnchor(edges: .bottom))
    expect(anchored.itemAnchor?.edges == .bottom && badge.itemAnchor == nil && badge.containerAnchor.edges == .top)
    expect(badge.elementKind, equals: "badge")
    let item = NSCollectionLayoutItem(layoutSize: size, supplementaryItems: [badge])
    item.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    item.edgeSpacing = NSCollectionLayoutEdgeSpacing(leading: nil, top: nil, trailing: nil, bottom: .fixed(1))
    expect(item.supplementaryItems.count == 1 && item.layoutSize === size)
    let copy = item.copy() as? NSCollectionLayoutItem
    expect(copy?.contentInsets == item.contentInsets && copy !== item)
    let groups: [NSCollectionLayoutGroup] = [
      .horizontal(layoutSize: size, subitems: [item]), .vertical(layoutSize: size, subitems: [item]),
      .horizontal(layoutSize: size, subitem: item, count: 2), .vertical(layoutSize: size, subitem: item, count: 2),
      .horizontal(layoutSize: size, repeatingSubitem: item, count: 2), .vertical(layoutSize: size, repeatingSubitem: item, count: 2),
      .custom(layoutSize: size) { environment in
        [NSCollectionLayoutGroupCustomItem(frame: CGRect(origin: .zero, size: environment.container.contentSize), zIndex: 1)]
      },
    ]
    groups[0].interItemSpacing = .fixed(10)
    groups[0].supplementaryItems = [anchored]
    expect(groups[0].subitems.count == 1 && groups[0].supplementaryItems.count == 1)
    expect(groups.allSatisfy { !$0.visualDescription().isEmpty })
    let custom = NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    expect(custom.frame.width == 3 && custom.zIndex == 0)
    let boundary = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size, elementKind: UICollectionView.elementKindSectionHeader, alignment: .topLeading)
    expect(boundary.extendsBoundary && !boundary.pinToVisibleBounds && boundary.offset == .zero && boundary.alignment == .topLeading)
    let moved = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size, elementKind: "footer", alignment: .bottom, absoluteOffset: CGPoint(x: 0, y: 4))
    moved.extendsBoundary = false
    moved.pinToVisibleBounds = true
    expect(moved.offset.y, equals: 4)
    let decoration = NSCollectionLayoutDecorationItem.background(elementKind: "background")
    expect(decoration.zIndex == 0 && decoration.elementKind == "background")
    decoration.zIndex = -1
  }

  @Test("CV-20 Sections, configurations and layouts have UIKit's members and defaults")
  func layouts() {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let section = NSCollectionLayoutSection(group: group)
    expect(section.contentInsets == .zero && section.interGroupSpacing == 0 && section.supplementariesFollowContentInsets)
    expect(section.contentInsetsReference == .automatic && section.supplementaryContentInsetsReference == .automatic)
    expect(section.orthogonalScrollingBehavior, equals: .none)
    expect(section.orthogonalScrollingProperties.decelerationRate, equals: .automatic)
    expect(section.orthogonalScrollingProperties.bounce, equals: .automatic)
    section.orthogonalScrollingProperties.decelerationRate = .fast
    section.orthogonalScrollingProperties.bounce = .never
    section.orthogonalScrollingBehavior = .groupPagingCentered
    section.boundarySupplementaryItems = []
    section.decorationItems = [.background(elementKind: "background")]
    section.visibleItemsInvalidationHandler = { items, offset, environment in
      for item in items {
        item.alpha = 1
        item.zIndex = 0
        item.isHidden = false
        item.center = CGPoint(x: item.frame.midX, y: item.frame.midY)
        item.transform = .identity
        item.transform3D = CATransform3DIdentity
        _ = (item.name, item.indexPath, item.bounds, item.representedElementCategory, item.representedElementKind)
      }
      _ = (offset, environment.traitCollection, environment.container.effectiveContentInsets, environment.container.contentInsets)
    }
    let copy = section.copy() as? NSCollectionLayoutSection
    expect(copy?.orthogonalScrollingProperties.bounce == .never && copy?.decorationItems.count == 1)
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    expect(configuration.scrollDirection == .vertical && configuration.interSectionSpacing == 0)
    expect(configuration.boundarySupplementaryItems.isEmpty && configuration.contentInsetsReference == .automatic)
    let layouts = [
      UICollectionViewCompositionalLayout(section: section),
      UICollectionViewCompositionalLayout(section: section, configuration: configuration),
      UICollectionViewCompositionalLayout { _, environment in environment.container.contentSize.width > 0 ? section : nil },
      UICollectionViewCompositionalLayout(sectionProvider: { _, _ in section }, configuration: configuration),
    ]
    expect(layouts.allSatisfy { $0.configuration.scrollDirection == .vertical })
    let alignments: [NSRectAlignment] = [
      .none, .top, .topLeading, .leading, .bottomLeading, .bottom, .bottomTrailing, .trailing, .topTrailing,
    ]
    expect(alignments.map(\.rawValue), equals: Array(0...8))
    let behaviors: [UICollectionLayoutSectionOrthogonalScrollingBehavior] = [
      .none, .continuous, .continuousGroupLeadingBoundary, .paging, .groupPaging, .groupPagingCentered,
    ]
    expect(behaviors.map(\.rawValue), equals: Array(0...5))
    let references: [UIContentInsetsReference] = [.automatic, .none, .safeArea, .layoutMargins, .readableContent]
    expect(references.map(\.rawValue), equals: Array(0...4))
  }
}
