import TrestleListModel
import Testing
import TrestleExpectations
import TrestleTrials

/// A reference implementation for groups of fixed lengths, written from the rules: it lays out every group separately.
private struct NaiveSolver {
  var count: Int
  var placed = 0
  var frames: [CompositionFrame] = []

  mutating func solve(_ item: CompositionItem, _ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    let (left, top) = (item.insets.leading, item.insets.top)
    let innerWidth = max(0, width - left - item.insets.trailing)
    let innerHeight = max(0, height - top - item.insets.bottom)
    guard case .line(let line) = item.content else {
      placed += 1
      if placed <= count { frames.append(CompositionFrame(x + left, y + top, innerWidth, innerHeight)) }
      return
    }
    let isRow = line.axis == .horizontal
    let room = isRow ? innerWidth : innerHeight
    var slots: [(item: CompositionItem, width: Double, height: Double, before: Double, after: Double)] = []
    var used = 0.0
    while slots.count < 200 {
      var subitem = line.subitems[slots.count % line.subitems.count]
      let (before, after) = edges(subitem, isRow)
      if case .count(let most) = line.repetition, slots.count == most { break }
      if case .divide(let most) = line.repetition {
        if slots.count == most { break }
        let share = max(0, (room - line.spacing.length * Double(most - 1)) / Double(most) - before - after)
        if isRow { subitem.width = .absolute(share) } else { subitem.height = .absolute(share) }
      }
      let (itemWidth, itemHeight) = (length(subitem.width, innerWidth, innerHeight), length(subitem.height, innerWidth, innerHeight))
      let extent = (isRow ? itemWidth : itemHeight) + before + after
      let reach = used + extent + (slots.isEmpty ? 0 : line.spacing.length)
      if case .fill = line.repetition, reach > room + 0.01 { break }
      used = reach
      slots.append((subitem, itemWidth, itemHeight, before, after))
    }
    var flexible = line.spacing.isFlexible ? max(0, slots.count - 1) : 0
    for slot in slots {
      for edge in isRow ? [slot.item.spacing.leading, slot.item.spacing.trailing] : [slot.item.spacing.top, slot.item.spacing.bottom]
      where edge?.isFlexible ?? false { flexible += 1 }
    }
    let share = flexible > 0 ? max(0, room - used) / Double(flexible) : 0
    var position = 0.0
    for (index, slot) in slots.enumerated() {
      if index > 0 { position += line.spacing.length + (line.spacing.isFlexible ? share : 0) }
      let edge = isRow ? (slot.item.spacing.leading, slot.item.spacing.trailing) : (slot.item.spacing.top, slot.item.spacing.bottom)
      position += slot.before + (edge.0?.isFlexible ?? false ? share : 0)
      let across = across(slot.item, isRow ? slot.height : slot.width, isRow ? innerHeight : innerWidth, isRow)
      solve(
        slot.item, x + left + (isRow ? position : across), y + top + (isRow ? across : position), slot.width, slot.height)
      position += (isRow ? slot.width : slot.height) + slot.after + (edge.1?.isFlexible ?? false ? share : 0)
    }
  }

  private func edges(_ item: CompositionItem, _ isRow: Bool) -> (Double, Double) {
    isRow
      ? (item.spacing.leading?.length ?? 0, item.spacing.trailing?.length ?? 0)
      : (item.spacing.top?.length ?? 0, item.spacing.bottom?.length ?? 0)
  }

  private func across(_ item: CompositionItem, _ length: Double, _ room: Double, _ isRow: Bool) -> Double {
    let (start, end) = isRow ? (item.spacing.top, item.spacing.bottom) : (item.spacing.leading, item.spacing.trailing)
    let rest = max(0, room - length - (start?.length ?? 0) - (end?.length ?? 0))
    guard let start else { return 0 }
    guard start.isFlexible else { return start.length }
    return start.length + (end?.isFlexible ?? false ? rest / 2 : rest)
  }

