import Foundation

/// Creates images from a drawing closure.
public final class UIGraphicsImageRenderer: UIGraphicsRenderer {
  private let imageFormat: UIGraphicsImageRendererFormat

  /// Creates a renderer for images of a size, in the screen's scale.
  public convenience init(size: CGSize) {
    self.init(size: size, format: UIGraphicsImageRendererFormat())
  }

  /// Creates a renderer for images of a size and a format.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Creates a renderer whose drawing may have an origin other than zero.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsImageRendererFormat())
  }

  /// Creates a renderer with bounds and a format.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    let format = format.copy() as? UIGraphicsImageRendererFormat ?? format
    imageFormat = format
    super.init(bounds: bounds, format: format)
  }

  /// Returns the image that `actions` draw; an empty one, without running them, if the size is invalid.
  public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    draw(actions)?.currentImage ?? UIImage()
  }

  /// Returns the image as PNG data; empty if the size is invalid.
  public func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  /// Returns the image as JPEG data; empty if the size is invalid.
  public func jpegData(withCompressionQuality quality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).jpegData(compressionQuality: quality) ?? Data()
  }

  private func draw(_ actions: (UIGraphicsImageRendererContext) -> Void) -> UIGraphicsImageRendererContext? {
    guard let context = CGContext(imageOf: bounds.size, opaque: imageFormat.opaque, scale: imageFormat.scale) else { return nil }
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    let drawing = UIGraphicsImageRendererContext(cgContext: context, format: imageFormat)
    GraphicsContextStack.shared.push(.init(context: context, scale: imageFormat.scale, isImage: true))
    defer { GraphicsContextStack.shared.pop() }
    actions(drawing)
    return drawing
  }
}
