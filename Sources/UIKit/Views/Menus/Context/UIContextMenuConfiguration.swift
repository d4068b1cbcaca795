import Foundation

/// A closure that returns the controller shown as preview.
public typealias UIContextMenuContentPreviewProvider = @MainActor () -> UIViewController?
/// A closure that returns the menu.
public typealias UIContextMenuActionProvider = @MainActor (_ suggestedActions: [UIMenuElement]) -> UIMenu?

/// The content of a context menu: a preview, and a menu that is created when it opens.
@preconcurrency @MainActor open class UIContextMenuConfiguration: NSObject {
  /// A value that distinguishes configurations.
  public final let identifier: any NSCopying
  /// The order of the elements if the menu is above its source; `.automatic` by default.
  open var preferredMenuElementOrder = ElementOrder.automatic
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

extension UIContextMenuConfiguration {
  /// The order of a menu's elements relative to the touch.
  public enum ElementOrder: Int, Sendable {
    /// The default order, which is that of the menu.
    case automatic = 0
    /// The first element is nearest to the source: above it, the order is reversed.
    case priority = 1
    /// The order of the menu at any position.
    case fixed = 2
  }
}
