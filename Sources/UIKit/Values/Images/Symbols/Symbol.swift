import Foundation

/// A drawing for use with text, in the weights of a font.
///
/// It is drawn around its center on a grid whose unit is about a point at the default size of 17, y down. A full circle has a radius of 10.
struct Symbol: Sendable {
  let width: CGFloat
  let height: CGFloat
  let draw: @Sendable (inout SymbolPen) -> Void

  init(_ width: CGFloat, _ height: CGFloat, _ draw: @escaping @Sendable (inout SymbolPen) -> Void) {
    self.width = width
    self.height = height
    self.draw = draw
  }
}
