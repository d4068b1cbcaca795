/// A sequence of complete lines of items with different sizes.
///
/// Blocks limit the cost of an edit: a copy of the lines shares all blocks that are not edited.
struct FlowBlock: Sendable {
  struct Line: Hashable, Sendable {
    /// Relative to the block's first item.
    var firstItem: Int
    /// Relative to the block's first line.
    var start: Double
    var length: Double
    var end: Double { start + length }
  }

  var sizes: [FlowSize]
  var lines: [Line]

  var extent: Double { lines.last?.end ?? 0 }

  func items(ofLine index: Int) -> Range<Int> {
    lines[index].firstItem..<(index + 1 < lines.count ? lines[index + 1].firstItem : sizes.count)
  }

  /// Returns the line that contains an item.
  func line(ofItem item: Int) -> Int { lines.lowerBound { $0.firstItem <= item } - 1 }
}
