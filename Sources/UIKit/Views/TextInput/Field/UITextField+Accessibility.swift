extension UITextField {
  /// The interactive elements in the field, such as the clear button. If the app sets the accessibility of the field itself, there are
  /// none.
  final var buttonsInField: AccessibleCompany? {
    guard accessibility.isElement == nil else { return nil }
    let buttons = subviewsAsRead.flatMap { AccessibilityTree.elements(in: $0) }.filter {
      !$0.accessibilityTraits.isDisjoint(with: .isWorked)
    }
    return AccessibleCompany(after: buttons)
  }
}
