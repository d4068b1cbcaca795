import Foundation

/// The context an image renderer passes to its drawing closure.
public final class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  let scale: CGFloat

  init(cgContext: CGContext, format: UIGraphicsImageRendererFormat) {
    scale = format.scale
    super.init(cgContext: cgContext, format: format)
  }

  /// An image of the content drawn so far.
  public var currentImage: UIImage {
    cgContext.makeImage().map { UIImage(cgImage: $0, scale: scale, orientation: .up) } ?? UIImage()
  }
}