  private func length(_ dimension: CompositionDimension, _ width: Double, _ height: Double) -> Double {
    switch dimension {
    case .fractionalWidth(let part): part * width
    case .fractionalHeight(let part): part * height
    default: dimension.value
    }
  }
}

/// Groups of groups with space for their content.
private struct Trees {
  private static let parts: [Double] = [0.2, 0.25, 1.0 / 3.0, 0.5]
  private static let others: [Double] = [0.5, 0.75, 1.0]
  var noise: Noise

  mutating func tree(_ depth: Int, width: Double, height: Double) -> CompositionItem {
    let isRow = noise.chance(50)
    var subitems: [CompositionItem] = []
    for _ in 0...noise.below(2) {
      let part = Self.parts[noise.below(4)]
      let other = Self.others[noise.below(3)]
      let itemWidth = isRow ? part : other
      let itemHeight = isRow ? other : part
      var item = CompositionItem(.absolute(0), .absolute(0))
      if depth > 0, noise.chance(40) { item = tree(depth - 1, width: itemWidth * width, height: itemHeight * height) }
      item.width = noise.chance(30) ? .absolute((itemWidth * width).rounded(.down)) : .fractionalWidth(itemWidth)
      item.height = noise.chance(30) ? .absolute((itemHeight * height).rounded(.down)) : .fractionalHeight(itemHeight)
      if noise.chance(30) { item.insets = CompositionInsets(leading: 1, top: 2, trailing: 3, bottom: 1) }
      if noise.chance(30) {
        item.spacing = CompositionEdges(
          leading: edge(), top: edge(), trailing: edge(), bottom: edge())
      }
      subitems.append(item)
    }
    let repetition: CompositionItem.Repetition = [.fill, .fill, .divide(1 + noise.below(3)), .count(1 + noise.below(2))][noise.below(4)]
    let spacing: CompositionSpacing = noise.chance(50) ? .fixed(Double(noise.below(4))) : .flexible(Double(noise.below(4)))
    return CompositionItem(
      .fractionalWidth(1), .fractionalHeight(1), line: .init(isRow ? .horizontal : .vertical, subitems, repetition, spacing: spacing))
  }

  private mutating func edge() -> CompositionSpacing? {
    switch noise.below(3) {
    case 0: nil
    case 1: .fixed(Double(noise.below(3)))
    default: .flexible(0)
    }
  }
}

struct CompositionTests {
  @Test("CV-101 CV-145 Random trees of groups are placed as the rules say", arguments: 0..<400)
  func trees(seed: UInt64) {
    var trees = Trees(noise: Noise(seed: seed))
    var group = trees.tree(3, width: 400, height: 300)
    group.width = .fractionalWidth(1)
    group.height = .absolute(300)
    let room = CompositionSize(400, 800)
    var failure: CompositionFailure?
    let pattern = CompositionSolver.solve(group, in: room, failure: &failure)
    // Trees in which a group has no space are a separate case.
    guard failure == nil else { return }
    let count = pattern.cells.count * 2 + pattern.cells.count / 2
    let run = CompositionRun(group, in: room, axis: .vertical, spacing: 7, count: count)
    var naive = NaiveSolver(count: count)
    var top = 0.0
    while naive.placed < count {
      let before = naive.placed
      naive.solve(group, 0, top, 400, 300)
      guard naive.placed > before else { break }
      top += 307
    }
    expect(naive.frames.count, equals: count)
    for item in 0..<count {
      guard let frame = run.frame(ofItem: item), item < naive.frames.count else {
        Issue.record("item \(item) has no frame")
        return
      }
      expect(isNear(frame, naive.frames[item]), "item \(item): \(frame), \(naive.frames[item])")
    }
    expect(abs(run.length - (Double((count + pattern.cells.count - 1) / pattern.cells.count) * 307 - 7)), below: 0.01)
  }

  private func isNear(_ left: CompositionFrame, _ right: CompositionFrame) -> Bool {
    abs(left.x - right.x) < 0.001 && abs(left.y - right.y) < 0.001 && abs(left.width - right.width) < 0.001
      && abs(left.height - right.height) < 0.001
  }

