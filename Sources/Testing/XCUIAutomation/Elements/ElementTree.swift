import UIKit

/// Reads the elements of the screen from the views and their accessibility.
///
/// Views are all elements, as in Xcode's tests, also those that a screen reader passes over. Rows of a table that are not loaded are
/// elements too: their cells are asked of the data source and not shown.
@MainActor struct ElementTree {
  /// Rows beyond this number are not read.
  private static let mostUnloadedRows = 300

  /// Returns the application with its windows.
  static func read(name: String) -> ElementNode {
    let screen = UIScreen.main
    let root = ElementNode(.application, object: nil, label: name, identifier: name, frame: screen.bounds)
    let tree = ElementTree(row: nil)
    root.add(screen.windows.filter { !$0.isHidden }.flatMap { tree.nodes(for: $0) })
    return root
  }

  private let row: ElementNode.UnloadedRow?

  private func nodes(for object: any AccessibleObject) -> [ElementNode] {
    guard !object.accessibilityElementsHidden else { return [] }
    guard let view = object as? UIView else { return [node(for: object)] }
    guard !view.isHidden, view.alpha > 0.01 else { return [] }
    let node = node(for: view)
    node.add(contents(of: view))
    return [node]
  }

  private func contents(of view: UIView) -> [ElementNode] {
    if let elements = view.accessibilityElements, !elements.isEmpty {
      return view.accessibleContents.flatMap { nodes(for: $0) }
    }
    switch view {
    case let table as UITableView: return rows(of: table)
    case is UISwitch, is UISlider, is UIProgressView, is UIActivityIndicatorView, is UIPageControl, is UILabel, is UIImageView,
      is UITextView:
      return []
    case is UITextField: return view.subviews.flatMap { nodes(for: $0) }.filter { $0.type == .button }
    // Its halves are elements without views.
    case is UIStepper: return view.accessibleContents.flatMap { nodes(for: $0) }
    case is UICollectionView: return Self.inOrder(view.subviews).flatMap { nodes(for: $0) }
    default: break
    }
    // An element of an app's own class has no parts; rows, buttons and other controls have.
    let isWhole = view.isAccessibilityElement && !(view is UIButton || Self.isCell(view)) && !(view is UIControl)
    return isWhole ? [] : view.subviews.flatMap { nodes(for: $0) }
  }

  private static func isCell(_ view: UIView) -> Bool { view is UITableViewCell || view is UICollectionViewCell }

  private static func inOrder(_ views: [UIView]) -> [UIView] {
    views.enumerated().sorted {
      ($0.element.frame.minY, $0.element.frame.minX, $0.offset) < ($1.element.frame.minY, $1.element.frame.minX, $1.offset)
    }.map(\.element)
  }

  // MARK: Rows

  private func rows(of table: UITableView) -> [ElementNode] {
    var places: [(y: CGFloat, nodes: [ElementNode])] = table.subviews.map { ($0.frame.minY, nodes(for: $0)) }
    let shown = Set(table.indexPathsForVisibleRows ?? [])
    var left = Self.mostUnloadedRows
    sections: for section in 0..<table.numberOfSections {
      for row in 0..<table.numberOfRows(inSection: section) {
        let path = IndexPath(row: row, section: section)
        guard !shown.contains(path) else { continue }
        guard left > 0, let source = table.dataSource else { break sections }
        left -= 1
        let frame = table.rectForRow(at: path)
        let cell = source.tableView(table, cellForRowAt: path)
        cell.frame = CGRect(origin: .zero, size: frame.size)
        cell.layoutIfNeeded()
        let unloaded = ElementNode.UnloadedRow(table: table, path: path)
        places.append((frame.minY, ElementTree(row: unloaded).nodes(for: cell)))
      }
    }
    return places.enumerated().sorted { ($0.element.y, $0.offset) < ($1.element.y, $1.offset) }.flatMap(\.element.nodes)
  }

  // MARK: One element

  private func node(for object: any AccessibleObject) -> ElementNode {
    let traits = object.accessibilityTraits
    let (type, other) = Self.type(of: object)
    let view = object as? UIView
    let field = view as? UITextField
    var frame = object.accessibilityFrame
    if let row { frame = row.table.convert(row.table.rectForRow(at: row.path), to: nil) }
    let isEnabled = !traits.contains(.notEnabled) && (view as? UIControl)?.isEnabled != false
    let isSelected =
      traits.contains(.selected) || (view as? UITableViewCell)?.isSelected == true || (view as? UICollectionViewCell)?.isSelected == true
    return ElementNode(
      type, otherType: other, object: object, label: Self.label(of: object, type),
      identifier: object.accessibilityIdentifier ?? Self.identifier(of: object) ?? "", value: Self.value(of: object),
      placeholder: field.flatMap { $0.placeholder ?? $0.attributedPlaceholder?.string }, frame: frame, isEnabled: isEnabled,
      isSelected: isSelected, row: row)
  }

