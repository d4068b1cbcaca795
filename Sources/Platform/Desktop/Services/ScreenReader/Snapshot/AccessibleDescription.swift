import UIKitSearch

/// Derives the description of one object for the accessibility bus.
@MainActor struct AccessibleDescription {
  let object: any AccessibleObject
  let isElement: Bool
  let role: AccessibleRole
  let name: String

  init(_ object: any AccessibleObject, isElement: Bool, isTableCell: Bool) {
    self.object = object
    self.isElement = isElement
    role = isTableCell ? .tableCell : Self.role(of: object, isElement: isElement)
    name = Self.name(of: object, role: role)
  }

  /// Whether a container is an element on the bus; others only hold their content.
  static func isNamed(_ object: any AccessibleObject) -> Bool {
    if object.accessibilityContainerType != .none || object is any ReadAsKind || object is any RowPlacing { return true }
    if object is UINavigationBar || object is UIToolbar || object is UITabBar || object.accessibilityTraits.contains(.tabBar) {
      return true
    }
    if let view = object as? UIView, isRow(view) { return true }
    return object.accessibilityLabel?.isEmpty == false || object.accessibilityIdentifier != nil
  }

  static func isRow(_ view: UIView) -> Bool { view is UITableViewCell || view is UICollectionViewCell }

  // MARK: Role

  private static func role(of object: any AccessibleObject, isElement: Bool) -> AccessibleRole {
    if let kind = (object as? any ReadAsKind)?.accessibleKind {
      switch kind {
      case .alert: return .alert
      case .menu: return .popupMenu
      case .menuItem: return .menuItem
      case .keyboard: return .panel
      }
    }
    return isElement ? roleByTraits(object) : roleOfContainer(object)
  }

  private static func roleOfContainer(_ object: any AccessibleObject) -> AccessibleRole {
    if let view = object as? UIView, isRow(view) { return .listItem }
    if object is UITabBar || object.accessibilityTraits.contains(.tabBar) { return .pageTabList }
    if object is UINavigationBar || object is UIToolbar { return .toolBar }
    if object.accessibilityContainerType == .dataTable { return .table }
    if object is any RowPlacing || object.accessibilityContainerType == .list { return .list }
    switch object.accessibilityContainerType {
    case .landmark: return .landmark
    case .semanticGroup: return .grouping
    default: return object is UIScrollView ? .scrollPane : .panel
    }
  }

  private static func roleByTraits(_ object: any AccessibleObject) -> AccessibleRole {
    let traits = object.accessibilityTraits
    if let view = object as? UIView, isRow(view) { return .listItem }
    switch object {
    case is UISlider: return .slider
    case is UIProgressView, is UIActivityIndicatorView: return .progressBar
    case is UITextView where traits.contains(.textField): return .text
    default: break
    }
    if traits.contains(.secureTextField) { return .passwordText }
    if !traits.isDisjoint(with: [.textField, .searchField]) { return .entry }
    if traits.contains(.tab) { return .pageTab }
    if traits.contains(.popUpButton) { return .comboBox }
    if traits.contains(.toggleButton) { return .toggleButton }
    if traits.contains(.adjustable) { return .spinButton }
    if traits.contains(.link) { return .link }
    if !traits.isDisjoint(with: [.button, .keyboardKey]) { return .pushButton }
    if traits.contains(.header) { return .heading }
    if traits.contains(.image) { return .image }
    return .label
  }

  // MARK: Name and texts

  private static func name(of object: any AccessibleObject, role: AccessibleRole) -> String {
    let label = object.accessibilityLabel ?? ""
    switch role {
    case .entry, .passwordText, .text:
      if label.isEmpty, let field = object as? UITextField { return field.placeholder ?? "" }
      return label
    case .slider, .progressBar, .toggleButton: return label
    // The wheel of a picker is identified only by its value.
    case .spinButton: return label.isEmpty ? object.accessibilityValue ?? "" : label
    case .toolBar where label.isEmpty: return (object as? UINavigationBar)?.topItem?.title ?? ""
    case .panel, .grouping, .landmark, .scrollPane, .list, .table, .toolBar, .pageTabList: return label
    default:
      // The value of an element without a number follows its name.
      guard let value = object.accessibilityValue, !value.isEmpty, value != label else { return label }
      return label.isEmpty ? value : label + ", " + value
    }
  }

