import CoreGraphics

/// Returns the nearest integer pixel, halves rounded up, for the full range of numbers. A list of ten million rows is about 10⁹ pixels
/// long.
func snapped(_ value: Double) -> Int {
  guard value.isFinite else { return 0 }
  return Int(min(max((value + 0.5).rounded(.down), -1e12), 1e12))
}

/// Returns the length in pixels of a range whose ends are rounded separately. A range of integral length keeps its length at any position,
/// so that the size of a moving layer does not fluctuate; others are rounded so that neighbors meet.
func snappedLength(from start: Double, length: Double) -> Int {
  let whole = length.rounded()
  if abs(length - whole) < 1e-3 { return max(snapped(whole), 0) }
  return max(snapped(start + length) - snapped(start), 0)
}

extension PixelRect {
  /// Creates a rectangle of every pixel that `rect` touches, ignoring rounding errors at the edges.
  package init(covering rect: CGRect) {
    guard !rect.isNull, rect.width > 0, rect.height > 0 else {
      self = .empty
      return
    }
    let hair = 1.0 / 1024
    self.init(
      minX: snapped((Double(rect.minX) + hair).rounded(.down)), minY: snapped((Double(rect.minY) + hair).rounded(.down)),
      maxX: snapped((Double(rect.maxX) - hair).rounded(.up)), maxY: snapped((Double(rect.maxY) - hair).rounded(.up)))
  }

  /// The rectangle with its edges on the nearest pixels.
  package init(snapping rect: CGRect) {
    guard !rect.isNull, rect.width > 0, rect.height > 0 else {
      self = .empty
      return
    }
    self.init(
      x: snapped(Double(rect.minX)), y: snapped(Double(rect.minY)),
      width: snappedLength(from: Double(rect.minX), length: Double(rect.width)),
      height: snappedLength(from: Double(rect.minY), length: Double(rect.height)))
  }

  package var cgRect: CGRect {
    CGRect(x: CGFloat(minX), y: CGFloat(minY), width: CGFloat(width), height: CGFloat(height))
  }
}
