import CoreGraphics

/// The edit menu: a bar above or below the selection with its actions.
///
/// Its items are the system's (cut, copy, paste …) and the app's ``menuItems``; an item is shown if a responder in the chain can perform
/// it.
@preconcurrency @MainActor open class UIMenuController: NSObject {
  /// The direction of the bar's arrow.
  public enum ArrowDirection: Int, Sendable {
    /// The side is chosen by the space.
    case `default`
    /// The arrow points up; the menu is below.
    case up
    /// The arrow points down; the menu is above.
    case down
    /// The arrow points left; the menu is to the right.
    case left
    /// The arrow points right; the menu is to the left.
    case right
  }

  package struct Entry {
    package let title: String
    package var image: UIImage?
    /// The menu that opens as a list instead.
    package var menu: UIMenu?
    package let perform: @MainActor () -> Void

    package init(
      title: String, image: UIImage? = nil, menu: UIMenu? = nil, perform: @escaping @MainActor () -> Void
    ) {
      self.title = title
      self.image = image
      self.menu = menu
      self.perform = perform
    }
  }

  /// The app's menu controller.
  public static var shared: UIMenuController { instance }
  @InterfaceState(.activity) private static var instance = UIMenuController()

  /// The app's own commands, after the standard ones.
  open var menuItems: [UIMenuItem]? {
    didSet { update() }
  }
  /// The preferred side; `.default` by default.
  open var arrowDirection = ArrowDirection.default
  /// Whether the menu is shown, also while it appears.
  open var isMenuVisible: Bool { menuView != nil }
  /// The frame of the bar on the screen.
  open var menuFrame: CGRect { menuView?.frameOnScreen ?? .zero }

  private var menuView: EditMenuView?
  /// Whether the active touch dismissed the menu.
  private(set) var wentByTouch = false
  private weak var targetView: UIView?
  private var targetRect = CGRect.zero
  private var ownEntries: [Entry]?
  private var ownArrow = ArrowDirection.default
  private var isAnnounced = true
  private var dismissed: (@MainActor () -> Void)?

