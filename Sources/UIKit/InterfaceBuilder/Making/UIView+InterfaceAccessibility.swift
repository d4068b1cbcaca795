extension UIView {
  final func takeAccessibility(_ element: PlannedElement, _ maker: InterfaceMaker) {
    guard let accessibility = element.child(kind: "accessibility") else { return }
    if let label = maker.text(accessibility, "label", id: element.id, property: "accessibilityLabel") { accessibilityLabel = label }
    if let hint = maker.text(accessibility, "hint", id: element.id, property: "accessibilityHint") { accessibilityHint = hint }
    if let value = accessibility.writtenText("value") { accessibilityValue = value }
    if let identifier = accessibility.writtenText("identifier") { accessibilityIdentifier = identifier }
    if let flag = accessibility.child(key: "isElement") { isAccessibilityElement = flag.flag("value", true) }
    if let traits = accessibility.child(kind: "accessibilityTraits") { accessibilityTraits = UIAccessibilityTraits(interface: traits) }
  }
}

extension UIAccessibilityTraits {
  /// Creates exactly the traits that an element lists.
  init(interface element: PlannedElement) {
    self = .none
    for (name, trait) in Self.interfaceNames where element.flag(name, false) { insert(trait) }
  }

  private static let interfaceNames: [String: UIAccessibilityTraits] = [
    "button": .button, "link": .link, "image": .image, "selected": .selected, "playsSound": .playsSound, "keyboardKey": .keyboardKey,
    "staticText": .staticText, "summaryElement": .summaryElement, "notEnabled": .notEnabled, "updatesFrequently": .updatesFrequently,
    "searchField": .searchField, "startsMediaSession": .startsMediaSession, "adjustable": .adjustable,
    "allowsDirectInteraction": .allowsDirectInteraction, "causesPageTurn": .causesPageTurn, "header": .header,
  ]
}
