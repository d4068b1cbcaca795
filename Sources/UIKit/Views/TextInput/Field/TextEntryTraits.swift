/// The text input traits of a field or view.
@MainActor struct TextEntryTraits {
  var autocapitalizationType = UITextAutocapitalizationType.sentences
  var autocorrectionType = UITextAutocorrectionType.default
  var spellCheckingType = UITextSpellCheckingType.default
  var smartQuotesType = UITextSmartQuotesType.default
  var smartDashesType = UITextSmartDashesType.default
  var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  var inlinePredictionType = UITextInlinePredictionType.default
  var writingToolsBehavior = UIWritingToolsBehavior.default
  var allowedWritingToolsResultOptions: UIWritingToolsResultOptions = []
  var mathExpressionCompletionType = UITextMathExpressionCompletionType.default
  var passwordRules: UITextInputPasswordRules?
  var keyboardType = UIKeyboardType.default
  var keyboardAppearance = UIKeyboardAppearance.default
  var returnKeyType = UIReturnKeyType.default
  var enablesReturnKeyAutomatically = false
  var isSecureTextEntry = false
  var contentType: UITextContentType?
}