  /// Shows the menu with its arrow at a rectangle of a view. The first responder decides about the commands.
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
    ownEntries = nil
    dismissed = nil
    self.targetView = targetView
    self.targetRect = targetRect
    show()
  }

  open func hideMenu() { hide() }

  /// Hides the menu if it belongs to a view.
  open func hideMenu(from targetView: UIView) {
    if self.targetView === targetView { hide() }
  }

  /// Sets the rectangle the menu points to.
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
    self.targetView = targetView
    self.targetRect = targetRect
  }

  /// Shows or hides the menu at the previously set rectangle.
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
    if menuVisible { show() } else { hide() }
  }

  /// Updates the visible menu after a change of the available actions.
  open func update() {
    guard isMenuVisible, ownEntries == nil else { return }
    place()
  }

  /// Shows a menu of `entries` instead of the responder chain's actions. `dismissed` is called when it has disappeared, with or without a
  /// selection.
  ///
  /// The menu of another interaction (`isAnnounced` false) does not post this class's notifications.
  package func show(
    _ entries: [Entry], from view: UIView, rect: CGRect, arrow: ArrowDirection = .default, isAnnounced: Bool = true,
    dismissed: (@MainActor () -> Void)? = nil
  ) {
    hide()
    ownEntries = entries
    ownArrow = arrow
    self.isAnnounced = isAnnounced
    targetView = view
    targetRect = rect
    self.dismissed = dismissed
    show()
  }

  /// Moves a visible menu to its present rectangle.
  package func moveMenu(to rect: CGRect) {
    targetRect = rect
    guard let menuView, let view = targetView, let window = view.window else { return }
    menuView.place(around: view.convert(targetRect, to: window), in: window, arrow: direction)
  }

  // MARK: Showing

  private var direction: ArrowDirection { ownEntries == nil ? arrowDirection : ownArrow }

  private func show() {
    MenuPresenter.current?.dismiss()
    guard !entries.isEmpty else { return hide() }
    post(Self.willShowMenuNotification)
    let wasVisible = isMenuVisible
    place()
    guard let menuView else { return }
    if !wasVisible { fade(menuView, to: 1) }
    post(Self.didShowMenuNotification)
    UIAccessibility.post(notification: .layoutChanged, argument: menuView)
  }

  /// The entries to show.
  private var entries: [Entry] {
    guard let view = targetView, view.window != nil else { return [] }
    return ownEntries ?? availableEntries(from: view)
  }

  private func place() {
    let entries = entries
    guard let view = targetView, let window = view.window, !entries.isEmpty else { return hide() }
    menuView?.removeFromSuperview()
    let menu = EditMenuView(
      entries: entries, design: view.traitCollection.design, isMirrored: view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    ) { [weak self, weak view] entry, button in
      if let menu = entry.menu {
        let place = button.convert(button.bounds, to: nil)
        self?.hide()
        if let view, let window = view.window { MenuPresenter.present(menu, from: view, rect: window.convert(place, to: view)) }
      } else {
        self?.hide()
        entry.perform()
      }
    }
    menu.place(around: view.convert(targetRect, to: window), in: window, arrow: direction)
    window.addSubview(menu)
    menuView = menu
  }

  private func hide() {
    guard let menu = menuView else { return }
    post(Self.willHideMenuNotification)
    menuView = nil
    menu.isUserInteractionEnabled = false
    menu.accessibilityElementsHidden = true
    fade(menu, to: 0) { menu.removeFromSuperview() }
    ownEntries = nil
    let ended = dismissed
    dismissed = nil
    post(Self.didHideMenuNotification)
    isAnnounced = true
    ended?()
  }

  private func fade(_ menu: EditMenuView, to alpha: CGFloat, completion: (@MainActor () -> Void)? = nil) {
    if alpha > 0 { UIView.performWithoutAnimation { menu.alpha = 0 } }
    UIView.animate(
      withDuration: 0.15, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState], animations: { menu.alpha = alpha },
      completion: { _ in completion?() })
  }

  /// Dismisses the menu after a touch outside of it, which also has its usual effect.
  func touchBegan(on view: UIView?) {
    wentByTouch = isMenuVisible
    guard let menu = menuView else { return }
    if let view, view.isDescendant(of: menu) { return }
    hide()
  }

  /// Handles a key. While text is edited the arrows belong to the text; Escape always dismisses the menu.
  func handle(_ key: UIKey) -> Bool {
    guard let menu = menuView else { return false }
    if key.keyCode == .keyboardEscape {
      hide()
      return true
    }
    guard !(menu.window?.firstResponder is any UIKeyInput) else { return false }
    let isMirrored = menu.effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch key.keyCode {
    case .keyboardRightArrow: menu.move(by: isMirrored ? -1 : 1)
    case .keyboardLeftArrow: menu.move(by: isMirrored ? 1 : -1)
    case .keyboardReturnOrEnter, .keypadEnter, .keyboardSpacebar: return menu.pressHighlighted()
    default: return false
    }
    return true
  }

  private func post(_ name: Notification.Name) {
    if isAnnounced { NotificationCenter.default.post(name: name, object: self) }
  }

  // MARK: Items

  /// The system's actions, in order.
  static let standardItems: [(title: String, action: Selector)] = [
    ("Cut", "cut:"), ("Copy", "copy:"), ("Select", "select:"), ("Select All", "selectAll:"), ("Paste", "paste:"), ("Delete", "delete:"),
    ("Bold", "toggleBoldface:"), ("Italic", "toggleItalics:"), ("Underline", "toggleUnderline:"),
  ]

  /// Returns the actions that the responders of a view perform.
  func availableEntries(from view: UIView) -> [Entry] {
    let start: UIResponder = view.window?.firstResponder ?? view
    let custom = (menuItems ?? []).map { (title: $0.title, action: $0.action) }
    return (Self.standardItems + custom).compactMap { item in
      guard let target = start.target(forAction: item.action, withSender: self) as? UIResponder else { return nil }
      return Entry(title: LocalizedStrings.word(item.title)) { [weak target] in
        _ = target?.perform(item.action, sender: UIMenuController.shared, event: nil)
      }
    }
  }

  /// Posted before the menu appears.
  public nonisolated static let willShowMenuNotification = Notification.Name("UIMenuControllerWillShowMenuNotification")
  /// Posted after the menu appeared.
  public nonisolated static let didShowMenuNotification = Notification.Name("UIMenuControllerDidShowMenuNotification")
  /// Posted before the menu disappears.
  public nonisolated static let willHideMenuNotification = Notification.Name("UIMenuControllerWillHideMenuNotification")
  /// Posted after the menu disappeared.
  public nonisolated static let didHideMenuNotification = Notification.Name("UIMenuControllerDidHideMenuNotification")
}
