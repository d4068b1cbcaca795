import Foundation

/// Reads image files: PNG by cairo, also each frame of an animated one, GIF by itself, WebP by libwebp, the others by gdk-pixbuf. Damaged
/// ones give nil.
package enum ImageDecoder {
  /// Returns the first image only.
  package static func image(from data: Data) -> DecodedImage? {
    decode(data, frameLimit: 1)
  }

  /// Returns all frames of an animation; of other files the single image.
  package static func frames(from data: Data) -> DecodedImage? {
    decode(data, frameLimit: .max)
  }

  private static func decode(_ data: Data, frameLimit: Int) -> DecodedImage? {
    switch ImageFileFormat(data) {
    case .png:
      if frameLimit > 1, let animation = AnimatedPNG(data)?.decode() { return animation }
      return PNGFile.decode(data).map { DecodedImage(frames: [.init(image: $0, delay: 0)]) }
    case .gif:
      return GIFDecoder(data).decode(frameLimit: frameLimit)
    case .jpeg:
      guard let header = JPEGHeader(data), header.budget.allows(width: header.width, height: header.height) else { return nil }
      return PixbufLibrary.shared?.decode(data, budget: header.budget)
    case .webp:
      let budget = PixelBudget(pixelsPerByte: 64, byteCount: data.count)
      return WebPLibrary.shared?.decode(data, budget: budget) ?? PixbufLibrary.shared?.decode(data, budget: budget)
    case .bmp, .tiff:
      return PixbufLibrary.shared?.decode(data, budget: PixelBudget(pixelsPerByte: 64, byteCount: data.count))
    case nil:
      return nil
    }
  }
}
