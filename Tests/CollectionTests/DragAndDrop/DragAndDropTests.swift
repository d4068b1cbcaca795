import CoreGraphics
import Foundation
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

/// Items that can be dragged and accept drops, with a log.
@MainActor
final class DraggedItems: NSObject, UICollectionViewDataSource, UICollectionViewDelegate, UICollectionViewDragDelegate,
  UICollectionViewDropDelegate
{
  var names: [String]
  var log: [String] = []
  var intent = UICollectionViewDropProposal.Intent.insertAtDestinationIndexPath
  var operation = UIDropOperation.copy
  var usesPlaceholder = false
  var context: (any UICollectionViewDropPlaceholderContext)?
  var sources: [IndexPath?] = []

  init(_ names: [String]) { self.names = names }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { names.count }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    cell.accessibilityIdentifier = names[indexPath.item]
    return cell
  }

  func collectionView(_ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath)
    -> [UIDragItem]
  {
    log.append("items \(indexPath.item)")
    return [UIDragItem(itemProvider: NSItemProvider(object: NSString(string: names[indexPath.item])))]
  }
  var isRestricted = false
  var sessions: [Bool] = []
  func collectionView(_ collectionView: UICollectionView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession) -> Bool {
    isRestricted
  }
  func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession) {
    log.append("begin")
    sessions.append(session.isRestrictedToDraggingApplication)
  }
  func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession) { log.append("dragEnd") }
  func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool {
    session.canLoadObjects(ofClass: NSString.self)
  }
  func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession) { log.append("enter") }
  func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession) { log.append("exit") }
  func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession) { log.append("dropEnd") }
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    let step = "over \(destinationIndexPath?.item ?? -1)"
    if log.last != step { log.append(step) }
    return UICollectionViewDropProposal(operation: operation, intent: intent)
  }
  func collectionView(_ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator) {
    let path = coordinator.destinationIndexPath ?? IndexPath(item: names.count, section: 0)
    log.append("drop \(path.item)")
    sources = coordinator.items.map(\.sourceIndexPath)
    let item = coordinator.items[0]
    if usesPlaceholder {
      let placeholder = UICollectionViewDropPlaceholder(insertionIndexPath: path, reuseIdentifier: "cell")
      placeholder.cellUpdateHandler = { $0.accessibilityIdentifier = "waiting" }
      context = coordinator.drop(item.dragItem, to: placeholder)
      return
    }
    if let source = item.sourceIndexPath {
      collectionView.performBatchUpdates({
        let name = self.names.remove(at: source.item)
        let place = min(path.item, self.names.count)
        self.names.insert(name, at: place)
        collectionView.deleteItems(at: [source])
        collectionView.insertItems(at: [IndexPath(item: place, section: 0)])
      })
    } else {
      coordinator.session.loadObjects(ofClass: NSString.self) { objects in
        for case let text as NSString in objects { self.names.insert(text.description, at: path.item) }
      }
      collectionView.insertItems(at: [path])
    }
    coordinator.drop(item.dragItem, toItemAt: IndexPath(item: min(path.item, names.count - 1), section: 0)).addCompletion { _ in
      self.log.append("landed")
    }
  }
}

/// Moves items by its data source only.
@MainActor private final class MovedItems: NSObject, UICollectionViewDataSource {
  var names = ["a", "b", "c", "d", "e"]
  var moves: [String] = []

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { names.count }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    cell.accessibilityIdentifier = names[indexPath.item]
    return cell
  }
  func collectionView(_ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
    moves.append("\(sourceIndexPath.item) to \(destinationIndexPath.item)")
    names.insert(names.remove(at: sourceIndexPath.item), at: destinationIndexPath.item)
  }
}

@MainActor struct DragAndDropTests {
  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  private func drag(_ screen: TestScreen, from: CGPoint, to: CGPoint) -> TestTouch {
    let touch = screen.touchDown(from)
    screen.advance(by: 0.6)
    for step in 1...20 {
      let part = CGFloat(step) / 20
      touch.move(to: CGPoint(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part))
      screen.advance(by: 1.0 / 60)
    }
    screen.advance(by: 0.4)
    return touch
  }

