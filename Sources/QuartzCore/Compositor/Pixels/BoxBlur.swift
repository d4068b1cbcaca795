import Foundation

/// Blurs coverage or colour by three box passes each way, which is near enough to a Gaussian for the eye and costs the same at any radius.
enum BoxBlur {
  /// The half widths of the three boxes that together have the deviation `sigma`.
  static func radii(sigma: Double) -> (Int, Int, Int) {
    guard sigma > 0.1 else { return (0, 0, 0) }
    let ideal = (12 * sigma * sigma / 3 + 1).squareRoot()
    var lower = Int(ideal)
    if lower % 2 == 0 { lower -= 1 }
    let low = Double(lower)
    let count = Int(((12 * sigma * sigma - 3 * low * low - 12 * low - 9) / (-4 * low - 4)).rounded())
    func radius(_ pass: Int) -> Int { max(((pass < count ? lower : lower + 2) - 1) / 2, 0) }
    return (radius(0), radius(1), radius(2))
  }

  /// How far the blur carries.
  static func reach(sigma: Double) -> Int {
    let (a, b, c) = radii(sigma: sigma)
    return a + b + c
  }

  /// Blurs coverage in place. Beyond the edges lies nothing.
  static func blur(_ bytes: UnsafeMutablePointer<UInt8>, width: Int, height: Int, rowBytes: Int, sigma: Double) {
    let (a, b, c) = radii(sigma: sigma)
    let line = UnsafeMutablePointer<UInt8>.allocate(capacity: max(width, height) * 2)
    defer { line.deallocate() }
    let spare = line + max(width, height)
    func blurLines(_ count: Int, length: Int, lineStep: Int, pixelStep: Int) {
      for index in 0..<count {
        let start = bytes + index * lineStep
        for i in 0..<length { line[i] = start[i * pixelStep] }
        pass(line, spare, length, a)
        pass(spare, line, length, b)
        pass(line, spare, length, c)
        for i in 0..<length { start[i * pixelStep] = spare[i] }
      }
    }
    blurLines(height, length: width, lineStep: rowBytes, pixelStep: 1)
    blurLines(width, length: height, lineStep: 1, pixelStep: rowBytes)
  }

  private static func pass(
    _ from: UnsafeMutablePointer<UInt8>, _ to: UnsafeMutablePointer<UInt8>, _ length: Int, _ radius: Int
  ) {
    let window = 2 * radius + 1
    // A multiplication instead of the division by the window: 24 bits of fraction are exact enough for sums below 2²⁰.
    let reciprocal = UInt64((1 << 24) / window + 1)
    var sum = 0
    for i in 0..<min(radius, length) { sum += Int(from[i]) }
    for i in 0..<length {
      if i + radius < length { sum += Int(from[i + radius]) }
      to[i] = UInt8(truncatingIfNeeded: min((UInt64(sum + window / 2) * reciprocal) >> 24, 255))
      if i - radius >= 0 { sum -= Int(from[i - radius]) }
    }
  }
}
