import TrestlePlatform
import UIKit

extension TestScreen {
  /// Types text into the first responder, character by character. Return and tab are keys.
  public func type(_ text: String) {
    layout()
    for character in text {
      switch character {
      case "\n": press(.keyboardReturnOrEnter)
      case "\t": press(.keyboardTab)
      default: send(.text(String(character)))
      }
    }
    layout()
  }

  /// Shows marked text of an input method.
  public func compose(_ preedit: String, caret: Int) {
    layout()
    composed = preedit
    send(.composition(CompositionEvent(preedit: preedit, caret: caret)))
    layout()
  }

  /// Commits the marked text.
  public func commitComposition() {
    let text = composed
    composed = ""
    send(.composition(CompositionEvent(preedit: "", caret: 0)))
    if !text.isEmpty { send(.text(text)) }
    layout()
  }

  /// Presses and releases a key.
  public func press(_ key: UIKeyboardHIDUsage, modifiers: UIKeyModifierFlags = []) {
    layout()
    let characters = Self.characters(of: key)
    let flags = KeyModifiers(rawValue: modifiers.rawValue)
    send(.key(KeyEvent(.down, usage: key.rawValue, characters: characters, modifiers: flags)))
    send(.key(KeyEvent(.up, usage: key.rawValue, characters: characters, modifiers: flags)))
    layout()
  }

  /// Presses a key of the keyboard, holds it down until it has repeated some times, and releases it.
  public func hold(_ key: UIKeyboardHIDUsage, repeats: Int, modifiers: UIKeyModifierFlags = []) {
    layout()
    let characters = Self.characters(of: key)
    let flags = KeyModifiers(rawValue: modifiers.rawValue)
    for count in 0...max(0, repeats) {
      send(.key(KeyEvent(.down, usage: key.rawValue, characters: characters, modifiers: flags, isRepeat: count > 0)))
      layout()
    }
    send(.key(KeyEvent(.up, usage: key.rawValue, characters: characters, modifiers: flags)))
    layout()
  }

  /// Returns the characters that a key of an American keyboard types.
  private static func characters(of key: UIKeyboardHIDUsage) -> String {
    let letters = Array("abcdefghijklmnopqrstuvwxyz1234567890")
    switch key.rawValue {
    case 0x04..<0x04 + letters.count: return String(letters[key.rawValue - 0x04])
    case 0x28: return "\r"
    case 0x29: return "\u{1B}"
    case 0x2A: return "\u{8}"
    case 0x2B: return "\t"
    case 0x2C: return " "
    case 0x2D..<0x39: return String(Array("-=[]\\#;'`,./")[key.rawValue - 0x2D])
    default: return ""
    }
  }
}
