import CoreGraphics

extension MenuPresenter {
  /// Returns whether an element can be selected: a command requires a responder that performs it.
  func isEnabled(_ element: UIMenuElement) -> Bool {
    if element.menuAttributes.contains(.disabled) { return false }
    switch element {
    case is UIAction: return true
    case let menu as UIMenu: return !menu.children.isEmpty
    case let command as UICommand: return (command as? UIKeyCommand)?.handler != nil || target(of: command) != nil
    default: return false
    }
  }

  private func target(of command: UICommand) -> UIResponder? {
    guard let sourceView else { return nil }
    let start: UIResponder = events.responder?() ?? sourceView.window?.firstResponder ?? sourceView
    let target =
      start.target(forAction: command.action, withSender: command) ?? sourceView.target(forAction: command.action, withSender: command)
    return target as? UIResponder
  }

  /// Lets the responders that perform the commands of a list change their titles, marks and attributes, before the list is filled.
  func validate(_ elements: [UIMenuElement]) {
    for element in elements {
      if let command = element as? UICommand, (command as? UIKeyCommand)?.handler == nil {
        target(of: command)?.validate(command)
      } else if let menu = element as? UIMenu, menu.options.contains(.displayInline) {
        validate(menu.children)
      }
    }
  }

  // MARK: Highlight

  var highlighted: MenuRow? {
    for panel in panels {
      if let row = panel.rows.first(where: \.isHighlighted) { return row }
    }
    return nil
  }

  func highlight(_ row: MenuRow?) {
    let row = row.flatMap { $0.isEnabled ? $0 : nil }
    guard highlighted !== row else { return }
    highlighted?.isHighlighted = false
    row?.isHighlighted = true
    if let row { UIAccessibility.post(notification: .layoutChanged, argument: row) }
  }

  // MARK: Touches

  /// Returns the row of the last list under a point of the window.
  private func row(at point: CGPoint) -> MenuRow? {
    guard let panel = panels.last else { return nil }
    return panel.row(at: panel.convert(point, from: nil))
  }

  func touch(at point: CGPoint) {
    highlight(row(at: point))
  }

  func finishTouch(at point: CGPoint) {
    let row = row(at: point)
    highlight(nil)
    if let row, row.isEnabled { choose(row) }
  }

  /// Handles a touch outside the last list: closes it, and the whole menu if it is the only one.
  func touchedBeside(at point: CGPoint) {
    if let stage, stage.contains(point) {
      stage.tapped?()
      return
    }
    stepBack()
  }

  /// Follows the touch that opened the menu and is still active, to a point of the window.
  package func track(_ point: CGPoint) {
    guard let opening else {
      self.opening = point
      return
    }
    if hypot(point.x - opening.x, point.y - opening.y) > 10 { hasMoved = true }
    if hasMoved { touch(at: point) }
  }

  /// Ends that touch: if it is on a row, the row is selected; otherwise the menu stays open.
  package func finishTracking(_ point: CGPoint) {
    if hasMoved { finishTouch(at: point) }
    opening = nil
    hasMoved = false
  }

  // MARK: Choosing

  func choose(_ row: MenuRow) {
    if row.isHead {
      closeSubmenu()
      return
    }
    choose(row.element, in: row)
  }

  private func choose(_ element: UIMenuElement, in row: MenuRow) {
    switch element {
    case let menu as UIMenu: openSubmenu(menu, over: row)
    case let action as UIAction:
      let owner = panels.last?.menu
      finish(action) {
        owner?.select(action)
        action.performWithSender(self.sender ?? self.sourceView, target: nil)
      }
    case let command as UICommand:
      let target = target(of: command)
      finish(command) {
        if let handler = (command as? UIKeyCommand)?.handler, let command = command as? UIKeyCommand {
          handler(command)
        } else {
          target?.perform(command.action, sender: command, event: nil)
        }
      }
    default: break
    }
  }

  private func finish(_ element: UIMenuElement, _ perform: () -> Void) {
    let stays = element.menuAttributes.contains(.keepsMenuPresented)
    if !stays { dismiss() }
    events.chosen?(element)
    perform()
    if stays { refresh() }
  }

  // MARK: Submenus

  func openSubmenu(_ menu: UIMenu, over row: MenuRow) {
    guard let parent = panels.last else { return }
    highlight(nil)
    let panel = makePanel(menu, isSubmenu: true)
    var over = placement
    over.kind = .submenu
    let rowFrame = row.convert(row.bounds, to: overlay.view)
    over.anchor = CGRect(x: parent.frame.minX, y: rowFrame.minY, width: rowFrame.width, height: rowFrame.height)
    let (frame, origin) = over.place(panelSize(panel))
    panels.append(panel)
    overlay.view.addSubview(panel)
    panel.frame = frame
    panel.layoutIfNeeded()
    let animation = MenuAnimation(self)
    animation.appear(panel, from: origin)
    animation.recede(parent)
    animation.run(nil)
    parent.accessibilityElementsHidden = true
    UIAccessibility.post(notification: .layoutChanged, argument: panel)
  }

  func closeSubmenu() {
    guard panels.count > 1, let panel = panels.popLast(), let parent = panels.last else { return }
    let animation = MenuAnimation(self)
    animation.disappear(panel)
    animation.comeForward(parent)
    animation.addCompletion { panel.removeFromSuperview() }
    animation.run(nil)
    panel.isUserInteractionEnabled = false
    parent.accessibilityElementsHidden = false
    highlight(parent.rows.first { $0.element === panel.menu })
  }

  /// Closes the last list.
  func stepBack() {
    if panels.count > 1 { closeSubmenu() } else { dismiss() }
  }
}

extension UIMenu {
  /// Marks `action` and no other, in a menu with single selection.
  final func select(_ action: UIAction) {
    guard let menu = singleSelection(with: action) else { return }
    for case let other as UIAction in menu.flatChildren { other.state = other === action ? .on : .off }
  }

  /// The children, with inline menus replaced by their children.
  private var flatChildren: [UIMenuElement] {
    children.flatMap { child -> [UIMenuElement] in
      if let menu = child as? UIMenu, menu.options.contains(.displayInline) { return menu.flatChildren }
      return [child]
    }
  }

  private func singleSelection(with action: UIAction) -> UIMenu? {
    guard flatChildren.contains(where: { $0 === action }) else { return nil }
    for case let menu as UIMenu in children where menu.options.contains(.displayInline) {
      if let found = menu.singleSelection(with: action) { return found }
    }
    return options.contains(.singleSelection) ? self : nil
  }
}
