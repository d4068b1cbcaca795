extension UIControl {
  /// Applies the attributes of every control's element.
  final func takeControlAttributes(_ coder: InterfaceCoder) {
    let element = coder.element
    if !element.flag("enabled", true) { isEnabled = false }
    if element.flag("selected", false) { isSelected = true }
    if element.flag("highlighted", false) { isHighlighted = true }
    contentHorizontalAlignment = element.word("contentHorizontalAlignment", Self.horizontalAlignments) ?? .center
    contentVerticalAlignment = element.word("contentVerticalAlignment", Self.verticalAlignments) ?? .center
  }

  private static let horizontalAlignments: [String: ContentHorizontalAlignment] = [
    "center": .center, "left": .left, "right": .right, "fill": .fill, "leading": .leading, "trailing": .trailing,
  ]
  private static let verticalAlignments: [String: ContentVerticalAlignment] = [
    "center": .center, "top": .top, "bottom": .bottom, "fill": .fill,
  ]
}