  private var hints: String {
    let content = (object as? any AXCustomContentProvider)?.accessibilityCustomContent ?? []
    let further = content.filter { $0.importance == .high }.map { "\($0.label), \($0.value)" }
    return (further + [object.accessibilityHint ?? ""]).filter { !$0.isEmpty }.joined(separator: ", ")
  }

  // MARK: The item

  func item(number: Int, parent: Int) -> AccessibleItem {
    var item = AccessibleItem(number: number, parent: parent, role: role, name: name, description: hints)
    item.identifier = object.accessibilityIdentifier ?? ""
    item.language = object.accessibilityLanguage ?? ""
    item.updatesFrequently = object.accessibilityTraits.contains(.updatesFrequently)
    item.value = value
    item.text = ElementText.text(of: object, role: role, name: name)
    addStates(to: &item)
    if isElement || role.isCell { item.actions = AccessibleActions.names(of: object, role: role) }
    return item
  }

  private var value: AccessibleValue? {
    let text = object.accessibilityValue ?? ""
    switch role {
    case .slider:
      guard let slider = object as? UISlider else { return nil }
      let (low, high) = (Double(slider.minimumValue), Double(slider.maximumValue))
      return AccessibleValue(current: Double(slider.value), minimum: low, maximum: high, step: (high - low) / 10, text: text)
    case .spinButton:
      let number = Self.number(in: text)
      return AccessibleValue(
        current: number ?? 0, minimum: -.greatestFiniteMagnitude, maximum: .greatestFiniteMagnitude, step: 1, text: text)
    case .progressBar:
      let part = (object as? UIProgressView).map { Double($0.progress) } ?? 0
      return AccessibleValue(current: part, minimum: 0, maximum: 1, step: 0, text: text)
    default: return nil
    }
  }

  /// Returns the first number in a text, such as 25 of "25%".
  static func number(in text: String) -> Double? {
    guard let start = text.firstIndex(where: { $0.isASCII && $0.isNumber }) else { return nil }
    let digits = text[start...].prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
    let isNegative = start > text.startIndex && text[text.index(before: start)] == "-"
    return Double(digits).map { isNegative ? -$0 : $0 }
  }

  /// Whether several rows of the list around can be selected now.
  private var choosesSeveral: Bool {
    var around = (object as? UIView)?.superview
    while let view = around {
      if let table = view as? UITableView {
        return table.isEditing ? table.allowsMultipleSelectionDuringEditing : table.allowsMultipleSelection
      }
      if let grid = view as? UICollectionView {
        return grid.isEditing ? grid.allowsMultipleSelectionDuringEditing : grid.allowsMultipleSelection
      }
      around = view.superview
    }
    return false
  }

  private func addStates(to item: inout AccessibleItem) {
    let traits = object.accessibilityTraits
    if traits.contains(.notEnabled) { item.states.subtract([.enabled, .sensitive]) }
    if traits.contains(.selected), role != .toggleButton { item.states.insert(.selected) }
    if isElement, !traits.isDisjoint(with: .isWorked) || role.isCell { item.states.insert(.focusable) }
    switch role {
    // A row of a list without multiple selection is not announced as unselected.
    case _ where role.isCell && (choosesSeveral || traits.contains(.selected)): item.states.insert(.selectable)
    case .pageTab: item.states.insert(.selectable)
    case .list, .table: item.states.insert(.managesDescendants)
    case .toggleButton:
      item.states.insert(.checkable)
      // A switch has a value; a button that toggles is selected.
      let isOn = object.accessibilityValue.map { $0 == "1" } ?? traits.contains(.selected)
      if isOn { item.states.insert(.checked) }
    case .comboBox: item.states.insert([.hasPopup, .expandable])
    case .entry, .passwordText: item.states.insert([.editable, .singleLine, .selectableText])
    case .text: item.states.insert([.editable, .multiLine, .selectableText])
    case .alert, .dialog: item.states.insert(.modal)
    case .progressBar:
      if let activity = object as? UIActivityIndicatorView, activity.isAnimating { item.states.insert(.busy) }
    case .label where item.text != nil: item.states.insert(.readOnly)
    default: break
    }
  }
}
