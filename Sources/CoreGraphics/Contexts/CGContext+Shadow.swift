import Foundation

extension CGContext {
  /// Gives what is drawn a shadow in a third of black. The offset is told in the context's first coordinates, whatever transforms
  /// were applied since; the blur is twice the standard deviation of the shadow's edge.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
  }

  /// The same in that color; nil ends the shadow.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    // Farther off than a bitmap is wide no shadow is seen. (The constant comes second: what is no number is not nearer.)
    let offset = offset.applying(base)
    guard let color, color.alpha > 0, blur.isFinite, hypot(offset.width, offset.height) < CGFloat(Bitmap.longestSide) else {
      state.shadow = nil
      return
    }
    state.shadow = ContextShadow(offset: offset, sigma: max(0, blur) / 2 * base.meanScale, color: color)
  }
}
