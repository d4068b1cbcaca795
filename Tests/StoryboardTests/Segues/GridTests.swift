import CoreGraphics
import Foundation
import TrestleTestSupport
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

/// Collection views of documents.
@MainActor @Suite(.serialized) struct GridTests {
  let tests = SegueTests()

  @Test("SB-04 CV-22 Prototype cells and a header of a grid need no registration, and a cell's segue fires when it is selected")
  func storyboard() throws {
    let navigation = try #require(try tests.show("Grid") as? UINavigationController)
    let grid = try #require((navigation.topViewController as? UICollectionViewController)?.collectionView)
    let layout = try #require(grid.collectionViewLayout as? UICollectionViewFlowLayout)
    expect(layout.itemSize == CGSize(width: 100, height: 60) && layout.minimumLineSpacing == 12 && layout.minimumInteritemSpacing == 8)
    expect(layout.sectionInset == UIEdgeInsets(top: 6, left: 5, bottom: 8, right: 7) && layout.sectionInsetReference == .fromSafeArea)
    let cell = try #require(grid.cellForItem(at: IndexPath(item: 1, section: 0)) as? PrototypeItem)
    expect(cell.frame.size == CGSize(width: 100, height: 60) && cell.contentView.frame == cell.bounds)
    expect(cell.label?.text == "Item 1" && cell.label?.frame.minX == 10 && cell.label?.frame.width == 80)
    let header = grid.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
    expect(header?.frame, equals: CGRect(x: 0, y: 0, width: 375, height: 40))
    expect((header?.viewWithTag(7) as? UILabel)?.text, equals: "Header")
    _ = CallLog.take()
    tests.screen.tap(cell.convert(CGPoint(x: 50, y: 30), to: nil))
    tests.screen.settle()
    let log = CallLog.take()
    expect(log.first == "Destination awake" && log.contains("prepare selected item 1 selected 1"))
    expect(log.firstIndex(of: "didSelect 1").map { $0 > log.firstIndex(of: "prepare selected item 1 selected 1")! }, equals: true)
    expect(navigation.topViewController?.title, equals: "Destination")
  }

  @Test("NB-03 A registered nib makes the cells of an identifier, or of a registration", arguments: [false, true])
  func nib(byRegistration: Bool) throws {
    let nib = UINib(nibName: "GridCell", bundle: Fixtures.bundle)
    let registration = UICollectionView.CellRegistration<PrototypeItem, Int>(cellNib: nib) { _, _, _ in }
    let items = PlainItems([3]) { view, path in
      byRegistration
        ? view.dequeueConfiguredReusableCell(using: registration, for: path, item: 0)
        : view.dequeueReusableCell(withReuseIdentifier: "nib", for: path)
    }
    let screen = TestScreen()
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: UICollectionViewFlowLayout())
    view.register(nib, forCellWithReuseIdentifier: "nib")
    view.dataSource = items
    screen.show(view)
    let cells = view.visibleCells.compactMap { $0 as? PrototypeItem }
    expect(cells.count == 3 && cells.allSatisfy { $0.label?.text == "Nib" && $0.label?.superview === $0.contentView })
  }
}

final class PrototypeItem: UICollectionViewCell {
  var label: UILabel?
}

final class PrototypeGrid: UICollectionViewController {
  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }
  override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    (cell as? PrototypeItem)?.label?.text = "Item \(indexPath.item)"
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
  }

  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    CallLog.add("didSelect \(indexPath.item)")
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    let item = (sender as? PrototypeItem).flatMap { collectionView.indexPath(for: $0) }?.item ?? -1
    CallLog.add(
      "prepare \(segue.identifier ?? "-") item \(item) selected \(collectionView.indexPathsForSelectedItems?.first?.item ?? -1)")
  }
}
