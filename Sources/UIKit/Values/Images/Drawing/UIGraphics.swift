import Foundation

/// Returns the context on top of this thread's stack, or nil.
public func UIGraphicsGetCurrentContext() -> CGContext? {
  GraphicsContextStack.shared.current?.context
}

/// Makes `context` the current one until ``UIGraphicsPopContext()``.
public func UIGraphicsPushContext(_ context: CGContext) {
  let scale = max(context.base.meanScale, 0.001)
  GraphicsContextStack.shared.push(.init(context: context, scale: scale, isImage: false))
}

/// Restores the context that was current before the last push.
public func UIGraphicsPopContext() {
  GraphicsContextStack.shared.pop()
}

/// Begins a context for an image of `size` at a scale of 1.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins a context for an image of `size` in points; a scale of 0 is the screen's. With an invalid size, nothing is drawn until
/// ``UIGraphicsEndImageContext()``, and there is no image.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  let scale = scale > 0 ? scale : UITraitCollection.current.drawingScale
  let context = CGContext(imageOf: size, opaque: opaque, scale: scale)
  GraphicsContextStack.shared.push(.init(context: context, scale: scale, isImage: true))
}

/// Returns an image of the present content of the context begun by ``UIGraphicsBeginImageContextWithOptions(_:_:_:)``.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let entry = GraphicsContextStack.shared.current, entry.isImage, let image = entry.context?.makeImage() else { return nil }
  return UIImage(cgImage: image, scale: entry.scale, orientation: .up)
}

/// Ends drawing an image begun by `UIGraphicsBeginImageContext`.
public func UIGraphicsEndImageContext() {
  guard GraphicsContextStack.shared.current?.isImage == true else { return }
  GraphicsContextStack.shared.pop()
}

/// Fills the rectangle with the fill color.
public func UIRectFill(_ rect: CGRect) {
  UIRectFillUsingBlendMode(rect, .copy)
}

/// Fills a rectangle of the current context with the fill color.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.saveGState()
  context.setBlendMode(blendMode)
  context.fill(rect)
  context.restoreGState()
}

/// Draws a frame of width 1 inside the rectangle, with the fill color.
public func UIRectFrame(_ rect: CGRect) {
  UIRectFrameUsingBlendMode(rect, .copy)
}

/// Draws a line of one point inside a rectangle of the current context.
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.saveGState()
  context.setBlendMode(blendMode)
  let inner = rect.insetBy(dx: 1, dy: 1)
  if inner.isNull || inner.isEmpty {
    context.fill(rect)
  } else {
    context.addRects([rect, inner])
    context.fillPath(using: .evenOdd)
  }
  context.restoreGState()
}

/// Limits drawing in the current context to a rectangle.
public func UIRectClip(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.clip(to: rect)
}

extension UITraitCollection {
  /// The number of pixels per point for drawing: the screen's scale.
  package var drawingScale: CGFloat { displayScale > 0 ? displayScale : 1 }
}

extension CGContext {
  /// Creates a context for an image in points, y down.
  package convenience init?(imageOf size: CGSize, opaque: Bool, scale: CGFloat) {
    let width = (size.width * scale - 1e-6).rounded(.up)
    let height = (size.height * scale - 1e-6).rounded(.up)
    let longest = CGFloat(Bitmap.longestSide)
    guard width >= 1, height >= 1, width <= longest, height <= longest,
      let bitmap = Bitmap(width: Int(width), height: Int(height), format: opaque ? .rgb24 : .argb32)
    else { return nil }
    self.init(bitmap: bitmap, scale: scale)
  }
}
