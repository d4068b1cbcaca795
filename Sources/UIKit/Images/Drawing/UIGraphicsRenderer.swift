import Foundation

/// What all renderers share: bounds and a format.
open class UIGraphicsRenderer: NSObject {
  let bounds: CGRect
  private let rendererFormat: UIGraphicsRendererFormat

  public init(bounds: CGRect, format: UIGraphicsRendererFormat) {
    self.bounds = bounds
    rendererFormat = format.copy() as? UIGraphicsRendererFormat ?? format
    rendererFormat.bounds = bounds
    super.init()
  }

  open var format: UIGraphicsRendererFormat { rendererFormat }
  public var allowsImageOutput: Bool { self is UIGraphicsImageRenderer }
}
