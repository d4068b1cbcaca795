import CoreGraphics

/// The pixel differences between two images.
struct PixelComparison {
  let differingPixels: Int
  let largestDifference: Int
  /// The smallest rectangle that contains all differences.
  let area: CGRect
  /// The differences, bright, over the first image, darkened.
  let picture: [UInt32]

  /// Returns nil if the sizes differ.
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
        func apart(_ a: UInt8, _ b: UInt8) -> Int { abs(Int(a) - Int(b)) }
        let difference = max(
          apart(one.red, other.red), apart(one.green, other.green), apart(one.blue, other.blue), apart(one.alpha, other.alpha))
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
