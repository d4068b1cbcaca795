import Foundation

extension UIImage {
  /// The picture of a PNG, JPEG, GIF or other image file's bytes; of an animation the first frame. Nil when they are damaged.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// Decodes an image with a number of pixels per point; `nil` if the format is unknown.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let decoded = ImageDecoder.image(from: data), let frame = decoded.frames.first else { return nil }
    let orientation = Orientation(exif: decoded.exifOrientation)
    self.init(cgImage: frame.image, scale: scale, orientation: orientation)
  }

  /// The picture in that file, its scale told by a name that ends in `@2x` or `@3x`. A path without such an ending gets the file for
  /// the screen's scale where there is one.
  public convenience init?(contentsOfFile path: String) {
    guard let file = ImageFile.best(atPath: path, scale: UITraitCollection.current.drawingScale),
      let data = FileManager.default.contents(atPath: file.path)
    else { return nil }
    self.init(data: data, scale: file.scale)
  }

  /// The image upright as the bytes of a PNG file; nil without a picture.
  public func pngData() -> Data? {
    upright.cgImage?.pngData()
  }

  /// The image upright over white as the bytes of a JPEG file; nil without a picture.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    upright.cgImage?.jpegData(quality: compressionQuality)
  }

  /// The frames of an animated GIF, each repeated for as long as it is shown; of other files the one picture.
  package static func animatedImage(fileData data: Data, scale: CGFloat = 1) -> UIImage? {
    guard let decoded = ImageDecoder.frames(from: data), let first = decoded.frames.first else { return nil }
    guard decoded.frames.count > 1 else {
      return UIImage(cgImage: first.image, scale: scale, orientation: Orientation(exif: decoded.exifOrientation))
    }
    // An animated image shows its frames for equal times: the longer ones stand in it several times.
    let ticks = decoded.frames.map { max(1, Int(($0.delay * 100).rounded())) }
    let step = max(1, ticks.reduce(0, Self.greatestCommonDivisor))
    var frames: [UIImage] = []
    for (frame, count) in zip(decoded.frames, ticks) {
      let image = UIImage(cgImage: frame.image, scale: scale, orientation: .up)
      frames += Array(repeating: image, count: min(1000, count / step))
    }
    return animatedImage(with: frames, duration: TimeInterval(frames.count * step) / 100)
  }

  private static func greatestCommonDivisor(_ a: Int, _ b: Int) -> Int {
    b == 0 ? a : greatestCommonDivisor(b, a % b)
  }
}

extension UIImage {
  /// The image made to fit exactly `size`, in points at the image's scale; nil when no such image can be.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard let context = CGContext(imageOf: size, opaque: false, scale: scale) else { return nil }
    UIGraphicsPushContext(context)
    draw(in: CGRect(origin: .zero, size: size))
    UIGraphicsPopContext()
    return context.makeImage().map { UIImage(cgImage: $0, scale: scale, orientation: .up) }
  }

  /// Makes a smaller copy in the background; the handler is called there.
  public func prepareThumbnail(of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    DispatchQueue.global(qos: .userInitiated).async { completionHandler(self.preparingThumbnail(of: size)) }
  }

  /// Makes a smaller copy in the background.
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    await withCheckedContinuation { continuation in
      prepareThumbnail(of: size) { continuation.resume(returning: $0) }
    }
  }
}
