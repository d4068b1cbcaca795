/// An object in a line that is treated as a character: its box on the baseline, and its drawing.
///
/// It replaces U+FFFC in the text.
package final class TextAttachment: Sendable {
  package let width: Double
  package let height: Double
  /// The distance of the bottom of the box from the baseline; negative is below.
  package let bottom: Double
  /// Draws into a cairo context whose origin is the box's upper left corner.
  package let draw: @Sendable (OpaquePointer) -> Void

  package init(width: Double, height: Double, bottom: Double, draw: @escaping @Sendable (OpaquePointer) -> Void) {
    self.width = width
    self.height = height
    self.bottom = bottom
    self.draw = draw
  }
}
