/// The contents of a list of a menu: its visible elements in sections, with deferred elements replaced.
@MainActor struct MenuContent {
  /// The elements between two gaps.
  struct Section {
    var title: String?
    var isPalette = false
    var elements: [UIMenuElement] = []
  }

  private(set) var title: String?
  private(set) var sections: [Section] = []

  /// Creates the contents. `elements(of:)` returns those of a deferred element, or nil while they are loading.
  init(_ menu: UIMenu, elements: (UIDeferredMenuElement) -> [UIMenuElement]?) {
    title = menu.title.isEmpty ? nil : menu.title
    begin(menu, title: nil)
    append(menu.children, elements)
    sections.removeAll { $0.elements.isEmpty }
  }

  /// Reverses the order of elements.
  mutating func reverse() {
    sections.reverse()
    for index in sections.indices where !sections[index].isPalette { sections[index].elements.reverse() }
  }

  private mutating func begin(_ menu: UIMenu, title: String?) {
    sections.append(Section(title: title, isPalette: menu.standsSideBySide))
  }

  private mutating func append(_ children: [UIMenuElement], _ deferred: (UIDeferredMenuElement) -> [UIMenuElement]?) {
    for child in children where !child.menuAttributes.contains(.hidden) {
      if let menu = child as? UIMenu, menu.options.contains(.displayInline) {
        let around = sections.last?.isPalette ?? false
        begin(menu, title: menu.title.isEmpty ? nil : menu.title)
        append(menu.children, deferred)
        sections.append(Section(isPalette: around))
      } else if let late = child as? UIDeferredMenuElement, let elements = deferred(late) {
        append(elements, deferred)
      } else {
        sections[sections.count - 1].elements.append(child)
      }
    }
  }

  /// Whether any element is marked, so that all titles are indented.
  var hasMarks: Bool { sections.contains { !$0.isPalette && $0.elements.contains { $0.menuState != .off } } }
}
