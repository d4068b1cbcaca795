/// Manages the flattened bitmaps within a budget, and reuses their memory.
@MainActor
final class FlatCache {
  /// The maximum total size of bitmaps and spare buffers, in bytes.
  var budget: Int
  private(set) var byteCount = 0
  /// The last frame that copied a bitmap made in an earlier one.
  var usedFrame = -2
  private var kept: ContiguousArray<Entry> = []
  private var spare: ContiguousArray<PixelBuffer> = []

  private struct Entry {
    var flat: FlatBitmap
    weak var node: RenderNode?
  }

  init(budget: Int) {
    self.budget = budget
    kept.reserveCapacity(64)
    spare.reserveCapacity(64)
  }

  /// Returns whether a bitmap of that size is worth caching.
  func admits(width: Int, height: Int) -> Bool {
    width > 0 && height > 0 && width <= budget && height <= budget && width * height * 4 <= budget / 3
  }

  /// Returns a bitmap for the node with undefined pixels; nil if the whole budget is in use.
  func makeFlat(for node: RenderNode, frame: Int) -> FlatBitmap? {
    if let old = node.flat {
      discard(old)
      node.flat = nil
    }
    guard let buffer = buffer(width: node.width, height: node.height, frame: frame) else { return nil }
    let flat = FlatBitmap(buffer: buffer, changedFrame: node.changedFrame, frame: frame)
    kept.append(Entry(flat: flat, node: node))
    node.flat = flat
    return flat
  }

  /// Releases the bitmap of a node that was removed or changed.
  func drop(_ node: RenderNode) {
    guard let flat = node.flat else { return }
    node.flat = nil
    discard(flat)
  }

  /// Frames after which a bitmap that nothing used is evicted.
  private static let patience = 8
  /// Buffers kept for the next bitmaps: as many as the rows that one update of a list brings, because new memory costs as much as drawing.
  private static let mostSpare = 8

  /// Evicts the bitmaps that are in no frame any more: where scrolling moves pixels, rows need theirs only while they become visible.
  func endFrame(_ frame: Int) {
    var index = 0
    while index < kept.count {
      let entry = kept[index]
      if frame - entry.flat.usedFrame > Self.patience {
        entry.node?.flat = nil
        spare.append(entry.flat.buffer)
        kept.swapAt(index, kept.count - 1)
        kept.removeLast()
      } else {
        index += 1
      }
    }
    while spare.count > Self.mostSpare {
      byteCount -= spare[0].byteCount
      spare.removeFirst()
    }
  }

  func removeAll() {
    for entry in kept { entry.node?.flat = nil }
    kept.removeAll()
    spare.removeAll()
    byteCount = 0
    usedFrame = -2
  }

  private func discard(_ flat: FlatBitmap) {
    guard let index = kept.firstIndex(where: { $0.flat === flat }) else { return }
    kept.swapAt(index, kept.count - 1)
    kept.removeLast()
    spare.append(flat.buffer)
  }

  private func buffer(width: Int, height: Int, frame: Int) -> PixelBuffer? {
    // Heights are rounded up, so that buffers can be reused for rows of similar heights.
    let rounded = (height + 31) & ~31
    if let found = takeSpare(width: width, height: height, rounded: rounded) { return found }
    let bytes = width * rounded * 4
    while byteCount + bytes > budget {
      if let first = spare.first {
        byteCount -= first.byteCount
        spare.removeFirst()
      } else {
        guard evict(before: frame - 1) else { return nil }
        if let found = takeSpare(width: width, height: height, rounded: rounded) { return found }
      }
    }
    byteCount += bytes
    return PixelBuffer(width: width, height: rounded, format: .color)
  }

  private func takeSpare(width: Int, height: Int, rounded: Int) -> PixelBuffer? {
    var best: Int?
    for index in spare.indices where spare[index].width == width && spare[index].height >= height && spare[index].height <= rounded * 2 {
      if best == nil || spare[index].height < spare[best!].height { best = index }
    }
    guard let best else { return nil }
    let found = spare[best]
    spare.swapAt(best, spare.count - 1)
    spare.removeLast()
    return found
  }

  /// Releases the least recently used bitmap, except for those used in the last frame, which may be needed again.
  private func evict(before frame: Int) -> Bool {
    var best: Int?
    for index in kept.indices {
      if kept[index].node == nil {
        best = index
        break
      }
      let used = kept[index].flat.usedFrame
      if used < frame && (best == nil || used < kept[best!].flat.usedFrame) { best = index }
    }
    guard let best else { return false }
    let entry = kept[best]
    entry.node?.flat = nil
    discard(entry.flat)
    return true
  }
}
