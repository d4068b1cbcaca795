import CoreGraphics
import Foundation

/// The edit menu: a bar over or under what is selected, with what can be done with it.
///
/// Its items are the system's (cut, copy, paste …) and the app's ``menuItems``; those show that somebody in the responder chain can perform.
@preconcurrency @MainActor open class UIMenuController: NSObject {
  /// Which way the bar's arrow points.
  public enum ArrowDirection: Int, Sendable {
    case `default`
    case up
    case down
    case left
    case right
  }

  /// One thing the menu offers.
  package struct Entry {
    package let title: String
    package let perform: @MainActor () -> Void

    package init(title: String, perform: @escaping @MainActor () -> Void) {
      self.title = title
      self.perform = perform
    }
  }

  public static let shared = UIMenuController()

  open var menuItems: [UIMenuItem]? {
    didSet { update() }
  }
  open var arrowDirection = ArrowDirection.default
  open var isMenuVisible: Bool { menuView != nil }
  /// Where the bar is on the screen.
  open var menuFrame: CGRect { menuView?.frameOnScreen ?? .zero }

  private var menuView: EditMenuView?
  private weak var targetView: UIView?
  private var targetRect = CGRect.zero
  private var ownEntries: [Entry]?
  private var dismissed: (@MainActor () -> Void)?

  /// Shows the menu at `targetRect` of `targetView`.
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
    ownEntries = nil
    dismissed = nil
    self.targetView = targetView
    self.targetRect = targetRect
    show()
  }

  open func hideMenu() { hide() }

  open func hideMenu(from targetView: UIView) {
    if self.targetView === targetView { hide() }
  }

  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
    self.targetView = targetView
    self.targetRect = targetRect
  }

  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
    if menuVisible { show() } else { hide() }
  }

  /// Looks again at what can be done, while the menu shows.
  open func update() {
    guard isMenuVisible, ownEntries == nil else { return }
    place()
  }

  /// Shows a menu of `entries` instead of what the responder chain can do. `dismissed` is called when it has gone, chosen from or not.
  package func show(_ entries: [Entry], from view: UIView, rect: CGRect, dismissed: (@MainActor () -> Void)? = nil) {
    hide()
    ownEntries = entries
    targetView = view
    targetRect = rect
    self.dismissed = dismissed
    show()
  }

  // MARK: Showing

  private func show() {
    post(Self.willShowMenuNotification)
    place()
    if isMenuVisible { post(Self.didShowMenuNotification) }
  }

  private func place() {
    menuView?.removeFromSuperview()
    menuView = nil
    guard let view = targetView, let window = view.window else { return }
    let entries = ownEntries ?? availableEntries(from: view)
    guard !entries.isEmpty else { return }
    let menu = EditMenuView(entries: entries, design: view.traitCollection.design) { [weak self] entry in
      self?.hide()
      entry.perform()
    }
    menu.place(around: view.convert(targetRect, to: window), in: window, arrow: arrowDirection)
    window.addSubview(menu)
    menuView = menu
  }

  private func hide() {
    guard let menu = menuView else { return }
    post(Self.willHideMenuNotification)
    menuView = nil
    menu.removeFromSuperview()
    ownEntries = nil
    let ended = dismissed
    dismissed = nil
    post(Self.didHideMenuNotification)
    ended?()
  }

  /// A touch beside the menu takes it away, and does besides what it would do anyway.
  func touchBegan(on view: UIView?) {
    guard let menu = menuView else { return }
    if let view, view.isDescendant(of: menu) { return }
    hide()
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  // MARK: Items

  /// What the system offers, in its order.
  private static let standardItems: [(title: String, action: Selector)] = [
    ("Cut", "cut:"), ("Copy", "copy:"), ("Select", "select:"), ("Select All", "selectAll:"), ("Paste", "paste:"), ("Delete", "delete:"),
  ]

  private func availableEntries(from view: UIView) -> [Entry] {
    let start: UIResponder = view.window?.firstResponder ?? view
    let custom = (menuItems ?? []).map { (title: $0.title, action: $0.action) }
    return (Self.standardItems + custom).compactMap { item in
      guard let target = start.target(forAction: item.action, withSender: self) as? UIResponder else { return nil }
      return Entry(title: NSLocalizedString(item.title, comment: "")) { [weak target] in
        _ = target?.perform(item.action, sender: UIMenuController.shared, event: nil)
      }
    }
  }

  public nonisolated static let willShowMenuNotification = Notification.Name("UIMenuControllerWillShowMenuNotification")
  public nonisolated static let didShowMenuNotification = Notification.Name("UIMenuControllerDidShowMenuNotification")
  public nonisolated static let willHideMenuNotification = Notification.Name("UIMenuControllerWillHideMenuNotification")
  public nonisolated static let didHideMenuNotification = Notification.Name("UIMenuControllerDidHideMenuNotification")
}
