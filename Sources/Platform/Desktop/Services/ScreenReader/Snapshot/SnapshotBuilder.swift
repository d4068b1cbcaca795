import UIKitLists

/// Takes a snapshot of a screen.
@MainActor package struct SnapshotBuilder {
  /// The number of snapshots taken, for tests that none is while no reader is on.
  package private(set) static var taken = 0

  private let numbers: ElementNumbers
  private var snapshot = AccessibleSnapshot()
  private let focus: (any AccessibleObject)?

  /// Takes a snapshot of the elements on a screen. The title is that of the window, and `isActive` tells whether it has the keyboard.
  package static func take(
    of screen: UIScreen, numbers: ElementNumbers, application: String, title: String, isActive: Bool
  ) -> AccessibleSnapshot {
    taken += 1
    var builder = SnapshotBuilder(numbers: numbers, focus: focusedObject)
    builder.addRoots(application, title, isActive)
    builder.add(AccessibilityTree.nodes(on: screen), to: AccessibleItem.window, list: nil)
    builder.markFocus()
    numbers.keep(Set(builder.snapshot.items.keys))
    return builder.snapshot
  }

  /// The element that the keys are at: the text input, a row of a list, or the item of the focus system.
  package static var focusedObject: (any AccessibleObject)? {
    guard let window = UIWindow.key else { return nil }
    if let input = window.firstResponder as? UIView, input is any UIKeyInput { return input }
    return (UIFocusSystem.focusSystem(for: window)?.focusedItem as? UIView)?.focusedElement
  }

  private init(numbers: ElementNumbers, focus: (any AccessibleObject)?) {
    self.numbers = numbers
    self.focus = focus
  }

  private mutating func addRoots(_ application: String, _ title: String, _ isActive: Bool) {
    var root = AccessibleItem(number: AccessibleItem.application, parent: -1, role: .application, name: application)
    root.children = [AccessibleItem.window]
    snapshot.items[root.number] = root
    var window = AccessibleItem(number: AccessibleItem.window, parent: root.number, role: .frame, name: title)
    window.actions = ["escape", "magic tap"]
    if isActive { window.states.insert(.active) }
    snapshot.items[window.number] = window
  }

  private mutating func add(_ nodes: [AccessibilityNode], to parent: Int, list: (any RowPlacing)?) {
    for node in nodes {
      let around = node.object as? any RowPlacing ?? list
      snapshot.items[AccessibleItem.window]?.actions += RotorActions.names(of: node.object)
      guard node.isElement || AccessibleDescription.isNamed(node.object) else {
        add(node.children, to: parent, list: around)
        continue
      }
      let place = (node.object as? UIView).flatMap { view in AccessibleDescription.isRow(view) ? list?.place(ofRow: view) : nil }
      let isTableCell = node.object is any UIAccessibilityContainerDataTableCell && snapshot.table(around: parent) != nil
      let description = AccessibleDescription(node.object, isElement: node.isElement, isTableCell: isTableCell)
      let number = numbers.number(of: node.object, position: place?.position, name: description.name)
      // An element that is listed twice is shown once.
      guard snapshot.items[number] == nil else { continue }
      var item = description.item(number: number, parent: parent)
      // The place of a cell of a table is its row and column.
      if !isTableCell { item.place = place }
      snapshot.items[number] = item
      snapshot.items[parent]?.children.append(number)
      add(node.children, to: number, list: around)
      nameByContent(number)
    }
  }

  /// A row without a name of its own has those of its parts.
  private mutating func nameByContent(_ number: Int) {
    guard let item = snapshot.items[number], item.role.isCell, item.name.isEmpty else { return }
    let names = item.children.compactMap { snapshot.items[$0]?.name }.filter { !$0.isEmpty }
    snapshot.items[number]?.name = names.joined(separator: ", ")
  }

  /// Marks the element with the focus: the focused object, else the first element inside, else the element around.
  private mutating func markFocus() {
    guard let focus, let number = number(for: focus) else { return }
    snapshot.focused = number
    snapshot.items[number]?.states.insert([.focusable, .focused])
  }

  private func number(for focus: any AccessibleObject) -> Int? {
    var inside: Int?
    for number in snapshot.order {
      guard let object = numbers.object(number) else { continue }
      if object === focus { return number }
      if inside == nil, let view = focus as? UIView, let other = object as? UIView, other.isDescendant(of: view) { inside = number }
    }
    if let inside { return inside }
    var around = (focus as? UIView)?.superview
    while let view = around {
      if let number = snapshot.order.first(where: { numbers.object($0) === view }) { return number }
      around = view.superview
    }
    return nil
  }
}
