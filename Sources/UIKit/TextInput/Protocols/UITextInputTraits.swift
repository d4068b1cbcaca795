/// How text is to be entered: the keyboard, capitals, corrections. Every property may be left out.
@preconcurrency @MainActor public protocol UITextInputTraits: AnyObject {
  /// When letters are capitalized automatically.
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  /// Whether misspelled words are corrected.
  var autocorrectionType: UITextAutocorrectionType { get set }
  /// Whether spelling is checked while typing. It is kept for an input method; there is no checker of our own.
  var spellCheckingType: UITextSpellCheckingType { get set }
  /// Whether straight quotation marks become typographic ones.
  var smartQuotesType: UITextSmartQuotesType { get set }
  /// Whether two hyphens become a dash.
  var smartDashesType: UITextSmartDashesType { get set }
  /// Whether cutting a word takes a space with it, and pasting one adds the spaces it needs.
  var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
  /// Whether words are suggested inside the text. It is kept for an input method; there are no suggestions of our own.
  var inlinePredictionType: UITextInlinePredictionType { get set }
  /// The form of a new password. It is kept for a password manager; there is none of our own.
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
  /// What the text is about; nil is any text.
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

/// When letters are capitalized automatically: never, in each word, in each sentence, always.
public enum UITextAutocapitalizationType: Int, Sendable { case none, words, sentences, allCharacters }
/// Whether misspelled words are corrected.
public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }
public enum UITextSpellCheckingType: Int, Sendable { case `default`, no, yes }
/// Whether cutting a word takes a space with it, and pasting one adds the spaces it needs.
public enum UITextSmartInsertDeleteType: Int, Sendable { case `default`, no, yes }
/// Whether words are suggested inside the text.
public enum UITextInlinePredictionType: Int, Sendable { case `default`, no, yes }
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

/// Which keys an on-screen keyboard offers.
public enum UIKeyboardType: Int, Sendable {
  /// The layouts of the keyboard.
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress, decimalPad, twitter,
    /// Layouts for searches and for digits.
    webSearch, asciiCapableNumberPad
  /// The former name of `asciiCapable`.
  public static let alphabet = UIKeyboardType.asciiCapable
}

/// What the return key is called.
public enum UIReturnKeyType: Int, Sendable {
  /// The titles of the return key.
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}
