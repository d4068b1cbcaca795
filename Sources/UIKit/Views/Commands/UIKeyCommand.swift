import Foundation

/// A key with modifiers that sends a selector, or runs a closure, in the responder chain.
///
/// A command for the Command key also accepts Control, because Linux desktops use the equivalent key for themselves.
@preconcurrency @MainActor open class UIKeyCommand: UICommand {
  /// The character or the named key, without modifiers.
  public final let input: String?
  /// The modifier keys that must be held.
  public final let modifierFlags: UIKeyModifierFlags
  /// Whether the command takes precedence over a text view's use of the key.
  public final var wantsPriorityOverSystemBehavior = false
  /// Whether arrows and brackets are mirrored in right-to-left interfaces.
  public final var allowsAutomaticMirroring = true
  final var handler: (@MainActor (UIKeyCommand) -> Void)?

  /// Creates a command for a key; the action is sent along the responder chain.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil, alternates: [UICommandAlternate] = [],
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    super.init(
      title: title, subtitle: subtitle, image: image, action: action, propertyList: propertyList, alternates: alternates,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
  }

  /// Creates a command without a title.
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
  }

  /// Creates a command whose title is shown while Command is held.
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector, discoverabilityTitle: String) {
    self.init(title: "", action: action, input: input, modifierFlags: modifierFlags, discoverabilityTitle: discoverabilityTitle)
  }

  /// Creates a command that runs `handler` instead of sending a selector.
  public convenience init(
    title: String = "", input: String, modifierFlags: UIKeyModifierFlags = [], handler: @escaping @MainActor (UIKeyCommand) -> Void
  ) {
    self.init(title: title, action: Selector("performKeyCommand:"), input: input, modifierFlags: modifierFlags)
    self.handler = handler
  }

  /// The input of the up arrow key.
  public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
  /// The input of the down arrow key.
  public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
  /// The input of the left arrow key.
  public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The input of the right arrow key.
  public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
  /// The input of the Escape key.
  public nonisolated static let inputEscape = "UIKeyInputEscape"
  /// The input of the Page Up key.
  public nonisolated static let inputPageUp = "UIKeyInputPageUp"
  /// The input of the Page Down key.
  public nonisolated static let inputPageDown = "UIKeyInputPageDown"
  /// The input of the Home key.
  public nonisolated static let inputHome = "UIKeyInputHome"
  /// The input of the End key.
  public nonisolated static let inputEnd = "UIKeyInputEnd"
  /// The key that deletes forward.
  public nonisolated static let inputDelete = "UIKeyInputDelete"
  /// The function key F1.
  public nonisolated static let f1 = "UIKeyInputF1"
  /// The function key F2.
  public nonisolated static let f2 = "UIKeyInputF2"
  /// The function key F3.
  public nonisolated static let f3 = "UIKeyInputF3"
  /// The function key F4.
  public nonisolated static let f4 = "UIKeyInputF4"
  /// The function key F5.
  public nonisolated static let f5 = "UIKeyInputF5"
  /// The function key F6.
  public nonisolated static let f6 = "UIKeyInputF6"
  /// The function key F7.
  public nonisolated static let f7 = "UIKeyInputF7"
  /// The function key F8.
  public nonisolated static let f8 = "UIKeyInputF8"
  /// The function key F9.
  public nonisolated static let f9 = "UIKeyInputF9"
  /// The function key F10.
  public nonisolated static let f10 = "UIKeyInputF10"
  /// The function key F11.
  public nonisolated static let f11 = "UIKeyInputF11"
  /// The function key F12.
  public nonisolated static let f12 = "UIKeyInputF12"
}

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
