import Foundation

/// Combines two areas.
///
/// Curves are approximated by short lines. These are split at their intersections; a piece belongs to the result's edge if the result is on
/// exactly one of its sides.
struct PathBoolean {
  enum Operation {
    case union, intersection, subtracting, symmetricDifference
  }

  private struct Edge {
    var from: CGPoint
    var to: CGPoint
  }

  private let first: [Edge]
  private let second: [Edge]
  private let rule: CGPathFillRule
  /// Lengths below this are treated as zero.
  private let grain: CGFloat

  init(_ first: PathData, _ second: PathData, _ rule: CGPathFillRule) {
    self.first = Self.edges(first)
    self.second = Self.edges(second)
    self.rule = rule
    let box = first.controlBounds.union(second.controlBounds)
    grain = max(1e-9, (box.isNull ? 1 : max(box.width, box.height)) * 1e-7)
  }

  private static func edges(_ data: PathData) -> [Edge] {
    data.polylines(tolerance: 0.02).filter { $0.points.count > 1 }.flatMap { line in
      line.points.indices.compactMap { index in
        let (from, to) = (line.points[index], line.points[(index + 1) % line.points.count])
        return from == to ? nil : Edge(from: from, to: to)
      }
    }
  }

  func result(_ operation: Operation) -> PathData {
    let pieces = cut(first + second)
    var kept: [Edge] = []
    var seen: Set<[Int]> = []
    for piece in pieces {
      let key = [snap(piece.from.x), snap(piece.from.y), snap(piece.to.x), snap(piece.to.y)]
      let back = [key[2], key[3], key[0], key[1]]
      if seen.contains(key) || seen.contains(back) { continue }
      seen.insert(key)
      let (dx, dy) = (piece.to.x - piece.from.x, piece.to.y - piece.from.y)
      let size = hypot(dx, dy)
      let step = min(size * 0.1, grain * 50)
      let middle = CGPoint(x: (piece.from.x + piece.to.x) / 2, y: (piece.from.y + piece.to.y) / 2)
      let left = CGPoint(x: middle.x - dy / size * step, y: middle.y + dx / size * step)
      let right = CGPoint(x: middle.x + dy / size * step, y: middle.y - dx / size * step)
      let (isLeft, isRight) = (contains(left, operation), contains(right, operation))
      guard isLeft != isRight else { continue }
      kept.append(isLeft ? piece : Edge(from: piece.to, to: piece.from))
    }
    return chained(kept)
  }

  private func snap(_ value: CGFloat) -> Int { Int((value / (grain * 4)).rounded()) }

  private func contains(_ point: CGPoint, _ operation: Operation) -> Bool {
    let (a, b) = (isInside(point, first), isInside(point, second))
    switch operation {
    case .union: return a || b
    case .intersection: return a && b
    case .subtracting: return a && !b
    case .symmetricDifference: return a != b
    }
  }

  private func isInside(_ point: CGPoint, _ edges: [Edge]) -> Bool {
    var turns = 0
    var crossings = 0
    for edge in edges where (edge.from.y <= point.y) != (edge.to.y <= point.y) {
      let side = (edge.to.x - edge.from.x) * (point.y - edge.from.y) - (point.x - edge.from.x) * (edge.to.y - edge.from.y)
      let isUp = edge.to.y > edge.from.y
      if isUp ? side > 0 : side < 0 {
        turns += isUp ? 1 : -1
        crossings += 1
      }
    }
    return rule == .winding ? turns != 0 : crossings % 2 == 1
  }

  /// Returns the edges cut at all points that they share with others.
  private func cut(_ edges: [Edge]) -> [Edge] {
    var places = [[CGFloat]](repeating: [], count: edges.count)
    // After sorting by the left ends, only edges that overlap need to be compared.
    let order = edges.indices.sorted { min(edges[$0].from.x, edges[$0].to.x) < min(edges[$1].from.x, edges[$1].to.x) }
    for (place, i) in order.enumerated() {
      let right = max(edges[i].from.x, edges[i].to.x) + grain
      for j in order[(place + 1)...] {
        if min(edges[j].from.x, edges[j].to.x) > right { break }
        var (first, second): ([CGFloat], [CGFloat]) = ([], [])
        meet(edges[i], edges[j], &first, &second)
        places[i] += first
        places[j] += second
      }
    }
    return edges.indices.flatMap { index -> [Edge] in
      let edge = edges[index]
      let size = hypot(edge.to.x - edge.from.x, edge.to.y - edge.from.y)
      let cuts = places[index].filter { $0 * size > grain && (1 - $0) * size > grain }.sorted()
      var result: [Edge] = []
      var from = edge.from
      for cut in cuts {
        let point = CGPoint(
          x: edge.from.x + (edge.to.x - edge.from.x) * cut, y: edge.from.y + (edge.to.y - edge.from.y) * cut)
        if hypot(point.x - from.x, point.y - from.y) > grain {
          result.append(Edge(from: from, to: point))
          from = point
        }
      }
      if hypot(edge.to.x - from.x, edge.to.y - from.y) > grain { result.append(Edge(from: from, to: edge.to)) }
      return result
    }
  }

