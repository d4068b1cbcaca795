import Foundation
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

/// Rows that can be dragged and accept drops, with a log.
@MainActor final class DraggedRows: NSObject, UITableViewDataSource, UITableViewDelegate, UITableViewDragDelegate, UITableViewDropDelegate {
  var rows: [String]
  var log: [String] = []
  var intent = UITableViewDropProposal.Intent.insertAtDestinationIndexPath
  var operation = UIDropOperation.copy
  var accepts = true
  var drags = true
  /// The source rows of the last dropped items.
  var sources: [IndexPath?] = []
  var shape: UIBezierPath?
  var preview: UIView?
  var usesPlaceholder = false
  var context: (any UITableViewDropPlaceholderContext)?

  init(_ rows: [String]) { self.rows = rows }

  func take() -> [String] {
    defer { log = [] }
    return log
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "c") ?? UITableViewCell(style: .default, reuseIdentifier: "c")
    cell.textLabel?.text = rows[indexPath.row]
    return cell
  }

  func tableView(_ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath) -> [UIDragItem] {
    guard drags else { return [] }
    log.append("items \(indexPath.row)")
    let item = UIDragItem(itemProvider: NSItemProvider(object: NSString(string: rows[indexPath.row])))
    item.localObject = rows[indexPath.row]
    if let preview { item.previewProvider = { UIDragPreview(view: preview) } }
    return [item]
  }
  func tableView(_ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint)
    -> [UIDragItem]
  {
    log.append("add \(indexPath.row)")
    return [UIDragItem(itemProvider: NSItemProvider(object: NSString(string: rows[indexPath.row])))]
  }
  func tableView(_ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath) -> UIDragPreviewParameters? {
    guard let shape else { return nil }
    let parameters = UIDragPreviewParameters()
    parameters.visiblePath = shape
    return parameters
  }
  func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) { log.append("begin") }
  func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) { log.append("dragEnd") }

  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
    log.append("canHandle")
    return accepts && session.canLoadObjects(ofClass: NSString.self)
  }
  func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) { log.append("enter") }
  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession, withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal {
    let step = "over \(destinationIndexPath?.row ?? -1)"
    if log.last != step { log.append(step) }
    return UITableViewDropProposal(operation: operation, intent: intent)
  }
  func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) { log.append("exit") }
  func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) { log.append("dropEnd") }
  func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
    let path = coordinator.destinationIndexPath ?? IndexPath(row: rows.count, section: 0)
    log.append("drop \(path.row)")
    sources = coordinator.items.map(\.sourceIndexPath)
    if usesPlaceholder {
      let placeholder = UITableViewDropPlaceholder(insertionIndexPath: path, reuseIdentifier: "waiting", rowHeight: 60)
      placeholder.cellUpdateHandler = { $0.textLabel?.text = "…" }
      context = coordinator.drop(coordinator.items[0].dragItem, to: placeholder)
      return
    }
    let count = rows.count
    coordinator.session.loadObjects(ofClass: NSString.self) { objects in
      for case let text as NSString in objects { self.rows.insert(text.description, at: path.row) }
    }
    tableView.insertRows(at: (0..<rows.count - count).map { IndexPath(row: path.row + $0, section: 0) }, with: .none)
    coordinator.drop(coordinator.items[0].dragItem, toRowAt: path).addCompletion { _ in self.log.append("landed") }
  }
}

@MainActor @Suite struct DragAndDropTests {
  private func drag(_ screen: TestScreen, from: CGPoint, to: CGPoint) -> TestTouch {
    let touch = screen.touchDown(from)
    screen.advance(by: 0.6)
    for step in 1...30 {
      let part = CGFloat(step) / 30
      touch.move(to: CGPoint(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part))
      screen.advance(by: 1.0 / 60)
    }
    return touch
  }

  private func table(_ rows: DraggedRows, _ frame: CGRect) -> UITableView {
    let table = UITableView(frame: frame)
    table.dataSource = rows
    table.delegate = rows
    table.dragDelegate = rows
    table.dropDelegate = rows
    return table
  }

