import CoreGraphics

/// The nearest whole pixel, halves upwards, whatever lies near the numbers' ends. A list of ten million rows is some 10⁹ pixels long.
func snapped(_ value: Double) -> Int {
  guard value.isFinite else { return 0 }
  return Int(min(max((value + 0.5).rounded(.down), -1e12), 1e12))
}

/// The length in pixels of a span whose ends snap separately. A span of whole pixels keeps its length wherever it is, so that a moving
/// layer does not breathe; others take what makes neighbors meet.
func snappedLength(from start: Double, length: Double) -> Int {
  let whole = length.rounded()
  if abs(length - whole) < 1e-3 { return max(snapped(whole), 0) }
  return max(snapped(start + length) - snapped(start), 0)
}

extension PixelRect {
  /// Every pixel the rectangle touches; a hair's breadth over an edge is rounding, not touching.
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
