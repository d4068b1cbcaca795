import Testing
import TrestleExpectations
import UIKit

@Suite(.serialized)
struct NSDiffableDataSourceSnapshotTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  private func sample() -> Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections(["A", "B"])
    snapshot.appendItems([1, 2, 3], toSection: "A")
    snapshot.appendItems([4, 5])
    return snapshot
  }

  /// Returns the message of the first error that `body` raises.
  private func message(of body: () -> Void) -> String? {
    final class Box: @unchecked Sendable { var first: String? }
    let box = Box()
    let handler = UIKitErrorHandler.handler
    UIKitErrorHandler.handler = { box.first = box.first ?? $0 }
    defer { UIKitErrorHandler.handler = handler }
    body()
    return box.first
  }

  @Test("Items and sections are found by identifier and by place")
  func questions() {
    let snapshot = sample()
    expect(snapshot.numberOfItems, equals: 5)
    expect(snapshot.sectionIdentifiers, equals: ["A", "B"])
    expect(snapshot.itemIdentifiers, equals: [1, 2, 3, 4, 5])
    expect(snapshot.itemIdentifiers(inSection: "B"), equals: [4, 5])
    expect(snapshot.sectionIdentifier(containingItem: 4), equals: "B")
    expect(snapshot.indexOfItem(4), equals: 3)
    expect(snapshot.indexOfItem(9) == nil)
    expect(snapshot.indexOfSection("B"), equals: 1)
  }

  @Test("Edits put items where they say")
  func edits() {
    var snapshot = sample()
    snapshot.insertItems([10], beforeItem: 1)
    snapshot.insertItems([11], afterItem: 5)
    snapshot.moveItem(2, afterItem: 4)
    snapshot.insertSections(["C"], beforeSection: "A")
    snapshot.moveSection("A", afterSection: "B")
    expect(snapshot.sectionIdentifiers, equals: ["C", "B", "A"])
    expect(snapshot.itemIdentifiers, equals: [4, 2, 5, 11, 10, 1, 3])
    expect(snapshot.sectionIdentifier(containingItem: 2), equals: "B")
    snapshot.reloadItems([4, 3])
    snapshot.deleteItems([4])
    expect(snapshot.reloadedItemIdentifiers, equals: [3])
    snapshot.deleteSections(["A"])
    expect(snapshot.itemIdentifiers, equals: [2, 5, 11])
    expect(snapshot.reloadedItemIdentifiers.isEmpty)
    snapshot.deleteAllItems()
    expect(snapshot, equals: Snapshot())
  }

  @Test("Mistakes are reported, and the snapshot stays sound")
  func mistakes() {
    var snapshot = sample()
    expect(
      message { snapshot.appendItems([5, 6]) }
        == "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(\n    5\n)}")
    expect(snapshot.itemIdentifiers(inSection: "B"), equals: [4, 5, 6])
    expect(message { snapshot.appendSections(["A"]) }?.contains("section identifiers are not unique"), equals: true)
    expect(message { snapshot.insertItems([7], beforeItem: 99) }?.contains("99"), equals: true)
    expect(message { snapshot.moveItem(1, afterItem: 1) }?.contains("beside itself"), equals: true)
    expect(message { _ = snapshot.itemIdentifiers(inSection: "Z") }?.contains("Z"), equals: true)
    var empty = Snapshot()
    expect(
      message { empty.appendItems([1]) } == "There are currently no sections in the data source. Please add a section first.")
    expect(snapshot.itemIdentifiers, equals: [1, 2, 3, 4, 5, 6])
  }

  @Test("Ten thousand items are appended one by one without a walk over them")
  func manyAppends() {
    var snapshot = Snapshot()
    snapshot.appendSections(["A"])
    for item in 0..<10_000 { snapshot.appendItems([item]) }
    expect(snapshot.numberOfItems, equals: 10_000)
    expect(snapshot.indexOfItem(9_999), equals: 9_999)
  }

  @Test("W-21 An item that is in an outline already is reported in the words for section snapshots")
  func duplicatesInOutline() {
    var outline = NSDiffableDataSourceSectionSnapshot<Int>()
    outline.append([1, 2])
    expect(
      message { outline.append([2, 3]) }
        == "Identifiers in a section snapshot must be unique. Duplicate item identifiers: {(\n    2\n)}")
    expect(outline.rootItems, equals: [1, 2, 3])
  }
}
