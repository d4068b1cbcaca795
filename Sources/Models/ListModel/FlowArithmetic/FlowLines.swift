/// The lines of items with different sizes.
///
/// Line breaks depend only on the items from the start of a line on: an edit breaks the lines of its block again, and continues with the
/// next block only if the first item of that block now fits into the line before it.
package struct FlowLines: Sendable {
  private(set) var blocks: [FlowBlock] = []
  /// The first item and the start of each block, followed by the end of the last block.
  private var firstItems: [Int] = [0]
  private var starts: [Double] = [0]
  let metrics: FlowMetrics

  /// The minimum number of items in a block, except for the last one.
  private static var blockSize: Int { 512 }

  init(_ sizes: [FlowSize], metrics: FlowMetrics) {
    self.metrics = metrics
    blocks = broken(sizes)
    place(from: 0)
  }

  var count: Int { firstItems[blocks.count] }
  var extent: Double { blocks.isEmpty ? 0 : starts[blocks.count] - metrics.lineSpacing }

  func size(ofItem item: Int) -> FlowSize {
    let block = block(ofItem: item)
    return blocks[block].sizes[item - firstItems[block]]
  }

  private func block(ofItem item: Int) -> Int { min(blocks.count - 1, firstItems.lowerBound { $0 <= item } - 1) }

  // MARK: Frames

  func frame(ofItem item: Int) -> FlowFrame {
    let index = block(ofItem: item)
    let block = blocks[index]
    let local = item - firstItems[index]
    let line = block.line(ofItem: local)
    var frame = frame(ofItem: local, in: block, line, isLast: index == blocks.count - 1 && line == block.lines.count - 1)
    frame.main += starts[index]
    return frame
  }

  private func frame(ofItem item: Int, in block: FlowBlock, _ line: Int, isLast: Bool) -> FlowFrame {
    let items = block.items(ofLine: line)
    let placement = placement(of: block.sizes[items], isLast: isLast)
    var cross = placement.start
    for other in items.lowerBound..<item { cross += block.sizes[other].cross + placement.gap }
    let size = block.sizes[item]
    return FlowFrame(main: block.lines[line].start + (block.lines[line].length - size.main) / 2, cross: cross, size: size)
  }

  /// Returns the frame of a position behind the last item, for an item of the same size as the last.
  func frame(behindLast item: Int) -> FlowFrame {
    guard let block = blocks.last, let line = block.lines.indices.last, let size = block.sizes.last else {
      return FlowFrame(main: 0, cross: 0, size: FlowSize(main: 0, cross: 0))
    }
    // The items of the last line and those behind them, laid out separately.
    let tail = block.items(ofLine: line)
    let sizes = Array(block.sizes[tail]) + [FlowSize](repeating: size, count: item - count + 1)
    var frame = FlowLines(sizes, metrics: metrics).frame(ofItem: sizes.count - 1)
    frame.main += starts[blocks.count - 1] + block.lines[line].start
    return frame
  }

  /// Returns the items of the lines that overlap a range.
  func items(from low: Double, to high: Double) -> Range<Int> {
    guard !blocks.isEmpty, low < high else { return 0..<0 }
    let firstBlock = min(blocks.count - 1, max(0, starts.lowerBound { $0 <= low } - 1))
    guard let first = firstItem(endingAfter: low, from: firstBlock) else { return 0..<0 }
    let lastBlock = min(blocks.count - 1, max(0, starts.lowerBound { $0 < high } - 1))
    let block = blocks[lastBlock]
    let end = block.lines.lowerBound { $0.start < high - starts[lastBlock] }
    let last = firstItems[lastBlock] + (end > 0 ? block.items(ofLine: end - 1).upperBound : 0)
    return first < last ? first..<last : 0..<0
  }

  /// Returns the first item of the first line that ends after a position.
  private func firstItem(endingAfter low: Double, from first: Int) -> Int? {
    for index in first..<blocks.count {
      let line = blocks[index].lines.lowerBound { $0.end <= low - starts[index] }
      if line < blocks[index].lines.count { return firstItems[index] + blocks[index].lines[line].firstItem }
    }
    return nil
  }

  /// A full line is justified. The last line uses the spacing of a full one if all its items are equal, otherwise the minimum spacing.
  private func placement(of items: ArraySlice<FlowSize>, isLast: Bool) -> FlowPlacement {
    guard let first = items.first else { return FlowPlacement(start: 0, gap: 0) }
    if isLast {
      guard items.allSatisfy({ $0 == first }) else { return FlowPlacement(start: 0, gap: metrics.itemSpacing) }
      return metrics.placement(ofUniform: first.cross, capacity: metrics.capacity(first.cross))
    }
    let sum = items.reduce(0) { $0 + $1.cross }
    guard items.count > 1 else { return FlowPlacement(start: (metrics.available - sum) / 2, gap: 0) }
    return FlowPlacement(start: 0, gap: (metrics.available - sum) / Double(items.count - 1))
  }

  // MARK: Editing

  mutating func setSize(_ size: FlowSize, ofItem item: Int) {
    guard self.size(ofItem: item) != size else { return }
    replaceItems(item..<item + 1, with: [size])
  }

  /// Replaces items, and breaks the affected lines again.
  mutating func replaceItems(_ range: Range<Int>, with sizes: [FlowSize]) {
    guard !blocks.isEmpty else {
      blocks = broken(sizes)
      return place(from: 0)
    }
    var first = block(ofItem: min(range.lowerBound, max(0, count - 1)))
    var end = range.isEmpty ? first + 1 : block(ofItem: range.upperBound - 1) + 1
    // The previous line may have space for the first changed item.
    let local = range.lowerBound - firstItems[first]
    if first > 0, blocks[first].lines.count == 1 || local < blocks[first].lines[1].firstItem { first -= 1 }
    var all: [FlowSize] = []
    for index in first..<end { all += blocks[index].sizes }
    all.replaceSubrange(range.lowerBound - firstItems[first]..<range.upperBound - firstItems[first], with: sizes)
    var fresh = broken(all)
    // The last line may have space for the first item of the next block.
    while end < blocks.count, lastLineTakes(blocks[end].sizes[0], fresh) {
      all += blocks[end].sizes
      end += 1
      fresh = broken(all)
    }
    blocks.replaceSubrange(first..<end, with: fresh)
    place(from: first)
  }

  private func lastLineTakes(_ size: FlowSize, _ blocks: [FlowBlock]) -> Bool {
    guard let block = blocks.last, let line = block.lines.indices.last else { return false }
    let items = block.sizes[block.items(ofLine: line)]
    let used = items.reduce(0) { $0 + $1.cross } + Double(items.count - 1) * metrics.itemSpacing
    return used + metrics.itemSpacing + size.cross <= metrics.available + FlowMetrics.tolerance
  }

  /// Breaks items into lines, and groups these into blocks.
  private func broken(_ sizes: [FlowSize]) -> [FlowBlock] {
    let room = metrics.available + FlowMetrics.tolerance
    let spacing = metrics.itemSpacing
    var blocks: [FlowBlock] = []
    blocks.reserveCapacity(sizes.count / Self.blockSize + 1)
    sizes.withUnsafeBufferPointer { sizes in
      var item = 0
      while item < sizes.count {
        let blockStart = item
        var lines: [FlowBlock.Line] = []
        var start = 0.0
        while item < sizes.count, item - blockStart < Self.blockSize {
          let first = item
          var used = sizes[item].cross
          var length = sizes[item].main
          item += 1
          while item < sizes.count, used + spacing + sizes[item].cross <= room {
            used += spacing + sizes[item].cross
            length = max(length, sizes[item].main)
            item += 1
          }
          lines.append(FlowBlock.Line(firstItem: first - blockStart, start: start, length: length))
          start += length + metrics.lineSpacing
        }
        blocks.append(FlowBlock(sizes: Array(sizes[blockStart..<item]), lines: lines))
      }
    }
    return blocks
  }

  private mutating func place(from first: Int) {
    firstItems.removeSubrange(min(first + 1, firstItems.count)...)
    starts.removeSubrange(min(first + 1, starts.count)...)
    for block in blocks[first...] {
      firstItems.append(firstItems[firstItems.count - 1] + block.sizes.count)
      starts.append(starts[starts.count - 1] + block.extent + metrics.lineSpacing)
    }
  }
}
