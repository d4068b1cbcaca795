/// The frames of the items of one group, relative to the group, in the order of the items.
package struct SolvedComposition: Equatable, Sendable {
  package var size: CompositionSize
  package var frames: [CompositionFrame]
}

/// Computes where the items of a group are.
package struct CompositionSolver {
  /// Lengths that differ by less fit, so that thirds add up to a whole.
  static let tolerance = 0.01

  /// The size that the view of an item has been measured to have; nil for one that has not been measured.
  private let measured: (Int) -> CompositionSize?
  private let limit: Int
  private var placed = 0

  private init(limit: Int, measured: @escaping (Int) -> CompositionSize?) {
    self.limit = limit
    self.measured = measured
  }

  /// Solves a group in the effective size of its section.
  ///
  /// - Parameters:
  ///   - limit: how many items there are; the group may have room for more.
  ///   - measured: the measured size of an item, counted from the group's first one.
  package static func solve(
    _ group: CompositionItem, in container: CompositionSize, limit: Int = .max,
    measured: @escaping (Int) -> CompositionSize? = { _ in nil }
  ) -> SolvedComposition {
    var solver = Self(limit: limit, measured: measured)
    return solver.solve(group, size: group.size(in: container))
  }

  // MARK: Groups

  /// A subitem with what is in it, before it has its place.
  private struct Slot {
    var item: CompositionItem
    var size: CompositionSize
    /// Relative to the slot.
    var frames: [CompositionFrame]
  }

  private mutating func solve(_ item: CompositionItem, size: CompositionSize) -> SolvedComposition {
    guard let group = item.group else { return leaf(item, size: size) }
    let insets = item.effectiveInsets
    let room = insets.shrink(size)
    let slots = fill(group, of: item, room)
    return place(slots, of: item, group, size: size, room: room, insets)
  }

  private mutating func leaf(_ item: CompositionItem, size: CompositionSize) -> SolvedComposition {
    var size = size
    if let real = measured(placed) {
      if item.width.isEstimated { size.width = real.width }
      if item.height.isEstimated { size.height = real.height }
    }
    placed += 1
    let insets = item.effectiveInsets
    let inner = insets.shrink(size)
    return SolvedComposition(size: size, frames: [CompositionFrame(insets.leading, insets.top, inner.width, inner.height)])
  }

  /// The subitems that the group takes, in order.
  private mutating func fill(_ group: CompositionItem.Group, of item: CompositionItem, _ room: CompositionSize) -> [Slot] {
    guard !group.subitems.isEmpty else { return [] }
    let axis = group.axis
    let length = room[axis]
    var slots: [Slot] = []
    var used = 0.0
    let most = most(group, of: item)
    while placed < limit, slots.count < most {
      let subitem = group.subitems[slots.count % group.subitems.count]
      var size = subitem.size(in: room)
      if case .divide(let count) = group.repetition {
        size[axis] = max(0, (length - group.spacing.length * Double(count - 1)) / Double(count) - outerLength(subitem, axis))
      }
      let start = placed
      let solved = solve(subitem, size: size)
      let extent = solved.size[axis] + outerLength(subitem, axis)
      let reach = used + extent + (slots.isEmpty ? 0 : group.spacing.length)
      if case .fill = group.repetition, !item.dimension(axis).isEstimated, reach > length + Self.tolerance {
        placed = start
        break
      }
      // A subitem without items, or without a length, would be repeated for ever.
      if case .fill = group.repetition, placed == start || extent <= 0 && slots.count >= group.subitems.count {
        placed = start
        break
      }
      used = reach
      slots.append(Slot(item: subitem, size: solved.size, frames: solved.frames))
    }
    return slots
  }

  /// How many subitems a group takes at most; an estimated group that fills takes each once.
  private func most(_ group: CompositionItem.Group, of item: CompositionItem) -> Int {
    switch group.repetition {
    case .fill: item.dimension(group.axis).isEstimated ? group.subitems.count : .max
    case .divide(let count), .count(let count): max(0, count)
    }
  }

  private func outerLength(_ item: CompositionItem, _ axis: CompositionAxis) -> Double {
    (item.spacing.start(axis)?.length ?? 0) + (item.spacing.end(axis)?.length ?? 0)
  }

  // MARK: Places

  private func place(
    _ slots: [Slot], of item: CompositionItem, _ group: CompositionItem.Group, size: CompositionSize, room: CompositionSize,
    _ insets: CompositionInsets
  ) -> SolvedComposition {
    let axis = group.axis
    var (size, room) = (size, room)
    let used = slots.reduce(0) { $0 + $1.size[axis] + outerLength($1.item, axis) } + group.spacing.length * Double(max(0, slots.count - 1))
    // An estimated group is as large as what is in it.
    if item.dimension(axis).isEstimated {
      room[axis] = used
      size[axis] = used
    }
    if item.dimension(axis.across).isEstimated {
      room[axis.across] = slots.map { $0.size[axis.across] + outerLength($0.item, axis.across) }.max() ?? 0
      size[axis.across] = room[axis.across]
    }
    let share = share(of: max(0, room[axis] - used), slots, group)
    var position = 0.0
    var frames: [CompositionFrame] = []
    for (index, slot) in slots.enumerated() {
      if index > 0 { position += group.spacing.length + (group.spacing.isFlexible ? share : 0) }
      position += edge(slot.item.spacing.start(axis), share)
      let across = positionAcross(slot, axis.across, room)
      let (x, y) = axis == .horizontal ? (position, across) : (across, position)
      frames += slot.frames.map { $0.offset(insets.leading + x, insets.top + y) }
      position += slot.size[axis] + edge(slot.item.spacing.end(axis), share)
    }
    return SolvedComposition(size: size, frames: frames)
  }

  /// What each flexible distance of the group gets of the room that is left.
  private func share(of rest: Double, _ slots: [Slot], _ group: CompositionItem.Group) -> Double {
    var flexible = group.spacing.isFlexible ? max(0, slots.count - 1) : 0
    for slot in slots {
      for edge in [slot.item.spacing.start(group.axis), slot.item.spacing.end(group.axis)] where edge?.isFlexible ?? false { flexible += 1 }
    }
    return flexible > 0 ? rest / Double(flexible) : 0
  }

  private func edge(_ spacing: CompositionSpacing?, _ share: Double) -> Double {
    guard let spacing else { return 0 }
    return spacing.length + (spacing.isFlexible ? share : 0)
  }

  /// Across the axis an item is at the start, unless flexible edges push it away.
  private func positionAcross(_ slot: Slot, _ axis: CompositionAxis, _ room: CompositionSize) -> Double {
    let (start, end) = (slot.item.spacing.start(axis), slot.item.spacing.end(axis))
    let rest = max(0, room[axis] - slot.size[axis] - outerLength(slot.item, axis))
    let flexible = [start, end].filter { $0?.isFlexible ?? false }.count
    return edge(start, flexible > 0 ? rest / Double(flexible) : 0)
  }
}
