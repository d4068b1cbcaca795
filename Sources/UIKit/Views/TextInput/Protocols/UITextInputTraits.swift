/// The traits of text input: the keyboard, capitals, corrections. Every property is optional.
@preconcurrency @MainActor public protocol UITextInputTraits: AnyObject {
  /// The automatic capitalization.
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  /// Whether misspelled words are corrected.
  var autocorrectionType: UITextAutocorrectionType { get set }
  /// Whether spelling is checked while typing. It is passed to input methods; there is no built-in checker.
  var spellCheckingType: UITextSpellCheckingType { get set }
  /// Whether straight quotation marks become typographic ones.
  var smartQuotesType: UITextSmartQuotesType { get set }
  /// Whether two hyphens become a dash.
  var smartDashesType: UITextSmartDashesType { get set }
  /// Whether cutting and pasting words adjusts the spaces around them.
  var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
  /// Whether words are suggested inside the text. It is passed to input methods; there are no built-in suggestions.
  var inlinePredictionType: UITextInlinePredictionType { get set }
  /// Whether and where writing tools are offered. There are none here.
  var writingToolsBehavior: UIWritingToolsBehavior { get set }
  /// The kinds of text that writing tools may insert. There are none here.
  var allowedWritingToolsResultOptions: UIWritingToolsResultOptions { get set }
  /// Whether results of sums are suggested. There are no suggestions here.
  var mathExpressionCompletionType: UITextMathExpressionCompletionType { get set }
  /// The requirements of a new password. They are stored for a password manager; there is no built-in one.
  var passwordRules: UITextInputPasswordRules? { get set }
  /// The layout of the keyboard on the screen.
  var keyboardType: UIKeyboardType { get set }
  /// The light or dark look of the keyboard.
  var keyboardAppearance: UIKeyboardAppearance { get set }
  /// The title of the return key.
  var returnKeyType: UIReturnKeyType { get set }
  /// Whether the return key is disabled while there is no text.
  var enablesReturnKeyAutomatically: Bool { get set }
  /// Whether the text is hidden, as for passwords.
  var isSecureTextEntry: Bool { get set }
  /// The semantic type of the text; nil for any text.
  var textContentType: UITextContentType! { get set }
}

extension UITextInputTraits {
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { .sentences }
    set {}
  }
  public var autocorrectionType: UITextAutocorrectionType {
    get { .default }
    set {}
  }
  public var spellCheckingType: UITextSpellCheckingType {
    get { .default }
    set {}
  }
  public var smartQuotesType: UITextSmartQuotesType {
    get { .default }
    set {}
  }
  public var smartDashesType: UITextSmartDashesType {
    get { .default }
    set {}
  }
  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { .default }
    set {}
  }
  public var inlinePredictionType: UITextInlinePredictionType {
    get { .default }
    set {}
  }
  public var writingToolsBehavior: UIWritingToolsBehavior {
    get { .default }
    set {}
  }
  public var allowedWritingToolsResultOptions: UIWritingToolsResultOptions {
    get { [] }
    set {}
  }
  public var mathExpressionCompletionType: UITextMathExpressionCompletionType {
    get { .default }
    set {}
  }
  public var passwordRules: UITextInputPasswordRules? {
    get { nil }
    set {}
  }
  public var keyboardType: UIKeyboardType {
    get { .default }
    set {}
  }
  public var keyboardAppearance: UIKeyboardAppearance {
    get { .default }
    set {}
  }
  public var returnKeyType: UIReturnKeyType {
    get { .default }
    set {}
  }
  public var enablesReturnKeyAutomatically: Bool {
    get { false }
    set {}
  }
  public var isSecureTextEntry: Bool {
    get { false }
    set {}
  }
  public var textContentType: UITextContentType! {
    get { nil }
    set {}
  }
}

/// The automatic capitalization: none, words, sentences, all characters.
public enum UITextAutocapitalizationType: Int, Sendable { case none, words, sentences, allCharacters }
/// Whether misspelled words are corrected.
public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }
public enum UITextSpellCheckingType: Int, Sendable { case `default`, no, yes }
/// Whether cutting and pasting words adjusts the spaces around them.
public enum UITextSmartInsertDeleteType: Int, Sendable { case `default`, no, yes }
/// Whether words are suggested inside the text.
public enum UITextInlinePredictionType: Int, Sendable { case `default`, no, yes }
/// Whether results of sums are suggested.
public enum UITextMathExpressionCompletionType: Int, Sendable { case `default`, no, yes }
/// Whether and where writing tools are offered.
public enum UIWritingToolsBehavior: Int, Sendable {
  /// Nowhere, as the system prefers, in the text, or in a panel only.
  case none = -1, `default`, complete, limited
}
/// The kinds of text that writing tools may insert.
public struct UIWritingToolsResultOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Text without attributes.
  public static let plainText = UIWritingToolsResultOptions(rawValue: 1)
  /// Text with attributes.
  public static let richText = UIWritingToolsResultOptions(rawValue: 2)
  public static let list = UIWritingToolsResultOptions(rawValue: 4)
  /// Tables.
  public static let table = UIWritingToolsResultOptions(rawValue: 8)
  public static let presentationIntent = UIWritingToolsResultOptions(rawValue: 16)
}
/// Whether straight quotation marks become typographic ones.
public enum UITextSmartQuotesType: Int, Sendable { case `default`, no, yes }
/// Whether two hyphens become a dash.
public enum UITextSmartDashesType: Int, Sendable { case `default`, no, yes }
/// The light or dark look of the keyboard.
public enum UIKeyboardAppearance: Int, Sendable {
  /// Follow the interface style, dark, or light.
  case `default`, dark, light
  /// The former name of `dark`.
  public static let alert = UIKeyboardAppearance.dark
}

/// The type of an on-screen keyboard.
public enum UIKeyboardType: Int, Sendable {
  /// The layouts of the keyboard.
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress, decimalPad, twitter,
    /// Layouts for searches and for digits.
    webSearch, asciiCapableNumberPad
  /// The former name of `asciiCapable`.
  public static let alphabet = UIKeyboardType.asciiCapable
}

/// The title of the return key.
public enum UIReturnKeyType: Int, Sendable {
  /// The titles of the return key.
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}
