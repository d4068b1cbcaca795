import Foundation

extension PathData {
  /// Returns the outline of the path's stroke, to be filled by the winding rule.
  package func stroked(_ style: StrokeStyle) -> PathData {
    guard style.width > 0, style.width.isFinite else { return PathData() }
    var stroker = Stroker(style: style)
    for line in polylines(tolerance: 0.02, strokeWidth: style.width) {
      if style.dashLengths.isEmpty {
        stroker.add(line)
      } else {
        for dash in line.dashed(phase: style.dashPhase, lengths: style.dashLengths) { stroker.add(dash) }
      }
    }
    return stroker.outline
  }

  /// Returns the path's dashes, as open subpaths.
  package func dashed(phase: CGFloat, lengths: [CGFloat]) -> PathData {
    var result = PathData()
    for line in polylines(tolerance: 0.02) {
      for dash in line.dashed(phase: phase, lengths: lengths) { result.append(dash) }
    }
    return result
  }

  package func flattened(tolerance: CGFloat) -> PathData {
    var result = PathData()
    for line in polylines(tolerance: max(tolerance, 0.001)) { result.append(line) }
    return result
  }

  private mutating func append(_ line: Polyline) {
    guard let first = line.points.first else { return }
    move(to: first)
    for point in line.points.dropFirst() { self.line(to: point) }
    if line.isClosed { close() }
  }
}
