import Foundation

/// A text that items can be dropped into.
@preconcurrency @MainActor public protocol UITextDroppable: UITextInput, UITextPasteConfigurationSupporting {
  /// Decides how dropped items are handled. Held weakly.
  var textDropDelegate: (any UITextDropDelegate)? { get set }
  /// The interaction that handles drops.
  var textDropInteraction: UIDropInteraction? { get }
  /// Whether a drag is over this text.
  var isTextDropActive: Bool { get }
}

/// Whether a text that is not editable accepts a drop.
public enum UITextDropEditability: UInt, Sendable {
  /// The drop is rejected.
  case no = 0
  /// It becomes editable during the drop.
  case temporary = 1
  /// It becomes editable permanently.
  case yes = 2
}

/// The effect of a drop on a text.
@preconcurrency @MainActor open class UITextDropProposal: UIDropProposal {
  /// The target of the dropped text.
  public enum Action: UInt, Sendable {
    /// It is inserted at the drop position.
    case insert = 0
    /// The dropped text replaces the selection.
    case replaceSelection = 1
    /// It replaces the whole text.
    case replaceAll = 2
  }
  /// Whether the progress of a long drop is shown.
  public enum ProgressMode: UInt, Sendable {
    /// The text view inserts the dropped text itself.
    case system = 0
    /// The app performs the drop.
    case custom = 1
  }
  public enum Performer: UInt, Sendable {
    /// The text view performs the drop.
    case view = 0
    /// The delegate, in `textDroppableView(_:willPerformDrop:)`.
    case delegate = 1
  }

  /// The target of the dropped text; it is inserted by default.
  open var dropAction = Action.insert
  /// Whether the progress of a long drop is shown.
  open var dropProgressMode = ProgressMode.system
  /// Whether text dropped in the same view is moved without loading its data; `true` by default.
  open var useFastSameViewOperations = true
  /// The object that performs the drop; the text view by default.
  open var dropPerformer = Performer.view
}

/// Items that are over a text, or dropped there.
@preconcurrency @MainActor public protocol UITextDropRequest: AnyObject {
  var dropPosition: UITextPosition { get }
  /// The proposal used without a delegate.
  var suggestedProposal: UITextDropProposal { get }
  /// Whether the items come from the same view.
  var isSameView: Bool { get }
  /// The session with the items that are dropped.
  var dropSession: any UIDropSession { get }
}

/// Decides how items dropped into a text are handled, and receives the events of the drop. Every method is optional.
@preconcurrency @MainActor public protocol UITextDropDelegate: AnyObject {
  /// Returns whether a text that is not editable accepts the drop; `.no` by default.
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, willBecomeEditableForDrop drop: any UITextDropRequest
  ) -> UITextDropEditability
  /// Returns the effect of a drop at this position; the suggestion by default.
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, proposalForDrop drop: any UITextDropRequest
  ) -> UITextDropProposal
  /// Called before the drop changes the text.
  func textDroppableView(_ textDroppableView: any UIView & UITextDroppable, willPerformDrop drop: any UITextDropRequest)
  /// Returns the target of the items' previews; nil fades them.
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, previewForDroppingAllItemsWithDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview?
  /// Called when a drag enters the text.
  func textDroppableView(_ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnter session: any UIDropSession)
  /// Called when the drag moves over the text.
  func textDroppableView(_ textDroppableView: any UIView & UITextDroppable, dropSessionDidUpdate session: any UIDropSession)
  /// Called when the drag leaves the text.
  func textDroppableView(_ textDroppableView: any UIView & UITextDroppable, dropSessionDidExit session: any UIDropSession)
  /// Called when a drag that was over the text ends.
  func textDroppableView(_ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnd session: any UIDropSession)
}

extension UITextDropDelegate {
  public func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, willBecomeEditableForDrop drop: any UITextDropRequest
  ) -> UITextDropEditability { .no }
  public func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, proposalForDrop drop: any UITextDropRequest
  ) -> UITextDropProposal { drop.suggestedProposal }
  public func textDroppableView(_ textDroppableView: any UIView & UITextDroppable, willPerformDrop drop: any UITextDropRequest) {}
  public func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, previewForDroppingAllItemsWithDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? { defaultPreview }
  public func textDroppableView(_ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnter session: any UIDropSession) {}
  public func textDroppableView(_ textDroppableView: any UIView & UITextDroppable, dropSessionDidUpdate session: any UIDropSession) {}
  public func textDroppableView(_ textDroppableView: any UIView & UITextDroppable, dropSessionDidExit session: any UIDropSession) {}
  public func textDroppableView(_ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnd session: any UIDropSession) {}
}
