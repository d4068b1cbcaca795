/// Options for dragging text.
public struct UITextDragOptions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Previews show text in the label color, regardless of its own color.
  public static let stripTextColorFromPreviews = UITextDragOptions(rawValue: 1)
}

/// A text whose selection can be dragged.
@preconcurrency @MainActor public protocol UITextDraggable: UITextInput {
  /// Decides which items are dragged. Held weakly.
  var textDragDelegate: (any UITextDragDelegate)? { get set }
  /// The interaction that drags; disable it to turn dragging off.
  var textDragInteraction: UIDragInteraction? { get }
  var isTextDragActive: Bool { get }
  /// Options for dragging text, such as previews without its color.
  var textDragOptions: UITextDragOptions { get set }
}

/// A range of a text that is about to be dragged.
@preconcurrency @MainActor public protocol UITextDragRequest: AnyObject {
  var dragRange: UITextRange { get }
  /// The items that are dragged without a delegate.
  var suggestedItems: [UIDragItem] { get }
  /// The items that are already dragged, if these are added to them.
  var existingItems: [UIDragItem] { get }
  /// Whether the range is the selection.
  var isSelected: Bool { get }
  /// The session to which the text is about to be added.
  var dragSession: any UIDragSession { get }
}

/// Decides which items are dragged from a text, and receives the events of the drag. Every method is optional.
@preconcurrency @MainActor public protocol UITextDragDelegate: AnyObject {
  /// Returns the items to drag; the suggested ones by default, none to prevent the drag.
  func textDraggableView(_ textDraggableView: any UIView & UITextDraggable, itemsForDrag dragRequest: any UITextDragRequest) -> [UIDragItem]
  /// Returns the preview that is lifted for an item; nil uses the selected text.
  func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, dragPreviewForLiftingItem item: UIDragItem, session: any UIDragSession
  ) -> UITargetedDragPreview?
  /// Called before the text is lifted; animations added to `animator` run alongside.
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
