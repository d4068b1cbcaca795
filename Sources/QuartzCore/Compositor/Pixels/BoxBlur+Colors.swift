extension BoxBlur {
  /// Blurs a picture in place, all four parts of a pixel at once. Beyond its edges lies more of what is at them.
  static func blurColors(_ picture: PixelBuffer, sigma: Double) {
    let radii = radii(sigma: sigma)
    let longest = max(picture.width, picture.height)
    let line = UnsafeMutablePointer<SIMD4<UInt32>>.allocate(capacity: longest * 2)
    defer { line.deallocate() }
    let spare = line + longest
    func blurLines(_ count: Int, length: Int, lineStep: Int, pixelStep: Int) {
      for index in 0..<count {
        let start = picture.data + index * lineStep
        for i in 0..<length {
          let pixel = (start + i * pixelStep).load(as: SIMD4<UInt8>.self)
          line[i] = SIMD4<UInt32>(truncatingIfNeeded: pixel)
        }
        pass(line, spare, length, radii.0)
        pass(spare, line, length, radii.1)
        pass(line, spare, length, radii.2)
        for i in 0..<length {
          (start + i * pixelStep).storeBytes(of: SIMD4<UInt8>(truncatingIfNeeded: spare[i]), as: SIMD4<UInt8>.self)
        }
      }
    }
    blurLines(picture.height, length: picture.width, lineStep: picture.rowBytes, pixelStep: 4)
    blurLines(picture.width, length: picture.height, lineStep: 4, pixelStep: picture.rowBytes)
  }

  private static func pass(
    _ from: UnsafeMutablePointer<SIMD4<UInt32>>, _ to: UnsafeMutablePointer<SIMD4<UInt32>>, _ length: Int, _ radius: Int
  ) {
    let window = UInt32(2 * radius + 1)
    // Rounded down, so that no sum of 255s comes out above 255.
    let reciprocal = SIMD4<UInt32>(repeating: 65536 / window)
    let half = SIMD4<UInt32>(repeating: window / 2)
    let first = from[0]
    let last = from[length - 1]
    var sum = first &* SIMD4(repeating: UInt32(radius))
    for i in 0..<radius { sum &+= i < length ? from[i] : last }
    for i in 0..<length {
      sum &+= i + radius < length ? from[i + radius] : last
      // At most 255½ · 65536: it fits.
      let value = (sum &+ half) &* reciprocal
      to[i] = value &>> 16
      sum &-= i - radius >= 0 ? from[i - radius] : first
    }
  }
}
