import CoreGraphics
internal import TrestleListModel

/// The positions of all parts of a compositional layout, for one size of the view. Coordinates are relative to the top leading corner of
/// the content.
struct CompositionalPlan {
  struct Section {
    var description: NSCollectionLayoutSection
    var solved: CompositionSection
    /// The start of the section's container across the scrolling axis.
    var crossStart: Double
    var environment: LayoutEnvironment

    var isOrthogonal: Bool { solved.parts.isOrthogonal }
  }

  var axis = CompositionAxis.vertical
  var sections: [Section] = []
  /// The start of each section on the scrolling axis.
  var starts: [Double] = []
  /// Headers and footers of the whole content.
  var boundaries: CompositionSection?
  var boundaryCrossStart = 0.0
  /// The space before the first section.
  var lead = 0.0
  var sectionSpacing = 0.0
  var length = 0.0
  var contentSize = CGSize.zero
  /// The extent of the content across the scrolling axis.
  var breadth = 0.0
  var pinsSections = false
  var pinsContent = false
  /// Whether each step of scrolling must be handled for a handler.
  var handlerFollowsBounds = false
  var measures = false
  /// The insets the containers of sections were computed with.
  var insetsKey: [CGFloat] = []
  /// The distance by which elements extend beyond their sections.
  var slack = 0.0

  var pins: Bool { pinsSections || pinsContent }

  // MARK: Positions

  /// Positions the sections from `first` on, one after the other.
  mutating func place(from first: Int = 0) {
    if starts.count != sections.count { starts = Array(repeating: 0, count: sections.count) }
    var position = first == 0 ? 0 : starts[first - 1] - lead + sections[first - 1].solved.extent + sectionSpacing
    for index in first..<max(first, sections.count) {
      starts[index] = lead + position
      position += sections[index].solved.extent + sectionSpacing
    }
    length = max(0, position - (sections.isEmpty ? 0 : sectionSpacing))
    placeBoundaries()
  }

  /// Positions the boundary items of the content around the sections.
  private mutating func placeBoundaries() {
    var total = length
    if let boundaries {
      var parts = boundaries.parts
      parts.insets = CompositionInsets.zero
      if axis == .horizontal { parts.insets.leading = length } else { parts.insets.top = length }
      let solved = CompositionSection(
        parts, in: boundaries.container, axis: axis, count: 0, measuredBoundaries: boundaries.measuredBoundaries)
      self.boundaries = solved
      let newLead = (axis == .horizontal ? solved.originX : solved.originY) - length
      if newLead != lead {
        for index in starts.indices { starts[index] += newLead - lead }
        lead = newLead
      }
      total = solved.extent
    }
    contentSize = axis == .horizontal ? CGSize(width: total, height: breadth) : CGSize(width: breadth, height: total)
  }

  /// Returns the sections that are at least partly between two positions.
  func sections(from low: Double, to high: Double) -> Range<Int> {
    guard !starts.isEmpty else { return 0..<0 }
    // The last section that begins at or before `low`.
    var (first, end) = (0, starts.count)
    while first < end {
      let middle = (first + end) / 2
      if starts[middle] <= low - slack { first = middle + 1 } else { end = middle }
    }
    first = max(0, first - 1)
    while first > 0, starts[first - 1] + sections[first - 1].solved.extent >= low - slack { first -= 1 }
    var last = first
    while last < starts.count, starts[last] <= high + slack { last += 1 }
    return first..<max(first, last)
  }

  /// Returns the origin of a section's container in the content.
  func origin(ofSection index: Int) -> (x: Double, y: Double) {
    let section = sections[index]
    return axis == .horizontal ? (starts[index], section.crossStart) : (section.crossStart, starts[index])
  }

  /// Returns the end of an element, used to compensate changes of its size.
  func end(after key: ElementKey) -> Double {
    let index = key.path.section
    guard key.path.item >= 0, sections.indices.contains(index) else { return lead }
    let section = sections[index]
    let run = section.solved.run
    if key.isCell, !section.isOrthogonal, run.groupCount > 0 {
      let next = run.group(ofItem: key.path.item) + 1
      if next < run.groupCount {
        return starts[index] + (axis == .horizontal ? section.solved.originX : section.solved.originY) + run.start(ofGroup: next)
      }
    }
    return starts[index] + section.solved.extent
  }
}
