import Foundation

/// A rectangle of whole pixels, with y pointing up.
struct PixelArea: Hashable, Sendable {
  var minX: Int
  var minY: Int
  var width: Int
  var height: Int

  /// Infinite rectangles end here.
  private static let farthest = CGFloat(1 << 28)

  init(minX: Int, minY: Int, width: Int, height: Int) {
    self.minX = minX
    self.minY = minY
    self.width = max(0, width)
    self.height = max(0, height)
  }

  /// The pixels whose centers are in a rectangle.
  init(_ rect: CGRect) {
    guard !rect.isNull, !rect.origin.x.isNaN, !rect.origin.y.isNaN, !rect.width.isNaN, !rect.height.isNaN else {
      self.init(minX: 0, minY: 0, width: 0, height: 0)
      return
    }
    func edge(_ value: CGFloat) -> Int { Int((max(-Self.farthest, min(Self.farthest, value)) - 0.5).rounded(.up)) }
    let (left, bottom) = (edge(rect.minX), edge(rect.minY))
    self.init(minX: left, minY: bottom, width: edge(rect.maxX) - left, height: edge(rect.maxY) - bottom)
  }

  /// All pixels that a rectangle touches.
  init(covering rect: CGRect) { self.init(rect.isInfinite || rect.isNull ? rect : rect.integral) }

  var maxX: Int { minX + width }
  var maxY: Int { minY + height }
  var isEmpty: Bool { width == 0 || height == 0 }
  var count: Int { width * height }
  var rect: CGRect { CGRect(x: CGFloat(minX), y: CGFloat(minY), width: CGFloat(width), height: CGFloat(height)) }

  func intersection(_ other: PixelArea) -> PixelArea {
    let (left, bottom) = (max(minX, other.minX), max(minY, other.minY))
    return PixelArea(
      minX: left, minY: bottom, width: min(maxX, other.maxX) - left, height: min(maxY, other.maxY) - bottom)
  }

  func expanded(by margin: Int) -> PixelArea {
    PixelArea(minX: minX - margin, minY: minY - margin, width: width + 2 * margin, height: height + 2 * margin)
  }

  func offsetBy(x: Int, y: Int) -> PixelArea { PixelArea(minX: minX + x, minY: minY + y, width: width, height: height) }
}
