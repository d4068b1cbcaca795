import Foundation

extension UIImage {
  /// Decodes an image file of a supported format, such as PNG, JPEG or GIF; of an animation the first frame. Fails if the data is damaged.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// Decodes an image with a number of pixels per point; `nil` if the format is unknown.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let decoded = ImageDecoder.image(from: data), let frame = decoded.frames.first else { return nil }
    let orientation = Orientation(exif: decoded.exifOrientation)
    self.init(cgImage: frame.image, scale: scale, orientation: orientation)
  }

  /// Reads an image file, whose name may contain the scale as `@2x` or `@3x`. Without it, the file for the screen's scale is used if it
  /// exists.
  public convenience init?(contentsOfFile path: String) {
    guard let file = ImageFile.best(atPath: path, scale: UITraitCollection.current.drawingScale),
      let data = FileManager.default.contents(atPath: file.path)
    else { return nil }
    self.init(data: data, scale: file.scale)
  }

  /// Returns the upright image as PNG data; nil without pixels.
  public func pngData() -> Data? {
    upright.cgImage?.pngData()
  }

  /// Returns the upright image over white as JPEG data; nil without pixels.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    upright.cgImage?.jpegData(quality: compressionQuality)
  }
}

extension UIImage {
  /// Returns the image scaled to exactly `size`, in points at the image's scale; nil if the size is invalid.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard let context = CGContext(imageOf: size, opaque: false, scale: scale) else { return nil }
    UIGraphicsPushContext(context)
    draw(in: CGRect(origin: .zero, size: size))
    UIGraphicsPopContext()
    return context.makeImage().map { UIImage(cgImage: $0, scale: scale, orientation: .up) }
  }

  /// Creates a smaller copy in the background; the handler is called there.
  public func prepareThumbnail(of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    DispatchQueue.global(qos: .userInitiated).async { completionHandler(self.preparingThumbnail(of: size)) }
  }

  /// Creates a smaller copy in the background.
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    await withCheckedContinuation { continuation in
      prepareThumbnail(of: size) { continuation.resume(returning: $0) }
    }
  }
}
