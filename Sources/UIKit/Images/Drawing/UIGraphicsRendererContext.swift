import Foundation

/// What a renderer hands to the drawing code.
open class UIGraphicsRendererContext: NSObject {
  public let cgContext: CGContext
  public let format: UIGraphicsRendererFormat

  init(cgContext: CGContext, format: UIGraphicsRendererFormat) {
    self.cgContext = cgContext
    self.format = format
    super.init()
  }
}

extension UIGraphicsRendererContext {
  public func fill(_ rect: CGRect) { fill(rect, blendMode: .copy) }

  public func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.saveGState()
    cgContext.setBlendMode(blendMode)
    cgContext.fill(rect)
    cgContext.restoreGState()
  }

  /// Draws a frame of width 1 just inside the rectangle, in the stroke colour.
  public func stroke(_ rect: CGRect) { stroke(rect, blendMode: .copy) }

  public func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.saveGState()
    cgContext.setBlendMode(blendMode)
    cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
    cgContext.restoreGState()
  }

  public func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}
