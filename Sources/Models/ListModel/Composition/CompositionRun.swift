/// The groups of one section, one after the other along an axis.
///
/// If no length depends on a measured view, the groups are copies of one, and all queries use formulas. Otherwise measured groups have
/// their own lengths, the others have the estimated one, and a list of partial sums is used.
package struct CompositionRun {
  package let group: CompositionItem
  /// The size in which the groups are solved.
  package let room: CompositionSize
  /// The axis along which the groups follow each other.
  package let axis: CompositionAxis
  package let spacing: Double
  package let count: Int
  package private(set) var measured: [Int: CompositionSize] = [:]
  package private(set) var measuredSupplements: [SupplementKey: CompositionSize] = [:]
  package private(set) var failure: CompositionFailure?

  package struct SupplementKey: Hashable, Sendable {
    package var kind: String
    package var item: Int

    package init(_ kind: String, _ item: Int) {
      self.kind = kind
      self.item = item
    }
  }

  /// The way in which the items are divided into groups.
  private enum Division {
    /// Groups of equal length.
    case periodic(groups: Int, last: Double)
    /// Groups of an equal number of items; their lengths and the following spacing, in units.
    case measured(MeasuredList)
    /// Groups whose number of items depends on measured views: numbers, and lengths as above.
    case broken(counts: MeasuredList, lengths: MeasuredList)
  }

  /// A full group with estimates, or with the lengths that all groups share.
  private var pattern: SolvedComposition
  private var division: Division
  /// The extent across the axis of each measured group.
  private var breadths: [Int: Double] = [:]
  private var uniform: (width: Double?, height: Double?)
  private let isMeasured: Bool
  private let isBroken: Bool
  private let isUniform: Bool
  /// Whether a group is one cell of which only the length along the axis is measured, as a row of a list.
  private var isRow = false

  package init(
    _ group: CompositionItem, in room: CompositionSize, axis: CompositionAxis, spacing: Double = 0, count: Int,
    measured: [Int: CompositionSize] = [:], measuredSupplements: [SupplementKey: CompositionSize] = [:]
  ) {
    self.group = group
    self.room = room
    self.axis = axis
    self.spacing = spacing.bounded
    self.count = max(0, count)
    isMeasured = group.measuresCells
    isBroken = group.countDependsOnMeasures
    isUniform = isMeasured && (group.width.isUniform || group.height.isUniform)
    pattern = SolvedComposition(size: CompositionSize(0, 0), cells: [], supplements: [])
    division = .periodic(groups: 0, last: 0)
    if isMeasured { self.measured = measured.filter { $0.key < count } }
    self.measuredSupplements = measuredSupplements.filter { $0.key.item < count }
    build()
  }

  // MARK: Building

  private mutating func build() {
    takeUniformLengths()
    solvePattern()
    breadths = [:]
    guard !pattern.cells.isEmpty, count > 0 else {
      division = .periodic(groups: 0, last: 0)
      return
    }
    isRow =
      isSingle && pattern.supplements.isEmpty && !group.dimension(axis.across).isMeasured
      && !(axis == .vertical ? pattern.cells[0].measuresWidth : pattern.cells[0].measuresHeight)
    let groups = (count + perGroup - 1) / perGroup
    if isBroken {
      breakGroups()
    } else if isMeasured, !measured.isEmpty || count % perGroup != 0, !isOnlyUniform {
      measureGroups(groups)
    } else {
      let rest = count % perGroup
      let last = rest == 0 || !group.dimension(axis).isMeasured ? pattern : solve(first: count - rest, limit: rest)
      division = .periodic(groups: groups, last: slotLength(last))
    }
  }

  /// Whether all groups are equal even if they are measured: each length is that of the longest cell of the section.
  private var isOnlyUniform: Bool { isUniform && group.measuresOnlyUniformLengths }

  private mutating func takeUniformLengths() {
    uniform = (nil, nil)
    guard isUniform, !measured.isEmpty else { return }
    if group.width.isUniform { uniform.width = measured.values.map(\.width).max() }
    if group.height.isUniform { uniform.height = measured.values.map(\.height).max() }
  }

  private mutating func solvePattern() {
    var measures = CompositionMeasures()
    measures.uniformWidth = uniform.width
    measures.uniformHeight = uniform.height
    // The items of a custom group are requested once.
    pattern = CompositionSolver.solve(group, in: room, limit: patternLimit, measures: measures, failure: &failure)
  }

  private var patternLimit: Int { count > 0 ? .max : 0 }

  private mutating func measureGroups(_ groups: Int) {
    var lengths = MeasuredList(repeating: units(pattern), count: groups)
    var touched = Set(measured.keys.map { $0 / perGroup })
    if count % perGroup != 0 { touched.insert(groups - 1) }
    if isSingle {
      var builder = MeasuredListBuilder()
      var next = 0
      for group in touched.sorted() {
        if group > next { builder.append(repeating: units(pattern), count: group - next) }
        builder.append(units(length: slot(measured[group].map { $0[axis] } ?? pattern.size[axis])))
        next = group + 1
      }
      if groups > next { builder.append(repeating: units(pattern), count: groups - next) }
      division = .measured(builder.finish())
      return
    }
    for index in touched.sorted() {
      let solved = solve(first: index * perGroup, limit: min(perGroup, count - index * perGroup))
      lengths[index] = units(solved)
      breadths[index] = solved.size[axis.across]
    }
    division = .measured(lengths)
  }

  /// Whether each group is as long as its only cell.
  private var isSingle: Bool {
    guard pattern.cells.count == 1, let cell = group.singleCell, case .estimated = cell.dimension(axis) else { return false }
    return group.dimension(axis).isMeasured
  }

  private mutating func breakGroups() {
    var counts = MeasuredListBuilder()
    var lengths = MeasuredListBuilder()
    appendGroups(from: 0, to: &counts, &lengths)
    division = .broken(counts: counts.finish(), lengths: lengths.finish())
  }

  /// Divides the items from `first` on into groups. Those without measured items equal the pattern.
  private mutating func appendGroups(from first: Int, to counts: inout MeasuredListBuilder, _ lengths: inout MeasuredListBuilder) {
    let lastMeasured = measured.keys.max() ?? -1
    var first = first
    while first < count, first <= lastMeasured {
      let solved = solve(first: first, limit: count - first)
      guard !solved.cells.isEmpty else { break }
      counts.append(UInt32(solved.cells.count))
      lengths.append(units(solved))
      first += solved.cells.count
    }
    guard first < count else { return }
    let full = (count - first) / perGroup
    counts.append(repeating: UInt32(perGroup), count: full)
    lengths.append(repeating: units(pattern), count: full)
    let rest = (count - first) % perGroup
    guard rest > 0 else { return }
    counts.append(UInt32(rest))
    lengths.append(units(solve(first: count - rest, limit: rest)))
  }

  private func solve(first: Int, limit: Int) -> SolvedComposition {
    var measures = CompositionMeasures(
      item: { measured[first + $0] }, supplement: { measuredSupplements[SupplementKey($0, first + $1)] })
    measures.uniformWidth = uniform.width
    measures.uniformHeight = uniform.height
    return CompositionSolver.solve(group, in: room, limit: limit, measures: measures)
  }

  // MARK: Lengths

  /// The number of items in a full group.
  package var perGroup: Int { max(1, pattern.cells.count) }

  private func slotLength(_ solved: SolvedComposition) -> Double { slot(solved.size[axis]) }
  private func slot(_ length: Double) -> Double { length + slotStart + (group.spacing.end(axis)?.length ?? 0) }
  private var slotStart: Double { group.spacing.start(axis)?.length ?? 0 }
  private var slotAcross: Double { group.spacing.start(axis.across)?.length ?? 0 }
  private func units(_ solved: SolvedComposition) -> UInt32 { units(length: slotLength(solved)) }
  /// Includes the spacing after a group, so that positions are sums.
  private func units(length: Double) -> UInt32 { RowGeometry.Units.height(length + spacing) }

  package var groupCount: Int {
    switch division {
    case .periodic(let groups, _): groups
    case .measured(let lengths), .broken(_, let lengths): lengths.count
    }
  }

  /// The length of all groups with the distances between them.
  package var length: Double {
    switch division {
    case .periodic(let groups, let last):
      groups == 0 ? 0 : Double(groups - 1) * (slotLength(pattern) + spacing) + last
    case .measured(let lengths), .broken(_, let lengths): max(0, RowGeometry.Units.points(lengths.sum) - spacing)
    }
  }

  /// The extent across the axis.
  package var breadth: Double {
    guard groupCount > 0 else { return 0 }
    let outer = slotAcross + (group.spacing.end(axis.across)?.length ?? 0)
    return (breadths.values.max() ?? pattern.size[axis.across]) + outer
  }

  /// The distance by which supplementary views and custom items extend beyond their groups.
  package var overhang: Double {
    var most = max(0, -spacing)
    for frame in pattern.cells.map(\.frame) + pattern.supplements.map(\.frame) {
      most = max(most, -frame.start(axis), frame.end(axis) - pattern.size[axis])
    }
    return most
  }

  package func start(ofGroup index: Int) -> Double {
    switch division {
    case .periodic: Double(index) * (slotLength(pattern) + spacing) + slotStart
    case .measured(let lengths), .broken(_, let lengths): RowGeometry.Units.points(lengths.sum(before: index)) + slotStart
    }
  }

  package func length(ofGroup index: Int) -> Double {
    let end = slotStart + (group.spacing.end(axis)?.length ?? 0)
    return switch division {
    case .periodic(let groups, let last): (index == groups - 1 ? last : slotLength(pattern)) - end
    case .measured(let lengths), .broken(_, let lengths): Double(lengths[index]) / RowGeometry.Units.perPoint - spacing - end
    }
  }

  /// Returns the last group that begins at or before a position.
  package func group(at position: Double) -> Int {
    let count = groupCount
    guard count > 0, position > 0 else { return 0 }
    switch division {
    case .periodic:
      let step = slotLength(pattern) + spacing
      guard step > 0 else { return count - 1 }
      let index = position / step
      return index < Double(count - 1) ? Int(index) : count - 1
    case .measured(let lengths), .broken(_, let lengths):
      return min(count - 1, lengths.index(at: RowGeometry.Units.offset(position)))
    }
  }

  // MARK: Items

  package func items(ofGroup index: Int) -> Range<Int> {
    switch division {
    case .periodic, .measured:
      let first = index * perGroup
      return first..<min(count, first + perGroup)
    case .broken(let counts, _):
      let place = counts.measure(at: index)
      return place.before..<place.before + Int(place.value)
    }
  }

  package func group(ofItem item: Int) -> Int {
    switch division {
    case .periodic, .measured: item / perGroup
    case .broken(let counts, _): counts.index(at: item)
    }
  }

  /// Returns a group with the positions of its items relative to it, and the group's position.
  package func solved(_ index: Int) -> (solved: SolvedComposition, first: Int, x: Double, y: Double) {
    let items = items(ofGroup: index)
    let start = start(ofGroup: index)
    let (x, y) = axis == .horizontal ? (start, slotAcross) : (slotAcross, start)
    let depends = isMeasured || !measuredSupplements.isEmpty && group.measuresSupplements
    if !depends || isOnlyUniform && measuredSupplements.isEmpty, items.count <= pattern.cells.count {
      var cut = pattern
      if items.count < cut.cells.count {
        cut.cells.removeLast(cut.cells.count - items.count)
        cut.supplements.removeAll { $0.item >= items.count }
      }
      return (cut, items.lowerBound, x, y)
    }
    if isRow { return (row(items.lowerBound), items.lowerBound, x, y) }
    return (solve(first: items.lowerBound, limit: items.count), items.lowerBound, x, y)
  }

  /// Returns the group of one cell, as high as that was measured to be.
  private func row(_ item: Int) -> SolvedComposition {
    guard let length = measured[item]?[axis] else { return pattern }
    var row = pattern
    row.cells[0].frame.setLength(length, axis)
    row.size[axis] = length
    return row
  }

  /// Returns the frame of an item; nil if the groups have no room for it.
  package func frame(ofItem item: Int) -> CompositionFrame? {
    guard item >= 0, item < count, groupCount > 0 else { return nil }
    let place = solved(group(ofItem: item))
    let index = item - place.first
    return place.solved.cells.indices.contains(index) ? place.solved.cells[index].frame.offset(place.x, place.y) : nil
  }

  /// Returns the groups that overlap a range of positions.
  package func groups(from low: Double, to high: Double) -> Range<Int> {
    guard groupCount > 0, high >= low, high >= 0, low <= length else { return 0..<0 }
    return group(at: low)..<group(at: high) + 1
  }

  // MARK: Measuring

  package mutating func setMeasured(_ size: CompositionSize, ofItem item: Int) {
    guard isMeasured, item >= 0, item < count, groupCount > 0, measured[item] != size else { return }
    measured[item] = size
    if isUniform {
      let before = (uniform.width, uniform.height)
      takeUniformLengths()
      if before != (uniform.width, uniform.height) || breadths.isEmpty && !isOnlyUniform { build() } else { remeasure(item / perGroup) }
    } else if isBroken {
      breakAgain(from: group(ofItem: item))
    } else {
      remeasure(item / perGroup)
    }
  }

  package mutating func setMeasured(_ size: CompositionSize, ofSupplement key: SupplementKey) {
    measuredSupplements[key] = size
  }

  private mutating func remeasure(_ index: Int) {
    guard !isOnlyUniform else { return }
    guard case .measured(var lengths) = division else { return build() }
    division = .periodic(groups: 0, last: 0)
    let first = index * perGroup
    let solved = isRow ? row(first) : solve(first: first, limit: min(perGroup, count - first))
    lengths[index] = units(solved)
    if !isSingle { breadths[index] = solved.size[axis.across] }
    division = .measured(lengths)
  }

  private mutating func breakAgain(from index: Int) {
    guard case .broken(var counts, var lengths) = division else { return build() }
    // Starts one group earlier, which may now have space for the item.
    let from = max(0, index - 1)
    let first = counts.sum(before: from)
    var newCounts = MeasuredListBuilder()
    var newLengths = MeasuredListBuilder()
    appendGroups(from: first, to: &newCounts, &newLengths)
    let stale = from..<counts.count
    _ = counts.removeSubrange(stale)
    _ = lengths.removeSubrange(stale)
    counts.insert(contentsOf: newCounts.finish(), at: counts.count)
    lengths.insert(contentsOf: newLengths.finish(), at: lengths.count)
    division = .broken(counts: counts, lengths: lengths)
  }
}