  private func view(_ source: any UICollectionViewDataSource, _ frame: CGRect) -> UICollectionView {
    let view = UICollectionView(frame: frame, collectionViewLayout: flow(60, 60))
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    return view
  }

  private func show(_ top: DraggedItems, _ bottom: DraggedItems) -> (TestScreen, UICollectionView, UICollectionView) {
    let screen = TestScreen()
    let container = UIView(frame: screen.window.bounds)
    let views = [(top, 0.0), (bottom, 240.0)].map { items, y in
      let view = view(items, CGRect(x: 0, y: y, width: 320, height: 230))
      view.delegate = items
      view.dragDelegate = items
      view.dropDelegate = items
      container.addSubview(view)
      return view
    }
    screen.show(container)
    return (screen, views[0], views[1])
  }

  private func shown(_ view: UICollectionView) -> [String] {
    view.visibleCells.sorted { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }.map { $0.accessibilityIdentifier ?? "?" }
  }

  /// Returns whether every cell is at its item's position in the layout, and there are no other cells.
  private func isFresh(_ view: UICollectionView) -> Bool {
    view.visibleCells.allSatisfy { $0.alpha == 1 && $0.frame == view.layoutAttributesForItem(at: view.indexPath(for: $0)!)?.frame }
      && view.subviews.filter { $0 is UICollectionViewCell }.count == view.visibleCells.count
  }

  @Test("CV-66 An item dragged to another view makes room there, and is inserted at the drop position")
  func betweenViews() {
    let (top, bottom) = (DraggedItems(["a", "b", "c"]), DraggedItems(["v", "w", "x", "y", "z"]))
    let (screen, first, second) = show(top, bottom)
    let touch = drag(screen, from: CGPoint(x: 30, y: 30), to: CGPoint(x: 115, y: 270))
    expect(first.hasActiveDrag && second.hasActiveDrop && !second.hasActiveDrag)
    // The gap is at the second position: the others are shifted by one position, the last into a new line.
    expect(second.cellForItem(at: path(1))?.frame.minX, equals: second.layoutAttributesForItem(at: path(2))?.frame.minX)
    expect(second.cellForItem(at: path(3))?.frame.minY == 70 && second.cellForItem(at: path(4))?.frame.minX ?? 0 > 50)
    expect(second.presentationIndexPath(forDataSourceIndexPath: path(1)), equals: path(2))
    expect(second.dataSourceIndexPath(forPresentationIndexPath: path(1)) == nil)
    second.performUsingPresentationValues {
      expect(second.numberOfItems(inSection: 0), equals: 6)
      expect(second.cellForItem(at: path(2))?.accessibilityIdentifier, equals: "w")
    }
    touch.up()
    screen.settle()
    expect(bottom.names == ["v", "a", "w", "x", "y", "z"] && shown(second) == bottom.names && isFresh(second) && isFresh(first))
    expect(bottom.log.contains("drop 1") && bottom.log.suffix(2).contains("landed") && bottom.sources == [nil])
    expect(top.log.prefix(2) == ["items 0", "begin"] && top.log.last == "dragEnd" && !first.hasActiveDrag)
  }

  @Test("CV-66 The delegate determines whether other apps may receive the items", arguments: [false, true])
  func restricted(isRestricted: Bool) {
    let items = DraggedItems(["a", "b", "c"])
    items.isRestricted = isRestricted
    let (screen, _, _) = show(items, DraggedItems([]))
    drag(screen, from: CGPoint(x: 30, y: 30), to: CGPoint(x: 115, y: 60)).up()
    screen.settle()
    expect(items.sessions, equals: [isRestricted])
  }

