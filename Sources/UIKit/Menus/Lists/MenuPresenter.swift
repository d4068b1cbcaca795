import CoreGraphics
import Foundation
import QuartzCore

/// Shows a `UIMenu` as a list over a window: the menus of buttons and bar buttons, context menus and the further items of edit menus.
///
/// One menu shows at a time. It is worked by touches, with the finger that opened it or another one, by the mouse, and by keys, which all
/// come to it while it shows.
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
  /// What came for the deferred elements of this showing.
  private var late: [ObjectIdentifier: LateElements] = [:]
  /// Where the finger that opened the menu was when it did, and whether it has moved since.
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

  /// Shows `menu` below `rect` of `view` (its bounds, unless said otherwise) or above it, and takes away a menu that shows.
  ///
  /// `sender` is told to the actions. Nil if the view is in no window or the menu has nothing to show.
  @discardableResult
  package static func present(
    _ menu: UIMenu, from view: UIView, rect: CGRect? = nil, sender: Any? = nil, events: MenuEvents = MenuEvents()
  ) -> MenuPresenter? {
    guard let window = view.window else { return nil }
    let anchor = view.convert(rect ?? view.bounds, to: window)
    return show(menu, from: view, in: window, kind: .pullDown, anchor: anchor, sender: sender ?? view, stage: nil, events)
  }

  /// Shows `menu` beginning at `point` of `view`, as a click of the secondary button does.
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

  /// Brings a list whose rows have changed to its new size.
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

  /// A window of another size has no use for the places found in the old one.
  func windowMayHaveChanged() {
    if overlay.hasChanged { dismiss(animated: false) }
  }

  // MARK: Elements

  /// The elements that came for `deferred`, or nil while they are awaited; the first question asks for them.
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

  /// Shows `menu` instead, in the list that shows a menu of that identifier or in the first one.
  package func replace(with menu: UIMenu) {
    while panels.count > 1, panels.last?.menu.identifier != menu.identifier { closeSubmenu() }
    guard let panel = panels.last else { return }
    if panels.count == 1 { self.menu = menu }
    panel.replace(with: menu)
    fit(panel)
  }

  /// Shows the marks and titles as they are now.
  package func refresh() {
    for panel in panels { refill(panel) }
  }

  // MARK: Going

  /// Takes the menu away.
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

/// What is to happen along with a menu's coming and going.
@MainActor package struct MenuEvents {
  /// Told of the element that was chosen, before it acts.
  package var chosen: (@MainActor (UIMenuElement) -> Void)?
  package var displayed: (@MainActor (ContextMenuAnimator) -> Void)?
  package var dismissed: (@MainActor (ContextMenuAnimator) -> Void)?
  package var order = UIContextMenuConfiguration.ElementOrder.automatic

  package init(
    chosen: (@MainActor (UIMenuElement) -> Void)? = nil, displayed: (@MainActor (ContextMenuAnimator) -> Void)? = nil,
    dismissed: (@MainActor (ContextMenuAnimator) -> Void)? = nil
  ) {
    self.chosen = chosen
    self.displayed = displayed
    self.dismissed = dismissed
  }
}

/// The overlay of a menu and the window it was made for.
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
