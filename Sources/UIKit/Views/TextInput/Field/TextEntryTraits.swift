internal import TrestleSupport

/// The text input traits of a field or view.
@MainActor struct TextEntryTraits {
  var autocapitalizationType = UITextAutocapitalizationType.sentences
  var autocorrectionType = UITextAutocorrectionType.default
  var spellCheckingType = UITextSpellCheckingType.default
  var smartQuotesType = UITextSmartQuotesType.default
  var smartDashesType = UITextSmartDashesType.default
  var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  var inlinePredictionType = UITextInlinePredictionType.default {
    didSet { if inlinePredictionType == .yes { withoutEffect("words are not predicted", member: "inlinePredictionType") } }
  }
  var writingToolsBehavior = UIWritingToolsBehavior.default
  var allowedWritingToolsResultOptions: UIWritingToolsResultOptions = []
  var mathExpressionCompletionType = UITextMathExpressionCompletionType.default {
    didSet { if mathExpressionCompletionType == .yes { withoutEffect("sums are not computed", member: "mathExpressionCompletionType") } }
  }
  var passwordRules: UITextInputPasswordRules?
  var keyboardType = UIKeyboardType.default
  var keyboardAppearance = UIKeyboardAppearance.default
  var returnKeyType = UIReturnKeyType.default
  var enablesReturnKeyAutomatically = false
  var isSecureTextEntry = false
  var contentType: UITextContentType?
}
