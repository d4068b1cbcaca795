import Foundation

extension CGPoint {
  /// Returns the result of a transform.
  public func applying(_ transform: CGAffineTransform) -> CGPoint {
    CGPoint(x: transform.a * x + transform.c * y + transform.tx, y: transform.b * x + transform.d * y + transform.ty)
  }
}

extension CGSize {
  /// Returns the result of a transform.
  public func applying(_ transform: CGAffineTransform) -> CGSize {
    CGSize(width: transform.a * width + transform.c * height, height: transform.b * width + transform.d * height)
  }
}

extension CGRect {
  /// Returns the smallest rectangle that contains this one's four transformed corners.
  public func applying(_ transform: CGAffineTransform) -> CGRect {
    if isNull || isInfinite || transform.isIdentity { return self }
    let rect = standardized
    if transform.b == 0, transform.c == 0 {
      let x0 = transform.a * rect.minX + transform.tx
      let x1 = transform.a * rect.maxX + transform.tx
      let y0 = transform.d * rect.minY + transform.ty
      let y1 = transform.d * rect.maxY + transform.ty
      return CGRect(x: min(x0, x1), y: min(y0, y1), width: abs(x1 - x0), height: abs(y1 - y0))
    }
    let corners = (
      CGPoint(x: rect.minX, y: rect.minY).applying(transform), CGPoint(x: rect.maxX, y: rect.minY).applying(transform),
      CGPoint(x: rect.minX, y: rect.maxY).applying(transform), CGPoint(x: rect.maxX, y: rect.maxY).applying(transform)
    )
    let left = min(min(corners.0.x, corners.1.x), min(corners.2.x, corners.3.x))
    let right = max(max(corners.0.x, corners.1.x), max(corners.2.x, corners.3.x))
    let top = min(min(corners.0.y, corners.1.y), min(corners.2.y, corners.3.y))
    let bottom = max(max(corners.0.y, corners.1.y), max(corners.2.y, corners.3.y))
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
