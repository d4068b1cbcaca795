import Foundation

/// The keys of instructions for a screen reader on how to speak a part of a text. No screen reader of Linux reads them, so they remain attributes of the
/// string.
extension NSAttributedString.Key {
  /// A number: whether punctuation is spoken.
  public static let accessibilitySpeechPunctuation = NSAttributedString.Key(rawValue: "UIAccessibilitySpeechAttributePunctuation")
  /// A language as a BCP 47 code.
  public static let accessibilitySpeechLanguage = NSAttributedString.Key(rawValue: "UIAccessibilitySpeechAttributeLanguage")
  /// A number from 0 to 2; 1 is the normal pitch.
  public static let accessibilitySpeechPitch = NSAttributedString.Key(rawValue: "UIAccessibilitySpeechAttributePitch")
  /// A number: whether an announcement waits for the speech in progress.
  public static let accessibilitySpeechQueueAnnouncement = NSAttributedString.Key(
    rawValue: "UIAccessibilitySpeechAttributeQueueAnnouncement")
  /// The pronunciation in the International Phonetic Alphabet.
  public static let accessibilitySpeechIPANotation = NSAttributedString.Key(rawValue: "UIAccessibilitySpeechAttributeIPANotation")
  /// A number: whether the text is spelled out.
  public static let accessibilitySpeechSpellOut = NSAttributedString.Key(rawValue: "UIAccessibilitySpeechAttributeSpellOut")
  /// A number from 0 to 6: the level of a heading; 0 is none.
  public static let accessibilityTextHeadingLevel = NSAttributedString.Key(rawValue: "UIAccessibilityTextAttributeHeadingLevel")
  /// An array of strings about the text.
  public static let accessibilityTextCustom = NSAttributedString.Key(rawValue: "UIAccessibilityTextAttributeCustom")
}
