/// A rectangle of whole device pixels, from the top left.
package struct PixelArea: Equatable, Sendable {
  package var x: Int
  package var y: Int
  package var width: Int
  package var height: Int

  package init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  package var isEmpty: Bool { width <= 0 || height <= 0 }

  /// Returns the part inside an image of that size; empty if there is none.
  package func clipped(width limitX: Int, height limitY: Int) -> PixelArea {
    let left = min(max(x, 0), limitX)
    let top = min(max(y, 0), limitY)
    let right = min(max(x + width, left), limitX)
    let bottom = min(max(y + height, top), limitY)
    return PixelArea(x: left, y: top, width: right - left, height: bottom - top)
  }
}