  /// The name of a bar is its title.
  private static func identifier(of object: any AccessibleObject) -> String? {
    if let bar = object as? UINavigationBar { return bar.topItem?.title }
    return (object as? UIImageView)?.image?.accessibilityIdentifier
  }

  private static func label(of object: any AccessibleObject, _ type: XCUIElement.ElementType) -> String {
    if let view = object as? UIView, type == .alert || type == .sheet, let alert = alert(of: view) {
      return alert.title ?? alert.message ?? ""
    }
    if let label = object.accessibilityLabel, !label.isEmpty { return label }
    switch object {
    case let label as UILabel: return label.text ?? ""
    case let button as UIButton: return button.currentTitle ?? button.configuration?.title ?? ""
    case is UIActivityIndicatorView: return "In progress"
    default: return ""
    }
  }

  private static func value(of object: any AccessibleObject) -> Any? {
    switch object {
    case let field as UITextField:
      let text = field.text ?? ""
      if text.isEmpty { return field.placeholder ?? field.attributedPlaceholder?.string ?? "" }
      return field.isSecureTextEntry ? String(repeating: "•", count: text.count) : text
    case let view as UITextView: return view.text ?? ""
    case let control as UISwitch: return control.isOn ? "1" : "0"
    case let slider as UISlider:
      let span = slider.maximumValue - slider.minimumValue
      return "\(Int((span > 0 ? (slider.value - slider.minimumValue) / span * 100 : 0).rounded()))%"
    case let bar as UIProgressView: return "\(Int((bar.progress * 100).rounded()))%"
    default: return object.accessibilityValue
    }
  }

  private static func alert(of view: UIView) -> UIAlertController? {
    sequence(first: view as UIResponder, next: \.next).lazy.compactMap { $0 as? UIAlertController }.first
  }

  private static func type(of object: any AccessibleObject) -> (XCUIElement.ElementType, XCUIElement.ElementType?) {
    if let kind = (object as? any ReadAsKind)?.accessibleKind {
      switch kind {
      case .alert: return ((object as? UIView).flatMap(alert)?.preferredStyle == .actionSheet ? .sheet : .alert, nil)
      case .menu: return (.menu, nil)
      case .menuItem: return (.button, .menuItem)
      case .keyboard: return (.keyboard, .window)
      }
    }
    if let view = object as? UIView, let type = typeByClass(view) { return (type, nil) }
    return typeByTraits(object)
  }

  private static func typeByClass(_ view: UIView) -> XCUIElement.ElementType? {
    switch view {
    case is UIWindow: .window
    case is UITableViewCell, is UICollectionViewCell: .cell
    case is UITableView: .table
    case is UICollectionView: .collectionView
    case is UISearchTextField: .searchField
    case let field as UITextField: field.isSecureTextEntry ? .secureTextField : .textField
    case is UITextView: .textView
    case is UIScrollView: .scrollView
    case is UISwitch: .switch
    case is UISlider: .slider
    case is UIStepper: .stepper
    case is UISegmentedControl: .segmentedControl
    case is UIPageControl: .pageIndicator
    case is UIDatePicker: .datePicker
    case is UIPickerView: .picker
    case is UIProgressView: .progressIndicator
    case is UIActivityIndicatorView: .activityIndicator
    case is UINavigationBar: .navigationBar
    case is UITabBar: .tabBar
    case is UIToolbar: .toolbar
    case is UIButton: .button
    case let label as UILabel where label.accessibilityTraits.isDisjoint(with: [.button, .link]): .staticText
    case let image as UIImageView where image.accessibilityTraits.isDisjoint(with: [.button, .link]): .image
    default: nil
    }
  }

  private static func isInPicker(_ object: any AccessibleObject) -> Bool {
    guard let view = object as? UIView else { return false }
    return sequence(first: view, next: \.superview).contains { $0 is UIPickerView }
  }

  private static func typeByTraits(_ object: any AccessibleObject) -> (XCUIElement.ElementType, XCUIElement.ElementType?) {
    let traits = object.accessibilityTraits
    if traits.contains(.tabBar) { return (.tabBar, nil) }
    guard object.isAccessibilityElement else { return (.other, nil) }
    if traits.contains(.keyboardKey) {
      // Keys with a letter are keys; those with a word are found as buttons as well.
      return (.key, (object.accessibilityLabel?.count ?? 0) > 1 ? .button : nil)
    }
    if traits.contains(.searchField) { return (.searchField, nil) }
    if traits.contains(.toggleButton) { return (.switch, .button) }
    if traits.contains(.link) { return (.link, nil) }
    if traits.contains(.button) || traits.contains(.tab) { return (.button, nil) }
    if traits.contains(.image) { return (.image, nil) }
    if traits.contains(.adjustable) { return (isInPicker(object) ? .pickerWheel : .slider, nil) }
    if !traits.isDisjoint(with: [.staticText, .header]) { return (.staticText, nil) }
    return (.other, nil)
  }
}
