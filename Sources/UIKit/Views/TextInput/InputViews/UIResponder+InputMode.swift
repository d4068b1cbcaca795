extension UIResponder {
  /// The input language of a responder that accepts text, unless the responder has its own.
  final var standardTextInputMode: UITextInputMode? { self is any UIKeyInput ? UITextInputMode.activeInputModes.first : nil }
}
