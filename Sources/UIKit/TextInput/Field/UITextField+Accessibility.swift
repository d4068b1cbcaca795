extension UITextField {
  /// What is in the field and can be pressed, such as the button that empties it. An app that says what the field is says it alone.
  final var buttonsInField: AccessibleCompany? {
    guard accessibility.isElement == nil else { return nil }
    let buttons = subviewsAsRead.flatMap { AccessibilityTree.elements(in: $0) }.filter {
      !$0.accessibilityTraits.isDisjoint(with: .isWorked)
    }
    return AccessibleCompany(after: buttons)
  }
}
