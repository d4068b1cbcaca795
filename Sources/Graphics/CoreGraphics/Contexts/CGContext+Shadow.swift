import Foundation

extension CGContext {
  /// Sets a shadow with one third black. The offset is in the context's base coordinates, independent of the transform; the blur is twice
  /// the standard deviation of the shadow's edge.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
  }

  /// Sets a shadow in that color; nil removes the shadow.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    // A shadow further away than the maximum bitmap size is not visible. (The constant is the second argument, so that NaN is replaced.)
    let offset = offset.applying(base)
    guard let color, color.alpha > 0, blur.isFinite, hypot(offset.width, offset.height) < CGFloat(Bitmap.longestSide) else {
      state.shadow = nil
      return
    }
    state.shadow = ContextShadow(offset: offset, sigma: max(0, blur) / 2 * base.meanScale, color: color)
  }
}
