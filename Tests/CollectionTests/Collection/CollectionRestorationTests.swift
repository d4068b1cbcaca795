import CoreGraphics
import Foundation
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

/// A grid whose state is preserved and restored.
@MainActor struct CollectionRestorationTests {
  private final class Grid: UICollectionViewController, UIDataSourceModelAssociation {
    var names: [String]
    init(_ names: [String]) {
      self.names = names
      super.init(collectionViewLayout: flow(100, 60, 0, 10))
      restorationIdentifier = "grid"
    }
    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.restorationIdentifier = "items"
      collectionView.allowsMultipleSelection = true
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    }
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { names.count }
    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String? { names[idx.item] }
    func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath? {
      names.firstIndex(of: identifier).map { IndexPath(item: $0, section: 0) }
    }
  }

  private let names = (0..<120).map { "name \($0)" }

  private func show(_ names: [String]) -> (TestScreen, Grid) {
    let screen = TestScreen()
    let grid = Grid(names)
    screen.show(grid)
    screen.layout()
    return (screen, grid)
  }

  private func keep() throws -> Data {
    let (screen, grid) = show(names)
    grid.collectionView.contentOffset.y = 10 * 60 + 15
    screen.layout()
    screen.tap(CGPoint(x: 50, y: 100))
    screen.tap(CGPoint(x: 270, y: 100))
    expect(grid.collectionView.indexPathsForSelectedItems?.map(\.item), equals: [33, 35])
    return try #require(StateRestoration.encode([grid]))
  }

  @Test("The first item and the selection of a collection view are found again by name, though the data are rearranged")
  func byName() throws {
    let data = try keep()
    let (screen, grid) = show(["a", "b", "c"] + names.reversed())
    expect(StateRestoration.restore(data, into: [grid]))
    screen.layout()
    let first = try #require(grid.names.firstIndex(of: "name 30"))
    expect(grid.collectionView.contentOffset.y, equals: CGFloat(first / 3) * 60 + 15)
    expect(Set((grid.collectionView.indexPathsForSelectedItems ?? []).map { grid.names[$0.item] }), equals: ["name 33", "name 35"])
  }

  @Test("Names that no longer exist select nothing and do not scroll")
  func gone() throws {
    let data = try keep()
    let (screen, grid) = show(Array(names.filter { !["name 30", "name 33"].contains($0) }))
    expect(StateRestoration.restore(data, into: [grid]))
    screen.layout()
    expect(grid.collectionView.contentOffset.y, equals: 0)
    expect((grid.collectionView.indexPathsForSelectedItems ?? []).map { grid.names[$0.item] }, equals: ["name 35"])
    let (_, empty) = show([])
    expect(StateRestoration.restore(data, into: [empty]))
    expect(empty.collectionView.indexPathsForSelectedItems, equals: [])
  }
}
