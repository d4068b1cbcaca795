import Foundation

extension UIBezierPath {
  /// Without an alpha, the context's blend mode and alpha are used.
  func fill(with blendMode: CGBlendMode, alpha: CGFloat?) {
    paint(blendMode, alpha) { context in
      context.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding)
    }
  }

  func stroke(with blendMode: CGBlendMode, alpha: CGFloat?) {
    paint(blendMode, alpha) { context in
      context.setLineWidth(lineWidth)
      context.setLineCap(lineCapStyle)
      context.setLineJoin(lineJoinStyle)
      context.setMiterLimit(miterLimit)
      context.setLineDash(phase: dash.phase, lengths: dash.lengths)
      context.strokePath()
    }
  }

  private func paint(_ blendMode: CGBlendMode, _ alpha: CGFloat?, _ body: (CGContext) -> Void) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    if let alpha {
      context.setBlendMode(blendMode)
      context.setAlpha(alpha)
    }
    // The context's own flatness is finer than a path's default; a coarser one is applied if it is set.
    if flatness > UIBezierPath.defaultFlatness { context.setFlatness(flatness) }
    context.beginPath()
    data.append(toCairo: context.cairo)
    body(context)
    context.restoreGState()
  }
}

extension UIBezierPath {
  /// Sets the lengths of dashes and gaps in points; no pattern makes a solid line.
  public func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    let lengths = pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(0, count))) } ?? []
    dash = (lengths, phase)
  }

  /// Writes the dash to the pointers that are not nil; `pattern` must have space for all lengths.
  public func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?, phase: UnsafeMutablePointer<CGFloat>?
  ) {
    count?.pointee = dash.lengths.count
    phase?.pointee = dash.phase
    if let pattern {
      for (index, length) in dash.lengths.enumerated() { pattern[index] = length }
    }
  }

  func adoptStyle(of other: UIBezierPath) {
    lineWidth = other.lineWidth
    lineCapStyle = other.lineCapStyle
    lineJoinStyle = other.lineJoinStyle
    miterLimit = other.miterLimit
    flatness = other.flatness
    usesEvenOddFillRule = other.usesEvenOddFillRule
    dash = other.dash
  }
}
