import Foundation

/// A color for drawing: sRGB, not premultiplied, nominally 0…1.
package struct RGBA: Hashable, Sendable {
  package var red: CGFloat
  package var green: CGFloat
  package var blue: CGFloat
  package var alpha: CGFloat

  package init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }
}
