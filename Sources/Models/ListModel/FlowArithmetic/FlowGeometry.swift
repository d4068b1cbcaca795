/// The positions of all elements of a flow layout, along and across the axis of scrolling.
///
/// It is a value, so that the geometries before and after an update can be compared.
package struct FlowGeometry: Sendable {
  package private(set) var sections: [FlowSection]
  /// The start of each section, and the end of the last.
  private var starts: [Double] = []

  package init(_ sections: [FlowSection] = []) {
    self.sections = sections
    placeSections(from: 0)
  }

  package var extent: Double { starts.last ?? 0 }

  private mutating func placeSections(from first: Int) {
    if starts.count != sections.count + 1 { starts = [Double](repeating: 0, count: sections.count + 1) }
    for section in first..<max(first, sections.count) { starts[section + 1] = starts[section] + sections[section].extent }
  }

  package func contains(_ path: ItemPath) -> Bool {
    sections.indices.contains(path.section) && path.item >= 0 && path.item < sections[path.section].count
  }

  package func start(ofSection section: Int) -> Double { starts[section] }
  /// Returns the end of a section's lines and insets, where its footer begins.
  package func footerStart(ofSection section: Int) -> Double { starts[section] + sections[section].footerStart }

  package func frame(of path: ItemPath) -> FlowFrame {
    var frame = sections[path.section].frame(ofItem: path.item)
    frame.main += starts[path.section]
    return frame
  }

  /// Returns the sections that overlap a range.
  package func sections(from low: Double, to high: Double) -> Range<Int> {
    guard !sections.isEmpty, low < high else { return 0..<0 }
    let first = max(0, starts.lowerBound { $0 <= low } - 1)
    let end = min(sections.count, starts.lowerBound { $0 < high })
    return first < end ? first..<end : 0..<0
  }

  /// Returns the items of a section whose lines overlap a range.
  package func items(ofSection section: Int, from low: Double, to high: Double) -> Range<Int> {
    sections[section].items(from: low - starts[section], to: high - starts[section])
  }

  package mutating func setSize(_ size: FlowSize, of path: ItemPath) {
    sections[path.section].setSize(size, ofItem: path.item)
    placeSections(from: path.section)
  }
}
