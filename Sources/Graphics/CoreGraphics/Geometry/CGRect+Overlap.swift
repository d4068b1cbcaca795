extension CGRect {
  /// Returns the intersection, or null. Unlike `intersection`, which traps for NaN coordinates, it returns null for them.
  package func overlap(with other: CGRect) -> CGRect {
    let (a, b) = (self, other)
    guard !a.isNull, !b.isNull, !(a.minX + a.maxX + a.minY + a.maxY).isNaN, !(b.minX + b.maxX + b.minY + b.maxY).isNaN else {
      return .null
    }
    let (left, top) = (Swift.max(a.minX, b.minX), Swift.max(a.minY, b.minY))
    let (right, bottom) = (Swift.min(a.maxX, b.maxX), Swift.min(a.maxY, b.maxY))
    return left <= right && top <= bottom ? CGRect(x: left, y: top, width: right - left, height: bottom - top) : .null
  }
}
