import Testing
import TrestleExpectations
import TrestleTrials

import UIKit
@testable import UIKitLists

struct SnapshotDifferenceTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  private func snapshot(_ sections: [(String, [Int])]) -> Snapshot {
    var snapshot = Snapshot()
    for (section, items) in sections {
      snapshot.appendSections([section])
      snapshot.appendItems(items)
    }
    return snapshot
  }

  private func random(_ generator: inout Noise) -> Snapshot {
    let sections = ["A", "B", "C", "D"].shuffled(using: &generator).prefix(Int.random(in: 0...4, using: &generator))
    var items = Array(0..<12).shuffled(using: &generator)[...]
    return snapshot(
      sections.map { name in
        let count = min(items.count, Int.random(in: 0...5, using: &generator))
        defer { items = items.dropFirst(count) }
        return (name, Array(items.prefix(count)))
      })
  }

  /// Applies a batch of edits to plain arrays: remaining elements keep their order, inserted ones are at their positions.
  private func apply(_ difference: SnapshotDifference, from old: Snapshot, inserting new: Snapshot) -> [(String, [Int])] {
    let takenSections = difference.deletedSections.union(IndexSet(difference.movedSections.map(\.from)))
    var restingSections = (0..<old.numberOfSections).filter { !takenSections.contains($0) }.makeIterator()
    let arrivals = Dictionary(uniqueKeysWithValues: difference.movedSections.map { ($0.to, $0.from) })
    let takenItems = Set(difference.deletedItems + difference.movedItems.map(\.from))
    func item(_ snapshot: Snapshot, _ path: IndexPath) -> Int { snapshot.sections[path.section].items[path.item] }
    return (0..<new.numberOfSections).map { place in
      let origin = difference.insertedSections.contains(place) ? nil : arrivals[place] ?? restingSections.next()!
      var placed: [Int: Int] = [:]
      for path in difference.insertedItems where path.section == place { placed[path.item] = item(new, path) }
      for move in difference.movedItems where move.to.section == place { placed[move.to.item] = item(old, move.from) }
      if difference.insertedSections.contains(place) {
        for (index, value) in new.sections[place].items.enumerated() where placed[index] == nil { placed[index] = value }
      }
      let resting = origin.map { origin in
        old.sections[origin].items.indices.filter { !takenItems.contains(IndexPath(item: $0, section: origin)) }.map {
          old.sections[origin].items[$0]
        }
      }
      var rest = (resting ?? []).makeIterator()
      let items = (0..<(placed.count + (resting?.count ?? 0))).map { placed[$0] ?? rest.next()! }
      return (origin.map { old.sections[$0].identifier } ?? new.sections[place].identifier, items)
    }
  }

  @Test("The difference of any two snapshots leads from one to the other (seed 7)")
  func random() {
    var generator = Noise(seed: 7)
    for _ in 0..<2000 {
      let old = random(&generator)
      let new = random(&generator)
      let difference = SnapshotDifference(from: old, to: new)
      let result = apply(difference, from: old, inserting: new)
      expect(result.map(\.0), equals: new.sectionIdentifiers)
      expect(result.map(\.1), equals: new.sections.map(\.items))
    }
  }

  @Test("What stays in order is not mentioned, and one moved item is one move")
  func minimal() {
    let old = snapshot([("A", [1, 2, 3, 4]), ("B", [5])])
    expect(SnapshotDifference(from: old, to: old).isEmpty)
    var new = old
    new.moveItem(1, afterItem: 4)
    let difference = SnapshotDifference(from: old, to: new)
    expect(difference.movedItems.map(\.from), equals: [[0, 0]])
    expect(difference.movedItems.map(\.to), equals: [[0, 3]])
    expect(difference.deletedItems.isEmpty && difference.insertedItems.isEmpty)
  }

  @Test("Reloads speak of the list before, reconfigurations of the list after")
  func reloads() {
    let old = snapshot([("A", [1, 2, 3])])
    var new = old
    new.deleteItems([1])
    new.reloadItems([3])
    new.reconfigureItems([2])
    let difference = SnapshotDifference(from: old, to: new)
    expect(difference.deletedItems, equals: [[0, 0]])
    expect(difference.reloadedItems, equals: [[0, 2]])
    expect(difference.reconfiguredItems, equals: [[0, 0]])
  }
}
