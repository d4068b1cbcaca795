import Foundation

/// Options for dragging text.
public struct UITextDragOptions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Previews show text in the label color, whatever color it has.
  public static let stripTextColorFromPreviews = UITextDragOptions(rawValue: 1)
}

/// A text whose selection can be dragged.
@preconcurrency @MainActor public protocol UITextDraggable: UITextInput {
  /// Decides what is dragged. Held weakly.
  var textDragDelegate: (any UITextDragDelegate)? { get set }
  /// The interaction that drags; disable it to turn dragging off.
  var textDragInteraction: UIDragInteraction? { get }
  /// Whether a drag from this text is under way.
  var isTextDragActive: Bool { get }
  /// Options for dragging text.
  var textDragOptions: UITextDragOptions { get set }
}

/// A range of a text that is about to be dragged.
@preconcurrency @MainActor public protocol UITextDragRequest: AnyObject {
  /// The range of the text.
  var dragRange: UITextRange { get }
  /// The items that are dragged without a delegate.
  var suggestedItems: [UIDragItem] { get }
  /// The items that are already dragged, where these are added to them.
  var existingItems: [UIDragItem] { get }
  /// Whether the range is what is selected.
  var isSelected: Bool { get }
  /// The session of the drag.
  var dragSession: any UIDragSession { get }
}

/// Decides what is dragged from a text, and hears of the drag. Every method may be left out.
@preconcurrency @MainActor public protocol UITextDragDelegate: AnyObject {
  /// The items to drag; the suggested ones by default, none for no drag.
  func textDraggableView(_ textDraggableView: any UIView & UITextDraggable, itemsForDrag dragRequest: any UITextDragRequest) -> [UIDragItem]
  /// The preview that is lifted for an item; nil for the selected text.
  func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, dragPreviewForLiftingItem item: UIDragItem, session: any UIDragSession
  ) -> UITargetedDragPreview?
  /// The text is about to be lifted; animations added to `animator` run alongside.
  func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession)
  /// Called before the lifted text moves.
  func textDraggableView(_ textDraggableView: any UIView & UITextDraggable, dragSessionWillBegin session: any UIDragSession)
  /// Called after the drag ended, with the operation of the drop.
  func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, dragSessionDidEnd session: any UIDragSession, with operation: UIDropOperation)
}

extension UITextDragDelegate {
  public func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, itemsForDrag dragRequest: any UITextDragRequest
  ) -> [UIDragItem] { dragRequest.suggestedItems }
  public func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, dragPreviewForLiftingItem item: UIDragItem, session: any UIDragSession
  ) -> UITargetedDragPreview? { nil }
  public func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession
  ) {}
  public func textDraggableView(_ textDraggableView: any UIView & UITextDraggable, dragSessionWillBegin session: any UIDragSession) {}
  public func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, dragSessionDidEnd session: any UIDragSession, with operation: UIDropOperation
  ) {}
}