  /// Returns two tables side by side.
  private func show(_ left: DraggedRows, _ right: DraggedRows) -> (TestScreen, UITableView, UITableView) {
    let screen = TestScreen()
    let container = UIView(frame: screen.window.bounds)
    let first = table(left, CGRect(x: 0, y: 0, width: 160, height: 480))
    let second = table(right, CGRect(x: 160, y: 0, width: 160, height: 480))
    for table in [first, second] { container.addSubview(table) }
    screen.show(container)
    return (screen, first, second)
  }

  @Test("Dragging reorders a table without editing if the data source moves rows, with one call of moveRowAt")
  func localReordering() {
    let rows = EditingRows([["a", "b", "c", "d"]])
    let dragged = DraggedRows(["a", "b", "c", "d"])
    let (screen, table) = showEditing(rows)
    table.dragDelegate = dragged
    expect(table.dragInteractionEnabled && !table.hasActiveDrag)
    let touch = drag(screen, from: CGPoint(x: 100, y: 22), to: CGPoint(x: 100, y: 92))
    expect(table.hasActiveDrag && table.hasActiveDrop && !table.isEditing)
    screen.advance(by: 0.4)
    expect(table.cellForRow(at: path(1))?.frame.minY == 0 && table.cellForRow(at: path(3))?.frame.minY == 132)
    touch.up()
    screen.settle()
    expect(rows.sections == [["b", "c", "a", "d"]] && rows.log.filter { $0.hasPrefix("move") } == ["move 0.0 to 0.2"])
    expect(table.visibleCells.map { $0.textLabel?.text }, equals: ["b", "c", "a", "d"])
    expect(table.visibleCells.allSatisfy { $0.alpha == 1 && $0.frame == table.rectForRow(at: table.indexPath(for: $0)!) })
    expect(dragged.log == ["items 0", "begin", "dragEnd"] && !table.hasActiveDrag)
    expectFresh(screen)
  }

  @Test("From one table to another: the calls in order, the gap, the image that lands")
  func betweenTables() {
    let (left, right) = (DraggedRows(["a", "b", "c"]), DraggedRows(["x", "y"]))
    let (screen, first, second) = show(left, right)
    left.accepts = false
    let touch = drag(screen, from: CGPoint(x: 60, y: 66), to: CGPoint(x: 230, y: 66))
    expect(first.hasActiveDrag && !first.hasActiveDrop && second.hasActiveDrop)
    screen.advance(by: 0.4)
    expect(second.cellForRow(at: path(0))?.frame.minY == 0 && second.cellForRow(at: path(1))?.frame.minY == 88)
    touch.up()
    screen.settle()
    expect(right.rows == ["x", "b", "y"] && second.visibleCells.map { $0.textLabel?.text } == ["x", "b", "y"])
    expect(right.take(), equals: ["canHandle", "enter", "over 1", "drop 1", "dropEnd", "landed"])
    expect(left.log.first == "items 1" && left.log.last == "dragEnd")
    expectFresh(screen)
    // A table that does not permit it, and a row that provides nothing.
    right.drags = false
    let none = drag(screen, from: CGPoint(x: 230, y: 22), to: CGPoint(x: 60, y: 22))
    expect(!second.hasActiveDrag)
    none.up()
    screen.settle()
    expect(left.rows, equals: ["a", "b", "c"])
  }

  @Test("Escape, a forbidden position and a canceled touch return the preview; a drop into a row highlights it")
  func cancelling() {
    for way in 0..<4 {
      let screen = TestScreen()
      let rows = DraggedRows(["a", "b", "c"])
      let table = table(rows, screen.window.bounds)
      screen.show(table)
      if way == 1 { rows.operation = .forbidden }
      if way == 3 { rows.intent = .insertIntoDestinationIndexPath }
      let touch = drag(screen, from: CGPoint(x: 100, y: 22), to: CGPoint(x: 100, y: 66))
      if way == 3 { expect(table.cellForRow(at: path(1))?.isHighlighted, equals: true) }
      if way == 0 || way == 3 { screen.press(.keyboardEscape) }
      if way == 2 { touch.cancel() }
      touch.up()
      screen.settle()
      expect(rows.rows == ["a", "b", "c"] && rows.log.last == "dragEnd" && !rows.log.contains { $0.hasPrefix("drop ") })
      expect(table.visibleCells.allSatisfy { $0.alpha == 1 && !$0.isHighlighted && $0.frame.minX == 0 })
      expect(table.visibleCells.map(\.frame.minY), equals: [0, 44, 88])
      expectFresh(screen)
    }
  }

