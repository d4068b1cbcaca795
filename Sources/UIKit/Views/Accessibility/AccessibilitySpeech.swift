/// The spoken description of an element, as by a screen reader: its label, value, traits and hint.
@MainActor package enum AccessibilitySpeech {
  package static func text(of object: any AccessibleObject) -> String {
    let traits = object.accessibilityTraits
    var parts: [String] = []
    let place = place(of: object)
    parts += place?.headers ?? []
    if traits.contains(.selected) { parts.append("selected") }
    let page = (object as? any UIAccessibilityReadingContent)?.spokenPage
    parts += [object.accessibilityLabel, value(of: object), page].compactMap { $0 }.filter { !$0.isEmpty }
    let content = (object as? any AXCustomContentProvider)?.accessibilityCustomContent ?? []
    parts += content.filter { $0.importance == .high }.map(\.spoken)
    if traits.contains(.notEnabled) { parts.append("dimmed") }
    parts += kinds(traits)
    if let place { parts.append(place.numbers) }
    if let actions = object.accessibilityCustomActions, !actions.isEmpty { parts.append("actions available") }
    if content.contains(where: { $0.importance == .default }) { parts.append("more content available") }
    if let hint = object.accessibilityHint, !hint.isEmpty { parts.append(hint) }
    return parts.joined(separator: ", ")
  }

  /// Returns the spoken value: on or off for switches.
  package static func value(of object: any AccessibleObject) -> String? {
    guard let value = object.accessibilityValue else { return nil }
    guard object.accessibilityTraits.contains(.toggleButton) else { return value }
    return switch value {
    case "1": "on"
    case "0": "off"
    default: value
    }
  }

  private static func kinds(_ traits: UIAccessibilityTraits) -> [String] {
    var traits = traits
    // These traits exclude each other's description.
    if !traits.isDisjoint(with: [.toggleButton, .tab, .popUpButton]) { traits.remove(.button) }
    return words.filter { traits.contains($0.0) }.map(\.1)
  }

  private static let words: [(UIAccessibilityTraits, String)] = [
    (.button, "button"), (.toggleButton, "switch button"), (.tab, "tab"), (.popUpButton, "pop-up button"), (.link, "link"),
    (.image, "image"),
    (.searchField, "search field"), (.secureTextField, "secure text field"), (.textField, "text field"), (.editing, "is editing"),
    (.header, "heading"), (.adjustable, "adjustable"),
  ]
}
