/// Collects the area that a frame must draw again, as at most eight disjoint rectangles.
///
/// Rectangles that overlap, or whose union adds little area, are merged: drawing some unchanged pixels is cheaper than another traversal of
/// the tree.
package struct Damage: Sendable {
  package private(set) var rects: [PixelRect] = []
  package var limit: PixelRect

  package init(limit: PixelRect) {
    self.limit = limit
    rects.reserveCapacity(16)
  }

  package var isEmpty: Bool { rects.isEmpty }
  package var area: Int { rects.reduce(0) { $0 + $1.area } }

  package mutating func removeAll() {
    rects.removeAll(keepingCapacity: true)
  }

  package mutating func add(_ rect: PixelRect) {
    var rect = rect.intersection(limit)
    guard !rect.isEmpty else { return }
    var index = 0
    while index < rects.count {
      let other = rects[index]
      if other.contains(rect) { return }
      if merges(rect, other) {
        rect = rect.union(other)
        rects.swapAt(index, rects.count - 1)
        rects.removeLast()
        index = 0
      } else {
        index += 1
      }
    }
    rects.append(rect)
    if rects.count > 8 { mergeClosest() }
  }

  private func merges(_ a: PixelRect, _ b: PixelRect) -> Bool {
    if a.intersects(b) { return true }
    let waste = a.union(b).area - a.area - b.area
    return waste <= 4096
  }

  private mutating func mergeClosest() {
    var best = (first: 0, second: 1, waste: Int.max)
    for first in 0..<rects.count {
      for second in (first + 1)..<rects.count {
        let waste = rects[first].union(rects[second]).area - rects[first].area - rects[second].area
        if waste < best.waste { best = (first, second, waste) }
      }
    }
    let merged = rects[best.first].union(rects[best.second])
    rects.remove(at: best.second)
    rects.remove(at: best.first)
    add(merged)
  }
}
