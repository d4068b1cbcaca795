extension MenuPresenter {
  /// Handles a key; while the menu is shown, it receives all keys.
  func handle(_ key: UIKey) {
    guard let panel = panels.last else {
      if key.keyCode == .keyboardEscape { dismiss() }
      return
    }
    let isMirrored = placement.isMirrored
    switch key.keyCode {
    case .keyboardDownArrow: move(in: panel, by: 1)
    case .keyboardUpArrow: move(in: panel, by: -1)
    case .keyboardHome: highlightFirst(panel.rows)
    case .keyboardEnd: highlightFirst(panel.rows.reversed())
    case .keyboardReturnOrEnter, .keypadEnter, .keyboardSpacebar:
      if let row = highlighted { chooseByKey(row) }
    case .keyboardRightArrow: if isMirrored { back() } else { forward() }
    case .keyboardLeftArrow: if isMirrored { forward() } else { back() }
    case .keyboardEscape: stepBack()
    default: jump(to: key.characters, in: panel)
    }
  }

  private func move(in panel: MenuPanel, by step: Int) {
    let rows = panel.rows.filter(\.isEnabled)
    guard !rows.isEmpty else { return }
    let present = highlighted.flatMap { row in rows.firstIndex { $0 === row } }
    let next = present.map { ($0 + step + rows.count) % rows.count } ?? (step > 0 ? 0 : rows.count - 1)
    show(rows[next])
  }

  /// Highlights the first element, as for a menu that was opened by a key.
  func highlightFirstRow() { highlightFirst(panels.last?.rows ?? []) }

  private func highlightFirst(_ rows: [MenuRow]) {
    if let row = rows.first(where: \.isEnabled) { show(row) }
  }

  private func show(_ row: MenuRow) {
    highlight(row)
    row.panel?.reveal(row)
  }

  /// Selects the first row of a menu that was opened by a key.
  private func chooseByKey(_ row: MenuRow) {
    let count = panels.count
    choose(row)
    if panels.count > count, let first = panels.last?.rows.first(where: { $0.isEnabled && !$0.isHead }) { show(first) }
  }

  private func forward() {
    if let row = highlighted, row.element is UIMenu, !row.isHead { chooseByKey(row) } else if panels.count == 1 { events.stepped?(1) }
  }

  private func back() {
    if panels.count > 1 { closeSubmenu() } else { events.stepped?(-1) }
  }

  /// Moves to the next row that begins with typed characters.
  private func jump(to characters: String, in panel: MenuPanel) {
    guard let letter = characters.first, letter.isLetter || letter.isNumber else { return }
    let rows = panel.rows.filter(\.isEnabled)
    let start = highlighted.flatMap { row in rows.firstIndex { $0 === row } }.map { $0 + 1 } ?? 0
    let order = rows[start...] + rows[..<start]
    if let found = order.first(where: { $0.element.title.lowercased().hasPrefix(String(letter).lowercased()) }) { show(found) }
  }
}

/// Key handling of menus: an open menu receives every key.
@MainActor enum MenuKeys {
  /// Whether text input goes to a menu, which ignores it, instead of the first responder.
  static var capturesText: Bool { MenuPresenter.current != nil }

  static func handle(_ key: UIKey) -> Bool {
    if let menu = MenuPresenter.current {
      menu.handle(key)
      return true
    }
    return UIMenuController.shared.handle(key)
  }
}
