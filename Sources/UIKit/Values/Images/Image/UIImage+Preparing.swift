import Foundation

extension UIImage {
  /// The format of a renderer for similar images: with this image's scale and opacity.
  public var imageRendererFormat: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    format.opaque = cgImage.map { $0.isOpaque } ?? false
    return format
  }

  /// Returns this image: images are decoded on creation, so there is nothing to prepare.
  public func preparingForDisplay() -> UIImage? { content == .empty ? nil : self }

  /// Decodes the image in the background; the handler is called there.
  public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    DispatchQueue.global(qos: .userInitiated).async { completionHandler(self.preparingForDisplay()) }
  }

  /// Decodes the image in the background.
  public func byPreparingForDisplay() async -> UIImage? { preparingForDisplay() }
}
