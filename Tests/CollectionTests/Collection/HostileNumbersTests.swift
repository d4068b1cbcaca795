import CoreGraphics
import Foundation
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

/// Sizes and distances that are not numbers or are extreme, in every place where an app can set them.
@MainActor struct HostileNumbersTests {
  private static let hostile: [CGFloat] = [.nan, .infinity, -.infinity, -40, 0, 1e12, 1e300, .leastNonzeroMagnitude]

  private func check(_ view: UICollectionView, _ screen: TestScreen, _ name: String) {
    screen.layout()
    view.contentOffset.y = 120
    screen.layout()
    view.performBatchUpdates(nil)
    screen.settle(timeout: 1)
    let size = view.contentSize
    expect(size.width.isFinite && size.height.isFinite && size.width >= 0 && size.height >= 0, "\(name): \(size)")
    expect(view.contentOffset.x.isFinite && view.contentOffset.y.isFinite, "\(name)")
    for cell in view.visibleCells {
      let frame = cell.frame
      expect(frame.minX.isFinite && frame.minY.isFinite && frame.width.isFinite && frame.height.isFinite, "\(name): \(frame)")
    }
    expect(view.visibleCells.count, below: 2000, "\(name)")
    _ = screen.snapshot()
  }

  @Test("CV-38 W-17 A flow layout accepts any number for each of its metrics")
  func flowFigures() {
    let figures: [(String, (UICollectionViewFlowLayout, CGFloat) -> Void)] = [
      ("item width", { $0.itemSize.width = $1 }), ("item height", { $0.itemSize.height = $1 }),
      ("line spacing", { $0.minimumLineSpacing = $1 }), ("item spacing", { $0.minimumInteritemSpacing = $1 }),
      ("top", { $0.sectionInset.top = $1 }), ("left", { $0.sectionInset.left = $1 }), ("bottom", { $0.sectionInset.bottom = $1 }),
      ("right", { $0.sectionInset.right = $1 }), ("header", { $0.headerReferenceSize.height = $1 }),
      ("footer", { $0.footerReferenceSize.height = $1 }), ("estimate", { $0.estimatedItemSize = CGSize(width: $1, height: $1) }),
    ]
    for (name, set) in figures {
      for number in Self.hostile {
        for direction in [UICollectionView.ScrollDirection.vertical, .horizontal] {
          let layout = flow(70, 60)
          layout.scrollDirection = direction
          set(layout, number)
          _ = caughtUIKitError {
            let shown = Shown(Items([(0..<40).map(String.init), ["a"]]), layout)
            check(shown.view, shown.screen, "\(name) \(number) \(direction)")
          }
        }
      }
    }
  }

  @Test("CV-38 W-17 A delegate may return any number for the size of an item")
  func delegateSizes() {
    for width in Self.hostile {
      for height in Self.hostile + [40] {
        let sizes = Sizes([
          IndexPath(item: 1, section: 0): CGSize(width: width, height: height),
          IndexPath(item: 5, section: 0): CGSize(width: 50, height: height),
        ])
        _ = caughtUIKitError {
          let shown = Shown(Items(count: 30), flow(70, 60), delegate: sizes)
          check(shown.view, shown.screen, "\(width) \(height)")
        }
      }
    }
  }

  @Test("CV-38 W-19 A compositional layout accepts any number for each of its metrics")
  func compositionalFigures() {
    typealias Dimension = NSCollectionLayoutDimension
    func dimensions(_ number: CGFloat) -> [Dimension] {
      [
        .absolute(number), .fractionalWidth(number), .fractionalHeight(number), .estimated(number),
        .uniformAcrossSiblings(estimate: number),
      ]
    }
    for number in Self.hostile {
      for (index, dimension) in dimensions(number).enumerated() {
        let half = Dimension.fractionalWidth(0.5)
        let sections: [(String, NSCollectionLayoutSection)] = [
          ("item width", NSCollectionLayoutSection(group: row(.fractionalWidth(1), .absolute(50), item(dimension, .fractionalHeight(1))))),
          ("item height", NSCollectionLayoutSection(group: row(.fractionalWidth(1), .absolute(50), item(half, dimension)))),
          ("group width", NSCollectionLayoutSection(group: row(dimension, .absolute(50), item(half, .fractionalHeight(1))))),
          ("group height", NSCollectionLayoutSection(group: row(.fractionalWidth(1), dimension, item(half, .fractionalHeight(1))))),
          ("column", NSCollectionLayoutSection(group: column(.fractionalWidth(1), .absolute(200), item(half, dimension)))),
          (
            "count",
            NSCollectionLayoutSection(
              group: .horizontal(
                layoutSize: size(.fractionalWidth(1), dimension), repeatingSubitem: item(dimension, .fractionalHeight(1)), count: 3))
          ),
        ]
        for (name, section) in sections {
          section.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(
              layoutSize: size(.fractionalWidth(1), dimension), elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
          ]
          for isOrthogonal in [false, true] {
            section.orthogonalScrollingBehavior = isOrthogonal ? .groupPaging : .none
            _ = caughtUIKitError {
              let shown = Composed(section, [20, 3])
              check(shown.view, shown.screen, "\(name) \(number) \(index) \(isOrthogonal)")
            }
          }
        }
      }
    }
  }