  @Test("Cells are configured for being dragged and dropped into")
  func configurationStates() {
    let (left, right) = (DraggedRows(["a", "b", "c"]), DraggedRows(["x", "y"]))
    let (screen, first, second) = show(left, right)
    right.intent = .insertIntoDestinationIndexPath
    var states: [String: UICellConfigurationState] = [:]
    for cell in first.visibleCells + second.visibleCells {
      let name = cell.textLabel?.text ?? ""
      cell.configurationUpdateHandler = { states[name] = $1 }
    }
    screen.layout()
    let touch = drag(screen, from: CGPoint(x: 60, y: 66), to: CGPoint(x: 230, y: 22))
    screen.layout()
    expect(states["b"]?.cellDragState == .dragging && states["a"]?.cellDragState == UICellConfigurationState.DragState.none)
    expect(states["x"]?.cellDropState == .targeted && states["y"]?.cellDropState == .notTargeted)
    touch.move(to: CGPoint(x: 60, y: 300))
    screen.advance(by: 0.1)
    expect(states["x"]?.cellDropState, equals: UICellConfigurationState.DropState.none)
    touch.cancel()
    screen.settle()
    expect(states["b"]?.cellDragState, equals: UICellConfigurationState.DragState.none)
  }

  @Test("Another finger adds rows to a drag; all are dropped, each from its row")
  func severalRows() {
    let (left, right) = (DraggedRows(["a", "b", "c"]), DraggedRows(["x", "y"]))
    let (screen, first, _) = show(left, right)
    left.accepts = false
    let touch = drag(screen, from: CGPoint(x: 60, y: 66), to: CGPoint(x: 230, y: 66))
    screen.tap(CGPoint(x: 60, y: 110))
    screen.advance(by: 0.3)
    // A row is added once, and not selected by the tap.
    screen.tap(CGPoint(x: 60, y: 110))
    expect(left.take().filter { $0 != "canHandle" } == ["items 1", "begin", "add 2"] && first.indexPathForSelectedRow == nil)
    expect(first.visibleCells.map { $0.alpha < 0.5 }, equals: [false, true, true])
    touch.move(to: CGPoint(x: 232, y: 66))
    touch.up()
    screen.settle()
    expect(right.rows == ["x", "c", "b", "y"] || right.rows == ["x", "b", "c", "y"])
    expect(first.visibleCells.allSatisfy { $0.alpha == 1 } && screen.window.subviews.count == 1)
    expect(left.log.last, equals: "dragEnd")
    // Selected rows are dragged together.
    _ = left.take()
    first.allowsMultipleSelection = true
    for row in [0, 2] { first.selectRow(at: path(row), animated: false, scrollPosition: .none) }
    right.sources = []
    let both = drag(screen, from: CGPoint(x: 60, y: 22), to: CGPoint(x: 230, y: 66))
    expect(left.log.filter { $0 != "canHandle" }, equals: ["items 0", "add 2", "begin"])
    both.up()
    screen.settle()
    expect(right.sources == [nil, nil] && right.rows.filter { $0 == "a" || $0 == "c" }.count == 3)
    expectFresh(screen)
  }

  @Test("Within the table each dropped item has its source row")
  func severalWithin() {
    let screen = TestScreen()
    let rows = DraggedRows(["a", "b", "c", "d", "e"])
    let table = table(rows, screen.window.bounds)
    table.allowsMultipleSelection = true
    screen.show(table)
    for row in [1, 3] { table.selectRow(at: path(row), animated: false, scrollPosition: .none) }
    let touch = drag(screen, from: CGPoint(x: 60, y: 66), to: CGPoint(x: 60, y: 10))
    touch.up()
    screen.settle()
    expect(rows.sources, equals: [path(1), path(3)])
    expectFresh(screen)
  }

