import Foundation

/// The context a renderer passes to its drawing closure.
open class UIGraphicsRendererContext: NSObject {
  /// The context to draw into.
  public let cgContext: CGContext
  /// The scale and other properties with which the renderer was created.
  public let format: UIGraphicsRendererFormat

  init(cgContext: CGContext, format: UIGraphicsRendererFormat) {
    self.cgContext = cgContext
    self.format = format
    super.init()
  }
}

extension UIGraphicsRendererContext {
  /// Fills a rectangle with the fill color, replacing its content.
  public func fill(_ rect: CGRect) { fill(rect, blendMode: .copy) }

  /// Fills a rectangle with the fill color in a blend mode.
  public func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.saveGState()
    cgContext.setBlendMode(blendMode)
    cgContext.fill(rect)
    cgContext.restoreGState()
  }

  /// Draws a frame of width 1 inside the rectangle, with the stroke color.
  public func stroke(_ rect: CGRect) { stroke(rect, blendMode: .copy) }

  /// Draws a line of one point inside a rectangle.
  public func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.saveGState()
    cgContext.setBlendMode(blendMode)
    cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
    cgContext.restoreGState()
  }

  /// Limits drawing to a rectangle.
  public func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}
