/// The text input traits of a search bar are those of its field.
extension UISearchBar {
  public final var autocapitalizationType: UITextAutocapitalizationType {
    get { field.autocapitalizationType }
    set { field.autocapitalizationType = newValue }
  }
  public final var autocorrectionType: UITextAutocorrectionType {
    get { field.autocorrectionType }
    set { field.autocorrectionType = newValue }
  }
  public final var spellCheckingType: UITextSpellCheckingType {
    get { field.spellCheckingType }
    set { field.spellCheckingType = newValue }
  }
  public final var smartQuotesType: UITextSmartQuotesType {
    get { field.smartQuotesType }
    set { field.smartQuotesType = newValue }
  }
  public final var smartDashesType: UITextSmartDashesType {
    get { field.smartDashesType }
    set { field.smartDashesType = newValue }
  }
  public final var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { field.smartInsertDeleteType }
    set { field.smartInsertDeleteType = newValue }
  }
  public final var inlinePredictionType: UITextInlinePredictionType {
    get { field.inlinePredictionType }
    set { field.inlinePredictionType = newValue }
  }
  public final var writingToolsBehavior: UIWritingToolsBehavior {
    get { field.writingToolsBehavior }
    set { field.writingToolsBehavior = newValue }
  }
  public final var allowedWritingToolsResultOptions: UIWritingToolsResultOptions {
    get { field.allowedWritingToolsResultOptions }
    set { field.allowedWritingToolsResultOptions = newValue }
  }
  public final var mathExpressionCompletionType: UITextMathExpressionCompletionType {
    get { field.mathExpressionCompletionType }
    set { field.mathExpressionCompletionType = newValue }
  }
  public final var passwordRules: UITextInputPasswordRules? {
    get { field.passwordRules }
    set { field.passwordRules = newValue }
  }
  public final var keyboardType: UIKeyboardType {
    get { field.keyboardType }
    set { field.keyboardType = newValue }
  }
  public final var keyboardAppearance: UIKeyboardAppearance {
    get { field.keyboardAppearance }
    set { field.keyboardAppearance = newValue }
  }
  public final var returnKeyType: UIReturnKeyType {
    get { field.returnKeyType }
    set { field.returnKeyType = newValue }
  }
  /// Whether the search key is enabled only if there is text; `true` by default.
  public final var enablesReturnKeyAutomatically: Bool {
    get { field.enablesReturnKeyAutomatically }
    set { field.enablesReturnKeyAutomatically = newValue }
  }
  public final var isSecureTextEntry: Bool {
    get { field.isSecureTextEntry }
    set { field.isSecureTextEntry = newValue }
  }
}
