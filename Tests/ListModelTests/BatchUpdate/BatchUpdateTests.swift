import Testing
import TrestleExpectations
import TrestleTrials

@testable import TrestleListModel

@Suite struct BatchUpdateTests {
  @Test("BU-02 All pairs of edits on all tables up to 3 sections × 2 rows end as arrays do, × 3 with TRESTLE_SOAK")
  func allPairs() {
    var judged = 0
    var refused = 0
    let sizes = isSoaking ? 4 : 3
    for sections in 0...3 {
      for code in 0..<Self.power(sizes, sections) {
        let counts = (0..<sections).map { code / Self.power(sizes, $0) % sizes }
        let edits = UpdateEdit.all(on: counts)
        for (number, first) in edits.enumerated() {
          for second in edits[number...] {
            var update = BatchUpdate()
            second.apply(to: &update)
            first.apply(to: &update)
            switch Self.judge(update, counts) {
            case .agreed: judged += 1
            case .refused: refused += 1
            case .differs(let what): Issue.record("\(counts), \(first), \(second): \(what)")
            }
          }
        }
      }
    }
    expect(judged, above: (isSoaking ? 100_000 : 20_000))
    print("pairs judged: \(judged), refused as they should be: \(refused)")
  }

  private static func power(_ base: Int, _ exponent: Int) -> Int {
    (0..<exponent).reduce(1) { result, _ in result * base }
  }

  enum Verdict {
    case agreed
    case refused
    case differs(String)
  }

  /// Compares the maps with arrays. Updates with invalid positions must be rejected.
  static func judge(_ update: BatchUpdate, _ counts: [Int]) -> Verdict {
    if contradicts(update) {
      return (try? update.resolve(before: counts, after: counts)) == nil ? .refused : .differs("a contradiction was let through")
    }
    var naive = NaiveUpdate(before: counts)
    naive.apply(update, insertedSectionCount: 2, reloadedSectionCount: 4)
    let after = naive.counts
    let targets = Array(update.insertedItems.keys) + update.movedItems.map(\.target)
    let sectionTargets = Array(update.insertedSections.keys) + update.movedSections.map(\.target)
    let reaches =
      targets.allSatisfy { $0.section < after.count && $0.item < after[$0.section] } && sectionTargets.allSatisfy { $0 < after.count }
    do {
      let resolved = try update.resolve(before: counts, after: after)
      if !reaches { return .differs("a place out of reach was let through") }
      return naive.difference(from: resolved, before: counts).map { .differs($0) } ?? .agreed
    } catch {
      return reaches ? .differs("refused: \(error.message)") : .refused
    }
  }

  private static func contradicts(_ update: BatchUpdate) -> Bool {
    let itemSources = update.movedItems.map(\.source)
    let itemTargets = update.movedItems.map(\.target)
    let sectionSources = update.movedSections.map(\.source)
    let sectionTargets = update.movedSections.map(\.target)
    return Set(itemSources).count < itemSources.count || Set(itemTargets).count < itemTargets.count
      || Set(sectionSources).count < sectionSources.count || Set(sectionTargets).count < sectionTargets.count
      || itemSources.contains { update.deletedItems[$0] != nil || update.reloadedItems[$0] != nil }
      || itemTargets.contains { update.insertedItems[$0] != nil }
      || sectionSources.contains { update.deletedSections[$0] != nil }
      || sectionTargets.contains { update.insertedSections[$0] != nil }
      || update.deletedItems.keys.contains { update.reloadedItems[$0] != nil }
      || update.deletedSections.keys.contains { update.reloadedSections[$0] != nil }
  }

  @Test("BU-02 Seeded random blocks end as arrays do", arguments: [1, 2, 3, 4])
  func random(seed: UInt64) {
    var random = Noise(seed: seed)
    let rounds = isSoaking ? 250_000 : 10_000
    var agreed = 0
    for round in 0..<rounds {
      let counts = (0..<random.below(6)).map { _ in random.below(9) }
      var update = BatchUpdate()
      for _ in 0..<random.below(9) + 1 { Self.randomEdit(on: counts, &random)?.apply(to: &update) }
      switch Self.judge(update, counts) {
      case .agreed: agreed += 1
      case .refused: break
      case .differs(let what): Issue.record("seed \(seed), round \(round): \(what)")
      }
    }
    expect(agreed, above: rounds / 10)
  }

  private static func randomEdit(on counts: [Int], _ random: inout Noise) -> UpdateEdit? {
    func section() -> Int { random.below(counts.count) }
    func target() -> ItemPath {
      let number = section()
      return ItemPath(section: number, item: random.below(counts[number] + 1))
    }
    guard !counts.isEmpty else { return .insertSection(random.below(2)) }
    let path = target()
    let exists = path.item < counts[path.section]
    switch random.below(12) {
    case 0, 1, 2: return exists ? .deleteItem(path) : nil
    case 3, 4, 5: return .insertItem(path)
    case 6: return exists ? .reloadItem(path) : nil
    case 7, 8: return exists ? .moveItem(path, target()) : nil
    case 9: return random.chance(50) ? .deleteSection(section()) : .moveSection(section(), section())
    case 10: return .insertSection(random.below(counts.count + 1))
    default: return .reloadSection(section())
    }
  }