  @Test("CV-66 A drag within the view closes the gap of the item, and the delegate moves it")
  func withinView() {
    let (top, bottom) = (DraggedItems(["a", "b", "c", "d", "e", "f"]), DraggedItems([]))
    top.operation = .move
    let (screen, first, _) = show(top, bottom)
    let touch = drag(screen, from: CGPoint(x: 30, y: 30), to: CGPoint(x: 205, y: 35))
    let places = (0..<4).map { first.layoutAttributesForItem(at: path($0))?.frame }
    expect(first.cellForItem(at: path(1))?.frame == places[0] && first.cellForItem(at: path(2))?.frame == places[1])
    touch.up()
    screen.settle()
    expect(top.names == ["b", "c", "a", "d", "e", "f"] && shown(first) == top.names && isFresh(first))
    expect(top.sources, equals: [path(0)])
  }

  @Test("CV-66 Without a drop delegate the data source moves the item that is dragged")
  func byDataSource() {
    let (items, drags) = (MovedItems(), DraggedItems(["a", "b", "c", "d", "e"]))
    let screen = TestScreen()
    let view = view(items, screen.window.bounds)
    view.dragDelegate = drags
    screen.show(view)
    let touch = drag(screen, from: CGPoint(x: 30, y: 30), to: CGPoint(x: 205, y: 35))
    touch.up()
    screen.settle()
    expect(items.moves == ["0 to 2"] && shown(view) == ["b", "c", "a", "d", "e"] && isFresh(view))
  }

  @Test("CV-66 An item that receives a drop has the drop state, and no item makes room")
  func into() {
    let (top, bottom) = (DraggedItems(["a"]), DraggedItems(["v", "w"]))
    bottom.intent = .insertIntoDestinationIndexPath
    let (screen, _, second) = show(top, bottom)
    let touch = drag(screen, from: CGPoint(x: 30, y: 30), to: CGPoint(x: 30, y: 270))
    expect(second.cellForItem(at: path(0))?.configurationState.cellDropState, equals: .targeted)
    expect(second.cellForItem(at: path(1))?.configurationState.cellDropState, equals: .notTargeted)
    expect(isFresh(second))
    touch.move(to: CGPoint(x: 30, y: 100))
    screen.advance(by: 0.5)
    expect(second.cellForItem(at: path(0))?.configurationState.cellDropState, equals: UICellConfigurationState.DropState.none)
    touch.up()
    screen.settle()
  }

  @Test("CV-66 A placeholder is shown until the content has loaded", arguments: [true, false])
  func placeholder(comes: Bool) {
    let (top, bottom) = (DraggedItems(["a"]), DraggedItems(["v", "w", "x"]))
    bottom.usesPlaceholder = true
    let (screen, _, second) = show(top, bottom)
    let touch = drag(screen, from: CGPoint(x: 30, y: 30), to: CGPoint(x: 30, y: 270))
    touch.up()
    screen.settle()
    let cells = second.subviews.compactMap { $0 as? UICollectionViewCell }
    expect(cells.count == 4 && cells.contains { $0.accessibilityIdentifier == "waiting" && $0.frame.origin == .zero })
    expect(second.cellForItem(at: path(0))?.frame.minX ?? 0 > 50 && second.numberOfItems(inSection: 0) == 3)
    if comes {
      expect(bottom.context?.commitInsertion { bottom.names.insert("new", at: $0.item) }, equals: true)
    } else {
      expect(bottom.context?.deletePlaceholder(), equals: true)
    }
    screen.settle()
    expect(shown(second) == (comes ? ["new", "v", "w", "x"] : ["v", "w", "x"]) && isFresh(second))
    expect(bottom.context?.deletePlaceholder(), equals: false)
  }

  @Test("CV-66 A reload removes placeholders")
  func reloadedPlaceholder() {
    let (top, bottom) = (DraggedItems(["a"]), DraggedItems(["v", "w", "x"]))
    bottom.usesPlaceholder = true
    let (screen, _, second) = show(top, bottom)
    let touch = drag(screen, from: CGPoint(x: 30, y: 30), to: CGPoint(x: 30, y: 270))
    touch.up()
    screen.settle()
    second.reloadData()
    screen.settle()
    expect(shown(second) == ["v", "w", "x"] && isFresh(second))
    expect(bottom.context?.commitInsertion { _ in }, equals: false)
  }
}
