import Foundation
import Testing
import TrestleExpectations
import TrestleTrials
import UIKitTesting

import UIKit
@testable import UIKitLists
@testable import UIKitViews

@MainActor @Suite struct DiffableDataSourceTests {
  private typealias Source = UITableViewDiffableDataSource<Int, String>
  private typealias Snapshot = NSDiffableDataSourceSnapshot<Int, String>

  private func make(_ make: (UITableView) -> Source) -> (TestScreen, UITableView, Source) {
    let screen = TestScreen(size: CGSize(width: 320, height: 480))
    let table = UITableView(frame: .zero, style: .plain)
    table.sectionHeaderTopPadding = 0
    table.register(UITableViewCell.self, forCellReuseIdentifier: "c")
    let source = make(table)
    screen.show(table)
    return (screen, table, source)
  }

  private func plain() -> (TestScreen, UITableView, Source) {
    make { table in
      Source(tableView: table) { table, path, item in
        let cell = table.dequeueReusableCell(withIdentifier: "c", for: path)
        cell.textLabel?.text = item
        return cell
      }
    }
  }

  private func snapshot(_ sections: [(Int, [String])]) -> Snapshot {
    var snapshot = Snapshot()
    for (section, items) in sections {
      snapshot.appendSections([section])
      snapshot.appendItems(items, toSection: section)
    }
    return snapshot
  }

  @Test("A snapshot's items are the table's rows; changes are animated and nothing else is requested")
  func applying() throws {
    let (screen, table, source) = plain()
    expect(table.dataSource === source)
    source.apply(snapshot([(0, ["a", "b", "c"]), (1, ["d"])]), animatingDifferences: false)
    screen.layout()
    expect(texts(table), equals: ["a", "b", "c", "d"])
    let stays = try #require(table.cellForRow(at: IndexPath(row: 2, section: 0)))
    var isOver = false
    source.apply(snapshot([(0, ["c", "a", "new"]), (1, ["d", "b"])])) { isOver = true }
    screen.advance(by: 0.15)
    expect(!isOver)
    expect(stays.layer.presentation()?.frame.minY != stays.frame.minY)
    screen.settle()
    expect(isOver)
    expect(texts(table), equals: ["c", "a", "new", "d", "b"])
    expect(table.cellForRow(at: IndexPath(row: 0, section: 0)) === stays)
    expect(source.itemIdentifier(for: IndexPath(row: 1, section: 1)), equals: "b")
    expect(source.itemIdentifier(for: IndexPath(row: 9, section: 1)) == nil)
    expect(source.indexPath(for: "new"), equals: IndexPath(row: 2, section: 0))
    expect(source.indexPath(for: "nobody") == nil)
    expect(source.sectionIdentifier(for: 1) == 1 && source.index(for: 1) == 1)
    expect(source.snapshot().itemIdentifiers, equals: ["c", "a", "new", "d", "b"])
    expectSameBits(screen)
  }

  @Test("Reloads make cells again, reconfigurations keep them; both may go along with moves")
  func reloading() throws {
    let (screen, table, source) = plain()
    source.apply(snapshot([(0, ["a", "b", "c"])]), animatingDifferences: false)
    screen.layout()
    let cells = table.visibleCells
    var next = source.snapshot()
    next.moveItem("c", beforeItem: "a")
    next.reloadItems(["a"])
    next.reconfigureItems(["c"])
    cells[2].textLabel?.text = "stale"
    source.apply(next)
    screen.settle()
    expect(texts(table), equals: ["c", "a", "b"])
    expect(table.visibleCells[0] === cells[2])
    expect(table.visibleCells[1] !== cells[0])
    expect(source.snapshot().reloadedItemIdentifiers.isEmpty)
  }

  @Test("Identifiers that are not unique or do not exist are reported in clear words")
  func duplicates() {
    var twice = Snapshot()
    twice.appendSections([0])
    expect(caughtUIKitError { twice.appendItems(["a", "b", "a"]) }?.contains("a"), equals: true)
    expect(caughtUIKitError { twice.appendSections([0]) }?.contains("0"), equals: true)
    expect(caughtUIKitError { twice.deleteItems(["nobody"]) } == nil || twice.itemIdentifiers == ["a", "b"])
    expect(caughtUIKitError { twice.insertItems(["x"], beforeItem: "nobody") }?.contains("nobody"), equals: true)
  }

  @Test("With reload data nothing moves and every cell is requested again")
  func reloadData() {
    let (screen, table, source) = plain()
    source.apply(snapshot([(0, ["a", "b"])]), animatingDifferences: false)
    screen.layout()
    var isOver = false
    source.applySnapshotUsingReloadData(snapshot([(0, ["b", "x"])])) { isOver = true }
    screen.layout()
    expect(isOver)
    expect(texts(table), equals: ["b", "x"])
    expect(table.visibleCells.allSatisfy { !$0.layer.hasAnimations })
  }

  @Test("A snapshot may be applied from another thread and awaited")
  func otherThread() async {
    let (screen, table, source) = plain()
    let first = snapshot([(0, ["a"])])
    await source.apply(first, animatingDifferences: false)
    await screen.layout()
    let next = snapshot([(0, ["b", "a"])])
    DispatchQueue.global().async { source.apply(next, animatingDifferences: false) }
    for _ in 0..<200 where source.snapshot() == first {
      await screen.layout()
      await Task.detached { await Task.yield() }.value
    }
    await screen.settle()
    expect(texts(table), equals: ["b", "a"])
    await source.apply(snapshot([(0, ["c"])]), animatingDifferences: false)
    expect(source.snapshot().itemIdentifiers, equals: ["c"])
  }