  @Test("BU-03 The states example: five rows, three inserted, two deleted")
  func states() throws {
    let before = ["Arizona", "California", "Delaware", "New Jersey", "Washington"]
    let after = ["Alaska", "Arizona", "California", "Georgia", "New Jersey", "Virginia"]
    var update = BatchUpdate()
    update.insertItems([0, 3, 5].map { ItemPath(section: 0, item: $0) })
    update.deleteItems([2, 4].map { ItemPath(section: 0, item: $0) })
    let resolved = try update.resolve(before: [before.count], after: [after.count])
    for (row, state) in after.enumerated() {
      let old = resolved.oldItem(ItemPath(section: 0, item: row))
      expect(old.map { before[$0.item] == state } ?? !before.contains(state))
    }
  }

  @Test("BU-04 Three sections: a row and a section deleted, a row inserted, in any order of the calls")
  func threeSections() throws {
    let calls: [(inout BatchUpdate) -> Void] = [
      { $0.deleteItems([ItemPath(section: 0, item: 1)]) }, { $0.deleteSections([1]) },
      { $0.insertItems([ItemPath(section: 1, item: 1)]) },
    ]
    for order in [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
      var update = BatchUpdate()
      for call in order { calls[call](&update) }
      let resolved = try update.resolve(before: [3, 3, 3], after: [2, 4])
      let names = ["A", "B", "C"]
      let shown = [2, 4].enumerated().map { section, count in
        (0..<count).map { row in
          resolved.oldItem(ItemPath(section: section, item: row)).map { "\(names[$0.section])\($0.item)" } ?? "new"
        }
      }
      expect(shown, equals: [["A0", "A2"], ["C0", "new", "C1", "C2"]])
    }
  }

  @Test("BU-01 Blocks nest and act as the outermost")
  func nesting() {
    var update = BatchUpdate()
    update.begin()
    update.begin()
    let isOutermost = [update.end(), update.end(), update.end()]
    expect(isOutermost, equals: [false, true, false])
    expect(update.depth, equals: 0)
  }

  @Test("BU-12 A section's reload absorbs changes inside it")
  func absorption() throws {
    var update = BatchUpdate()
    update.deleteItems([ItemPath(section: 0, item: 1)], animation: 1)
    update.insertItems([ItemPath(section: 0, item: 0)], animation: 2)
    update.reloadSections([0], animation: 3)
    let resolved = try update.resolve(before: [2, 1], after: [5, 1])
    expect(resolved.fate(ofSection: 0), equals: .reloaded(0, animation: 3))
    expect(resolved.fate(ofItem: ItemPath(section: 0, item: 0)), equals: .deleted(animation: 3))
    expect(resolved.origin(ofItem: ItemPath(section: 0, item: 4)), equals: .inserted(animation: 3))

    var neighbours = BatchUpdate()
    neighbours.insertItems([ItemPath(section: 0, item: 1)], animation: 4)
    neighbours.reloadItems([ItemPath(section: 0, item: 0)], animation: 5)
    let other = try neighbours.resolve(before: [2], after: [3])
    expect(other.fate(ofItem: ItemPath(section: 0, item: 0)), equals: .reloaded(ItemPath(section: 0, item: 0), animation: 5))
    expect(other.fate(ofItem: ItemPath(section: 0, item: 1)), equals: .stays(ItemPath(section: 0, item: 2)))
    expect(other.origin(ofItem: ItemPath(section: 0, item: 1)), equals: .inserted(animation: 4))
  }

  @Test("BU-07 Deletions, reconfigurations and the sources of moves name places before, insertions and targets places after")
  func placesBeforeAndAfter() throws {
    var update = BatchUpdate()
    update.deleteItems([ItemPath(section: 0, item: 3), ItemPath(section: 0, item: 1)], animation: 1)
    update.insertItems([ItemPath(section: 0, item: 0)], animation: 2)
    update.moveItem(from: ItemPath(section: 0, item: 0), to: ItemPath(section: 1, item: 0))
    update.reconfigureItems([ItemPath(section: 0, item: 2)])
    let resolved = try update.resolve(before: [4, 1], after: [2, 2])
    for item in [1, 3] { expect(resolved.fate(ofItem: ItemPath(section: 0, item: item)), equals: .deleted(animation: 1)) }
    expect(resolved.origin(ofItem: ItemPath(section: 0, item: 0)), equals: .inserted(animation: 2))
    expect(resolved.fate(ofItem: ItemPath(section: 0, item: 0)), equals: .moved(ItemPath(section: 1, item: 0)))
    expect(resolved.fate(ofItem: ItemPath(section: 0, item: 2)), equals: .stays(ItemPath(section: 0, item: 1)))
    expect(resolved.isReconfigured(ItemPath(section: 0, item: 2)) && !resolved.isReconfigured(ItemPath(section: 0, item: 1)))
  }

  @Test("A batch of 50 deletions, 50 insertions and 10 moves costs the same at a hundred rows and at ten million")
  func cost() throws {
    for count in [200, 10_000_000] {
      var update = BatchUpdate()
      update.deleteItems((0..<50).map { ItemPath(section: 0, item: $0 * 2) })
      update.insertItems((0..<50).map { ItemPath(section: 0, item: $0 * 3) })
      for move in 0..<10 { update.moveItem(from: ItemPath(section: 0, item: 101 + move), to: ItemPath(section: 0, item: 160 + move)) }
      let resolved = try update.resolve(before: [count], after: [count])
      expect(resolved.newItem(ItemPath(section: 0, item: count - 1)), equals: ItemPath(section: 0, item: count - 1))
      expect(resolved.items[0]?.removed.count, equals: 60)
    }
  }
}
