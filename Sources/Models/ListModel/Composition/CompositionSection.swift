/// A section of a compositional layout: groups, and views at its boundary. Coordinates count from the leading top corner of its container.
package struct CompositionSection {
  /// The properties from which a section is created.
  package struct Parts {
    package var group: CompositionItem
    package var insets = CompositionInsets.zero
    package var spacing = 0.0
    package var boundaries: [CompositionBoundary] = []
    /// The insets of the container for boundary items.
    package var boundaryInsets = CompositionInsets.zero
    /// The space before the first boundary item and after the last one.
    package var outerStart = 0.0
    package var outerEnd = 0.0
    package var isOrthogonal = false
    /// Whether scrolling stops with a group in the center of the container.
    package var isCentered = false

    package init(_ group: CompositionItem) {
      self.group = group
    }
  }

  package struct Boundary: Equatable, Sendable {
    package var item: CompositionBoundary
    package var frame: CompositionFrame
    /// Whether the item is before or after the content; nil if it is beside it.
    package var isBefore: Bool?
  }

  package let parts: Parts
  package let container: CompositionSize
  /// The axis of scrolling.
  package let axis: CompositionAxis
  package private(set) var run: CompositionRun
  package private(set) var boundaries: [Boundary] = []
  package private(set) var measuredBoundaries: [Int: CompositionSize]
  /// The length along the axis.
  package private(set) var extent = 0.0
  /// The position of the first group.
  package private(set) var originX = 0.0
  package private(set) var originY = 0.0
  /// The length of the content of an orthogonal section, with its insets.
  package private(set) var scrolledLength = 0.0

  package init(
    _ parts: Parts, in container: CompositionSize, axis: CompositionAxis, count: Int, measured: [Int: CompositionSize] = [:],
    measuredSupplements: [CompositionRun.SupplementKey: CompositionSize] = [:], measuredBoundaries: [Int: CompositionSize] = [:]
  ) {
    self.parts = parts
    self.container = container
    self.axis = axis
    self.measuredBoundaries = measuredBoundaries
    let beside = Self.roomBeside(parts, container, axis, measuredBoundaries)
    var room = parts.insets.shrink(container)
    room[axis.across] = max(0, room[axis.across] - beside.before - beside.after)
    run = CompositionRun(
      parts.group, in: room, axis: parts.isOrthogonal ? axis.across : axis, spacing: parts.spacing, count: count, measured: measured,
      measuredSupplements: measuredSupplements)
    arrange()
  }

  package var count: Int { run.count }

  // MARK: Arranging

  /// Returns the space that items at the sides occupy.
  private static func roomBeside(
    _ parts: Parts, _ container: CompositionSize, _ axis: CompositionAxis, _ measured: [Int: CompositionSize]
  ) -> (before: Double, after: Double) {
    var room = (before: 0.0, after: 0.0)
    for (index, item) in parts.boundaries.enumerated() where item.extends && item.side(axis) == 0 {
      let length = item.supplement.size(in: parts.boundaryInsets.shrink(container), measured: measured[index])[axis.across]
      if item.side(axis.across) < 0 { room.before = max(room.before, length) }
      if item.side(axis.across) > 0 { room.after = max(room.after, length) }
    }
    return room
  }

  private mutating func arrange() {
    let across = axis.across
    let beside = Self.roomBeside(parts, container, axis, measuredBoundaries)
    let content = parts.insets.start(axis) + (parts.isOrthogonal ? run.breadth : run.length) + parts.insets.end(axis)
    var before = 0.0
    var after = 0.0
    boundaries = []
    let room = parts.boundaryInsets.shrink(container)
    for (index, item) in parts.boundaries.enumerated() {
      let size = item.supplement.size(in: room, measured: measuredBoundaries[index])
      let side = item.side(axis)
      let offset = axis == .horizontal ? (item.offsetX, item.offsetY) : (item.offsetY, item.offsetX)
      var position: Double
      if side < 0 {
        position = item.extends ? -size[axis] : 0
      } else if side > 0 {
        position = item.extends ? content : content - size[axis]
      } else {
        position = (content - size[axis]) / 2
      }
      position += offset.0
      let rest = room[across] - size[across]
      let crossSide = item.side(across)
      let cross = parts.boundaryInsets.start(across) + (crossSide < 0 ? 0 : crossSide > 0 ? rest : rest / 2) + offset.1
      if item.extends, side != 0 {
        before = max(before, -position)
        after = max(after, position + size[axis] - content)
      }
      let frame =
        axis == .horizontal
        ? CompositionFrame(position, cross, size.width, size.height) : CompositionFrame(cross, position, size.width, size.height)
      boundaries.append(Boundary(item: item, frame: frame, isBefore: side == 0 ? nil : side < 0))
    }
    let start = parts.outerStart + before
    for index in boundaries.indices {
      let moved = axis == .horizontal ? boundaries[index].frame.offset(start, 0) : boundaries[index].frame.offset(0, start)
      boundaries[index].frame = boundaries[index].item.supplement.shrunk(moved)
    }
    extent = start + content + after + parts.outerEnd
    let main = start + parts.insets.start(axis)
    var cross = parts.insets.start(across) + beside.before
    if parts.isOrthogonal {
      var end = parts.insets.end(across)
      if parts.isCentered, run.groupCount > 0 {
        cross = (container[across] - run.length(ofGroup: 0)) / 2
        end = (container[across] - run.length(ofGroup: run.groupCount - 1)) / 2
      }
      scrolledLength = max(0, cross + run.length + end)
    }
    (originX, originY) = axis == .horizontal ? (main, cross) : (cross, main)
  }

  // MARK: Asking

  package func frame(ofItem item: Int) -> CompositionFrame? { run.frame(ofItem: item)?.offset(originX, originY) }

  /// Returns the groups that overlap a range of positions on the axis of the groups, including overhanging views.
  package func groups(from low: Double, to high: Double) -> Range<Int> {
    let origin = run.axis == .horizontal ? originX : originY
    let overhang = run.overhang
    return run.groups(from: low - origin - overhang, to: high - origin + overhang)
  }

  /// Returns a group with the positions of its items relative to the returned point.
  package func solved(_ group: Int) -> (solved: SolvedComposition, first: Int, x: Double, y: Double) {
    var place = run.solved(group)
    place.x += originX
    place.y += originY
    return place
  }

  /// Returns the frame of a boundary item that is pinned between two positions while a part of the section is visible.
  package func pinned(_ index: Int, from low: Double, to high: Double) -> CompositionFrame {
    let boundary = boundaries[index]
    guard boundary.item.pins, let isBefore = boundary.isBefore else { return boundary.frame }
    let natural = boundary.frame.start(axis)
    let length = boundary.frame.length(axis)
    var position = natural
    if isBefore {
      let footers = boundaries.filter { $0.isBefore == false && $0.item.extends }.map { $0.frame.start(axis) }
      let end = min(footers.min() ?? .infinity, extent - parts.outerEnd)
      position = max(natural, min(low, end - length))
    } else {
      let headers = boundaries.filter { $0.isBefore == true && $0.item.extends }.map { $0.frame.end(axis) }
      let start = max(headers.max() ?? 0, parts.outerStart)
      position = min(natural, max(high - length, start))
    }
    let step = position - natural
    return axis == .horizontal ? boundary.frame.offset(step, 0) : boundary.frame.offset(0, step)
  }

  // MARK: Measuring

  package mutating func setMeasured(_ size: CompositionSize, ofItem item: Int) {
    run.setMeasured(size, ofItem: item)
    arrange()
  }

  package mutating func setMeasured(_ size: CompositionSize, ofSupplement key: CompositionRun.SupplementKey) {
    run.setMeasured(size, ofSupplement: key)
  }

  package mutating func setMeasured(_ size: CompositionSize, ofBoundary index: Int) {
    guard measuredBoundaries[index] != size else { return }
    measuredBoundaries[index] = size
    if boundaries.indices.contains(index), parts.boundaries[index].side(axis) == 0 {
      self = CompositionSection(
        parts, in: container, axis: axis, count: count, measured: run.measured, measuredSupplements: run.measuredSupplements,
        measuredBoundaries: measuredBoundaries)
    } else {
      arrange()
    }
  }
}

extension CompositionBoundary {
  /// Returns the side of the content on an axis: -1 before it, 1 after it, 0 beside it.
  func side(_ axis: CompositionAxis) -> Int {
    let part = axis == .horizontal ? supplement.anchor.x : supplement.anchor.y
    return part < 0.5 ? -1 : part > 0.5 ? 1 : 0
  }
}