  private func row(
    _ width: CompositionDimension, _ height: CompositionDimension, _ items: [CompositionItem], spacing: CompositionSpacing = .fixed(0)
  ) -> CompositionItem { CompositionItem(width, height, line: .init(.horizontal, items, spacing: spacing)) }

  @Test("CV-107 CV-146 C23 Measured items make their row as high as the highest, or all as high")
  func estimates() {
    let cell = CompositionItem(.fractionalWidth(0.5), .estimated(100))
    var run = CompositionRun(
      row(.fractionalWidth(1), .estimated(100), [cell]), in: CompositionSize(375, 600), axis: .vertical, count: 6)
    expect(run.length, equals: 300)
    run.setMeasured(CompositionSize(187.5, 60), ofItem: 0)
    run.setMeasured(CompositionSize(187.5, 90), ofItem: 1)
    expect(run.frame(ofItem: 0), equals: CompositionFrame(0, 0, 187.5, 60))
    expect(run.frame(ofItem: 1), equals: CompositionFrame(187.5, 0, 187.5, 90))
    expect(run.frame(ofItem: 2)?.y, equals: 90)
    expect(run.length, equals: 290)
    let uniform = CompositionItem(.fractionalWidth(0.5), .uniform(100))
    var equal = CompositionRun(
      row(.fractionalWidth(1), .estimated(100), [uniform]), in: CompositionSize(375, 600), axis: .vertical, count: 6)
    equal.setMeasured(CompositionSize(187.5, 60), ofItem: 0)
    equal.setMeasured(CompositionSize(187.5, 90), ofItem: 1)
    expect(equal.frame(ofItem: 0), equals: CompositionFrame(0, 0, 187.5, 90))
    expect(equal.frame(ofItem: 1), equals: CompositionFrame(187.5, 0, 187.5, 90))
    expect(equal.frame(ofItem: 2)?.y, equals: 90)
  }

  @Test("CV-107 An outermost uniform group makes all groups of the section equal")
  func uniformSection() {
    let cell = CompositionItem(.fractionalWidth(1), .uniform(50))
    var run = CompositionRun(
      row(.fractionalWidth(1), .uniform(50), [cell]), in: CompositionSize(300, 600), axis: .vertical, count: 1_000_000)
    run.setMeasured(CompositionSize(300, 70), ofItem: 3)
    run.setMeasured(CompositionSize(300, 60), ofItem: 4)
    expect(run.frame(ofItem: 999_999), equals: CompositionFrame(0, 69_999_930, 300, 70))
  }

  @Test("CV-102 C25 Items of measured widths fill rows, which hold differing numbers")
  func tags() {
    var run = CompositionRun(
      row(.fractionalWidth(1), .estimated(32), [CompositionItem(.estimated(100), .estimated(32))], spacing: .fixed(8)),
      in: CompositionSize(320, 600), axis: .vertical, count: 5)
    for (index, width) in [80.0, 120, 90, 200, 60].enumerated() { run.setMeasured(CompositionSize(width, 32), ofItem: index) }
    expect((0..<5).map { run.frame(ofItem: $0)?.x }, equals: [0, 88, 216, 0, 208])
    expect((0..<5).map { run.frame(ofItem: $0)?.y }, equals: [0, 0, 0, 32, 32])
    expect((0..<5).map { run.group(ofItem: $0) }, equals: [0, 0, 0, 1, 1])
    // A view wider than the row is cut to it.
    run.setMeasured(CompositionSize(900, 32), ofItem: 3)
    expect(run.frame(ofItem: 3), equals: CompositionFrame(0, 32, 320, 32))
    expect(run.frame(ofItem: 4), equals: CompositionFrame(0, 64, 60, 32))
  }

