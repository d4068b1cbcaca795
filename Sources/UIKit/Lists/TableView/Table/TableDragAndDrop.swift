/// The drag and drop delegates of a table, and the objects that perform drags and drops once a delegate is set.
@MainActor struct TableDragAndDrop {
  weak var dragDelegate: (any UITableViewDragDelegate)?
  weak var dropDelegate: (any UITableViewDropDelegate)?
  var isDragEnabled = true
  var dragging: ItemDragging?
  var dropping: ItemDropping?
}
