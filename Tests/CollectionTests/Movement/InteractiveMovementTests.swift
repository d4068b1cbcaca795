import CoreGraphics
import Foundation
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

/// Moves items with a custom gesture recognizer.
@MainActor struct InteractiveMovementTests {
  private final class Movable: NSObject, UICollectionViewDataSource {
    var names = (0..<90).map(String.init)
    var moves: [String] = []
    /// Called in `moveItemAt` after the item was moved.
    var moved: (UICollectionView) -> Void = { _ in }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { names.count }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      cell.accessibilityIdentifier = names[indexPath.item]
      return cell
    }
    func collectionView(_ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
      moves.append("\(sourceIndexPath.item) to \(destinationIndexPath.item)")
      names.insert(names.remove(at: sourceIndexPath.item), at: destinationIndexPath.item)
      moved(collectionView)
    }
  }

  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  private func show(_ items: Movable) -> (TestScreen, UICollectionView) {
    let screen = TestScreen()
    let view = UICollectionView(frame: screen.window.bounds, collectionViewLayout: flow(100, 100))
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = items
    screen.show(view)
    return (screen, view)
  }

  private func isFresh(_ view: UICollectionView, _ items: Movable) -> Bool {
    view.visibleCells.allSatisfy { cell in
      let place = view.indexPath(for: cell)!
      return cell.frame == view.layoutAttributesForItem(at: place)?.frame && cell.accessibilityIdentifier == items.names[place.item]
    }
  }

  @Test("CV-65 Held near the edge, the item scrolls the content and continues making others way")
  func edgeScrolling() {
    let items = Movable()
    let (screen, view) = show(items)
    expect(view.beginInteractiveMovementForItem(at: path(0)))
    let cell = view.cellForItem(at: path(0))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 470))
    screen.advance(by: 1.5)
    let offset = view.contentOffset.y
    expect(offset > 300 && cell?.superview === view)
    expect(abs((cell?.center.y ?? 0) - (offset + 470)), below: 1)
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: offset + 200))
    screen.advance(by: 0.5)
    expect(view.contentOffset.y, equals: offset)
    view.endInteractiveMovement()
    screen.advance(by: 0.6)
    expect(items.moves.count == 1 && isFresh(view, items))
    expect(view.indexPath(for: cell!), equals: path(items.names.firstIndex(of: "0")!))
  }

  @Test("CV-65 A movement that is canceled puts everything back without a call")
  func cancelled() {
    let items = Movable()
    let (screen, view) = show(items)
    _ = view.beginInteractiveMovementForItem(at: path(0))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 270, y: 50))
    screen.advance(by: 0.5)
    expect(view.cellForItem(at: path(1))?.frame.minX, equals: 0)
    view.cancelInteractiveMovement()
    screen.advance(by: 0.6)
    expect(items.moves.isEmpty && isFresh(view, items))
  }

  @Test("CV-47 CV-65 An update moves the dragged item, and a deletion removes it", arguments: [false, true])
  func updated(deletes: Bool) {
    let items = Movable()
    let (screen, view) = show(items)
    _ = view.beginInteractiveMovementForItem(at: path(4))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 270, y: 150))
    screen.advance(by: 0.5)
    items.names.remove(at: deletes ? 4 : 0)
    view.deleteItems(at: [path(deletes ? 4 : 0)])
    screen.advance(by: 0.5)
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 50))
    screen.advance(by: 0.5)
    view.endInteractiveMovement()
    screen.advance(by: 0.6)
    expect(items.moves == (deletes ? [] : ["3 to 0"]) && isFresh(view, items))
  }

  /// A change that a data source makes while it moves an item.
  private enum Deed: CaseIterable { case reload, delete, insert, move, fail, cancel, replaceLayout, layout }

  @Test("CV-50 CV-65 A data source that changes the view while it moves an item is shown afterwards", arguments: Deed.allCases)
  private func changed(deed: Deed) {
    let items = Movable()
    let (screen, view) = show(items)
    items.moved = { [path] view in
      switch deed {
      case .reload: view.reloadData()
      case .delete:
        items.names.remove(at: 1)
        view.deleteItems(at: [path(1)])
      case .insert:
        items.names.insert("new", at: 0)
        view.insertItems(at: [path(0)])
      case .move: view.moveItem(at: path(0), to: path(2))
      case .fail:
        items.names.remove(at: 1)
        let message = caughtUIKitError { view.insertItems(at: [path(0)]) }
        expect(message?.contains("invalid number of items"), equals: true)
      case .cancel: view.cancelInteractiveMovement()
      case .replaceLayout: view.collectionViewLayout = flow(70, 70)
      case .layout: view.layoutIfNeeded()
      }
    }
    _ = view.beginInteractiveMovementForItem(at: path(0))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 270, y: 50))
    screen.advance(by: 0.5)
    view.endInteractiveMovement()
    screen.advance(by: 0.6)
    expect(items.moves == ["0 to 2"] && isFresh(view, items) && view.visibleCells.count >= 12)
    expect(view.numberOfItems(inSection: 0), equals: items.names.count)
    expect(view.subviews.count { $0 is UICollectionViewCell }, equals: view.visibleCells.count)
  }
}
