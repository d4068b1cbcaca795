import Foundation

/// The base class of graphics renderers, which have bounds and a format.
open class UIGraphicsRenderer: NSObject {
  let bounds: CGRect
  private let rendererFormat: UIGraphicsRendererFormat

  /// Creates a renderer with bounds in points and a format.
  public init(bounds: CGRect, format: UIGraphicsRendererFormat) {
    self.bounds = bounds
    rendererFormat = format.copy() as? UIGraphicsRendererFormat ?? format
    rendererFormat.bounds = bounds
    super.init()
  }

  /// The format given on creation.
  open var format: UIGraphicsRendererFormat { rendererFormat }
  /// Whether the renderer makes images.
  public var allowsImageOutput: Bool { self is UIGraphicsImageRenderer }
}
