import Foundation

/// A text that items can be dropped into.
@preconcurrency @MainActor public protocol UITextDroppable: UITextInput, UITextPasteConfigurationSupporting {
  /// Decides what becomes of dropped items. Held weakly.
  var textDropDelegate: (any UITextDropDelegate)? { get set }
  /// The interaction that takes drops.
  var textDropInteraction: UIDropInteraction? { get }
  /// Whether a drag is over this text.
  var isTextDropActive: Bool { get }
}

/// Whether a text that cannot be edited takes a drop.
public enum UITextDropEditability: UInt, Sendable {
  /// It does not.
  case no = 0
  /// It can be edited while the drop is made.
  case temporary = 1
  /// It can be edited from now on.
  case yes = 2
}

/// The effect that a drop would have on a text.
@preconcurrency @MainActor open class UITextDropProposal: UIDropProposal {
  /// The place of the dropped text.
  public enum Action: UInt, Sendable {
    /// It is inserted at the place of the drop.
    case insert = 0
    /// It replaces the selection.
    case replaceSelection = 1
    /// It replaces the whole text.
    case replaceAll = 2
  }
  /// Whether a drop that takes long is shown.
  public enum ProgressMode: UInt, Sendable {
    /// As for other drops.
    case system = 0
    /// The app shows it.
    case custom = 1
  }
  /// The object that performs the drop.
  public enum Performer: UInt, Sendable {
    /// The text view.
    case view = 0
    /// The delegate, in `textDroppableView(_:willPerformDrop:)`.
    case delegate = 1
  }

  /// The place of the dropped text; it is inserted by default.
  open var dropAction = Action.insert
  /// Whether a drop that takes long is shown.
  open var dropProgressMode = ProgressMode.system
  /// Whether text dropped in the same view is moved without asking for its data; `true` by default.
  open var useFastSameViewOperations = true
  /// The object that performs the drop; the text view by default.
  open var dropPerformer = Performer.view
}

/// Items that are over a text, or dropped there.
@preconcurrency @MainActor public protocol UITextDropRequest: AnyObject {
  /// The place in the text.
  var dropPosition: UITextPosition { get }
  /// The proposal that is used without a delegate.
  var suggestedProposal: UITextDropProposal { get }
  /// Whether the items come from the same view.
  var isSameView: Bool { get }
  /// The session of the drop.
  var dropSession: any UIDropSession { get }
}

/// Decides what becomes of items dropped into a text, and hears of the drop. Every method may be left out.
@preconcurrency @MainActor public protocol UITextDropDelegate: AnyObject {
  /// Whether a text that cannot be edited takes the drop; `.no` by default.
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, willBecomeEditableForDrop drop: any UITextDropRequest
  ) -> UITextDropEditability
  /// The effect of a drop here; the suggestion by default.
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, proposalForDrop drop: any UITextDropRequest
  ) -> UITextDropProposal
  /// Called before the drop changes the text.
  func textDroppableView(_ textDroppableView: any UIView & UITextDroppable, willPerformDrop drop: any UITextDropRequest)
  /// The target of the items' pictures; nil lets them fade.
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, previewForDroppingAllItemsWithDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview?
  /// Called when a drag enters the text.
  func textDroppableView(_ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnter session: any UIDropSession)
  /// Called when the drag moves over the text.
  func textDroppableView(_ textDroppableView: any UIView & UITextDroppable, dropSessionDidUpdate session: any UIDropSession)
  /// Called when the drag leaves the text.
  func textDroppableView(_ textDroppableView: any UIView & UITextDroppable, dropSessionDidExit session: any UIDropSession)
  /// Called when a drag ends that was over the text.
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
