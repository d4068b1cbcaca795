import CoreGraphics

/// Finds the spaces beside excluded shapes.
struct ExcludedShapes {
  /// The corners of each subpath, with curves flattened.
  private let outlines: [[CGPoint]]
  private let bounds: CGRect

  /// The distance of the rows at which outlines are sampled, in points.
  private static let step: CGFloat = 2
  private static let tolerance: CGFloat = 0.25
  /// Shapes with more corners exclude text by their bounding boxes.
  private static let mostCorners = 20_000

  init(_ paths: [UIBezierPath]) {
    var outlines: [[CGPoint]] = []
    for path in paths {
      let box = path.cgPath.boundingBox
      guard !box.isNull, box.minX.isFinite, box.minY.isFinite, box.width.isFinite, box.height.isFinite else { continue }
      var found = Self.outlines(of: path.cgPath)
      if found.reduce(0, { $0 + $1.count }) > Self.mostCorners {
        let (left, right) = (box.minX, box.maxX)
        found = [[left, right].map { CGPoint(x: $0, y: box.minY) } + [right, left].map { CGPoint(x: $0, y: box.maxY) }]
      }
      outlines += found
    }
    self.outlines = outlines
    var bounds = CGRect.null
    for point in outlines.joined() { bounds = bounds.union(CGRect(origin: point, size: .zero)) }
    self.bounds = bounds
  }

  private static func outlines(of path: CGPath) -> [[CGPoint]] {
    var outlines: [[CGPoint]] = []
    path.flattened(threshold: tolerance).applyWithBlock { element in
      switch element.pointee.type {
      case .moveToPoint: outlines.append([element.pointee.points[0]])
      case .addLineToPoint: outlines[outlines.count - 1].append(element.pointee.points[0])
      default: break
      }
    }
    return outlines.filter { $0.count > 2 }
  }

  /// Returns the first space of at least the width `narrowest` in a rectangle, possibly further down.
  func place(
    _ rect: CGRect, narrowest: CGFloat, isRightToLeft: Bool, remaining: UnsafeMutablePointer<CGRect>?
  ) -> CGRect {
    var rect = rect
    while true {
      let rooms = rooms(in: rect).filter { $0.upperBound - $0.lowerBound >= narrowest }
      guard let room = isRightToLeft ? rooms.last : rooms.first else {
        guard rect.minY < bounds.maxY else { return .zero }
        rect.origin.y += Self.step
        continue
      }
      if rooms.count > 1 {
        let left = isRightToLeft ? rect.minX : rooms[1].lowerBound
        let right = isRightToLeft ? rooms[rooms.count - 2].upperBound : rect.maxX
        remaining?.pointee = CGRect(x: left, y: rect.minY, width: right - left, height: rect.height)
      }
      return CGRect(x: room.lowerBound, y: rect.minY, width: room.upperBound - room.lowerBound, height: rect.height)
    }
  }

  /// Returns the spaces not covered by a shape within the height of a rectangle, from left to right.
  private func rooms(in rect: CGRect) -> [ClosedRange<CGFloat>] {
    guard rect.maxY > bounds.minY, rect.minY < bounds.maxY, rect.maxX > bounds.minX, rect.minX < bounds.maxX else {
      return [rect.minX...max(rect.minX, rect.maxX)]
    }
    var covered: [ClosedRange<CGFloat>] = []
    let last = rect.maxY - 0.01
    var y = rect.minY + 0.01
    while true {
      covered += cuts(at: y)
      if y >= last { break }
      y = min(y + Self.step, last)
    }
    var rooms: [ClosedRange<CGFloat>] = []
    var x = rect.minX
    for span in covered.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if span.lowerBound >= rect.maxX { break }
      if span.lowerBound > x { rooms.append(x...span.lowerBound) }
      x = max(x, span.upperBound)
    }
    if x < rect.maxX { rooms.append(x...rect.maxX) }
    return rooms
  }

  /// Returns the spans inside outlines at a height.
  private func cuts(at y: CGFloat) -> [ClosedRange<CGFloat>] {
    var spans: [ClosedRange<CGFloat>] = []
    for outline in outlines {
      var crossings: [CGFloat] = []
      var from = outline[outline.count - 1]
      for to in outline {
        if (from.y <= y) != (to.y <= y) { crossings.append(from.x + (to.x - from.x) * (y - from.y) / (to.y - from.y)) }
        from = to
      }
      crossings.sort()
      for index in stride(from: 0, to: crossings.count - 1, by: 2) { spans.append(crossings[index]...crossings[index + 1]) }
    }
    return spans
  }
}
