import CoreGraphics

/// A path to move along: its segments with their lengths.
struct PathTrack {
  private var segments: [PathSegment] = []
  private var lengths: [Double] = []

  /// The path's segments; a move in the middle is a jump without length.
  init(_ path: CGPath) {
    var start = CGPoint.zero
    var current = CGPoint.zero
    path.data.forEach { element in
      switch element {
      case .move(let point):
        start = point
        current = point
      case .line(let point):
        append(.line(current, point))
        current = point
      case .quad(let control, let point):
        append(.quad(current, control, point))
        current = point
      case .cubic(let control1, let control2, let point):
        append(PathSegment(p0: current, p1: control1, p2: control2, p3: point))
        current = point
      case .close:
        if current != start { append(.line(current, start)) }
        current = start
      }
    }
  }

  private mutating func append(_ segment: PathSegment) {
    segments.append(segment)
    lengths.append(segment.length(to: 1))
  }

  var count: Int { segments.count }

  var length: Double { lengths.reduce(0, +) }

  /// The shares of the length at which segments meet, from 0 to 1.
  var pacedTimes: [Double] {
    let total = length
    guard total > 0 else { return lengths.indices.map { Double($0) / Double(max(lengths.count, 1)) } + [1] }
    var sum = 0.0
    return [0]
      + lengths.map {
        sum += $0
        return sum / total
      }
  }

  /// Returns the point at `fraction` of segment `index`, and the direction there; by length if `evenly`, else by the curve's parameter.
  func place(_ index: Int, _ fraction: Double, evenly: Bool) -> (point: CGPoint, angle: Double)? {
    guard segments.indices.contains(index) else { return nil }
    let segment = segments[index]
    let t = evenly ? segment.parameter(atLength: fraction * lengths[index]) : fraction
    return (segment.point(t), segment.angle(t))
  }
}
