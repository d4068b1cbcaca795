import CoreGraphics
import UIKitTesting

extension CGImage {
  /// Returns the red, green and blue of a pixel, counted from the top left.
  package func rgb(_ x: Int, _ y: Int) -> [UInt8] {
    let pixel = pixel(x: x, y: y)
    return [pixel.red, pixel.green, pixel.blue]
  }
}

extension TestScreen {
  /// Returns the red, green and blue of a pixel of the screen.
  package func rgb(_ x: Int, _ y: Int) -> [UInt8] { snapshot().rgb(x, y) }
}
