/// Text that an input method is still composing; empty when it gave up.
package struct CompositionEvent: Equatable, Sendable {
  package var preedit: String
  /// The caret's place in the composed text, in characters.
  package var caret: Int
  /// The number of characters from the caret on that are being converted.
  package var selected: Int

  package init(preedit: String, caret: Int, selected: Int = 0) {
    self.preedit = preedit
    self.caret = caret
    self.selected = selected
  }
}
