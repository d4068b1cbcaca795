import Foundation

/// A key with modifiers that sends a selector, or runs a closure, in the responder chain.
///
/// Where a command asks for the Command key, Control does as well: keyboards here seldom have the other one to spare.
@preconcurrency @MainActor open class UIKeyCommand: UICommand {
  public final let input: String?
  public final let modifierFlags: UIKeyModifierFlags
  /// Whether the command comes before what a text view does with the key.
  public final var wantsPriorityOverSystemBehavior = false
  /// Whether arrows and brackets change sides where the interface reads from right to left.
  public final var allowsAutomaticMirroring = true
  final var handler: (@MainActor (UIKeyCommand) -> Void)?

  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil, discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    super.init(
      title: title, subtitle: subtitle, image: image, action: action, propertyList: propertyList,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
  }

  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
  }

  /// Makes a command whose title is shown while Command is held.
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector, discoverabilityTitle: String) {
    self.init(title: "", action: action, input: input, modifierFlags: modifierFlags, discoverabilityTitle: discoverabilityTitle)
  }

  /// Makes a command that runs `handler` instead of sending a selector.
  public convenience init(
    title: String = "", input: String, modifierFlags: UIKeyModifierFlags = [], handler: @escaping @MainActor (UIKeyCommand) -> Void
  ) {
    self.init(title: title, action: Selector("performKeyCommand:"), input: input, modifierFlags: modifierFlags)
    self.handler = handler
  }

  public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
  public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
  public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
  public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
  public nonisolated static let inputEscape = "UIKeyInputEscape"
  public nonisolated static let inputPageUp = "UIKeyInputPageUp"
  public nonisolated static let inputPageDown = "UIKeyInputPageDown"
  public nonisolated static let inputHome = "UIKeyInputHome"
  public nonisolated static let inputEnd = "UIKeyInputEnd"
  public nonisolated static let inputDelete = "UIKeyInputDelete"
  public nonisolated static let f1 = "UIKeyInputF1"
  public nonisolated static let f2 = "UIKeyInputF2"
  public nonisolated static let f3 = "UIKeyInputF3"
  public nonisolated static let f4 = "UIKeyInputF4"
  public nonisolated static let f5 = "UIKeyInputF5"
  public nonisolated static let f6 = "UIKeyInputF6"
  public nonisolated static let f7 = "UIKeyInputF7"
  public nonisolated static let f8 = "UIKeyInputF8"
  public nonisolated static let f9 = "UIKeyInputF9"
  public nonisolated static let f10 = "UIKeyInputF10"
  public nonisolated static let f11 = "UIKeyInputF11"
  public nonisolated static let f12 = "UIKeyInputF12"
}

extension UIKeyCommand {
  /// Whether `key` with its modifiers is this command's.
  /// The input, mirrored where the interface reads from right to left.
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

  final func matches(_ key: UIKey) -> Bool {
    guard let input = shownInput else { return false }
    let relevant: UIKeyModifierFlags = [.shift, .control, .alternate, .command]
    let held = key.modifierFlags.intersection(relevant)
    var wanted = modifierFlags.intersection(relevant)
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
  /// What a key command calls a key that types nothing.
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
