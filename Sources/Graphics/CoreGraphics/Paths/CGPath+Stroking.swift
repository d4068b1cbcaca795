import Foundation

extension CGPath {
  /// Returns the outline of a stroke along the path, to be filled by the winding rule.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
    transform: CGAffineTransform = .identity
  ) -> CGPath {
    let style = StrokeStyle(width: lineWidth, cap: lineCap, join: lineJoin, miterLimit: miterLimit)
    return CGPath(data.applying(transform).stroked(style))
  }

  /// Returns the path cut into dashes, to be stroked.
  public func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
  ) -> CGPath {
    CGPath(data.applying(transform).dashed(phase: phase, lengths: lengths))
  }

  /// Returns the path with its curves replaced by lines that stray from them by at most `threshold`.
  public func flattened(threshold: CGFloat) -> CGPath {
    CGPath(data.flattened(tolerance: threshold))
  }
}
