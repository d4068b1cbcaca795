/// A rectangle of whole device pixels: the unit of clipping, damage and copying.
package struct PixelRect: Equatable, Hashable, Sendable {
  package var minX: Int
  package var minY: Int
  package var maxX: Int
  package var maxY: Int

  package init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
    self.minX = minX
    self.minY = minY
    self.maxX = maxX
    self.maxY = maxY
  }

  package init(x: Int, y: Int, width: Int, height: Int) {
    self.init(minX: x, minY: y, maxX: x + width, maxY: y + height)
  }

  /// Contains no pixel, and is neutral in a union.
  package static let empty = PixelRect(minX: 0, minY: 0, maxX: 0, maxY: 0)
  /// Contains every pixel of any frame.
  package static let infinite = PixelRect(minX: -(1 << 50), minY: -(1 << 50), maxX: 1 << 50, maxY: 1 << 50)

  package var x: Int { minX }
  package var y: Int { minY }
  package var width: Int { maxX - minX }
  package var height: Int { maxY - minY }
  package var area: Int { maxX <= minX || maxY <= minY ? 0 : (maxX - minX) * (maxY - minY) }
  package var isEmpty: Bool { maxX <= minX || maxY <= minY }

  package func intersects(_ other: PixelRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }

  package func contains(_ other: PixelRect) -> Bool {
    other.isEmpty || (minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY)
  }

  package func intersection(_ other: PixelRect) -> PixelRect {
    // Compared by hand, because `min` and `max` are generic calls without the optimizer, and this is called most of all.
    let left = minX > other.minX ? minX : other.minX
    let top = minY > other.minY ? minY : other.minY
    let right = maxX < other.maxX ? maxX : other.maxX
    let bottom = maxY < other.maxY ? maxY : other.maxY
    return right <= left || bottom <= top ? .empty : PixelRect(minX: left, minY: top, maxX: right, maxY: bottom)
  }

  package func union(_ other: PixelRect) -> PixelRect {
    if maxX <= minX || maxY <= minY { return other }
    if other.maxX <= other.minX || other.maxY <= other.minY { return self }
    let left = minX < other.minX ? minX : other.minX
    let top = minY < other.minY ? minY : other.minY
    let right = maxX > other.maxX ? maxX : other.maxX
    let bottom = maxY > other.maxY ? maxY : other.maxY
    return PixelRect(minX: left, minY: top, maxX: right, maxY: bottom)
  }

  package func offset(x: Int, y: Int) -> PixelRect {
    isEmpty ? .empty : PixelRect(minX: minX + x, minY: minY + y, maxX: maxX + x, maxY: maxY + y)
  }

  /// Returns the rectangle extended by as many pixels on every side.
  package func grown(by amount: Int) -> PixelRect {
    isEmpty ? .empty : PixelRect(minX: minX - amount, minY: minY - amount, maxX: maxX + amount, maxY: maxY + amount)
  }
}
