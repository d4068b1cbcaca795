extension UIKeyCommand {
  /// The input, mirrored in right-to-left interfaces.
  private var shownInput: String? {
    guard allowsAutomaticMirroring, UIWindow.key?.effectiveUserInterfaceLayoutDirection == .rightToLeft else { return input }
    return switch input {
    case Self.inputLeftArrow: Self.inputRightArrow
    case Self.inputRightArrow: Self.inputLeftArrow
    case "[": "]"
    case "]": "["
    case "{": "}"
    case "}": "{"
    default: input
    }
  }

  /// Returns the action for a key: the command's own, or that of an alternate; nil if the key does not match.
  final func action(for key: UIKey) -> Selector? {
    if matches(key, modifierFlags) { return action }
    return alternates.first { matches(key, modifierFlags.union($0.modifierFlags)) }?.action
  }

  final func matches(_ key: UIKey) -> Bool { action(for: key) != nil }

  private func matches(_ key: UIKey, _ modifiers: UIKeyModifierFlags) -> Bool {
    guard let input = shownInput else { return false }
    let relevant: UIKeyModifierFlags = [.shift, .control, .alternate, .command]
    let held = key.modifierFlags.intersection(relevant)
    var wanted = modifiers.intersection(relevant)
    if held != wanted {
      guard wanted.contains(.command), !wanted.contains(.control) else { return false }
      wanted.remove(.command)
      wanted.insert(.control)
      guard held == wanted else { return false }
    }
    if let name = key.keyCode.commandInput { return name == input }
    return key.charactersIgnoringModifiers.lowercased() == input.lowercased()
  }
}

extension UIKeyboardHIDUsage {
  /// The input name of a key that types no character.
  var commandInput: String? {
    switch self {
    case .keyboardUpArrow: UIKeyCommand.inputUpArrow
    case .keyboardDownArrow: UIKeyCommand.inputDownArrow
    case .keyboardLeftArrow: UIKeyCommand.inputLeftArrow
    case .keyboardRightArrow: UIKeyCommand.inputRightArrow
    case .keyboardEscape: UIKeyCommand.inputEscape
    case .keyboardPageUp: UIKeyCommand.inputPageUp
    case .keyboardPageDown: UIKeyCommand.inputPageDown
    case .keyboardHome: UIKeyCommand.inputHome
    case .keyboardEnd: UIKeyCommand.inputEnd
    case .keyboardDeleteForward: UIKeyCommand.inputDelete
    case .keyboardDeleteOrBackspace: "\u{8}"
    case .keyboardReturnOrEnter, .keypadEnter: "\r"
    case .keyboardTab: "\t"
    case .keyboardSpacebar: " "
    case .keyboardF1: UIKeyCommand.f1
    case .keyboardF2: UIKeyCommand.f2
    case .keyboardF3: UIKeyCommand.f3
    case .keyboardF4: UIKeyCommand.f4
    case .keyboardF5: UIKeyCommand.f5
    case .keyboardF6: UIKeyCommand.f6
    case .keyboardF7: UIKeyCommand.f7
    case .keyboardF8: UIKeyCommand.f8
    case .keyboardF9: UIKeyCommand.f9
    case .keyboardF10: UIKeyCommand.f10
    case .keyboardF11: UIKeyCommand.f11
    case .keyboardF12: UIKeyCommand.f12
    default: nil
    }
  }
}
