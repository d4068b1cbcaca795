import CoreGraphics
import Foundation
import TrestleTestSupport
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

/// Names the types of compositional layouts, lists and diffable data sources in declarations, as apps do.
@MainActor struct EveryTypeTests {
  private func area(_ container: any NSCollectionLayoutContainer) -> CGSize { container.effectiveContentSize }
  private func columns(_ environment: any NSCollectionLayoutEnvironment) -> Int { environment.container.contentSize.width > 200 ? 2 : 1 }
  private func fade(_ item: any NSCollectionLayoutVisibleItem) { item.alpha = 0.5 }
  private func isShown(_ state: UICellAccessory.DisplayedState) -> Bool { state != .whenEditing }
  private func width(_ dimension: UICellAccessory.LayoutDimension) -> CGFloat {
    switch dimension {
    case .actual: 0
    case .standard: 28
    case .custom(let width): width
    }
  }
  private func isReordering(_ type: UICellAccessory.AccessoryType) -> Bool { type == .reorder }

  @Test("CV-20 CV-100 CV-122 The types of compositional layouts have UIKit's names, and providers and handlers are called with them")
  func compositional() {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60))
    var areas: [CGSize] = []
    let items: NSCollectionLayoutGroupCustomItemProvider = { environment in
      areas.append(self.area(environment.container))
      return [NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: 100, height: 60))]
    }
    var seen = 0
    let handler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler = { visible, _, _ in
      seen = visible.count
      visible.forEach(self.fade)
    }
    let provider: UICollectionViewCompositionalLayoutSectionProvider = { index, environment in
      let group: NSCollectionLayoutGroup =
        index == 0
        ? .custom(layoutSize: size, itemProvider: items)
        : .horizontal(layoutSize: size, subitem: NSCollectionLayoutItem(layoutSize: size), count: self.columns(environment))
      let section = NSCollectionLayoutSection(group: group)
      section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 10)
      section.visibleItemsInvalidationHandler = index == 1 ? handler : nil
      let properties: UICollectionLayoutSectionOrthogonalScrollingProperties = section.orthogonalScrollingProperties
      let rate: UICollectionLayoutSectionOrthogonalScrollingProperties.DecelerationRate = .normal
      let bounce: UICollectionLayoutSectionOrthogonalScrollingProperties.Bounce = .always
      (properties.decelerationRate, properties.bounce) = (rate, bounce)
      return section
    }
    let screen = TestScreen(size: CGSize(width: 320, height: 400), scale: 2)
    let source = PlainItems([2, 4])
    let view = UICollectionView(
      frame: screen.window.bounds, collectionViewLayout: UICollectionViewCompositionalLayout(sectionProvider: provider))
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    screen.show(view)
    expect(areas.first, equals: CGSize(width: 300, height: 60))
    expect(view.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))?.frame, equals: CGRect(x: 10, y: 60, width: 100, height: 60))
    expect(view.layoutAttributesForItem(at: IndexPath(item: 3, section: 1))?.frame, equals: CGRect(x: 160, y: 180, width: 150, height: 60))
    expect(seen == 4 && view.cellForItem(at: IndexPath(item: 0, section: 1))?.alpha == 0.5)
    expect(view.cellForItem(at: IndexPath(item: 0, section: 0))?.alpha, equals: 1)
  }

  @Test("CV-20 CV-133 The types of lists and accessories have UIKit's names")
  func lists() {
    let visibility: UIListSeparatorConfiguration.Visibility = .hidden
    var list = UICollectionLayoutListConfiguration(appearance: .plain)
    list.separatorConfiguration.bottomSeparatorVisibility = visibility
    var lines = list.separatorConfiguration
    lines.topSeparatorVisibility = .visible
    list.separatorConfiguration = lines
    expect(list.separatorConfiguration.topSeparatorVisibility, equals: .visible)
    expect(list.separatorConfiguration.bottomSeparatorVisibility, equals: .hidden)
    let hugging: UICollectionLayoutListConfiguration.ContentHuggingElements = []
    list.contentHuggingElements = hugging
    expect(list.contentHuggingElements.isEmpty)
    let first: UICellAccessory.Placement.Position = { _ in 0 }
    let placement: UICellAccessory.Placement = .leading(displayed: .always, at: first)
    let custom = UICellAccessory.CustomViewConfiguration(customView: UIView(), placement: placement)
    expect(UICellAccessory.customView(configuration: custom).accessoryType != .checkmark)
    expect(isShown(.always) && isShown(.whenNotEditing) && !isShown(.whenEditing))
    expect(width(.actual) == 0 && width(.standard) == 28 && width(.custom(40)) == 40)
    expect(isReordering(UICellAccessory.reorder().accessoryType) && !isReordering(UICellAccessory.checkmark().accessoryType))
  }

  /// Overrides the methods that a diffable data source leaves to its subclasses.
  private final class Titled: UICollectionViewDiffableDataSource<Int, String> {
    var moves: [String] = []
    override func indexTitles(for collectionView: UICollectionView) -> [String]? { ["A", "B"] }
    override func collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int) -> IndexPath {
      IndexPath(item: 0, section: index)
    }
    override func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { indexPath.item > 0 }
    override func collectionView(
      _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
      moves.append("\(sourceIndexPath.item) to \(destinationIndexPath.item)")
      guard let moved = itemIdentifier(for: sourceIndexPath), let target = itemIdentifier(for: destinationIndexPath) else { return }
      var snapshot = snapshot()
      if sourceIndexPath < destinationIndexPath {
        snapshot.moveItem(moved, afterItem: target)
      } else {
        snapshot.moveItem(moved, beforeItem: target)
      }
      apply(snapshot, animatingDifferences: false)
    }
  }

  @Test("CV-20 CV-65 CV-77 A subclass of a diffable data source answers for titles and moves, and applies the order itself")
  func subclass() {
    let screen = TestScreen(size: CGSize(width: 320, height: 400), scale: 2)
    let view = UICollectionView(frame: screen.window.bounds, collectionViewLayout: flow(100, 100))
    let registration = UICollectionView.CellRegistration<UICollectionViewCell, String> { cell, _, item in
      cell.accessibilityIdentifier = item
    }
    let source = Titled(collectionView: view) { view, path, item in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["a", "b", "c", "d"])
    source.apply(snapshot, animatingDifferences: false)
    screen.show(view)
    expect(source.indexTitles(for: view), equals: ["A", "B"])
    expect(!view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
    expect(view.beginInteractiveMovementForItem(at: IndexPath(item: 1, section: 0)))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 160))
    screen.advance(by: 0.5)
    view.endInteractiveMovement()
    screen.settle(timeout: 2)
    expect(source.moves == ["1 to 3"] && source.snapshot().itemIdentifiers == ["a", "c", "d", "b"])
    expect((0..<4).map { view.cellForItem(at: IndexPath(item: $0, section: 0))?.accessibilityIdentifier }, equals: ["a", "c", "d", "b"])
  }
}
