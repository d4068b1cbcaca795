import CoreGraphics
import Foundation

internal import ListModel

/// Whether the cell of a dragged item is being lifted, or its picture is under way.
enum ItemDragState {
  case none
  case lifting
  case dragging
}

/// A list whose items can be dragged: it passes the questions on to its drag delegate.
@MainActor protocol ItemDragHost: ListHost {
  /// Whether an item may be taken now: not while another is swiped or moved.
  var mayBeginDrag: Bool { get }
  /// Selected items, which come along with one of them.
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

/// What a list would do with items that are dropped, and where they would go.
@MainActor struct ItemDropAnswer {
  enum Intent {
    case unspecified
    /// Between items: a gap opens there.
    case insert
    /// Into an item, which is highlighted.
    case insertInto
    /// Into an item over its middle, else between items.
    case automatic
  }

  var proposal: UIDropProposal
  var intent: Intent
}

/// A list on which items can be dropped: it passes the questions on to its drop delegate.
@MainActor protocol ItemDropHost: ItemDragHost, ItemMoveHost {
  /// The drag that began in this list.
  var ownDrag: ItemDragging? { get }
  /// Whether the data source can move the item.
  func canMoveItem(at path: IndexPath) -> Bool
  /// Whether an item that is moved within the list is moved by the data source, without the drop delegate.
  var movesOwnItems: Bool { get }
  func canHandleDrop(_ session: any UIDropSession) -> Bool
  func dropDidEnter(_ session: any UIDropSession)
  func dropAnswer(for session: any UIDropSession, destination: IndexPath?) -> ItemDropAnswer
  func dropDidExit(_ session: any UIDropSession)
  func dropDidEnd(_ session: any UIDropSession)
  /// Hands the items to the delegate.
  func performDrop(_ drag: DragInProgress, destination: IndexPath?, proposal: UIDropProposal)

  /// Where items would be put that are held at a point: a place in the list without `source`.
  func dropPlace(at point: CGPoint, source: ItemPath?, present: ItemPath?) -> ItemPath?
  /// Brings items to their places after a drop.
  func dropEnded(moved: Bool)
  /// Whether a cell is the one into which the items would go has changed.
  func dropTargetChanged()
  func setHighlighted(_ isHighlighted: Bool, cell: UIView)
}
