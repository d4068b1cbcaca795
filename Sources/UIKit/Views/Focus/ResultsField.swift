/// A text field with results below it, to which the down arrow key moves the focus.
@MainActor package protocol ResultsField: UIKeyInput {
  /// Moves the focus to the results. Returns false if there are none.
  func goToResults() -> Bool
}
