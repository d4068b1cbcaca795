import Testing
import TrestleExpectations
import TrestleDesktop
import UIKit
import UIKitTesting

@MainActor struct SnapshotTests {
  /// A test screen whose elements are read as on the accessibility bus.
  @MainActor final class ReadScreen {
    let screen = TestScreen(size: CGSize(width: 375, height: 667))
    let numbers = ElementNumbers()
    private var last: AccessibleSnapshot?

    func take() -> AccessibleSnapshot {
      _ = screen.snapshot()
      return SnapshotBuilder.take(of: .main, numbers: numbers, application: "Test", title: "Window", isActive: true)
    }

    /// The lines of the elements in the window.
    var lines: [String] { take().description.split(separator: "\n").dropFirst(2).map { String($0.dropFirst(4)) } }

    /// Returns the events that `change` causes, a line each.
    func events(_ change: () -> Void) -> [String] {
      let old = take()
      change()
      let new = take()
      return AccessibleChanges.events(from: old, to: new).map { event in
        let source = new[event.source] ?? old[event.source]
        var line = "\(event.member) \(event.kind) \(event.first) \(event.second) from \(source?.name ?? "")"
        if case .text(let text) = event.detail { line += " '\(text)'" }
        if case .element(let number) = event.detail { line += " -> \((new[number] ?? old[number])?.name ?? "")" }
        return line
      }
    }
  }

  private func stack(_ views: [UIView]) -> UIViewController {
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = .vertical
    stack.frame = CGRect(x: 20, y: 80, width: 300, height: CGFloat(views.count) * 50)
    stack.distribution = .fillEqually
    let controller = UIViewController()
    controller.view.addSubview(stack)
    return controller
  }

  @Test("Controls have their role, name, value and states")
  func controls() {
    let read = ReadScreen()
    let label = UILabel()
    label.text = "Hello"
    let button = UIButton(type: .system, primaryAction: UIAction(title: "Add") { _ in })
    let toggle = UISwitch()
    toggle.isOn = true
    toggle.accessibilityLabel = "Birch"
    let slider = UISlider()
    slider.value = 0.25
    slider.accessibilityLabel = "Volume"
    let field = UITextField()
    field.placeholder = "Search tree"
    field.text = "oak"
    let secret = UITextField()
    secret.accessibilityLabel = "Password"
    secret.isSecureTextEntry = true
    secret.text = "é🇩🇪"
    let off = UIButton(type: .system, primaryAction: UIAction(title: "Off") { _ in })
    off.isEnabled = false
    read.screen.show(stack([label, button, toggle, slider, field, secret, off]))
    expect(
      read.lines == [
        "label \"Hello\"", "push button \"Add\" [focusable]", "toggle button \"Birch\" [checked, focusable, checkable]",
        "slider \"Volume\" value 0.25 of 0.0 to 1.0 [focusable]",
        "entry \"Search tree\" text \"oak\" [editable, focusable, single-line, selectable-text]",
        "password text \"Password\" text \"•••\" [editable, focusable, single-line, selectable-text]",
        "push button \"Off\" [focusable] disabled",
      ])
  }

