import Foundation

extension CGContext {
  /// Gives what is drawn a shadow in a third of black. The offset is told in the context's first coordinates, whatever transforms
  /// were applied since; the blur is twice the standard deviation of the shadow's edge.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
  }

  /// The same in that colour; nil ends the shadow.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    guard let color, color.alpha > 0, offset.width.isFinite, offset.height.isFinite, blur.isFinite else {
      state.shadow = nil
      return
    }
    state.shadow = ContextShadow(offset: offset.applying(base), sigma: max(0, blur) / 2 * base.meanScale, color: color)
  }
}
