/// A section of a flow layout: a header, lines of items between two insets, and a footer, along the axis of scrolling.
///
/// Items of equal size need no storage: all queries about them use formulas.
package struct FlowSection: Sendable {
  enum Items: Sendable {
    case uniform(FlowSize, count: Int)
    /// Indirect, so that the many sections of equal items stay small.
    indirect case sized(FlowLines)
  }

  package let metrics: FlowMetrics
  private(set) var items: Items
  /// The length of the lines with the spacing between them.
  private(set) var linesExtent: Double

  package init(metrics: FlowMetrics, itemSize: FlowSize, count: Int) {
    self.metrics = metrics
    items = .uniform(itemSize, count: count)
    linesExtent = 0
    linesExtent = measuredExtent
  }

  package init(metrics: FlowMetrics, sizes: [FlowSize]) {
    self.metrics = metrics
    if let first = sizes.first, sizes.allSatisfy({ $0 == first }) {
      items = .uniform(first, count: sizes.count)
    } else {
      items = .sized(FlowLines(sizes, metrics: metrics))
    }
    linesExtent = 0
    linesExtent = measuredExtent
  }

  package var count: Int {
    switch items {
    case .uniform(_, let count): count
    case .sized(let lines): lines.count
    }
  }

  private var measuredExtent: Double {
    switch items {
    case .uniform(let size, let count):
      guard count > 0 else { return 0 }
      let capacity = metrics.capacity(size.cross)
      let lines = Double((count + capacity - 1) / capacity)
      return lines * size.main + (lines - 1) * metrics.lineSpacing
    case .sized(let lines): return lines.extent
    }
  }

  private var linesStart: Double { metrics.header + metrics.insetBefore }

  /// The end of the lines and the inset after them, relative to the section.
  package var footerStart: Double { linesStart + linesExtent + metrics.insetAfter }
  package var extent: Double { footerStart + metrics.footer }

  /// Returns the frame of an item, relative to the section.
  package func frame(ofItem item: Int) -> FlowFrame {
    var frame: FlowFrame
    switch items {
    case .uniform(let size, _):
      let capacity = metrics.capacity(size.cross)
      let placement = metrics.placement(ofUniform: size.cross, capacity: capacity)
      let (line, column) = item.quotientAndRemainder(dividingBy: capacity)
      frame = FlowFrame(
        main: Double(line) * (size.main + metrics.lineSpacing), cross: placement.start + Double(column) * (size.cross + placement.gap),
        size: size)
    case .sized(let lines): frame = lines.frame(ofItem: item)
    }
    frame.main += linesStart
    frame.cross += metrics.crossStart
    return frame
  }

  /// Returns the frame of a position behind the last item, with the size of that item, or the standard size if there is none.
  package func frame(behindLast item: Int, standard: FlowSize) -> FlowFrame {
    switch items {
    case .uniform(let size, let count):
      return FlowSection(metrics: metrics, itemSize: count == 0 ? standard : size, count: item + 1).frame(ofItem: item)
    case .sized(let lines):
      var frame = lines.frame(behindLast: item)
      frame.main += linesStart
      frame.cross += metrics.crossStart
      return frame
    }
  }

  /// Returns the items of the lines that overlap a range, relative to the section.
  package func items(from low: Double, to high: Double) -> Range<Int> {
    let low = low - linesStart
    let high = high - linesStart
    guard high > 0, low < linesExtent, low < high else { return 0..<0 }
    switch items {
    case .uniform(let size, let count):
      let capacity = metrics.capacity(size.cross)
      let step = size.main + metrics.lineSpacing
      guard step > 0 else { return 0..<count }
      let lineCount = (count + capacity - 1) / capacity
      var first = Int(max(0, min(low / step, Double(lineCount))))
      if Double(first) * step + size.main <= low { first += 1 }
      let end = Int(max(0, min((high / step).rounded(.up), Double(lineCount))))
      guard first < end else { return 0..<0 }
      return first * capacity..<min(count, end * capacity)
    case .sized(let lines): return lines.items(from: low, to: high)
    }
  }

  /// Changes the size of one item; the lines are broken again from there.
  package mutating func setSize(_ size: FlowSize, ofItem item: Int) {
    switch items {
    case .uniform(let common, let count):
      guard common != size else { return }
      var sizes = [FlowSize](repeating: common, count: count)
      sizes[item] = size
      items = .sized(FlowLines(sizes, metrics: metrics))
    case .sized(var lines):
      items = .uniform(size, count: 0)
      lines.setSize(size, ofItem: item)
      items = .sized(lines)
    }
    linesExtent = measuredExtent
  }
}
