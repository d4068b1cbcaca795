import Foundation

/// Says an element as a screen reader does: what it is called, its value, what it is, and what can be done with it.
@MainActor package enum AccessibilitySpeech {
  package static func text(of object: any AccessibleObject) -> String {
    let traits = object.accessibilityTraits
    var parts: [String] = []
    if traits.contains(.selected) { parts.append("selected") }
    let page = (object as? any UIAccessibilityReadingContent)?.spokenPage
    parts += [object.accessibilityLabel, value(of: object), page].compactMap { $0 }.filter { !$0.isEmpty }
    if traits.contains(.notEnabled) { parts.append("dimmed") }
    parts += kinds(traits)
    if let actions = object.accessibilityCustomActions, !actions.isEmpty { parts.append("actions available") }
    if let hint = object.accessibilityHint, !hint.isEmpty { parts.append(hint) }
    return parts.joined(separator: ", ")
  }

  /// The value as it is said: what can be switched is on or off.
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
    // Each says what the other would have.
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
