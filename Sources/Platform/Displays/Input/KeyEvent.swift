/// A key's press or release.
package struct KeyEvent: Equatable, Sendable {
  package enum Phase: Sendable { case down, up }

  package var phase: Phase
  /// The key's position on the keyboard, as a usage of USB's keyboard page; `UIKeyboardHIDUsage` has the same numbers.
  package var usage: Int
  /// The characters of the key without modifiers in the current layout; empty for keys that type no text.
  package var characters: String
  package var modifiers: KeyModifiers
  package var isRepeat: Bool

  package init(_ phase: Phase, usage: Int, characters: String = "", modifiers: KeyModifiers = [], isRepeat: Bool = false) {
    self.phase = phase
    self.usage = usage
    self.characters = characters
    self.modifiers = modifiers
    self.isRepeat = isRepeat
  }
}
