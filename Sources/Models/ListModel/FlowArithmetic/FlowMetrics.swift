/// The lengths by which a section of a flow layout is laid out.
package struct FlowMetrics: Hashable, Sendable {
  /// Lengths along the axis of scrolling.
  package var header: Double
  package var footer: Double
  package var insetBefore: Double
  package var insetAfter: Double
  package var lineSpacing: Double
  /// The start of lines across the axis, and their maximum length.
  package var crossStart: Double
  package var available: Double
  package var itemSpacing: Double

  package init(
    header: Double = 0, footer: Double = 0, insetBefore: Double = 0, insetAfter: Double = 0, lineSpacing: Double = 10,
    crossStart: Double = 0, available: Double, itemSpacing: Double = 10
  ) {
    self.header = header
    self.footer = footer
    self.insetBefore = insetBefore
    self.insetAfter = insetAfter
    self.lineSpacing = lineSpacing
    self.crossStart = crossStart
    self.available = available
    self.itemSpacing = itemSpacing
  }

  /// Absorbs rounding errors if items fit exactly.
  static var tolerance: Double { 1e-6 }

  /// Returns the number of items of one length that fit into a line; at least one.
  func capacity(_ length: Double) -> Int {
    let step = length + itemSpacing
    guard step > 0 else { return Self.largestCapacity }
    let fitting = ((available + Self.tolerance + itemSpacing) / step).rounded(.down)
    return max(1, Int(min(fitting, Double(Self.largestCapacity))))
  }

  private static var largestCapacity: Int { 1_000_000_000 }

  /// Returns the start and the spacing of a line that holds `capacity` items of one length.
  func placement(ofUniform length: Double, capacity: Int) -> FlowPlacement {
    capacity == 1
      ? FlowPlacement(start: (available - length) / 2, gap: 0)
      : FlowPlacement(start: 0, gap: (available - Double(capacity) * length) / Double(capacity - 1))
  }
}

/// The start of a line within the available length, and the spacing between its items.
struct FlowPlacement: Hashable, Sendable {
  var start: Double
  var gap: Double
}
