import Foundation

/// A cubic Bézier curve from (0, 0) to (1, 1) that paces an animation.
public final class CAMediaTimingFunction: NSObject, Sendable {
  private let c1x: Double
  private let c1y: Double
  private let c2x: Double
  private let c2y: Double

  /// Creates the predefined curve of that name; an unknown name gives the linear one.
  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
    case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
    case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
    default: self.init(controlPoints: 0, 0, 1, 1)
    }
  }

  /// Creates a Bézier curve from (0, 0) to (1, 1) with two control points.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    // Converted through the shortest decimal form, so that 0.42 means 0.42 and not the nearest Float.
    self.c1x = min(max(Double("\(c1x)") ?? Double(c1x), 0), 1)
    self.c1y = Double("\(c1y)") ?? Double(c1y)
    self.c2x = min(max(Double("\(c2x)") ?? Double(c2x), 0), 1)
    self.c2y = Double("\(c2y)") ?? Double(c2y)
  }

  /// Writes the x and y of control point `idx`, 0 to 3, including the end points.
  public func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    let points = [(0, 0), (c1x, c1y), (c2x, c2y), (1, 1)]
    guard points.indices.contains(idx) else { return }
    ptr[0] = Float(points[idx].0)
    ptr[1] = Float(points[idx].1)
  }

  /// Returns the y of the curve at `x`, exact to about 1e-12.
  package func value(at x: Double) -> Double {
    if x <= 0 { return 0 }
    if x >= 1 { return 1 }
    if c1x == c1y && c2x == c2y { return x }
    return Self.bezier(parameter(forX: x), c1y, c2y)
  }

  /// Newton's method within a bracket, which is bisected where the curve is too flat.
  private func parameter(forX x: Double) -> Double {
    var low = 0.0
    var high = 1.0
    var t = x
    for _ in 0..<64 {
      let error = Self.bezier(t, c1x, c2x) - x
      if abs(error) < 1e-14 { return t }
      if error > 0 { high = t } else { low = t }
      let slope = Self.slope(t, c1x, c2x)
      let next = t - error / slope
      t = slope > 1e-9 && next > low && next < high ? next : (low + high) / 2
      if high - low < 1e-15 { break }
    }
    return t
  }

  private static func bezier(_ t: Double, _ p1: Double, _ p2: Double) -> Double {
    let u = 1 - t
    return 3 * u * u * t * p1 + 3 * u * t * t * p2 + t * t * t
  }

  private static func slope(_ t: Double, _ p1: Double, _ p2: Double) -> Double {
    let u = 1 - t
    return 3 * u * u * p1 + 6 * u * t * (p2 - p1) + 3 * t * t * (1 - p2)
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CAMediaTimingFunction else { return false }
    return c1x == other.c1x && c1y == other.c1y && c2x == other.c2x && c2y == other.c2y
  }

  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(c1x)
    hasher.combine(c1y)
    hasher.combine(c2x)
    hasher.combine(c2y)
    return hasher.finalize()
  }
}
