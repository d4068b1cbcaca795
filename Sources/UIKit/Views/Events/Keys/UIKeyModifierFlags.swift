/// The modifier keys held with a key.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Caps lock is on.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  /// A Shift key is pressed.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// A Control key is pressed.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// An option or Alt key.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// A Command key, the logo key of other keyboards, is pressed.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}
