/// The frames of the items of one group, relative to the group, in the order of the items.
package struct SolvedComposition: Equatable, Sendable {
  package struct Cell: Equatable, Sendable {
    package var frame: CompositionFrame
    package var zIndex = 0
    package var measuresWidth = false
    package var measuresHeight = false
  }

  package struct Supplement: Equatable, Sendable {
    /// The item the view belongs to; a group's belongs to its first item.
    package var item: Int
    package var supplement: CompositionSupplement
    package var frame: CompositionFrame
  }

  package var size: CompositionSize
  package var cells: [Cell]
  package var supplements: [Supplement]
}

/// The reason why a group has no space for items.
package enum CompositionFailure: Equatable, Sendable {
  /// The group's insets use up its size.
  case noRoom(CompositionInsets, CompositionSize)
  /// The first item does not fit.
  case cannotFit
}

/// The measured sizes of views.
package struct CompositionMeasures {
  /// By item, counted from the first item of the group.
  package var item: (Int) -> CompositionSize?
  /// By kind and item.
  package var supplement: (String, Int) -> CompositionSize?
  /// The lengths of items that have the length of the longest one in the whole section.
  package var uniformWidth: Double?
  package var uniformHeight: Double?

  package init(
    item: @escaping (Int) -> CompositionSize? = { _ in nil }, supplement: @escaping (String, Int) -> CompositionSize? = { _, _ in nil }
  ) {
    self.item = item
    self.supplement = supplement
  }
}

