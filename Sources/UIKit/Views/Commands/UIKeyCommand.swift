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

  public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
  public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
  public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
  public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
  public nonisolated static let inputEscape = "UIKeyInputEscape"
  public nonisolated static let inputPageUp = "UIKeyInputPageUp"
  public nonisolated static let inputPageDown = "UIKeyInputPageDown"
  public nonisolated static let inputHome = "UIKeyInputHome"
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
