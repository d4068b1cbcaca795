import Foundation

extension CGImage {
  /// Creates an image from raw pixels, eight bits per component, which are copied. Nil if the provider has too few, or their layout is not
  /// supported; a `decode` array is ignored.
  public convenience init?(
    width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace,
    bitmapInfo: CGBitmapInfo, provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
    intent: CGColorRenderingIntent
  ) {
    guard bitsPerComponent == 8, decode == nil, Bitmap.isPossible(width: width, height: height), let data = provider.data,
      let layout = PixelLayout(bitmapInfo: bitmapInfo.rawValue, space: space), bitsPerPixel == layout.bytesPerPixel * 8,
      bytesPerRow >= width * layout.bytesPerPixel, bytesPerRow <= Int(Int32.max),
      data.count >= bytesPerRow * (height - 1) + width * layout.bytesPerPixel,
      let bitmap = Bitmap(width: width, height: height, format: layout.hasAlpha ? .argb32 : .rgb24)
    else { return nil }
    let size = layout.bytesPerPixel
    data.withUnsafeBytes { (bytes: UnsafeRawBufferPointer) in
      guard let base = bytes.baseAddress?.assumingMemoryBound(to: UInt8.self) else { return }
      for y in 0..<height {
        let from = base + y * bytesPerRow
        let to = bitmap.words(y)
        for x in 0..<width { to[x] = layout.word(at: from + x * size) }
      }
    }
    bitmap.markDirty()
    self.init(bitmap: bitmap, colorSpace: space, shouldInterpolate: shouldInterpolate)
  }

  /// Creates a mask of eight bits per pixel, where 0 is fully opaque and 255 blocks painting. Nil if the provider has too few.
  public convenience init?(
    maskWidth width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, provider: CGDataProvider,
    decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool
  ) {
    guard bitsPerComponent == 8, bitsPerPixel == 8, decode == nil, Bitmap.isPossible(width: width, height: height),
      bytesPerRow >= width, bytesPerRow <= Int(Int32.max), let data = provider.data,
      data.count >= bytesPerRow * (height - 1) + width, let bitmap = Bitmap(width: width, height: height, format: .a8)
    else { return nil }
    data.withUnsafeBytes { (bytes: UnsafeRawBufferPointer) in
      for y in 0..<height {
        let to = bitmap.bytes(y)
        for x in 0..<width { to[x] = 255 - bytes[y * bytesPerRow + x] }
      }
    }
    bitmap.markDirty()
    self.init(bitmap: bitmap, shouldInterpolate: shouldInterpolate)
  }

  /// The pixels in their memory layout.
  public var dataProvider: CGDataProvider? {
    CGDataProvider(data: Data(bytes: bitmap.data, count: bitmap.stride * (height - 1) + width * bitmap.format.bytesPerPixel))
  }

  /// Returns the pixel as a premultiplied ARGB word, that of a mask as its alpha; the point must lie inside.
  package func word(x: Int, y: Int) -> UInt32 {
    switch bitmap.format {
    case .argb32: return bitmap.words(y)[x]
    case .rgb24: return bitmap.words(y)[x] | 0xFF00_0000
    case .a8: return UInt32(bitmap.bytes(y)[x]) << 24
    }
  }
}
