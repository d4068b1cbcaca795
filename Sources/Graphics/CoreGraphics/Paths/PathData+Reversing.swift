import Foundation

extension PathData {
  /// The same shape with each subpath reversed.
  package var reversed: PathData {
    var result = PathData()
    var segments: [PathElement] = []
    var starts: [CGPoint] = []
    var current = CGPoint.zero
    func finish(closed: Bool) {
      guard !starts.isEmpty else { return }
      result.move(to: current)
      for (segment, start) in zip(segments, starts.dropFirst()).reversed() {
        switch segment {
        case .line: result.line(to: start)
        case .quad(let control, _): result.quad(to: start, control: control)
        case .cubic(let control1, let control2, _): result.cubic(to: start, control1: control2, control2: control1)
        case .move, .close: break
        }
      }
      if closed { result.close() }
      segments = []
      starts = []
    }
    forEach { element in
      switch element {
      case .move(let point):
        finish(closed: false)
        starts = [point]
        current = point
      case .line(let point), .quad(_, let point), .cubic(_, _, let point):
        starts.append(current)
        segments.append(element)
        current = point
      case .close:
        finish(closed: true)
      }
    }
    finish(closed: false)
    return result
  }
}
