import Foundation

/// A closure that makes the controller shown as preview.
public typealias UIContextMenuContentPreviewProvider = @MainActor () -> UIViewController?
/// A closure that makes the menu.
public typealias UIContextMenuActionProvider = @MainActor (_ suggestedActions: [UIMenuElement]) -> UIMenu?

/// What a context menu shows: a preview, and a menu that is made when it opens.
@preconcurrency @MainActor open class UIContextMenuConfiguration: NSObject {
  /// A value to tell configurations apart.
  public final let identifier: any NSCopying
  let previewProvider: UIContextMenuContentPreviewProvider?
  let actionProvider: UIContextMenuActionProvider?

  /// Creates a configuration; without a preview provider, the view itself is lifted.
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.identifier = identifier ?? NSUUID()
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
    super.init()
  }
}