  @Test("A preview of custom shape is lifted, and animates to its target")
  func previews() throws {
    let screen = TestScreen()
    let rows = DraggedRows(["a", "b", "c"])
    rows.shape = UIBezierPath(roundedRect: CGRect(x: 10, y: 4, width: 100, height: 36), cornerRadius: 8)
    let table = table(rows, screen.window.bounds)
    screen.show(table)
    let touch = drag(screen, from: CGPoint(x: 60, y: 22), to: CGPoint(x: 60, y: 200))
    let holder = try #require(screen.window.subviews.last)
    expect(holder.bounds.size, equals: CGSize(width: 100, height: 36))
    expect(holder.subviews.first?.subviews.first?.layer.mask is CAShapeLayer)
    touch.cancel()
    screen.settle()
    expect(screen.window.subviews.count, equals: 1)
    rows.preview = UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
    let other = drag(screen, from: CGPoint(x: 60, y: 22), to: CGPoint(x: 60, y: 200))
    expect(rows.preview?.isDescendant(of: screen.window), equals: true)
    other.cancel()
    screen.settle()
    expect(screen.window.subviews.count, equals: 1)
  }

  @Test("A placeholder represents a dropped item until it has loaded, through other updates", arguments: [false, true])
  func placeholders(deletes: Bool) throws {
    let screen = TestScreen()
    let (left, right) = (DraggedRows(["a", "b", "c"]), DraggedRows(["x", "y"]))
    let container = UIView(frame: screen.window.bounds)
    let first = table(left, CGRect(x: 0, y: 0, width: 160, height: 480))
    let second = table(right, CGRect(x: 160, y: 0, width: 160, height: 480))
    for table in [first, second] { container.addSubview(table) }
    second.register(UITableViewCell.self, forCellReuseIdentifier: "waiting")
    screen.show(container)
    left.accepts = false
    right.usesPlaceholder = true
    drag(screen, from: CGPoint(x: 60, y: 66), to: CGPoint(x: 230, y: 66)).up()
    screen.settle()
    let context = try #require(right.context)
    expect(second.hasUncommittedUpdates && context.dragItem.localObject as? String == "b")
    expect(second.numberOfRows(inSection: 0) == 2 && second.contentSize.height == 44 * 2 + 60)
    expect(second.cellForRow(at: path(1))?.frame.minY, equals: 104)
    let waiting = try #require(second.subviews.compactMap { $0 as? UITableViewCell }.first { $0.textLabel?.text == "…" })
    expect(waiting.frame, equals: CGRect(x: 0, y: 44, width: 160, height: 60))
    // A row is inserted above it: it moves along.
    right.rows.insert("w", at: 0)
    second.insertRows(at: [path(0)], with: .fade)
    screen.settle()
    expect(waiting.frame.minY == 88 && second.cellForRow(at: path(2))?.frame.minY == 148)
    if deletes {
      expect(context.deletePlaceholder())
      screen.settle()
      expect(second.cellForRow(at: path(2))?.frame.minY, equals: 88)
    } else {
      var place: IndexPath?
      let isDone = context.commitInsertion {
        place = $0
        right.rows.insert("b", at: $0.row)
      }
      expect(isDone && place == path(2))
      screen.settle()
      expect(second.visibleCells.map { $0.textLabel?.text }, equals: ["w", "x", "b", "y"])
      expect(second.visibleCells.map(\.frame.minY), equals: [0, 44, 88, 132])
    }
    expect(!second.hasUncommittedUpdates && waiting.superview == nil)
    expect(!context.deletePlaceholder() && !context.commitInsertion { _ in })
    expectFresh(screen)
    // A reload removes placeholders.
    drag(screen, from: CGPoint(x: 60, y: 66), to: CGPoint(x: 230, y: 66)).up()
    screen.settle()
    expect(second.hasUncommittedUpdates)
    second.reloadData()
    screen.settle()
    expect(!second.hasUncommittedUpdates && right.context?.deletePlaceholder() == false)
    expect(second.contentSize.height, equals: CGFloat(right.rows.count) * 44)
    expectFresh(screen)
  }

