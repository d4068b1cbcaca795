import Foundation

/// libwebp, opened on first use: reads WebP files, for which Debian's gdk-pixbuf has no loader.
final class WebPLibrary: Sendable {
  /// Nil where the library is not installed.
  static let shared = WebPLibrary()

  private typealias GetInfo = @convention(c) (UnsafePointer<UInt8>, Int, UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>) -> Int32
  private typealias Decode =
    @convention(c) (UnsafePointer<UInt8>, Int, UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>) -> UnsafeMutablePointer<UInt8>?
  private typealias Free = @convention(c) (UnsafeMutableRawPointer) -> Void

  private let getInfo: GetInfo
  private let decodeRGBA: Decode
  private let free: Free

  private init?() {
    guard let handle = dlopen("libwebp.so.7", RTLD_NOW | RTLD_LOCAL) else { return nil }
    func symbol<T>(_ name: String, _ type: T.Type) -> T? { dlsym(handle, name).map { unsafeBitCast($0, to: type) } }
    guard let getInfo = symbol("WebPGetInfo", GetInfo.self), let decodeRGBA = symbol("WebPDecodeRGBA", Decode.self),
      let free = symbol("WebPFree", Free.self)
    else { return nil }
    self.getInfo = getInfo
    self.decodeRGBA = decodeRGBA
    self.free = free
  }

  /// Decodes the single image of a file; nil for animations, damaged files and sizes above the budget.
  func decode(_ data: Data, budget: PixelBudget) -> DecodedImage? {
    data.withUnsafeBytes { bytes in
      guard let start = bytes.bindMemory(to: UInt8.self).baseAddress else { return nil }
      var (width, height): (Int32, Int32) = (0, 0)
      guard getInfo(start, bytes.count, &width, &height) != 0, budget.allows(width: Int(width), height: Int(height)),
        let pixels = decodeRGBA(start, bytes.count, &width, &height)
      else { return nil }
      defer { free(pixels) }
      return image(pixels, width: Int(width), height: Int(height)).map { DecodedImage(frames: [.init(image: $0, delay: 0)]) }
    }
  }

  private func image(_ pixels: UnsafeMutablePointer<UInt8>, width: Int, height: Int) -> CGImage? {
    guard let bitmap = Bitmap(width: width, height: height) else { return nil }
    for y in 0..<height {
      let from = pixels + y * width * 4
      let to = bitmap.words(y)
      for x in 0..<width {
        to[x] = PixelLayout.premultiplied(from[x * 4], from[x * 4 + 1], from[x * 4 + 2], from[x * 4 + 3])
      }
    }
    bitmap.markDirty()
    return CGImage(bitmap: bitmap)
  }
}
