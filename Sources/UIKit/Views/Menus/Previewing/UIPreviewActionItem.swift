/// An entry of the menu below a preview: an action, or a group of them.
@preconcurrency @MainActor public protocol UIPreviewActionItem: AnyObject {
  var title: String { get }
}
