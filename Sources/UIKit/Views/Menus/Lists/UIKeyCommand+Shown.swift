extension UIKeyCommand {
  /// The key with its modifiers, as desktops write it: Control instead of Command, which a command accepts too.
  final var shownKeys: String? {
    guard let input, !input.isEmpty else { return nil }
    var parts: [String] = []
    if modifierFlags.contains(.command) || modifierFlags.contains(.control) { parts.append("Ctrl") }
    if modifierFlags.contains(.alternate) { parts.append("Alt") }
    if modifierFlags.contains(.shift) { parts.append("Shift") }
    parts.append(Self.names[input] ?? (input.hasPrefix("UIKeyInput") ? String(input.dropFirst(10)) : input.uppercased()))
    return parts.joined(separator: "+")
  }

  private static let names = [
    inputUpArrow: "↑", inputDownArrow: "↓", inputLeftArrow: "←", inputRightArrow: "→", inputEscape: "Esc", inputPageUp: "PgUp",
    inputPageDown: "PgDn", "\r": "⏎", "\t": "Tab", " ": "Space", "\u{8}": "⌫",
  ]
}
