/// The marked text of an input method; empty when composition was canceled.
package struct CompositionEvent: Equatable, Sendable {
  package var preedit: String
  /// The caret's position in the marked text, in characters.
  package var caret: Int
  /// The number of characters from the caret on that are being converted.
  package var selected: Int

  package init(preedit: String, caret: Int, selected: Int = 0) {
    self.preedit = preedit
    self.caret = caret
    self.selected = selected
  }
}
