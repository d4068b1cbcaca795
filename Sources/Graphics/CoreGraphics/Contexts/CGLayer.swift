internal import TrestleCCairo
import Foundation

/// A drawing that is created once and drawn repeatedly, in the resolution of the context it is created for.
public final class CGLayer {
  private let bitmap: Bitmap
  private let scale: CGFloat
  /// The size of the layer in the units of the context.
  public let size: CGSize
  /// The context that draws on the layer, with the same coordinates relative to the layer's position.
  public let context: CGContext?

  /// Creates an empty layer for a context. Nil if the size is not positive or too large.
  public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: CFDictionary?) {
    let scale = max(0.01, hypot(context.base.a, context.base.b))
    let (width, height) = ((size.width * scale).rounded(.up), (size.height * scale).rounded(.up))
    guard width >= 1, height >= 1, width <= CGFloat(Bitmap.longestSide), height <= CGFloat(Bitmap.longestSide),
      let bitmap = Bitmap(width: Int(width), height: Int(height)), let drawing = CGContext(bitmap: bitmap, scale: scale)
    else { return nil }
    self.bitmap = bitmap
    self.scale = scale
    self.size = size
    self.context = drawing
  }

  /// The current pixels, which later drawing does not change.
  fileprivate var image: CGImage? { bitmap.copy().map { CGImage(bitmap: $0) } }

  fileprivate func draw(in target: CGContext, at point: CGPoint, scale stretch: CGSize) {
    guard let image else { return }
    let toUser = CGAffineTransform(
      a: stretch.width / scale, b: 0, c: 0, d: stretch.height / scale, tx: point.x, ty: point.y)
    target.draw(image, pixelsToUser: toUser)
  }
}

extension CGContext {
  /// Draws a layer with its origin at a point.
  public func draw(_ layer: CGLayer, at point: CGPoint) { layer.draw(in: self, at: point, scale: CGSize(width: 1, height: 1)) }

  /// Draws a layer to fill a rectangle.
  public func draw(_ layer: CGLayer, in rect: CGRect) {
    layer.draw(
      in: self, at: rect.origin, scale: CGSize(width: rect.width / layer.size.width, height: rect.height / layer.size.height))
  }
}
