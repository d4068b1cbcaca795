import CoreGraphics
import Foundation
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

/// The index at the side of a collection view.
@MainActor struct IndexTests {
  /// Sections of names, as a diffable data source with index titles.
  private final class Names: UICollectionViewDiffableDataSource<String, String> {
    override func indexTitles(for collectionView: UICollectionView) -> [String]? { snapshot().sectionIdentifiers }
    override func collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int) -> IndexPath {
      IndexPath(item: 0, section: self.index(for: title) ?? 0)
    }
  }

  @MainActor private struct Stage {
    let screen = TestScreen(size: CGSize(width: 375, height: 600))
    let view: UICollectionView
    let source: Names

    init(_ letters: [String], direction: UITraitEnvironmentLayoutDirection = .leftToRight) {
      var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
      configuration.headerMode = .supplementary
      view = UICollectionView(
        frame: screen.window.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
      let row = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, name in
        var content = cell.defaultContentConfiguration()
        content.text = name
        cell.contentConfiguration = content
        cell.accessories = [.disclosureIndicator()]
      }
      let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
        elementKind: UICollectionView.elementKindSectionHeader
      ) { cell, _, path in
        var content = cell.defaultContentConfiguration()
        content.text = "\(path.section)"
        cell.contentConfiguration = content
      }
      source = Names(collectionView: view) { view, path, name in
        view.dequeueConfiguredReusableCell(using: row, for: path, item: name)
      }
      source.supplementaryViewProvider = { view, _, path in view.dequeueConfiguredReusableSupplementary(using: header, for: path) }
      if direction == .rightToLeft { screen.traits = { $0.layoutDirection = .rightToLeft } }
      screen.show(view)
      show(letters)
    }

    func show(_ letters: [String]) {
      var snapshot = NSDiffableDataSourceSnapshot<String, String>()
      for letter in letters {
        snapshot.appendSections([letter])
        snapshot.appendItems((0..<9).map { "\(letter)\($0)" }, toSection: letter)
      }
      source.apply(snapshot, animatingDifferences: false)
      screen.layout()
    }

    var index: UIView? { view.subviews.first { $0.accessibilityLabel == "Section index" } }
    var firstRow: String? {
      let top = view.contentOffset.y + 30
      let path = view.indexPathsForVisibleItems.filter { view.cellForItem(at: $0)!.frame.maxY > top }.min()
      return path.flatMap { source.itemIdentifier(for: $0) }
    }
  }

  private static let letters = ["A", "B", "C", "D", "E", "F", "G", "H"]

  @Test("CV-20 A touch on an index title scrolls its section to the top, below its header; sliding continues to others")
  func touching() throws {
    let stage = Stage(Self.letters)
    let frame = try #require(stage.index).convert(try #require(stage.index).bounds, to: nil)
    expect(frame.maxX, equals: 375)
    let pitch = CGFloat(14)
    func y(_ letter: Int) -> CGFloat { frame.midY + (CGFloat(letter) - 3.5) * pitch }
    let touch = stage.screen.touchDown(CGPoint(x: frame.midX, y: y(3)))
    stage.screen.layout()
    expect(stage.firstRow, equals: "D0")
    let header = stage.view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 3))
    let cell = stage.view.cellForItem(at: IndexPath(item: 0, section: 3))
    expect(header.map { abs($0.frame.minY - stage.view.contentOffset.y) < 0.51 }, equals: true)
    expect(cell?.frame.minY, equals: header?.frame.maxY)
    touch.move(to: CGPoint(x: frame.midX, y: y(5)))
    stage.screen.layout()
    expect(stage.firstRow, equals: "F0")
    touch.up()
    stage.screen.settle(timeout: 2)
    // The touch affected only the index: nothing is selected.
    expect(stage.view.indexPathsForSelectedItems, equals: [])
  }

  @Test("CV-20 CV-75 The index follows the data and is hidden without any")
  func following() {
    let stage = Stage(Self.letters)
    expect(stage.index?.accessibilityValue, equals: "A")
    stage.show(["X", "Y"])
    expect(stage.index?.accessibilityValue, equals: "X")
    stage.show([])
    expect(stage.index == nil)
  }

  @Test("CV-20 CV-133 Rows leave room for the index, at the left where text runs from the right")
  func room() throws {
    for direction in [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
      let stage = Stage(Self.letters, direction: direction)
      let index = try #require(stage.index).frame
      expect(direction == .rightToLeft ? index.minX == 0 : index.maxX == 375)
      let cell = try #require(stage.view.cellForItem(at: IndexPath(item: 0, section: 0)))
      for part in cell.subviews where part.bounds.width < 20 && part.bounds.height < 20 && part.bounds.height > 2 {
        expect(!part.convert(part.bounds, to: stage.view).intersects(index.insetBy(dx: 1, dy: -1000)))
      }
    }
  }

  @Test("CV-69 A screen reader reaches the index last, and moves by letter")
  func reading() throws {
    let stage = Stage(Self.letters)
    let index = try #require(stage.index)
    expect(index.accessibilityTraits.contains(.adjustable))
    index.accessibilityIncrement()
    stage.screen.layout()
    expect(stage.firstRow == "B0" && index.accessibilityValue == "B")
    index.accessibilityDecrement()
    stage.screen.layout()
    expect(stage.firstRow, equals: "A0")
  }
}
