import Foundation

/// A key of a keyboard, as a press reports it.
@preconcurrency @MainActor open class UIKey: NSObject {
  /// The characters the key types, with modifiers applied.
  public final let characters: String
  /// The characters the key types without modifiers other than Shift.
  public final let charactersIgnoringModifiers: String
  /// The modifier keys held with the key.
  public final let modifierFlags: UIKeyModifierFlags
  /// The position of the key on the keyboard, independent of its layout.
  public final let keyCode: UIKeyboardHIDUsage

  package init(
    characters: String, charactersIgnoringModifiers: String, modifierFlags: UIKeyModifierFlags, keyCode: UIKeyboardHIDUsage
  ) {
    self.characters = characters
    self.charactersIgnoringModifiers = charactersIgnoringModifiers
    self.modifierFlags = modifierFlags
    self.keyCode = keyCode
    super.init()
  }
}