  @Test("A subclass returns titles and allows deleting rows; the base class allows no editing")
  func subclass() {
    final class Editable: UITableViewDiffableDataSource<Int, String> {
      override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Section \(section)" }
      override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
      override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
      ) {
        guard let item = itemIdentifier(for: indexPath) else { return }
        var next = snapshot()
        next.deleteItems([item])
        apply(next)
      }
    }
    let (screen, table, source) = make { table in
      Editable(tableView: table) { table, path, item in
        let cell = table.dequeueReusableCell(withIdentifier: "c", for: path)
        cell.textLabel?.text = item
        return cell
      }
    }
    source.apply(snapshot([(0, ["a", "b"])]), animatingDifferences: false)
    screen.layout()
    expect(table.headerView(forSection: 0)?.textLabel?.text, equals: "Section 0")
    expect(DataSourceReader.overrides(source, .commit), equals: true)
    expect(DataSourceReader.overrides(source, .move), equals: false)
    table.dataSource?.tableView(table, commit: .delete, forRowAt: IndexPath(row: 0, section: 0))
    screen.settle()
    expect(texts(table), equals: ["b"])
    let (_, _, base) = plain()
    expect(DataSourceReader.overrides(base, .commit), equals: false)
  }

  @Test("An outline opens and closes its items")
  func outlines() {
    let (screen, table, source) = plain()
    var outline = NSDiffableDataSourceSectionSnapshot<String>()
    outline.append(["Fruit", "Bread"])
    outline.append(["Apple", "Pear"], to: "Fruit")
    source.apply(outline, to: 7, animatingDifferences: false)
    screen.layout()
    expect(texts(table), equals: ["Fruit", "Bread"])
    outline = source.snapshot(for: 7)
    outline.expand(["Fruit"])
    source.apply(outline, to: 7)
    screen.settle()
    expect(texts(table), equals: ["Fruit", "Apple", "Pear", "Bread"])
    expect(source.snapshot(for: 7).isExpanded("Fruit"))
    outline.collapse(["Fruit"])
    source.apply(outline, to: 7)
    screen.settle()
    expect(texts(table), equals: ["Fruit", "Bread"])
    // The children of an item may be added when it is expanded.
    var late = NSDiffableDataSourceSectionSnapshot<String>()
    late.append(["Plum"])
    outline.replace(childrenOf: "Fruit", using: late)
    outline.expand(["Fruit"])
    source.apply(outline, to: 7)
    screen.settle()
    expect(texts(table), equals: ["Fruit", "Plum", "Bread"])
  }

  @Test("With a reordering handler rows can be moved, and the transaction describes the change")
  func reordering() {
    let (screen, table, source) = plain()
    source.apply(snapshot([(0, ["a", "b", "c"]), (1, ["d"])]), animatingDifferences: false)
    screen.layout()
    expect(DataSourceReader.overrides(source, .move), equals: false)
    var final: [String] = []
    source.reorderingHandlers.canReorderItem = { $0 != "b" }
    source.reorderingHandlers.didReorder = { final = $0.finalSnapshot.itemIdentifiers }
    expect(DataSourceReader.overrides(source, .move), equals: true)
    expect(source.tableView(table, canMoveRowAt: IndexPath(row: 1, section: 0)), equals: false)
    source.tableView(table, moveRowAt: IndexPath(row: 0, section: 0), to: IndexPath(row: 1, section: 1))
    expect(final, equals: ["b", "c", "d", "a"])
    expect(source.snapshot().sectionIdentifier(containingItem: "a"), equals: 1)
  }

  @Test("Random snapshots applied one after the other, some before the last has settled, end as a fresh table")
  func random() {
    var random = Noise(seed: 1977)
    let (screen, table, source) = plain()
    for round in 0..<(isSoaking ? 2000 : 60) {
      var next = Snapshot()
      var items = (0..<14).map { "item \($0)" }.shuffled(using: &random)
      for section in (0..<4).shuffled(using: &random).prefix(Int.random(in: 1...4, using: &random)) {
        next.appendSections([section])
        let count = Int.random(in: 0...min(5, items.count), using: &random)
        next.appendItems(Array(items.prefix(count)), toSection: section)
        items.removeFirst(count)
      }
      let known = source.snapshot()
      let stays = next.itemIdentifiers.filter { known.sectionIdentifier(containingItem: $0) != nil }
      next.reloadItems(stays.filter { _ in Int.random(in: 0..<6, using: &random) == 0 })
      source.apply(next, animatingDifferences: round % 4 != 0)
      if round % 3 == 0 { screen.advance(by: 0.1) } else { screen.settle() }
      if round % 6 == 0 {
        screen.settle()
        expect(texts(table), equals: Array(next.itemIdentifiers.prefix(table.visibleCells.count)), "round \(round)")
        expect(table.subviews.compactMap { $0 as? UITableViewCell }.count, equals: table.visibleCells.count, "round \(round)")
      }
    }
    screen.settle()
    expectSameBits(screen)
  }
}
