import CoreGraphics
internal import TrestleText

/// The lines of a layout manager, with the text and containers for which they were laid out.
package struct LaidOutLines {
  var prepared: PreparedText?
  /// A text and the same with temporary attributes.
  var covered: (source: PreparedText, result: PreparedText)?
  private var fragments: [LineFragment]?
  private var text: PreparedText?
  private var sizes: [CGSize] = []

  /// Returns the lines, if text and sizes are unchanged.
  func fragments(for text: PreparedText, _ sizes: [CGSize]) -> [LineFragment]? {
    self.text === text && self.sizes == sizes ? fragments : nil
  }

  mutating func keep(_ fragments: [LineFragment], for text: PreparedText, _ sizes: [CGSize]) {
    self.fragments = fragments
    self.text = text
    self.sizes = sizes
  }

  package mutating func forgetLines() { fragments = nil }

  mutating func forgetText() {
    prepared = nil
    covered = nil
    fragments = nil
  }
}
