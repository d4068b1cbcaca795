@_spi(UIKitParts) import UIKitViews
import CoreGraphics

/// Accessibility of rows: a row is one element that consists of its texts; interactive parts are elements of their own.
extension UITableViewCell: ReadInCompany {
  /// The accessible content of a row: its texts, and its interactive parts.
  private struct Contents {
    var texts: [String] = []
    var values: [String] = []
    var parts: [any AccessibleObject] = []
  }

  /// Whether the class or the app defines the accessibility elements of the cell.
  private var saysWhatIsRead: Bool {
    let kind = type(of: self)
    return accessibility.isElement != nil || ViewMethods.isAccessibilityElement.isOverridden(in: kind)
      || ViewMethods.accessibilityElementCount.isOverridden(in: kind)
  }

  /// Whether the row as a whole has content for assistive technologies.
  final var readsAsOne: Bool {
    guard accessibilityElements == nil, !ViewMethods.accessibilityElementCount.isOverridden(in: type(of: self)) else { return false }
    return accessibilityLabel?.isEmpty == false || accessibilityValue?.isEmpty == false
  }

  /// The texts of the row, in the order they are read.
  final var spokenText: String? { joined(contents.texts) }

  /// The accessibility values of the row's content, such as a progress, joined by commas.
  final var spokenValue: String? { joined(contents.values) }

  private func joined(_ words: [String]) -> String? { words.isEmpty ? nil : words.joined(separator: ", ") }

  /// The accessibility traits that follow from the accessory type.
  final var rowTraits: UIAccessibilityTraits {
    switch (shownAccessory as? CellAccessory)?.type {
    case .disclosureIndicator, .detailDisclosureButton: .button
    default: .staticText
    }
  }

  /// The accessibility traits that follow from the cell's state.
  final var stateTraits: UIAccessibilityTraits {
    let isChosen = state.isSelected || (shownAccessory as? CellAccessory)?.type == .checkmark
    let traits: UIAccessibilityTraits = isChosen ? .selected : .none
    return isUserInteractionEnabled ? traits : traits.union(.notEnabled)
  }

  /// The editing controls and the interactive parts of the row.
  package final var company: AccessibleCompany? {
    guard !saysWhatIsRead else { return nil }
    var company = AccessibleCompany(after: contents.parts)
    if let editControl, editControl.superview === self {
      if case .circle = editControl.kind {} else { company.before.append(editControl) }
    }
    if let reorderControl, reorderControl.superview === self { company.after.append(reorderControl) }
    return company
  }

  /// Returns the accessibility label of a control that acts on the whole row: `word`, then the row's label.
  final func named(_ word: String) -> String {
    guard let text = accessibilityLabel, !text.isEmpty else { return word }
    return "\(word) \(text)"
  }

  // MARK: Looking through the row

  private var contents: Contents {
    var contents = Contents()
    let direction = effectiveUserInterfaceLayoutDirection
    let own = subviewList.filter { isContent($0) }
    for object in AccessibilityTree.inReadingOrder(own, direction: direction) { look(at: object, &contents) }
    if let shownAccessory { look(at: shownAccessory, &contents) }
    return contents
  }

  /// Returns whether a subview is content of the row: the content view, or a view that the app added beside it.
  private func isContent(_ view: UIView) -> Bool {
    if view === contentContainer { return true }
    let others: [UIView?] = [
      shownAccessory, editControl, reorderControl, ownBackgroundView, standardBackground, shownSelection, standardSelection,
      selectedBackgroundView, multipleSelectionBackgroundView, configuration.backgroundView,
    ]
    return !others.contains { $0 === view } && !(view is SeparatorView)
  }

  private func look(at object: any AccessibleObject, _ contents: inout Contents) {
    if let view = object as? UIView, view.isHidden || view.alpha <= 0.01 { return }
    if object.accessibilityElementsHidden { return }
    guard object.isAccessibilityElement else {
      if object is any RowControl {
        contents.parts.append(object)
      } else {
        for inner in object.accessibleContents { look(at: inner, &contents) }
      }
      return
    }
    if isWorked(object) {
      contents.parts.append(object)
      return
    }
    let label = object.accessibilityLabel ?? ""
    let value = object.accessibilityValue ?? ""
    if !label.isEmpty { contents.texts.append(label) }
    if !value.isEmpty {
      if object.accessibilityTraits.contains(.staticText) { contents.texts.append(value) } else { contents.values.append(value) }
    }
  }

  private func isWorked(_ object: any AccessibleObject) -> Bool {
    object is UIControl || !object.accessibilityTraits.isDisjoint(with: .isWorked)
      || object.accessibilityCustomActions?.isEmpty == false
  }
}

/// A control that is a container of accessibility elements instead of an element.
@MainActor protocol RowControl: UIView {}

extension UISegmentedControl: RowControl {}
extension UIStepper: RowControl {}
extension UIDatePicker: RowControl {}
extension UIPickerView: RowControl {}
