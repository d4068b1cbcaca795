import Foundation

/// A subpath with its curves replaced by short lines.
struct Polyline {
  var points: [CGPoint] = []
  /// Whether the point is within a curve rather than between two segments.
  var isSmooth: [Bool] = []
  var isClosed = false

  mutating func add(_ point: CGPoint, smooth: Bool = false) {
    if let last = points.last, last == point {
      if !smooth { isSmooth[isSmooth.count - 1] = false }
      return
    }
    points.append(point)
    isSmooth.append(smooth)
  }
}

extension PathData {
  /// Returns the subpaths as lines that deviate at most by `tolerance` from the curves. With a `strokeWidth`, the offsets of the curves are
  /// smooth too.
  func polylines(tolerance: CGFloat = 0.05, strokeWidth: CGFloat = 0) -> [Polyline] {
    var result: [Polyline] = []
    var line = Polyline()
    var start = CGPoint.zero
    var current = CGPoint.zero
    func finish() {
      if !line.points.isEmpty { result.append(line) }
      line = Polyline()
    }
    func curve(_ count: Int, _ point: (CGFloat) -> CGPoint, to end: CGPoint) {
      for index in 1..<max(2, count) where count > 1 {
        line.add(point(CGFloat(index) / CGFloat(count)), smooth: true)
      }
      line.add(end)
      current = end
    }
    forEach { element in
      switch element {
      case .move(let point):
        finish()
        line.add(point)
        start = point
        current = point
      case .line(let point):
        line.add(point)
        current = point
      case .quad(let control, let end):
        let from = current
        let bend = hypot(from.x - 2 * control.x + end.x, from.y - 2 * control.y + end.y)
        let count = Self.pieces(bend: bend * 0.25, tolerance: tolerance, strokeWidth: strokeWidth)
        curve(count, { Self.quadPoint(from, control, end, $0) }, to: end)
      case .cubic(let c1, let c2, let end):
        let from = current
        let bend = max(
          hypot(from.x - 2 * c1.x + c2.x, from.y - 2 * c1.y + c2.y), hypot(c1.x - 2 * c2.x + end.x, c1.y - 2 * c2.y + end.y))
        let count = Self.pieces(bend: bend * 0.75, tolerance: tolerance, strokeWidth: strokeWidth)
        curve(count, { Self.cubicPoint(from, c1, c2, end, $0) }, to: end)
      case .close:
        if line.points.count > 1, line.points[line.points.count - 1] == line.points[0] {
          line.points.removeLast()
          line.isSmooth.removeLast()
        }
        line.isClosed = true
        finish()
        current = start
      }
    }
    finish()
    return result
  }

  /// Returns the number of lines for a curve, by Wang's bound on its distance from them.
  private static func pieces(bend: CGFloat, tolerance: CGFloat, strokeWidth: CGFloat) -> Int {
    guard bend.isFinite else { return 1 }
    var count = (bend / tolerance).squareRoot()
    if strokeWidth > 0, bend > tolerance / 10 { count = max(count, min(32, (strokeWidth / tolerance).squareRoot() * 1.2)) }
    // The constants are the first arguments, so that NaN is replaced.
    return Int(max(1, min(500, count.rounded(.up))))
  }

  static func quadPoint(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ t: CGFloat) -> CGPoint {
    let s = 1 - t
    let (wa, wb, wc) = (s * s, 2 * s * t, t * t)
    return CGPoint(x: wa * a.x + wb * b.x + wc * c.x, y: wa * a.y + wb * b.y + wc * c.y)
  }

  static func cubicPoint(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint, _ t: CGFloat) -> CGPoint {
    let s = 1 - t
    let (wa, wb, wc, wd) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
    return CGPoint(x: wa * a.x + wb * b.x + wc * c.x + wd * d.x, y: wa * a.y + wb * b.y + wc * c.y + wd * d.y)
  }
}
