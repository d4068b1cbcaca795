import Foundation

extension CGImage {
  /// Returns the image as the bytes of a PNG file.
  package func pngData() -> Data? {
    PNGFile.encode(bitmap)
  }

  /// Returns the image over white as the bytes of a JPEG file; `quality` is 0…1.
  package func jpegData(quality: CGFloat) -> Data? {
    let percent = quality.isFinite ? Int((max(0, min(1, quality)) * 100).rounded()) : 100
    return PixbufLibrary.shared?.encodeJPEG(isMask ? bitmap.asAlpha : bitmap, quality: percent)
  }

  /// Creates the first image of a PNG file; nil if it is damaged or of another format.
  public convenience init?(
    pngDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
    intent: CGColorRenderingIntent
  ) {
    guard let data = source.data, ImageFileFormat(data) == .png, let image = PNGFile.decode(data) else { return nil }
    self.init(bitmap: image.bitmap, shouldInterpolate: shouldInterpolate)
  }

  /// Creates the image of a JPEG file; nil if it is damaged or of another format.
  public convenience init?(
    jpegDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
    intent: CGColorRenderingIntent
  ) {
    guard let data = source.data, ImageFileFormat(data) == .jpeg, let image = ImageDecoder.image(from: data)?.frames.first?.image
    else { return nil }
    self.init(bitmap: image.bitmap, shouldInterpolate: shouldInterpolate)
  }
}
