import Foundation

/// A path's segments in flat storage: the kind of each segment, and the points of all of them.
package struct PathData: Hashable, Sendable {
  package private(set) var kinds: [CGPathElementType] = []
  package private(set) var points: [CGPoint] = []
  /// The start of the current subpath, where a closed one continues.
  private var start = CGPoint.zero

  package init() {}

  package var isEmpty: Bool { kinds.isEmpty }

  package var currentPoint: CGPoint? {
    guard let last = kinds.last else { return nil }
    return last == .closeSubpath ? start : points[points.count - 1]
  }

  package mutating func move(to point: CGPoint) {
    // Only the last of several consecutive moves is kept.
    if kinds.last == .moveToPoint {
      points[points.count - 1] = point
    } else {
      kinds.append(.moveToPoint)
      points.append(point)
    }
    start = point
  }

  package mutating func line(to point: CGPoint) {
    guard beginSegment(at: point) else { return }
    kinds.append(.addLineToPoint)
    points.append(point)
  }

  package mutating func quad(to point: CGPoint, control: CGPoint) {
    guard beginSegment(at: control) else { return }
    kinds.append(.addQuadCurveToPoint)
    points.append(control)
    points.append(point)
  }

  package mutating func cubic(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
    guard beginSegment(at: control1) else { return }
    kinds.append(.addCurveToPoint)
    points.append(control1)
    points.append(control2)
    points.append(point)
  }

  package mutating func close() {
    guard let last = kinds.last, last != .closeSubpath else { return }
    kinds.append(.closeSubpath)
  }

  /// Ensures that a segment has a start: after a closed subpath this is its beginning; on an empty path there is none.
  private mutating func beginSegment(at point: CGPoint) -> Bool {
    guard let last = kinds.last else { return false }
    if last == .closeSubpath {
      kinds.append(.moveToPoint)
      points.append(start)
    }
    return true
  }

  package func forEach(_ body: (PathElement) -> Void) {
    var index = 0
    for kind in kinds {
      switch kind {
      case .moveToPoint:
        body(.move(points[index]))
        index += 1
      case .addLineToPoint:
        body(.line(points[index]))
        index += 1
      case .addQuadCurveToPoint:
        body(.quad(control: points[index], to: points[index + 1]))
        index += 2
      case .addCurveToPoint:
        body(.cubic(control1: points[index], control2: points[index + 1], to: points[index + 2]))
        index += 3
      case .closeSubpath:
        body(.close)
      }
    }
  }

  package mutating func append(_ element: PathElement) {
    switch element {
    case .move(let point): move(to: point)
    case .line(let point): line(to: point)
    case .quad(let control, let point): quad(to: point, control: control)
    case .cubic(let control1, let control2, let point): cubic(to: point, control1: control1, control2: control2)
    case .close: close()
    }
  }

  package mutating func append(_ other: PathData, transform: CGAffineTransform = .identity) {
    if transform.isIdentity, kinds.last != .moveToPoint {
      kinds += other.kinds
      points += other.points
      start = other.isEmpty ? start : other.start
    } else {
      other.applying(transform).forEach { append($0) }
    }
  }

  package mutating func apply(_ transform: CGAffineTransform) {
    for index in points.indices { points[index] = points[index].applying(transform) }
    start = start.applying(transform)
  }

  /// Returns the same segments between transformed points.
  package func mapPoints(_ body: (CGPoint) -> CGPoint) -> PathData {
    var copy = self
    for index in points.indices { copy.points[index] = body(points[index]) }
    copy.start = body(start)
    return copy
  }

  package func applying(_ transform: CGAffineTransform) -> PathData {
    if transform.isIdentity { return self }
    var copy = self
    copy.apply(transform)
    return copy
  }

  package static func == (lhs: PathData, rhs: PathData) -> Bool {
    lhs.kinds == rhs.kinds && lhs.points == rhs.points
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(kinds)
    for point in points {
      hasher.combine(point.x)
      hasher.combine(point.y)
    }
  }
}
