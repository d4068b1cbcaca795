import CoreGraphics
public import CoreMedia

extension CIImage {
  /// Creates an image from a pixel buffer of four bytes per pixel, or of gray.
  public convenience init(cvPixelBuffer pixelBuffer: CVPixelBuffer) {
    self.init(cgImage: Self.bitmap(pixelBuffer) ?? Self.nothing)
  }

  /// Creates an image from a pixel buffer.
  public convenience init(cvImageBuffer imageBuffer: CVImageBuffer) { self.init(cvPixelBuffer: imageBuffer) }

  private static func bitmap(_ buffer: CVPixelBuffer) -> CGImage? {
    let (width, height) = (CVPixelBufferGetWidth(buffer), CVPixelBufferGetHeight(buffer))
    guard let base = CVPixelBufferGetBaseAddress(buffer),
      let context = CGContext(
        data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: width * 4, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue), let target = context.data
    else { return nil }
    let order: [Int]
    switch CVPixelBufferGetPixelFormatType(buffer) {
    case kCVPixelFormatType_32BGRA: order = [2, 1, 0, 3]
    case kCVPixelFormatType_32ARGB: order = [1, 2, 3, 0]
    case kCVPixelFormatType_32RGBA: order = [0, 1, 2, 3]
    default: order = [0, 0, 0, -1]
    }
    let size = order[3] < 0 ? 1 : 4
    for y in 0..<height {
      let row = base + y * CVPixelBufferGetBytesPerRow(buffer)
      let out = target + y * context.bytesPerRow
      for x in 0..<width {
        for channel in 0..<4 {
          let place = order[channel]
          let value: UInt8 = place < 0 ? 255 : (row + x * size + place).load(as: UInt8.self)
          (out + x * 4 + channel).storeBytes(of: value, as: UInt8.self)
        }
      }
    }
    return context.makeImage()
  }

  private static let nothing: CGImage = {
    let context = CGContext(
      data: nil, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4, space: CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)!
    return context.makeImage()!
  }()
}