/// Computes the frames of the items of one group.
package struct CompositionSolver {
  /// The tolerance when fitting lengths, so that three thirds fit a whole.
  static let tolerance = 0.01
  /// The maximum number of subitems of one line, a guard against items without a length.
  private static let mostSlots = 10_000

  private let measures: CompositionMeasures
  private let limit: Int
  private var placed = 0
  private(set) var failure: CompositionFailure?

  private init(limit: Int, measures: CompositionMeasures) {
    self.limit = limit
    self.measures = measures
  }

  /// Solves a group in the effective size of its section.
  ///
  /// - Parameter limit: The number of items; the group may have space for more.
  package static func solve(
    _ group: CompositionItem, in container: CompositionSize, limit: Int = .max, measures: CompositionMeasures = CompositionMeasures(),
    failure: inout CompositionFailure?
  ) -> SolvedComposition {
    CompositionWork.solved += 1
    var solver = Self(limit: limit, measures: measures)
    let solved = solver.solve(group, size: group.size(in: container), uniform: Uniform())
    failure = solver.failure
    return solved
  }

  package static func solve(
    _ group: CompositionItem, in container: CompositionSize, limit: Int = .max, measures: CompositionMeasures = CompositionMeasures()
  ) -> SolvedComposition {
    var failure: CompositionFailure?
    return solve(group, in: container, limit: limit, measures: measures, failure: &failure)
  }

  // MARK: Items

  /// The lengths of the subitems of a line that all have the length of the longest one.
  private struct Uniform {
    var width: Double?
    var height: Double?

    subscript(axis: CompositionAxis) -> Double? {
      get { axis == .horizontal ? width : height }
      set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }
  }

  /// A subitem with its content, before it is positioned.
  private struct Slot {
    var item: CompositionItem
    var size: CompositionSize
    /// The index of the first item.
    var start: Int
    var end: Int
    /// Relative to the slot.
    var cells: [SolvedComposition.Cell]
    var supplements: [SolvedComposition.Supplement]
  }

  private mutating func solve(_ item: CompositionItem, size: CompositionSize, uniform: Uniform) -> SolvedComposition {
    let start = placed
    var solved: SolvedComposition
    switch item.content {
    case .cell: solved = cell(item, size: size, uniform: uniform)
    case .line(let line): solved = solveLine(line, of: item, size: size)
    case .custom(let provider): solved = custom(provider, of: item, size: size)
    }
    guard !item.supplements.isEmpty, !solved.cells.isEmpty else { return solved }
    let insets = item.effectiveInsets
    let inner = insets.shrink(solved.size)
    let host = CompositionFrame(insets.leading, insets.top, inner.width, inner.height)
    solved.supplements += item.supplements.map {
      SolvedComposition.Supplement(item: start, supplement: $0, frame: $0.frame(at: host, measured: measures.supplement($0.kind, start)))
    }
    return solved
  }

  private mutating func cell(_ item: CompositionItem, size: CompositionSize, uniform: Uniform) -> SolvedComposition {
    var size = size
    let real = measures.item(placed)
    for axis in [CompositionAxis.horizontal, .vertical] {
      switch item.dimension(axis) {
      case .estimated: if let real { size[axis] = real[axis] }
      case .uniform: if let length = uniform[axis] ?? real?[axis] { size[axis] = length }
      default: break
      }
    }
    placed += 1
    let insets = item.effectiveInsets
    let inner = insets.shrink(size)
    let cell = SolvedComposition.Cell(
      frame: CompositionFrame(insets.leading, insets.top, inner.width, inner.height), measuresWidth: item.width.isMeasured,
      measuresHeight: item.height.isMeasured)
    return SolvedComposition(size: size, cells: [cell], supplements: [])
  }

  private mutating func custom(
    _ provider: (CompositionSize, CompositionInsets) -> [CompositionCustomItem], of item: CompositionItem, size: CompositionSize
  ) -> SolvedComposition {
    var cells: [SolvedComposition.Cell] = []
    for custom in provider(size, item.insets) {
      guard placed < limit else { break }
      placed += 1
      cells.append(
        SolvedComposition.Cell(frame: custom.frame.offset(item.insets.leading, item.insets.top), zIndex: custom.zIndex))
    }
    if cells.isEmpty, placed < limit { failure = failure ?? .cannotFit }
    return SolvedComposition(size: size, cells: cells, supplements: [])
  }

  // MARK: Lines

  private mutating func solveLine(_ line: CompositionItem.Line, of item: CompositionItem, size: CompositionSize) -> SolvedComposition {
    var size = size
    let insets = item.effectiveInsets
    let axis = line.axis
    var room = insets.shrink(size)
    for axis in [axis, axis.across] where room[axis] <= 0 && !item.dimension(axis).isMeasured && placed < limit {
      failure = failure ?? .noRoom(insets, size)
      return SolvedComposition(size: size, cells: [], supplements: [])
    }
    let start = placed
    var uniform = shared(item)
    var slots = fill(line, of: item, room, uniform: uniform)
    if follow(slots, &uniform, of: item) {
      placed = start
      slots = fill(line, of: item, room, uniform: uniform)
    }
    if slots.isEmpty, placed < limit { failure = failure ?? .cannotFit }
    let used = length(of: slots, line)
    // A group with an estimated dimension has the size of its content.
    if item.dimension(axis).isMeasured {
      room[axis] = used
      size[axis] = used + insets.start(axis) + insets.end(axis)
    }
    if item.dimension(axis.across).isMeasured {
      room[axis.across] = breadth(of: slots, axis.across)
      size[axis.across] = room[axis.across] + insets.start(axis.across) + insets.end(axis.across)
      stretch(&slots, in: room, axis.across, uniform)
    }
    return place(slots, line, size: size, room: room, used: used, insets)
  }

  /// Returns the uniform lengths for the whole section.
  private func shared(_ item: CompositionItem) -> Uniform {
    Uniform(
      width: item.width.isUniform ? measures.uniformWidth : nil, height: item.height.isUniform ? measures.uniformHeight : nil)
  }

  /// Determines the maximum measured length of the items with equal lengths. Returns whether there is one.
  private func follow(_ slots: [Slot], _ uniform: inout Uniform, of item: CompositionItem) -> Bool {
    var changes = false
    for axis in [CompositionAxis.horizontal, .vertical] where uniform[axis] == nil {
      let lengths = slots.compactMap { slot -> Double? in
        guard case .cell = slot.item.content, slot.item.dimension(axis).isUniform else { return nil }
        return measures.item(slot.start)?[axis]
      }
      guard let longest = lengths.max() else { continue }
      uniform[axis] = longest
      changes = true
    }
    return changes
  }

  /// Adds the subitems that fit into the line, in order.
  private mutating func fill(
    _ line: CompositionItem.Line, of item: CompositionItem, _ room: CompositionSize, uniform: Uniform
  ) -> [Slot] {
    guard !line.subitems.isEmpty else { return [] }
    let axis = line.axis
    let isOpen = item.dimension(axis).isMeasured
    var most = Self.mostSlots
    var isFilling = false
    switch line.repetition {
    case .fill:
      if isOpen { most = line.subitems.count } else { isFilling = true }
    case .divide(let count), .count(let count): most = max(0, count)
    }
    var slots: [Slot] = []
    var used = 0.0
    // The length before the subitems are repeated; repetition stops if they add no length.
    var cycle = 0.0
    while placed < limit, slots.count < most {
      var subitem = line.subitems[slots.count % line.subitems.count]
      let outer = outerLength(subitem, axis)
      if case .divide(let count) = line.repetition, !isOpen {
        subitem.setLength(max(0, (room[axis] - line.spacing.length * Double(count - 1)) / Double(count) - outer), axis)
      }
      let start = placed
      var solved = solve(subitem, size: subitem.size(in: room), uniform: uniform)
      // A measured view longer than the line is cut to it.
      if isFilling, slots.isEmpty, subitem.dimension(axis).isMeasured, solved.size[axis] + outer > room[axis], case .cell = subitem.content
      {
        placed = start
        subitem.setLength(max(0, room[axis] - outer), axis)
        solved = solve(subitem, size: subitem.size(in: room), uniform: uniform)
        solved.cells[0].measuresWidth = axis == .horizontal || solved.cells[0].measuresWidth
        solved.cells[0].measuresHeight = axis == .vertical || solved.cells[0].measuresHeight
      }
      let extent = solved.size[axis] + outer
      let reach = used + extent + (slots.isEmpty ? 0 : line.spacing.length)
      let isWithoutEnd = placed == start || slots.count % line.subitems.count == 0 && !slots.isEmpty && used <= cycle
      if slots.count % line.subitems.count == 0 { cycle = used }
      if isFilling, reach > room[axis] + Self.tolerance || isWithoutEnd {
        placed = start
        break
      }
      used = reach
      slots.append(
        Slot(item: subitem, size: solved.size, start: start, end: placed, cells: solved.cells, supplements: solved.supplements))
    }
    return slots
  }

  private func length(of slots: [Slot], _ line: CompositionItem.Line) -> Double {
    slots.reduce(0) { $0 + $1.size[line.axis] + outerLength($1.item, line.axis) } + line.spacing.length * Double(max(0, slots.count - 1))
  }

  /// Returns the length across the line of a group that has the size of its largest item. Items that are a fraction of it are ignored if
  /// there are others.
  private func breadth(of slots: [Slot], _ axis: CompositionAxis) -> Double {
    let free = slots.filter { !$0.item.isFraction(along: axis) }
    return (free.isEmpty ? slots : free).map { $0.size[axis] + outerLength($0.item, axis) }.max() ?? 0
  }

  /// Solves the items again whose length across the line is a fraction of the group's.
  private mutating func stretch(_ slots: inout [Slot], in room: CompositionSize, _ axis: CompositionAxis, _ uniform: Uniform) {
    let end = placed
    guard slots.contains(where: { !$0.item.isFraction(along: axis) }) else { return }
    for index in slots.indices where slots[index].item.isFraction(along: axis) {
      var size = slots[index].size
      size[axis] = slots[index].item.size(in: room)[axis]
      guard size != slots[index].size else { continue }
      placed = slots[index].start
      let solved = solve(slots[index].item, size: size, uniform: uniform)
      guard placed == slots[index].end else { continue }
      slots[index].size = solved.size
      slots[index].cells = solved.cells
      slots[index].supplements = solved.supplements
    }
    placed = end
  }

  private func outerLength(_ item: CompositionItem, _ axis: CompositionAxis) -> Double {
    (item.spacing.start(axis)?.length ?? 0) + (item.spacing.end(axis)?.length ?? 0)
  }

  // MARK: Positions

  private func place(
    _ slots: [Slot], _ line: CompositionItem.Line, size: CompositionSize, room: CompositionSize, used: Double, _ insets: CompositionInsets
  ) -> SolvedComposition {
    let axis = line.axis
    let share = share(of: max(0, room[axis] - used), slots, line)
    var position = 0.0
    var solved = SolvedComposition(size: size, cells: [], supplements: [])
    for (index, slot) in slots.enumerated() {
      if index > 0 { position += line.spacing.length + (line.spacing.isFlexible ? share : 0) }
      position += edge(slot.item.spacing.start(axis), share)
      let across = positionAcross(slot, axis.across, room)
      let x = insets.leading + (axis == .horizontal ? position : across)
      let y = insets.top + (axis == .horizontal ? across : position)
      for var cell in slot.cells {
        cell.frame = cell.frame.offset(x, y)
        solved.cells.append(cell)
      }
      for var supplement in slot.supplements {
        supplement.frame = supplement.frame.offset(x, y)
        solved.supplements.append(supplement)
      }
      position += slot.size[axis] + edge(slot.item.spacing.end(axis), share)
    }
    return solved
  }

  /// Returns the fraction of the remaining space for each flexible spacing of the line.
  private func share(of rest: Double, _ slots: [Slot], _ line: CompositionItem.Line) -> Double {
    var flexible = line.spacing.isFlexible ? max(0, slots.count - 1) : 0
    for slot in slots {
      for edge in [slot.item.spacing.start(line.axis), slot.item.spacing.end(line.axis)] where edge?.isFlexible ?? false { flexible += 1 }
    }
    return flexible > 0 ? rest / Double(flexible) : 0
  }

  private func edge(_ spacing: CompositionSpacing?, _ share: Double) -> Double {
    guard let spacing else { return 0 }
    return spacing.length + (spacing.isFlexible ? share : 0)
  }

  /// Returns the position across the line: at the start, unless flexible edges shift it.
  private func positionAcross(_ slot: Slot, _ axis: CompositionAxis, _ room: CompositionSize) -> Double {
    let (start, end) = (slot.item.spacing.start(axis), slot.item.spacing.end(axis))
    let rest = max(0, room[axis] - slot.size[axis] - outerLength(slot.item, axis))
    let flexible = [start, end].filter { $0?.isFlexible ?? false }.count
    return edge(start, flexible > 0 ? rest / Double(flexible) : 0)
  }
}

/// Counts the work of compositional layouts, for tests of their performance.
package enum CompositionWork {
  /// The number of groups that were solved.
  nonisolated(unsafe) package static var solved = 0
}