  final class TreesController: UITableViewController {
    var trees = ["Alder", "Birch", "Cedar"]

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { trees.count }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "tree") ?? UITableViewCell(style: .default, reuseIdentifier: "tree")
      cell.textLabel?.text = trees[indexPath.row]
      return cell
    }
  }

  @Test("Rows are items of a list and say their place")
  func rows() {
    let read = ReadScreen()
    read.screen.show(TreesController())
    expect(
      read.lines == [
        "list \"\" [manages-descendants]", "  list item \"Alder\" row 1 of 3 [focusable]",
        "  list item \"Birch\" row 2 of 3 [focusable]", "  list item \"Cedar\" row 3 of 3 [focusable]",
      ])
  }

  @Test("A row of a list with multiple selection says whether it is selected")
  func selectedRow() {
    let read = ReadScreen()
    let controller = TreesController()
    controller.tableView.allowsMultipleSelection = true
    read.screen.show(controller)
    controller.tableView.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    expect(
      read.lines.dropFirst().map { $0.contains("[focusable, selectable, selected]") } == [false, true, false],
      "\(read.lines)")
    expect(read.lines[1].contains("[focusable, selectable]"))
  }

  @Test("The row that the arrow keys are at has the focus, and the list says so")
  func focusedRow() {
    let read = ReadScreen()
    read.screen.show(TreesController())
    read.screen.press(.keyboardTab)
    let events = read.events { read.screen.press(.keyboardDownArrow) }
    expect(
      events
        == [
          "StateChanged focusable 1 from Birch", "StateChanged focused 0 0 from Alder", "StateChanged focused 1 0 from Birch",
          "ActiveDescendantChanged  1 0 from  -> Birch",
        ].filter { !$0.contains("focusable") })
  }

  @Test("A cell that shows another row is another element")
  func reusedCell() throws {
    let read = ReadScreen()
    let controller = TreesController()
    controller.trees = (1...1000).map { "Tree \($0)" }
    read.screen.show(controller)
    read.screen.press(.keyboardTab)
    let first = read.take()
    read.screen.press(.keyboardEnd)
    let last = read.take()
    #expect(last[try #require(last.focused)]?.place?.position == 1000)
    expect(first.focused != last.focused)
  }

  @Test("A row that leaves is removed from its list with its index")
  func removedRow() {
    let read = ReadScreen()
    let controller = TreesController()
    read.screen.show(controller)
    let events = read.events {
      controller.trees.remove(at: 1)
      controller.tableView.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .none)
      read.screen.advance(by: 1)
    }
    expect(events, equals: ["ChildrenChanged remove 1 0 from  -> Birch"])
  }

  @Test("Text that is typed is reported by scalars, without what did not change")
  func typing() {
    let read = ReadScreen()
    let field = UITextField()
    field.accessibilityLabel = "Name"
    field.text = "e\u{301}🇩🇪م"
    read.screen.show(stack([field]))
    field.becomeFirstResponder()
    let events = read.events { read.screen.type("x") }
    expect(events, equals: ["TextChanged insert 5 1 from Name 'x'", "TextCaretMoved  6 0 from Name"])
  }

  @Test("A switch that changes is checked, and its value is not said twice")
  func checked() {
    let read = ReadScreen()
    let toggle = UISwitch()
    toggle.accessibilityLabel = "Birch"
    read.screen.show(stack([toggle]))
    let events = read.events { toggle.isOn = true }
    expect(events, equals: ["StateChanged checked 1 0 from Birch"])
  }

  @Test("The segment that the arrow keys select has the focus")
  func segments() {
    let read = ReadScreen()
    for isMomentary in [false, true] {
      let control = UISegmentedControl(items: ["Low", "High"])
      control.isMomentary = isMomentary
      if !isMomentary { control.selectedSegmentIndex = 0 }
      read.screen.show(stack([control]))
      read.screen.press(.keyboardTab)
      let events = read.events { read.screen.press(.keyboardRightArrow) }
      expect(events.suffix(2) == ["StateChanged focused 0 0 from Low, 1 of 2", "StateChanged focused 1 0 from High, 2 of 2"], "\(events)")
    }
  }

  @Test("A rotor of the app is two actions of the window, which find its items")
  func rotor() {
    let read = ReadScreen()
    let labels = ["One", "Two"].map { text in
      let label = UILabel()
      label.text = text
      return label
    }
    let controller = stack(labels)
    controller.accessibilityCustomRotors = [
      UIAccessibilityCustomRotor(name: "Errors") { predicate in
        let index = labels.firstIndex { $0 === predicate.currentItem.targetElement } ?? -1
        let next = index + (predicate.searchDirection == .next ? 1 : -1)
        return labels.indices.contains(next) ? UIAccessibilityCustomRotorItemResult(targetElement: labels[next], targetRange: nil) : nil
      }
    ]
    read.screen.show(controller)
    expect(read.take()[AccessibleItem.window]?.actions, equals: ["escape", "magic tap", "next Errors", "previous Errors"])
    expect(RotorActions.item(of: "next Errors", from: nil) === labels[0])
    expect(RotorActions.item(of: "next Errors", from: labels[0]) === labels[1])
    expect(RotorActions.item(of: "previous Errors", from: labels[1]) === labels[0])
    expect(RotorActions.item(of: "next Errors", from: labels[1]) == nil)
  }

  @Test("An alert is modal, and what is behind it is not there")
  func alert() {
    let read = ReadScreen()
    let controller = stack([UIButton(type: .system, primaryAction: UIAction(title: "Behind") { _ in })])
    read.screen.show(controller)
    let alert = UIAlertController(title: "Delete?", message: "It is gone then.", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    controller.present(alert, animated: false)
    read.screen.advance(by: 1)
    let lines = read.lines
    expect(lines.first, equals: "alert \"Delete?\" [modal]")
    expect(!lines.contains { $0.contains("Behind") })
    expect(lines.contains("  push button \"Cancel\" [focusable]"))
  }
}

extension AccessibleSnapshot {
  /// A line for each element, indented by containment.
  fileprivate var description: String {
    var lines: [String] = []
    func add(_ number: Int, _ depth: Int) {
      guard let item = items[number] else { return }
      lines.append(String(repeating: "  ", count: depth) + item.line)
      for child in item.children { add(child, depth + 1) }
    }
    add(AccessibleItem.application, 0)
    return lines.joined(separator: "\n")
  }
}

extension AccessibleItem {
  /// The states that every usable element has, which lines leave out.
  private static let usual: AccessibleStates = [.enabled, .sensitive, .showing, .visible]

  fileprivate var line: String {
    var line = "\(role.name) \"\(name)\""
    if let text, role != .label, role != .heading { line += " text \"\(text.content)\"" }
    if let value { line += " value \(value.current) of \(value.minimum) to \(value.maximum)" }
    if let place { line += " row \(place.position) of \(place.count)" }
    let names = AccessibleStates.names.filter { states.contains($0.0) && !Self.usual.contains($0.0) }.map(\.1)
    if !names.isEmpty { line += " [" + names.joined(separator: ", ") + "]" }
    if !states.contains(.sensitive) { line += " disabled" }
    return line
  }
}