  @Test("CV-108 A part of an estimated group's height follows the height of the measured item beside it")
  func fractions() {
    let image = CompositionItem(.fractionalWidth(0.25), .fractionalHeight(1))
    let text = CompositionItem(.fractionalWidth(0.75), .estimated(100))
    var run = CompositionRun(
      row(.fractionalWidth(1), .estimated(100), [image, text]), in: CompositionSize(400, 600), axis: .vertical, count: 4)
    run.setMeasured(CompositionSize(300, 40), ofItem: 1)
    expect(run.frame(ofItem: 0), equals: CompositionFrame(0, 0, 100, 40))
    expect(run.frame(ofItem: 2), equals: CompositionFrame(0, 40, 100, 100))
  }

  @Test("CV-146 Measuring in any order equals a run made with the same sizes", arguments: 0..<40)
  func measuring(seed: UInt64) {
    var noise = Noise(seed: seed)
    let kind = noise.below(3)
    let cell = CompositionItem(kind == 2 ? .estimated(70) : kind == 1 ? .fractionalWidth(0.5) : .fractionalWidth(1), .estimated(40))
    let group = row(.fractionalWidth(1), .estimated(40), [cell], spacing: .fixed(3))
    let room = CompositionSize(300, 600)
    let count = 1 + noise.below(60)
    var run = CompositionRun(group, in: room, axis: .vertical, spacing: 5, count: count)
    var sizes: [Int: CompositionSize] = [:]
    for _ in 0..<80 {
      let item = noise.below(count)
      let size = CompositionSize(kind == 2 ? Double(20 + noise.below(150)) : 150, Double(10 + noise.below(90)))
      sizes[item] = size
      run.setMeasured(size, ofItem: item)
      let fresh = CompositionRun(group, in: room, axis: .vertical, spacing: 5, count: count, measured: sizes)
      expect(abs(run.length - fresh.length), below: 0.01)
      expect(run.groupCount, equals: fresh.groupCount)
      let probe = noise.below(count)
      expect(run.frame(ofItem: probe), equals: fresh.frame(ofItem: probe))
      let group = run.group(ofItem: probe)
      expect(run.items(ofGroup: group).contains(probe))
      expect(run.groups(from: run.start(ofGroup: group), to: run.start(ofGroup: group) + 1).contains(group))
    }
  }

  @Test("CV-145 CV-144 Ten million items cost no more than a few")
  func periodic() {
    let cell = CompositionItem(.fractionalWidth(0.25), .fractionalHeight(1))
    let before = CompositionWork.solved
    let run = CompositionRun(
      row(.fractionalWidth(1), .absolute(90), [cell]), in: CompositionSize(400, 600), axis: .vertical, spacing: 10, count: 10_000_001)
    expect(run.frame(ofItem: 9_999_999), equals: CompositionFrame(300, 249_999_900, 100, 90))
    expect(run.groups(from: 100_000_000, to: 100_000_600), equals: 1_000_000..<1_000_007)
    expect(run.length, equals: 250_000_090)
    expect(CompositionWork.solved - before, equals: 1)
    var list = CompositionRun(
      row(.fractionalWidth(1), .estimated(44), [CompositionItem(.fractionalWidth(1), .estimated(44))]), in: CompositionSize(400, 600),
      axis: .vertical, count: 10_000_000)
    list.setMeasured(CompositionSize(400, 60), ofItem: 5_000_000)
    expect(list.frame(ofItem: 5_000_001)?.y, equals: Double(220_000_060))
    expect(CompositionWork.solved - before, below: 8)
  }

  @Test("CV-109 An incomplete group that is estimated across is as high as its items")
  func incomplete() {
    let low = CompositionItem(.fractionalWidth(0.5), .absolute(30))
    let high = CompositionItem(.fractionalWidth(0.5), .absolute(80))
    let group = row(.fractionalWidth(1), .estimated(10), [low, high])
    expect(CompositionRun(group, in: CompositionSize(300, 600), axis: .vertical, count: 2).length, equals: 80)
    expect(CompositionRun(group, in: CompositionSize(300, 600), axis: .vertical, count: 3).length, equals: 110)
  }
}
