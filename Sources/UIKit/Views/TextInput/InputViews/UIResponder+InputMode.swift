extension UIResponder {
  /// The language that a responder which takes text is typed in, unless it has one of its own.
  final var standardTextInputMode: UITextInputMode? { self is any UIKeyInput ? UITextInputMode.activeInputModes.first : nil }
}
