/// A run of whole lines of items whose sizes differ.
///
/// Blocks keep an edit local: a copy of the lines shares all blocks but those that are edited.
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

  /// The items of a line.
  func items(ofLine index: Int) -> Range<Int> {
    lines[index].firstItem..<(index + 1 < lines.count ? lines[index + 1].firstItem : sizes.count)
  }

  /// The line that holds an item.
  func line(ofItem item: Int) -> Int { lines.lowerBound { $0.firstItem <= item } - 1 }
}
