import CoreGraphics
import Foundation
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

/// Items moved by a custom long press, and by drag and drop.
@MainActor struct MovingProgramTests {
  private final class BoardController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    var columns = [["a", "b", "c", "d", "e"], ["f", "g", "h"], []]
    var collectionView: UICollectionView!
    var moves: [String] = []
    var keepsFirst = false

    override func viewDidLoad() {
      super.viewDidLoad()
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 60, height: 60)
      layout.headerReferenceSize = CGSize(width: 0, height: 30)
      layout.sectionInset = UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 10)
      collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "card")
      collectionView.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "head")
      collectionView.dataSource = self
      collectionView.delegate = self
      view.addSubview(collectionView)
      collectionView.addGestureRecognizer(UILongPressGestureRecognizer(target: self, action: BoardController.handle))
    }

    private func handle(_ gesture: UILongPressGestureRecognizer) {
      switch gesture.state {
      case .began:
        guard let path = collectionView.indexPathForItem(at: gesture.location(in: collectionView)) else { return }
        collectionView.beginInteractiveMovementForItem(at: path)
      case .changed: collectionView.updateInteractiveMovementTargetPosition(gesture.location(in: gesture.view!))
      case .ended: collectionView.endInteractiveMovement()
      default: collectionView.cancelInteractiveMovement()
      }
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { columns.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { columns[section].count }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "card", for: indexPath)
      cell.accessibilityIdentifier = columns[indexPath.section][indexPath.item]
      return cell
    }
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "head", for: indexPath)
    }
    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { true }
    func collectionView(_ collectionView: UICollectionView, moveItemAt source: IndexPath, to destination: IndexPath) {
      moves.append("\(source.section)-\(source.item) to \(destination.section)-\(destination.item)")
      let card = columns[source.section].remove(at: source.item)
      columns[destination.section].insert(card, at: destination.item)
    }
    func collectionView(
      _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt original: IndexPath, toProposedIndexPath proposed: IndexPath
    ) -> IndexPath { keepsFirst && proposed.item == 0 ? original : proposed }
  }

  private func show() -> (TestScreen, BoardController) {
    let screen = TestScreen(size: CGSize(width: 320, height: 480))
    let board = BoardController()
    screen.show(board)
    screen.settle(timeout: 1)
    return (screen, board)
  }

  private func contents(_ view: UICollectionView) -> [[String]] {
    (0..<view.numberOfSections).map { section in
      (0..<view.numberOfItems(inSection: section)).map {
        view.cellForItem(at: IndexPath(item: $0, section: section))?.accessibilityIdentifier ?? "?"
      }
    }
  }

  private func center(_ board: BoardController, _ item: Int, _ section: Int) -> CGPoint {
    board.collectionView.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.center ?? .zero
  }

  @Test("CV-65 A card is moved to another section by a long press, and the others make way")
  func acrossSections() throws {
    let (screen, board) = show()
    let view = board.collectionView!
    let last = try #require(view.cellForItem(at: IndexPath(item: 2, section: 1)))
    let (start, end, before) = (center(board, 1, 0), center(board, 1, 1), last.frame)
    let touch = screen.touchDown(start)
    screen.advance(by: 0.7)
    touch.move(to: CGPoint(x: start.x + 10, y: start.y + 10))
    screen.advance(by: 0.1)
    touch.move(to: end)
    screen.advance(by: 0.4)
    // While it is held, the items of the second section make way.
    expect(last.frame.minX, above: before.minX + 50)
    touch.up()
    screen.settle(timeout: 2)
    expect(board.moves, equals: ["0-1 to 1-1"])
    expect(board.columns == [["a", "c", "d", "e"], ["f", "b", "g", "h"], []] && contents(view) == board.columns)
  }

  @Test("CV-65 A card is moved into an empty section, and back by a cancelled touch")
  func emptySection() throws {
    let (screen, board) = show()
    let view = board.collectionView!
    let touch = screen.touchDown(center(board, 0, 0))
    screen.advance(by: 0.7)
    let header = try #require(
      view.layoutAttributesForSupplementaryElement(
        ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 2)))
    touch.move(to: CGPoint(x: 40, y: header.frame.maxY + 8))
    screen.advance(by: 0.2)
    touch.cancel()
    screen.settle(timeout: 2)
    expect(board.moves.isEmpty && contents(view) == board.columns)
    board.keepsFirst = true
    let second = screen.touchDown(center(board, 4, 0))
    screen.advance(by: 0.7)
    second.move(to: center(board, 0, 0))
    screen.advance(by: 0.4)
    second.up()
    screen.settle(timeout: 2)
    expect(board.moves.isEmpty && contents(view) == board.columns)
  }

  // MARK: Drag and drop

  private final class ShelfController: UIViewController, UICollectionViewDragDelegate, UICollectionViewDropDelegate {
    enum Section: Hashable { case wanted, owned }
    var collectionView: UICollectionView!
    var dataSource: UICollectionViewDiffableDataSource<Section, String>!

    override func viewDidLoad() {
      super.viewDidLoad()
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.25), heightDimension: .fractionalHeight(1)))
      item.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(80)), subitems: [item])
      let section = NSCollectionLayoutSection(group: group)
      section.contentInsets.bottom = 40
      collectionView = UICollectionView(
        frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
      collectionView.dragInteractionEnabled = true
      collectionView.dragDelegate = self
      collectionView.dropDelegate = self
      collectionView.reorderingCadence = .fast
      view.addSubview(collectionView)
      let book = UICollectionView.CellRegistration<UICollectionViewCell, String> { cell, _, title in
        cell.accessibilityIdentifier = title
        cell.contentView.backgroundColor = .systemOrange
      }
      dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { view, path, title in
        view.dequeueConfiguredReusableCell(using: book, for: path, item: title)
      }
      var snapshot = NSDiffableDataSourceSnapshot<Section, String>()
      snapshot.appendSections([.wanted, .owned])
      snapshot.appendItems(["a", "b", "c", "d", "e"], toSection: .wanted)
      snapshot.appendItems(["f", "g"], toSection: .owned)
      dataSource.apply(snapshot, animatingDifferences: false)
    }

    func collectionView(
      _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] {
      guard let title = dataSource.itemIdentifier(for: indexPath) else { return [] }
      let item = UIDragItem(itemProvider: NSItemProvider(object: title as NSString))
      item.localObject = title
      return [item]
    }

    func collectionView(
      _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal {
      guard session.localDragSession != nil else { return UICollectionViewDropProposal(operation: .forbidden) }
      return UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
    }

    func collectionView(_ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator) {
      guard let destination = coordinator.destinationIndexPath, let dropped = coordinator.items.first,
        let title = dropped.dragItem.localObject as? String, dropped.sourceIndexPath != nil
      else { return }
      var snapshot = dataSource.snapshot()
      snapshot.deleteItems([title])
      let section = dataSource.sectionIdentifier(for: destination.section)!
      let others = snapshot.itemIdentifiers(inSection: section)
      if destination.item < others.count {
        snapshot.insertItems([title], beforeItem: others[destination.item])
      } else {
        snapshot.appendItems([title], toSection: section)
      }
      dataSource.apply(snapshot, animatingDifferences: true)
      coordinator.drop(dropped.dragItem, toItemAt: destination)
    }
  }

  @Test("CV-66 CV-77 A book dragged to another shelf is inserted there by the drop of a diffable program")
  func dropping() throws {
    let screen = TestScreen(size: CGSize(width: 320, height: 480))
    let shelf = ShelfController()
    screen.show(shelf)
    screen.settle(timeout: 1)
    let view = shelf.collectionView!
    func center(_ item: Int, _ section: Int) -> CGPoint {
      view.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.center ?? .zero
    }
    let (from, to) = (center(1, 0), center(0, 1))
    let touch = screen.touchDown(from)
    screen.advance(by: 0.7)
    for step in 1...8 {
      touch.move(to: CGPoint(x: from.x + (to.x - from.x) * CGFloat(step) / 8, y: from.y + (to.y - from.y) * CGFloat(step) / 8))
      screen.advance(by: 0.05)
    }
    screen.advance(by: 0.6)
    touch.up()
    screen.settle(timeout: 3)
    expect(shelf.dataSource.snapshot().itemIdentifiers(inSection: .wanted), equals: ["a", "c", "d", "e"])
    expect(shelf.dataSource.snapshot().itemIdentifiers(inSection: .owned), equals: ["b", "f", "g"])
    expect(contents(view), equals: [["a", "c", "d", "e"], ["b", "f", "g"]])
    expect(view.subviews.filter { $0 is UICollectionViewCell && $0.alpha == 1 }.count, equals: 7)
    expect(!view.hasActiveDrag && !view.hasActiveDrop)
  }
}
