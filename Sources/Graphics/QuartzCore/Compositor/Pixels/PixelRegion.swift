/// A set of pixels as disjoint rectangles. It reuses its storage, so that a frame like the last one allocates no memory.
package struct PixelRegion: Sendable {
  package private(set) var rects: ContiguousArray<PixelRect> = []
  private var spare: ContiguousArray<PixelRect> = []

  package init() {
    rects.reserveCapacity(32)
    spare.reserveCapacity(32)
  }

  package var count: Int { rects.count }
  package var area: Int { rects.reduce(0) { $0 + $1.area } }

  package mutating func removeAll() {
    rects.removeAll(keepingCapacity: true)
  }

  /// Appends a rectangle that does not overlap the others.
  package mutating func appendDisjoint(_ rect: PixelRect) {
    if !rect.isEmpty { rects.append(rect) }
  }

  package mutating func add(_ rect: PixelRect) {
    guard !rect.isEmpty else { return }
    subtract(rect)
    rects.append(rect)
  }

  package mutating func subtract(_ hole: PixelRect) {
    guard !hole.isEmpty, intersects(hole) else { return }
    spare.removeAll(keepingCapacity: true)
    for index in 0..<rects.count {
      let rect = rects[index]
      guard rect.intersects(hole) else {
        spare.append(rect)
        continue
      }
      let top = max(rect.minY, hole.minY)
      let bottom = min(rect.maxY, hole.maxY)
      if rect.minY < top { spare.append(PixelRect(minX: rect.minX, minY: rect.minY, maxX: rect.maxX, maxY: top)) }
      if rect.minX < hole.minX { spare.append(PixelRect(minX: rect.minX, minY: top, maxX: hole.minX, maxY: bottom)) }
      if hole.maxX < rect.maxX { spare.append(PixelRect(minX: hole.maxX, minY: top, maxX: rect.maxX, maxY: bottom)) }
      if bottom < rect.maxY { spare.append(PixelRect(minX: rect.minX, minY: bottom, maxX: rect.maxX, maxY: rect.maxY)) }
    }
    swap(&rects, &spare)
  }

  package func intersects(_ rect: PixelRect) -> Bool {
    // By pointer: without the optimizer a closure for each rectangle costs more than all else that a frame does with regions.
    rects.withUnsafeBufferPointer { buffer in
      guard let first = buffer.baseAddress else { return false }
      var place = first
      let end = first + buffer.count
      while place < end {
        if place.pointee.intersects(rect) { return true }
        place += 1
      }
      return false
    }
  }
}
