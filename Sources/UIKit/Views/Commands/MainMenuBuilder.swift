/// The main menu while it is built, an immutable tree that is copied on each change.
@MainActor final class MainMenuBuilder: UIMenuBuilder {
  let system: UIMenuSystem
  private(set) var root: UIMenu

  init(system: UIMenuSystem) {
    self.system = system
    let names: [(UIMenu.Identifier, String)] = [
      (.application, ""), (.file, "File"), (.edit, "Edit"), (.format, "Format"), (.view, "View"), (.window, "Window"), (.help, "Help"),
    ]
    let menus = names.map {
      UIMenu(title: $1.isEmpty ? "" : LocalizedStrings.word($1), identifier: $0, children: Self.groups[$0, default: []].map(Self.group))
    }
    root = UIMenu(identifier: .root, children: menus)
  }

  /// The groups of the menus. The app adds its own menus beside them and in them; a menu bar has the standard commands in them.
  private static let groups: [UIMenu.Identifier: [UIMenu.Identifier]] = [
    .application: [.about, .preferences, .services, .hide, .quit],
    .file: [.newScene, .openRecent, .close, .document, .print],
    .edit: [.undoRedo, .standardEdit, .find, .spelling, .substitutions, .transformations, .speech],
    .spelling: [.spellingPanel, .spellingOptions], .substitutions: [.substitutionsPanel, .substitutionOptions],
    .format: [.font, .text], .font: [.textStyle, .textSize, .textColor, .textStylePasteboard],
    .text: [.alignment, .writingDirection],
    .view: [.toolbar, .sidebar, .fullscreen], .window: [.minimizeAndZoom, .bringAllToFront],
  ]

  private static func group(_ identifier: UIMenu.Identifier) -> UIMenu {
    UIMenu(
      identifier: identifier, options: .displayInline,
      children: groups[identifier, default: []].map(group) + EventHandlers.connected.standardCommands(identifier))
  }

  func menu(for identifier: UIMenu.Identifier) -> UIMenu? {
    find(root) { ($0 as? UIMenu)?.identifier == identifier } as? UIMenu
  }

  func action(for identifier: UIAction.Identifier) -> UIAction? {
    find(root) { ($0 as? UIAction)?.identifier == identifier } as? UIAction
  }

  func command(for action: Selector, propertyList: Any?) -> UICommand? {
    let wanted = propertyList.map { String(describing: $0) }
    return find(root) { element in
      guard let command = element as? UICommand, command.action == action else { return false }
      return command.propertyList.map { String(describing: $0) } == wanted
    } as? UICommand
  }

  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu) {
    change { $0.identifier == replacedIdentifier ? [replacementMenu] : nil }
  }

  func replaceChildren(ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement]) {
    guard let menu = menu(for: parentIdentifier) else { return }
    let replaced = menu.replacingChildren(childrenBlock(menu.children))
    change { $0.identifier == parentIdentifier ? [replaced] : nil }
  }

  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier) {
    change { $0.identifier == siblingIdentifier ? [siblingMenu, $0] : nil }
  }

  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier) {
    change { $0.identifier == siblingIdentifier ? [$0, siblingMenu] : nil }
  }

  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier) {
    replaceChildren(ofMenu: parentIdentifier) { [childMenu] + $0 }
  }

  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier) {
    replaceChildren(ofMenu: parentIdentifier) { $0 + [childMenu] }
  }

  func remove(menu removedIdentifier: UIMenu.Identifier) {
    change { $0.identifier == removedIdentifier ? [] : nil }
  }

  private func find(_ element: UIMenuElement, _ matches: (UIMenuElement) -> Bool) -> UIMenuElement? {
    if matches(element) { return element }
    for child in (element as? UIMenu)?.children ?? [] {
      if let found = find(child, matches) { return found }
    }
    return nil
  }

  /// Copies the tree with the menus that `replacement` returns. The root stays a menu.
  private func change(_ replacement: (UIMenu) -> [UIMenu]?) {
    func changed(_ menu: UIMenu) -> [UIMenu] {
      if let others = replacement(menu) { return others }
      let children = menu.children.flatMap { child -> [UIMenuElement] in (child as? UIMenu).map(changed) ?? [child] }
      return zip(children, menu.children).allSatisfy { $0 === $1 } && children.count == menu.children.count
        ? [menu] : [menu.replacingChildren(children)]
    }
    if let menu = changed(root).first, menu.identifier == .root { root = menu }
  }
}
