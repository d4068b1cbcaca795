internal import TrestleCPixman

/// A color or a coverage as a pixman source: a single repeated pixel, rewritten for each use, so that frames allocate none.
@MainActor
enum SolidSource {
  private static let colorBuffer = repeated(.color)
  private static let alphaBuffer = repeated(.coverage)

  static func color(_ color: PixelColor) -> OpaquePointer {
    colorBuffer.data.storeBytes(of: color.argb, as: UInt32.self)
    return colorBuffer.image
  }

  static func alpha(_ alpha: UInt8) -> OpaquePointer {
    alphaBuffer.data.storeBytes(of: alpha, as: UInt8.self)
    return alphaBuffer.image
  }

  private static func repeated(_ format: PixelBuffer.Format) -> PixelBuffer {
    let buffer = PixelBuffer(width: 1, height: 1, format: format)
    buffer.clear()
    pixman_image_set_repeat(buffer.image, PIXMAN_REPEAT_NORMAL)
    return buffer
  }
}
