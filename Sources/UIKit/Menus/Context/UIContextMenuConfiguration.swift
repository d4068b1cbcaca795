import Foundation

/// A closure that makes the controller shown as preview.
public typealias UIContextMenuContentPreviewProvider = @MainActor () -> UIViewController?
/// A closure that makes the menu.
public typealias UIContextMenuActionProvider = @MainActor (_ suggestedActions: [UIMenuElement]) -> UIMenu?

/// What a context menu shows: a preview, and a menu that is made when it opens.
@preconcurrency @MainActor open class UIContextMenuConfiguration: NSObject {
  /// A value to tell configurations apart.
  public final let identifier: any NSCopying
  /// How the elements are ordered where the menu is above what it belongs to; `.automatic` by default.
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
  /// The order of a menu's elements.
  public enum ElementOrder: Int, Sendable {
    /// The order that suits the place of the menu, which is that of the menu here.
    case automatic = 0
    /// The first element nearest to what the menu belongs to: where the menu is above it, the order is reversed.
    case priority = 1
    /// The order of the menu, wherever it is.
    case fixed = 2
  }
}