  private func meet(_ a: Edge, _ b: Edge, _ placesA: inout [CGFloat], _ placesB: inout [CGFloat]) {
    if max(a.from.y, a.to.y) + grain < min(b.from.y, b.to.y) || max(b.from.y, b.to.y) + grain < min(a.from.y, a.to.y) { return }
    let u = CGPoint(x: a.to.x - a.from.x, y: a.to.y - a.from.y)
    let v = CGPoint(x: b.to.x - b.from.x, y: b.to.y - b.from.y)
    let w = CGPoint(x: b.from.x - a.from.x, y: b.from.y - a.from.y)
    let area = u.x * v.y - u.y * v.x
    let (lu, lv) = (hypot(u.x, u.y), hypot(v.x, v.y))
    if abs(area) > 1e-9 * lu * lv {
      let s = (w.x * v.y - w.y * v.x) / area
      let t = (w.x * u.y - w.y * u.x) / area
      let (slackA, slackB) = (grain / lu, grain / lv)
      if s > -slackA, s < 1 + slackA, t > -slackB, t < 1 + slackB {
        placesA.append(s)
        placesB.append(t)
      }
      return
    }
    // Collinear edges are split at each other's ends.
    guard abs(w.x * u.y - w.y * u.x) / lu < grain * 4 else { return }
    func place(_ point: CGPoint, _ edge: Edge, _ size: CGFloat) -> CGFloat {
      ((point.x - edge.from.x) * (edge.to.x - edge.from.x) + (point.y - edge.from.y) * (edge.to.y - edge.from.y)) / (size * size)
    }
    for end in [b.from, b.to] {
      let s = place(end, a, lu)
      if s > 0, s < 1 { placesA.append(s) }
    }
    for end in [a.from, a.to] {
      let t = place(end, b, lv)
      if t > 0, t < 1 { placesB.append(t) }
    }
  }

  /// Returns closed subpaths of edges, each with the area on its left.
  private func chained(_ edges: [Edge]) -> PathData {
    var starts: [[Int]: [Int]] = [:]
    func key(_ point: CGPoint) -> [Int] { [snap(point.x), snap(point.y)] }
    for (index, edge) in edges.enumerated() { starts[key(edge.from), default: []].append(index) }
    var isUsed = [Bool](repeating: false, count: edges.count)
    /// Returns the next edge at a point: the sharpest turn to the left, so that touching areas remain separate.
    func next(after edge: Edge) -> Int? {
      let place = key(edge.to)
      var best: (index: Int, angle: CGFloat)?
      for x in -1...1 {
        for y in -1...1 {
          for index in starts[[place[0] + x, place[1] + y]] ?? [] where !isUsed[index] {
            let other = edges[index]
            let turn =
              atan2(other.to.y - other.from.y, other.to.x - other.from.x) - atan2(edge.to.y - edge.from.y, edge.to.x - edge.from.x)
            let angle = atan2(sin(turn), cos(turn))
            if angle > best?.angle ?? -10 { best = (index, angle) }
          }
        }
      }
      return best?.index
    }
    var result = PathData()
    for index in edges.indices where !isUsed[index] {
      var points = [edges[index].from]
      var current = index
      isUsed[index] = true
      while true {
        points.append(edges[current].to)
        guard key(edges[current].to) != key(points[0]), let following = next(after: edges[current]) else { break }
        isUsed[following] = true
        current = following
      }
      points = Self.straightened(points, grain)
      guard points.count >= 3 else { continue }
      result.move(to: points[0])
      for point in points.dropFirst() { result.line(to: point) }
      result.close()
    }
    return result
  }

  /// Returns the corners of a closed line, without those on straight parts.
  private static func straightened(_ points: [CGPoint], _ grain: CGFloat) -> [CGPoint] {
    var corners = points
    if let first = corners.first, let last = corners.last, corners.count > 1, hypot(first.x - last.x, first.y - last.y) < grain * 8 {
      corners.removeLast()
    }
    var result: [CGPoint] = []
    for index in corners.indices {
      let (before, point) = (corners[(index + corners.count - 1) % corners.count], corners[index])
      let after = corners[(index + 1) % corners.count]
      let area = (point.x - before.x) * (after.y - point.y) - (point.y - before.y) * (after.x - point.x)
      let size = hypot(after.x - before.x, after.y - before.y)
      if size == 0 || abs(area) / size > grain { result.append(point) }
    }
    return result
  }
}