  @Test("A view of any kind starts drags and accepts drops with interactions")
  func interactions() {
    let screen = TestScreen()
    let (source, target) = (
      UIView(frame: CGRect(x: 20, y: 20, width: 80, height: 80)), UIView(frame: CGRect(x: 180, y: 300, width: 100, height: 100))
    )
    let container = UIView(frame: screen.window.bounds)
    for view in [source, target] { container.addSubview(view) }
    let ends = DragEnds()
    source.addInteraction(UIDragInteraction(delegate: ends))
    target.addInteraction(UIDropInteraction(delegate: ends))
    screen.show(container)
    let touch = drag(screen, from: CGPoint(x: 60, y: 60), to: CGPoint(x: 230, y: 350))
    touch.up()
    screen.settle()
    expect(ends.log, equals: ["begin", "enter", "will copy", "perform Swift", "did copy"])
    expect(screen.window.subviews.count, equals: 1)
  }

  @Test("Items are lifted beside another press of the view only if the interaction allows it", arguments: [false, true])
  func simultaneousPress(_ allows: Bool) {
    let screen = TestScreen()
    let source = UIView(frame: CGRect(x: 20, y: 20, width: 80, height: 80))
    let container = UIView(frame: screen.window.bounds)
    container.addSubview(source)
    let ends = DragEnds()
    let interaction = UIDragInteraction(delegate: ends)
    interaction.allowsSimultaneousRecognitionDuringLift = allows
    expect(UIDragInteraction.isEnabledByDefault && interaction.isEnabled)
    source.addInteraction(interaction)
    let press = UILongPressGestureRecognizer()
    press.minimumPressDuration = 0.2
    source.addGestureRecognizer(press)
    screen.show(container)
    let touch = screen.touchDown(CGPoint(x: 60, y: 60))
    screen.advance(by: 1.5)
    expect(press.state == .began || press.state == .changed)
    expect(ends.log, equals: (allows ? ["begin"] : []))
    touch.up()
    screen.settle()
  }

  @Test("An item provider returns its objects and data, and errors for other types")
  func itemProviders() {
    let provider = NSItemProvider(object: NSString(string: "Grüße"))
    var text: String?
    provider.loadObject(ofClass: String.self) { string, _ in text = string }
    expect(text == "Grüße" && provider.canLoadObject(ofClass: NSString.self) && !provider.canLoadObject(ofClass: NSURL.self))
    expect(provider.hasItemConformingToTypeIdentifier("public.text") && !provider.hasItemConformingToTypeIdentifier("public.image"))
    provider.registerDataRepresentation(forTypeIdentifier: "org.example.row") { completion in
      completion(Data([1, 2]), nil)
      return nil
    }
    var data: Data?
    provider.loadDataRepresentation(forTypeIdentifier: "org.example.row") { bytes, _ in data = bytes }
    var failure: (any Error)?
    provider.loadDataRepresentation(forTypeIdentifier: "public.png") { _, error in failure = error }
    expect(data == Data([1, 2]) && failure != nil)
    expect(NSItemProvider(contentsOf: URL(fileURLWithPath: "/nowhere.txt")) == nil)
  }
}

@MainActor final class DragEnds: UIDragInteractionDelegate, UIDropInteractionDelegate {
  var log: [String] = []

  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
    [UIDragItem(itemProvider: NSItemProvider(object: NSString(string: "Swift")))]
  }
  func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) { log.append("begin") }
  func dragInteraction(_ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation) {
    log.append("will \(operation)")
  }
  func dragInteraction(_ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation) {
    log.append("did \(operation)")
  }
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) { log.append("enter") }
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal {
    UIDropProposal(operation: .copy)
  }
  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    session.loadObjects(ofClass: NSString.self) { self.log.append("perform \($0.compactMap { ($0 as? NSString)?.description }.joined())") }
  }
}
