import Foundation

/// What an image renderer hands to the drawing code.
public final class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  let scale: CGFloat

  init(cgContext: CGContext, format: UIGraphicsImageRendererFormat) {
    scale = format.scale
    super.init(cgContext: cgContext, format: format)
  }

  /// What is drawn so far.
  public var currentImage: UIImage {
    cgContext.makeImage().map { UIImage(cgImage: $0, scale: scale, orientation: .up) } ?? UIImage()
  }
}
