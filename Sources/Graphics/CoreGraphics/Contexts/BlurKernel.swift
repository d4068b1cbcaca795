import Foundation

/// Blurs coverage: three running means, whose lengths need not be whole numbers, approximate the Gaussian of the given standard deviation
/// within a level or two.
package struct BlurKernel {
  /// The whole part of the running mean's radius, and the weight of the sample just beyond it.
  private let radius: Int
  private let edge: Float
  private let scale: Float
  /// The number of pixels by which the blur extends a shape.
  package let reach: Int

  package init(sigma: CGFloat) {
    guard sigma > 0.01, sigma.isFinite else {
      radius = 0
      edge = 0
      scale = 1
      reach = 0
      return
    }
    // Three means of length L have the variance (L² − 1) / 4; the fraction is that of Gwosdek et al.
    let variance = Double(min(sigma, 500) * min(sigma, 500))
    let length = (4 * variance + 1).squareRoot()
    let whole = Int(((length - 1) / 2).rounded(.down))
    let r = Double(whole)
    let side = 2 * r + 1
    let weight = side * (r * (r + 1) - variance) / (2 * variance - 6 * (r + 1) * (r + 1))
    radius = whole
    edge = Float(max(0, weight))
    scale = Float(1 / (side + 2 * max(0, weight)))
    reach = 3 * (whole + (weight > 0 ? 1 : 0))
  }

  /// Blurs an `a8` bitmap in place; pixels outside it count as empty.
  package func blur(_ bitmap: Bitmap) {
    guard bitmap.format == .a8 else { return }
    defer { bitmap.markDirty() }
    guard reach > 0 else { return }
    bitmap.flush()
    let longest = max(bitmap.width, bitmap.height)
    let pad = radius + 1
    let size = longest + 2 * pad
    let memory = UnsafeMutablePointer<Float>.allocate(capacity: 2 * size)
    memory.initialize(repeating: 0, count: 2 * size)
    defer { memory.deallocate() }
    let first = memory + pad
    let second = memory + size + pad
    for y in 0..<bitmap.height {
      blurLine(bitmap.bytes(y), step: 1, count: bitmap.width, first, second)
    }
    for x in 0..<bitmap.width {
      blurLine(bitmap.bytes(0) + x, step: bitmap.stride, count: bitmap.height, first, second)
    }
  }

  private func blurLine(
    _ bytes: UnsafeMutablePointer<UInt8>, step: Int, count: Int, _ first: UnsafeMutablePointer<Float>,
    _ second: UnsafeMutablePointer<Float>
  ) {
    var isEmpty = true
    for index in 0..<count {
      let value = bytes[index * step]
      if value != 0 { isEmpty = false }
      first[index] = Float(value)
    }
    if isEmpty { return }
    mean(first, second, count)
    mean(second, first, count)
    mean(first, second, count)
    for index in 0..<count {
      bytes[index * step] = UInt8(max(0, min(255, second[index] + 0.5)))
    }
  }

  /// Both lines have `radius + 1` zeros before and after the `count` pixels.
  private func mean(_ from: UnsafeMutablePointer<Float>, _ to: UnsafeMutablePointer<Float>, _ count: Int) {
    for index in 1...(radius + 1) {
      from[-index] = 0
      from[count + index - 1] = 0
    }
    var sum: Float = 0
    for index in 0..<min(radius, count) { sum += from[index] }
    for index in 0..<count {
      sum += from[index + radius]
      to[index] = (sum + edge * (from[index - radius - 1] + from[index + radius + 1])) * scale
      sum -= from[index - radius]
    }
  }
}
