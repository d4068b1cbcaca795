import QuartzCore

/// Shows a `UIMenu` as a list over a window: the menus of buttons and bar buttons, context menus and submenus of edit menus.
///
/// One menu is shown at a time. It is operated by touches, including the one that opened it, by the mouse, and by keys, all of which it
/// receives while it is shown.
///
/// ```swift
/// MenuPresenter.present(menu, from: button, sender: button)
/// ```
@MainActor package final class MenuPresenter {
  /// The menu that is shown, and kept alive, until it is dismissed.
  @InterfaceState(.activity) package private(set) static var current: MenuPresenter? = nil

  package private(set) var menu: UIMenu
  package let sender: Any?
  package private(set) weak var sourceView: UIView?
  let placement: MenuPlacement
  var events = MenuEvents()
  let overlay: MenuOverlayBox
  var panels: [MenuPanel] = []
  /// The loaded deferred elements of this presentation.
  private var late: [ObjectIdentifier: LateElements] = [:]
  /// The position of the touch that opened the menu, until it moves.
  var opening: CGPoint?
  var hasMoved = false
  let stage: ContextMenuStage?

  private enum LateElements {
    case awaited
    case come([UIMenuElement])
  }

  private init(
    _ menu: UIMenu, from view: UIView, in window: UIWindow, placement: MenuPlacement, sender: Any?, stage: ContextMenuStage?
  ) {
    self.menu = menu
    self.sender = sender
    self.placement = placement
    self.stage = stage
    sourceView = view
    overlay = MenuOverlayBox(window)
  }

  // MARK: Presenting

  /// Shows `menu` below `rect` of `view` (its bounds by default) or above it, replacing a visible menu.
  ///
  /// Actions receive `sender`. Returns nil if the view is in no window or the menu is empty.
  @discardableResult
  package static func present(
    _ menu: UIMenu, from view: UIView, rect: CGRect? = nil, sender: Any? = nil, events: MenuEvents = MenuEvents()
  ) -> MenuPresenter? {
    guard let window = view.window else { return nil }
    let anchor = view.convert(rect ?? view.bounds, to: window)
    return show(menu, from: view, in: window, kind: .pullDown, anchor: anchor, sender: sender ?? view, stage: nil, events)
  }

  /// Shows `menu` at `point` of `view`, as a secondary click does.
  @discardableResult
  package static func present(
    _ menu: UIMenu, at point: CGPoint, in view: UIView, sender: Any? = nil, events: MenuEvents = MenuEvents()
  ) -> MenuPresenter? {
    guard let window = view.window else { return nil }
    let anchor = CGRect(origin: view.convert(point, to: window), size: .zero)
    return show(menu, from: view, in: window, kind: .pointer, anchor: anchor, sender: sender ?? view, stage: nil, events)
  }

  /// Shows `menu` with a preview over the blurred rest of the screen.
  static func present(_ menu: UIMenu, with stage: ContextMenuStage, from view: UIView, events: MenuEvents) -> MenuPresenter? {
    guard let window = view.window else { return nil }
    return show(menu, from: view, in: window, kind: .pullDown, anchor: stage.source, sender: view, stage: stage, events)
  }

  private static func show(
    _ menu: UIMenu, from view: UIView, in window: UIWindow, kind: MenuPlacement.Kind, anchor: CGRect, sender: Any?,
    stage: ContextMenuStage?, _ events: MenuEvents
  ) -> MenuPresenter? {
    current?.dismiss()
    UIMenuController.shared.hideMenu()
    let room = window.bounds.inset(by: window.safeAreaInsets).insetBy(dx: 8, dy: 8)
    let design = view.traitCollection.design.menu
    let placement = MenuPlacement(
      kind: kind, anchor: anchor, room: room, gap: kind == .pullDown ? design.gapToSource : 0,
      isMirrored: view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    let presenter = MenuPresenter(menu, from: view, in: window, placement: placement, sender: sender, stage: stage)
    presenter.events = events
    presenter.open()
    guard presenter.stage != nil || !presenter.panels.isEmpty else { return nil }
    return presenter
  }

  private func open() {
    let panel = makePanel(menu, isSubmenu: false)
    let hasRows = !panel.rows.isEmpty
    guard hasRows || stage != nil else { return }
    MenuPresenter.current = self
    overlay.show(for: self)
    let animation = MenuAnimation(self)
    if let stage {
      stage.enter(overlay.view, menuHeight: hasRows ? panelSize(panel).height : 0, room: placement.room, gap: placement.gap)
      animation.lift(stage)
    }
    if hasRows {
      panels = [panel]
      let (frame, origin) = place(panel)
      if events.order == .priority, frame.maxY <= (stage?.target ?? placement.anchor).minY { panel.reverse() }
      overlay.view.addSubview(panel)
      panel.frame = frame
      panel.layoutIfNeeded()
      animation.appear(panel, from: origin)
    }
    animation.run(events.displayed)
    UIAccessibility.post(notification: .screenChanged, argument: panels.first)
  }

  func makePanel(_ menu: UIMenu, isSubmenu: Bool) -> MenuPanel {
    let panel = MenuPanel(menu, isSubmenu: isSubmenu, presenter: self, traits: traits)
    panel.semanticContentAttribute = placement.isMirrored ? .forceRightToLeft : .forceLeftToRight
    return panel
  }

  var traits: UITraitCollection { sourceView?.traitCollection ?? overlay.view.traitCollection }

  // MARK: Placing

  func panelSize(_ panel: MenuPanel) -> CGSize {
    let width = min(panel.design.menu.width, placement.room.width)
    return CGSize(width: width, height: panel.height(forWidth: width))
  }

  func place(_ panel: MenuPanel) -> (frame: CGRect, origin: CGPoint) {
    guard let stage, panel === panels.first else { return placement.place(panelSize(panel)) }
    var beside = placement
    beside.anchor = stage.target
    return beside.place(panelSize(panel))
  }

  /// Resizes a list whose rows have changed.
  func fit(_ panel: MenuPanel) {
    guard let index = panels.firstIndex(where: { $0 === panel }) else { return }
    let frame: CGRect
    if index == 0 {
      frame = place(panel).frame
    } else {
      var over = placement
      over.kind = .submenu
      over.anchor = CGRect(origin: panel.frame.origin, size: .zero)
      frame = over.place(panelSize(panel)).frame
    }
    panel.layer.frame = frame
    panel.setNeedsLayout()
  }

  /// Dismisses the menu if the window was resized, because its positions are invalid.
  func windowMayHaveChanged() {
    if overlay.hasChanged { dismiss(animated: false) }
  }

  // MARK: Elements

  /// Returns the elements of `deferred`, or nil while they are loading; the first call requests them.
  func elements(of deferred: UIDeferredMenuElement, in panel: MenuPanel) -> [UIMenuElement]? {
    let key = ObjectIdentifier(deferred)
    switch late[key] {
    case .come(let elements)?: return elements
    case .awaited?: return nil
    case nil: break
    }
    late[key] = .awaited
    var isAsking = true
    deferred.load { [weak self, weak panel] elements in
      guard let self else { return }
      late[key] = .come(elements)
      if !isAsking, let panel { refill(panel) }
    }
    isAsking = false
    if case .come(let elements)? = late[key] { return elements }
    return nil
  }

  private func refill(_ panel: MenuPanel) {
    panel.fill()
    fit(panel)
  }

  /// Replaces the visible menu with the identifier of `menu`, or the first one.
  package func replace(with menu: UIMenu) {
    while panels.count > 1, panels.last?.menu.identifier != menu.identifier { closeSubmenu() }
    guard let panel = panels.last else { return }
    if panels.count == 1 { self.menu = menu }
    panel.replace(with: menu)
    fit(panel)
  }

  /// Updates marks and titles.
  package func refresh() {
    for panel in panels { refill(panel) }
  }

  // MARK: Going

  package func dismiss(animated: Bool = true) {
    guard MenuPresenter.current === self else { return }
    MenuPresenter.current = nil
    let animation = MenuAnimation(self)
    animation.isAnimated = animated
    for panel in panels { animation.disappear(panel) }
    if let stage { animation.add { stage.leave() } }
    overlay.view.isUserInteractionEnabled = false
    overlay.view.accessibilityElementsHidden = true
    overlay.view.accessibilityViewIsModal = false
    animation.addCompletion { [overlay, stage] in
      stage?.finish()
      overlay.hide()
    }
    animation.run(events.dismissed)
    UIAccessibility.post(notification: .screenChanged, argument: sourceView)
  }
}

/// The callbacks of a menu's appearance and disappearance.
@MainActor package struct MenuEvents {
  /// Called with the selected element before its action.
  package var chosen: (@MainActor (UIMenuElement) -> Void)?
  package var displayed: (@MainActor (ContextMenuAnimator) -> Void)?
  package var dismissed: (@MainActor (ContextMenuAnimator) -> Void)?
  package var order = UIContextMenuConfiguration.ElementOrder.automatic
  /// Returns where commands begin in the responder chain; nil begins at the first responder of the menu's window.
  var responder: (@MainActor () -> UIResponder?)?
  /// Whether rows show the keys of their commands.
  var showsKeys = false
  /// Called when the user moves beside the first list by a key: by -1 to the menu before it, by 1 to the next.
  var stepped: (@MainActor (Int) -> Void)?

  package init(
    chosen: (@MainActor (UIMenuElement) -> Void)? = nil, displayed: (@MainActor (ContextMenuAnimator) -> Void)? = nil,
    dismissed: (@MainActor (ContextMenuAnimator) -> Void)? = nil
  ) {
    self.chosen = chosen
    self.displayed = displayed
    self.dismissed = dismissed
  }
}

/// The overlay of a menu with its window.
@MainActor struct MenuOverlayBox {
  let view: MenuOverlay
  private weak var window: UIWindow?
  private let size: CGSize

  init(_ window: UIWindow) {
    self.window = window
    size = window.bounds.size
    view = MenuOverlay(frame: window.bounds)
  }

  func show(for presenter: MenuPresenter) {
    view.presenter = presenter
    window?.addSubview(view)
  }

  var hasChanged: Bool { window?.bounds.size != size }

  func hide() { view.removeFromSuperview() }
}