  @Test("CV-38 W-19 Insets, spacing, offsets and frames of a compositional layout may be any number")
  func compositionalDistances() {
    for number in Self.hostile {
      let insets = NSDirectionalEdgeInsets(top: number, leading: number, bottom: number, trailing: number)
      let changes: [(String, (NSCollectionLayoutSection, NSCollectionLayoutGroup, NSCollectionLayoutItem) -> Void)] = [
        ("item insets", { _, _, item in item.contentInsets = insets }), ("group insets", { _, group, _ in group.contentInsets = insets }),
        ("section insets", { section, _, _ in section.contentInsets = insets }),
        ("group spacing", { section, _, _ in section.interGroupSpacing = number }),
        ("fixed", { _, group, _ in group.interItemSpacing = .fixed(number) }),
        ("flexible", { _, group, _ in group.interItemSpacing = .flexible(number) }),
        (
          "edges",
          { _, _, item in
            item.edgeSpacing = NSCollectionLayoutEdgeSpacing(
              leading: .fixed(number), top: .flexible(number), trailing: .flexible(number), bottom: .fixed(number))
          }
        ),
        (
          "badge",
          { _, group, _ in
            group.supplementaryItems = [
              NSCollectionLayoutSupplementaryItem(
                layoutSize: size(.absolute(number), .absolute(20)), elementKind: "badge",
                containerAnchor: NSCollectionLayoutAnchor(edges: .top, absoluteOffset: CGPoint(x: number, y: number)))
            ]
          }
        ),
        (
          "boundary",
          { section, _, _ in
            section.boundarySupplementaryItems = [
              NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: size(.fractionalWidth(1), .absolute(20)), elementKind: UICollectionView.elementKindSectionHeader,
                alignment: .top, absoluteOffset: CGPoint(x: number, y: number))
            ]
          }
        ),
        (
          "decoration",
          { section, _, _ in
            let background = NSCollectionLayoutDecorationItem.background(elementKind: "background")
            background.contentInsets = insets
            section.decorationItems = [background]
          }
        ),
      ]
      for (name, change) in changes {
        let cell = item(.fractionalWidth(0.5), .fractionalHeight(1))
        let make = { () -> NSCollectionLayoutSection in
          let group = row(.fractionalWidth(1), .absolute(50), cell)
          let section = NSCollectionLayoutSection(group: group)
          change(section, group, cell)
          return section
        }
        _ = caughtUIKitError {
          let shown = Composed(make(), [20, 3], spacing: number)
          check(shown.view, shown.screen, "\(name) \(number)")
        }
      }
      let custom = NSCollectionLayoutGroup.custom(layoutSize: size(.fractionalWidth(1), .absolute(100))) { _ in
        [CGRect(x: number, y: 0, width: 50, height: 50), CGRect(x: 0, y: number, width: number, height: number)].map {
          NSCollectionLayoutGroupCustomItem(frame: $0)
        }
      }
      _ = caughtUIKitError {
        let shown = Composed(NSCollectionLayoutSection(group: custom), [20])
        check(shown.view, shown.screen, "custom \(number)")
      }
    }
  }

  @Test("CV-38 CV-55 A cell may prefer any size, in a list and in a flow layout")
  func preferredSizes() {
    final class Odd: UICollectionViewCell {
      nonisolated(unsafe) static var number: CGFloat = 0
      override func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes)
        -> UICollectionViewLayoutAttributes
      {
        layoutAttributes.size = CGSize(width: Self.number, height: Self.number)
        return layoutAttributes
      }
    }
    for number in Self.hostile {
      Odd.number = number
      let automatic = flow(70, 60)
      automatic.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
      let layouts: [UICollectionViewLayout] = [automatic, UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))]
      for layout in layouts {
        _ = caughtUIKitError {
          let shown = Shown(Items(count: 30), layout, cells: Odd.self)
          check(shown.view, shown.screen, "\(layout) \(number)")
        }
      }
    }
  }
}
