/// The lines of items whose sizes differ.
///
/// Line breaks depend only on the items from the first of a line on: an edit keeps the lines before it, and stops breaking where a
/// new line begins at the same item as an old one.
package struct FlowLines: Sendable {
  struct Line: Hashable, Sendable {
    var firstItem: Int
    /// Relative to the first line.
    var start: Double
    var length: Double
    var end: Double { start + length }
  }

  private(set) var sizes: [FlowSize]
  private(set) var lines: [Line] = []
  let metrics: FlowMetrics

  init(_ sizes: [FlowSize], metrics: FlowMetrics) {
    self.sizes = sizes
    self.metrics = metrics
    breakLines(from: 0, changedUpTo: sizes.count)
  }

  var extent: Double { lines.last?.end ?? 0 }

  /// The items of a line.
  func items(ofLine index: Int) -> Range<Int> {
    lines[index].firstItem..<(index + 1 < lines.count ? lines[index + 1].firstItem : sizes.count)
  }

  /// The line that holds an item.
  func line(ofItem item: Int) -> Int {
    lines.lowerBound { $0.firstItem <= item } - 1
  }

  func frame(ofItem item: Int) -> FlowFrame {
    let index = line(ofItem: item)
    let line = lines[index]
    let items = items(ofLine: index)
    let placement = placement(of: items)
    var cross = placement.start
    for other in items.lowerBound..<item { cross += sizes[other].cross + placement.gap }
    let size = sizes[item]
    return FlowFrame(main: line.start + (line.length - size.main) / 2, cross: cross, size: size)
  }

  /// The items of the lines that overlap a stretch.
  func items(from low: Double, to high: Double) -> Range<Int> {
    let first = lines.lowerBound { $0.end <= low }
    let end = lines.lowerBound { $0.start < high }
    guard first < end else { return 0..<0 }
    return lines[first].firstItem..<items(ofLine: end - 1).upperBound
  }

  /// A full line is justified. The last is spaced as a full one if all its items are equal, and by the minimum if not.
  private func placement(of items: Range<Int>) -> FlowPlacement {
    let first = sizes[items.lowerBound]
    let isLast = items.upperBound == sizes.count
    if isLast {
      guard sizes[items].allSatisfy({ $0 == first }) else { return FlowPlacement(start: 0, gap: metrics.itemSpacing) }
      return metrics.placement(ofUniform: first.cross, capacity: metrics.capacity(first.cross))
    }
    let sum = items.reduce(0) { $0 + sizes[$1].cross }
    guard items.count > 1 else { return FlowPlacement(start: (metrics.available - sum) / 2, gap: 0) }
    return FlowPlacement(start: 0, gap: (metrics.available - sum) / Double(items.count - 1))
  }

  mutating func setSize(_ size: FlowSize, ofItem item: Int) {
    guard sizes[item] != size else { return }
    sizes[item] = size
    breakLines(from: item, changedUpTo: item + 1)
  }

  /// Breaks the lines from the one before the first changed item's, whose room may now hold that item.
  private mutating func breakLines(from changed: Int, changedUpTo end: Int) {
    guard !sizes.isEmpty else {
      lines = []
      return
    }
    let firstLine = lines.isEmpty ? 0 : max(0, line(ofItem: changed) - 1)
    var item = firstLine < lines.count ? lines[firstLine].firstItem : 0
    var start = firstLine > 0 ? lines[firstLine - 1].end + metrics.lineSpacing : 0
    let room = metrics.available + FlowMetrics.tolerance
    var fresh: [Line] = []
    if lines.isEmpty { fresh.reserveCapacity(sizes.count / 4 + 1) }
    // The first of the old lines that are kept.
    var kept = firstLine
    while item < sizes.count {
      while kept < lines.count, lines[kept].firstItem < item { kept += 1 }
      if item >= end, kept < lines.count, lines[kept].firstItem == item { break }
      let first = item
      var used = sizes[item].cross
      var length = sizes[item].main
      item += 1
      while item < sizes.count, used + metrics.itemSpacing + sizes[item].cross <= room {
        used += metrics.itemSpacing + sizes[item].cross
        length = max(length, sizes[item].main)
        item += 1
      }
      fresh.append(Line(firstItem: first, start: start, length: length))
      start += length + metrics.lineSpacing
    }
    if item >= sizes.count { kept = lines.count }
    let shift = kept < lines.count ? start - lines[kept].start : 0
    lines.replaceSubrange(firstLine..<kept, with: fresh)
    guard shift != 0 else { return }
    for index in firstLine + fresh.count..<lines.count { lines[index].start += shift }
  }
}

extension Array {
  /// The index of the first element that does not satisfy `isBefore`, in an array sorted by it.
  func lowerBound(_ isBefore: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if isBefore(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
