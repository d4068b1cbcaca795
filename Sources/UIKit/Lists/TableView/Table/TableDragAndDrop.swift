/// The delegates of drags and drops on a table, and what carries them out once there are some.
@MainActor struct TableDragAndDrop {
  weak var dragDelegate: (any UITableViewDragDelegate)?
  weak var dropDelegate: (any UITableViewDropDelegate)?
  var isDragEnabled = true
  var dragging: ItemDragging?
  var dropping: ItemDropping?
}
