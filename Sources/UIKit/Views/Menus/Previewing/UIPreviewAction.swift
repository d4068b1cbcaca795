import Foundation

/// An action below a previewed controller, which a swipe upward shows.
@preconcurrency @MainActor open class UIPreviewAction: NSObject, NSCopying, UIPreviewActionItem {
  public enum Style: Int, Sendable { case `default`, selected, destructive }

  public final let title: String
  public final let style: Style
  /// The closure that performs the action, called with the action and the previewed view controller.
  public final let handler: (any UIPreviewActionItem, UIViewController) -> Void
  private let run: (UIPreviewAction, UIViewController) -> Void

  public init(title: String, style: Style, handler: @escaping (UIPreviewAction, UIViewController) -> Void) {
    self.title = title
    self.style = style
    run = handler
    self.handler = { item, controller in if let action = item as? UIPreviewAction { handler(action, controller) } }
    super.init()
  }

  public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

  func perform(_ controller: UIViewController) { run(self, controller) }
}

/// Actions in a submenu.
@preconcurrency @MainActor open class UIPreviewActionGroup: NSObject, NSCopying, UIPreviewActionItem {
  public final let title: String
  let style: UIPreviewAction.Style
  let actions: [UIPreviewAction]

  public init(title: String, style: UIPreviewAction.Style, actions: [UIPreviewAction]) {
    self.title = title
    self.style = style
    self.actions = actions
    super.init()
  }

  public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

extension UIMenuElement {
  static func element(for item: any UIPreviewActionItem, _ controller: UIViewController) -> UIMenuElement? {
    if let group = item as? UIPreviewActionGroup {
      let options: UIMenu.Options = group.style == .destructive ? .destructive : []
      return UIMenu(title: group.title, options: options, children: group.actions.compactMap { element(for: $0, controller) })
    }
    guard let action = item as? UIPreviewAction else { return nil }
    let attributes: UIMenuElement.Attributes = action.style == .destructive ? .destructive : []
    return UIAction(title: action.title, attributes: attributes, state: action.style == .selected ? .on : .off) { _ in
      action.perform(controller)
    }
  }
}
