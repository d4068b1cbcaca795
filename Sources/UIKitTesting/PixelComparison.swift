import CoreGraphics
import Foundation

/// How two images differ, pixel by pixel.
struct PixelComparison {
  let differingPixels: Int
  let largestDifference: Int
  /// The smallest rectangle around everything that differs.
  let area: CGRect
  /// Where the images differ, bright; the rest of the first one, dark. Nil when the sizes differ.
  let picture: [UInt32]

  init?(_ first: CGImage, _ second: CGImage, tolerance: Int) {
    guard first.width == second.width, first.height == second.height else { return nil }
    var count = 0
    var largest = 0
    var box = CGRect.null
    var picture: [UInt32] = []
    picture.reserveCapacity(first.width * first.height)
    for y in 0..<first.height {
      for x in 0..<first.width {
        let one = first.pixel(x: x, y: y)
        let other = second.pixel(x: x, y: y)
        let difference = [(one.red, other.red), (one.green, other.green), (one.blue, other.blue), (one.alpha, other.alpha)]
          .map { abs(Int($0) - Int($1)) }.max()!
        if difference > tolerance {
          count += 1
          largest = max(largest, difference)
          box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
          picture.append(0xff_ff_2020)
        } else {
          let grey = (UInt32(one.red) + UInt32(one.green) + UInt32(one.blue)) / 12
          picture.append(0xff00_0000 | grey << 16 | grey << 8 | grey)
        }
      }
    }
    differingPixels = count
    largestDifference = largest
    area = box
    self.picture = picture
  }
}
