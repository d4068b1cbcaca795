import CoreGraphics

internal import TrestleListModel

/// The drag state of a cell: lifted, or dragged as a preview.
enum ItemDragState {
  case none
  case lifting
  case dragging
}

/// A list whose items can be dragged; it forwards to its drag delegate.
@MainActor protocol ItemDragHost: ListHost {
  /// Whether a drag may begin: not during a swipe or a move.
  var mayBeginDrag: Bool { get }
  /// The selected items, which are dragged together.
  var selectedItems: [IndexPath] { get }
  func dragItems(for session: any UIDragSession, at path: IndexPath) -> [UIDragItem]
  func dragItems(addingTo session: any UIDragSession, at path: IndexPath, point: CGPoint) -> [UIDragItem]
  func dragPreviewParameters(at path: IndexPath) -> UIDragPreviewParameters?
  func allowsMove(in session: any UIDragSession) -> Bool
  func isRestricted(_ session: any UIDragSession) -> Bool
  func dragWillBegin(_ session: any UIDragSession)
  func dragDidEnd(_ session: any UIDragSession)
  func setDragState(_ state: ItemDragState, of cell: UIView)
}

/// A list's answer to a drop: the operation and the target.
@MainActor struct ItemDropAnswer {
  enum Intent {
    case unspecified
    /// The drop is between items, where a gap opens.
    case insert
    /// Into an item, which is highlighted.
    case insertInto
    /// Into an item over its middle, otherwise between items.
    case automatic
  }

  var proposal: UIDropProposal
  var intent: Intent
}

/// A list that accepts drops; it forwards to its drop delegate.
@MainActor protocol ItemDropHost: ItemDragHost, ItemMoveHost {
  /// The drag that began in this list.
  var ownDrag: ItemDragging? { get }
  func canMoveItem(at path: IndexPath) -> Bool
  /// Whether an item that is moved within the list is moved by the data source, without the drop delegate.
  var movesOwnItems: Bool { get }
  func canHandleDrop(_ session: any UIDropSession) -> Bool
  func dropDidEnter(_ session: any UIDropSession)
  func dropAnswer(for session: any UIDropSession, destination: IndexPath?) -> ItemDropAnswer
  func dropDidExit(_ session: any UIDropSession)
  func dropDidEnd(_ session: any UIDropSession)
  /// Passes the items to the delegate.
  func performDrop(_ drag: DragInProgress, destination: IndexPath?, proposal: UIDropProposal)

  /// Returns the target of items at a point, in the list without `source`.
  func dropPlace(at point: CGPoint, source: ItemPath?, present: ItemPath?) -> ItemPath?
  /// Moves items to their positions after a drop.
  func dropEnded(moved: Bool)
  /// Called when the cell that is the drop target changes.
  func dropTargetChanged()
  func setHighlighted(_ isHighlighted: Bool, cell: UIView)
}
