import Foundation
import Testing
import TrestleExpectations
import TrestleTrials
import UIKit
import UIKitTesting

@MainActor @Suite struct TableUpdateTests {
  @Test("BU-03 BU-07 BU-13 The states example, in one block; counts and cells are requested at its end")
  func states() {
    let rows = Rows([["Arizona", "California", "Delaware", "New Jersey", "Washington"]])
    let (screen, table) = showRows(rows)
    rows.sections = [["Alaska", "Arizona", "California", "Georgia", "New Jersey", "Virginia"]]
    table.beginUpdates()
    table.insertRows(at: [path(0), path(3), path(5)], with: .right)
    table.deleteRows(at: [path(2), path(4)], with: .fade)
    expect(rows.take().isEmpty)
    table.endUpdates()
    expect(rows.take(), equals: ["sections", "rows 0", "cell 0.0", "cell 0.3", "cell 0.5"])
    expect(table.cellForRow(at: path(0))?.textLabel?.text, equals: "Alaska")
    screen.settle()
    expect(texts(table), equals: rows.sections[0])
    expect(table.visibleCells.enumerated().allSatisfy { $1.frame.minY == CGFloat($0) * 44 })
    expectSameBits(screen)
  }

  @Test("BU-04 Sections A, B, C: a row and a section are deleted, a row is inserted")
  func sections() {
    let rows = Rows([["A0", "A1", "A2"], ["B0", "B1", "B2"], ["C0", "C1", "C2"]])
    let (screen, table) = showRows(rows)
    rows.sections = [["A0", "A2"], ["C0", "new", "C1", "C2"]]
    table.beginUpdates()
    table.insertRows(at: [path(1, 1)], with: .automatic)
    table.deleteSections([1], with: .automatic)
    table.deleteRows(at: [path(1)], with: .automatic)
    table.endUpdates()
    screen.settle()
    expect(texts(table), equals: ["A0", "A2", "C0", "new", "C1", "C2"])
  }

  @Test("BU-05 A wrong update is refused in UIKit's words, and the table is intact afterwards")
  func wrongUpdate() {
    let rows = Rows(count: 5)
    let (screen, table) = showRows(rows)
    let message = caughtUIKitError { table.deleteRows(at: [path(2)], with: .fade) }
    expect(
      message?.hasPrefix(
        "Invalid update: invalid number of rows in section 0.  The number of rows contained in an existing section after the update (5)")
        == true)
    screen.settle()
    expect(texts(table), equals: rows.sections[0])
  }

  @Test("BU-10 SE-08 Selection and scroll position survive an update for the rows that stay; a reloaded row loses it")
  func selection() {
    let rows = Rows(count: 100)
    let (screen, table) = showRows(rows)
    table.contentOffset.y = 1000
    table.allowsMultipleSelection = true
    table.selectRow(at: path(25), animated: false, scrollPosition: .none)
    table.selectRow(at: path(26), animated: false, scrollPosition: .none)
    rows.sections[0].insert("new", at: 24)
    rows.sections[0].remove(at: 99)
    table.performBatchUpdates {
      table.insertRows(at: [path(24)], with: .fade)
      table.deleteRows(at: [path(98)], with: .fade)
      table.reloadRows(at: [path(26)], with: .fade)
    }
    screen.settle()
    expect(table.contentOffset.y, equals: 1000)
    expect(table.indexPathsForSelectedRows, equals: [path(26)])
    expect(table.cellForRow(at: path(26))?.isSelected, equals: true)
    expect(table.cellForRow(at: path(27))?.isSelected, equals: false)
  }

  @Test("BU-08 performBatchUpdates calls its completion")
  func completion() {
    let rows = Rows(count: 3)
    let (screen, table) = showRows(rows)
    var finished: [Bool] = []
    rows.sections[0].append("new")
    table.performBatchUpdates({ table.insertRows(at: [path(3)], with: .fade) }, completion: { finished.append($0) })
    expect(finished.isEmpty)
    screen.settle()
    expect(finished, equals: [true])
  }

  @Test("BU-06 Rows and sections that move keep their cells")
  func moving() {
    let rows = Rows([["a", "b", "c"], ["d", "e"]])
    let (screen, table) = showRows(rows)
    let cell = table.cellForRow(at: path(0))
    rows.sections = [["b", "c"], ["d", "a", "e"]]
    table.moveRow(at: path(0), to: path(1, 1))
    screen.settle()
    expect(table.cellForRow(at: path(1, 1)) === cell)
    rows.sections.swapAt(0, 1)
    table.moveSection(0, toSection: 1)
    screen.settle()
    expect(texts(table), equals: ["d", "a", "e", "b", "c"])
    expect(table.cellForRow(at: path(1)) === cell)
  }

  @Test("BU-14 reloadData inside a block drops the block's changes and reloads")
  func reloadInside() {
    let rows = Rows(count: 3)
    let (screen, table) = showRows(rows)
    rows.sections = [["x", "y"]]
    table.beginUpdates()
    table.insertRows(at: [path(7)], with: .fade)
    table.reloadData()
    table.endUpdates()
    screen.settle()
    expect(texts(table), equals: ["x", "y"])
  }

  @Test("HT-04 An empty block requests heights and titles again, and no cell")
  func emptyBlock() {
    let rows = Rows(count: 5)
    rows.headers = ["Old"]
    let (screen, table) = showRows(rows)
    let cells = table.visibleCells
    table.rowHeight = 44
    rows.headers = ["New"]
    table.beginUpdates()
    table.endUpdates()
    screen.settle()
    expect(!rows.take().contains { $0.hasPrefix("cell") })
    expect(table.visibleCells, equals: cells)
    expect(table.headerView(forSection: 0)?.textLabel?.text, equals: "New")
  }

  @Test("BU-07 300 random batches on a visible table in twelve runs: after each run the pixels equal a fresh table of the same data")
  func randomBatches() {
    for seed in 0..<(isSoaking ? 200 : 12) { randomBatches(seed: UInt64(2012 + seed)) }
  }

  private func randomBatches(seed: UInt64) {
    var random = Noise(seed: seed)
    let rows = Rows((0..<4).map { section in (0..<8).map { "\(section)-\($0)" } })
    rows.logs = false
    let (screen, table) = showRows(rows)
    var serial = 0
    for round in 0..<25 {
      var sections = rows.sections
      var deleted: [IndexPath] = []
      for section in sections.indices {
        for row in sections[section].indices.reversed() where Int.random(in: 0..<8, using: &random) == 0 {
          sections[section].remove(at: row)
          deleted.append(path(row, section))
        }
      }
      var inserted: [IndexPath] = []
      for section in sections.indices {
        var row = 0
        while row <= sections[section].count {
          if Int.random(in: 0..<8, using: &random) == 0, sections[section].count < 20 {
            serial += 1
            sections[section].insert("new \(serial)", at: row)
            inserted.append(path(row, section))
          }
          row += 1
        }
      }
      rows.sections = sections
      table.beginUpdates()
      table.deleteRows(at: deleted, with: .fade)
      table.insertRows(at: inserted, with: .fade)
      table.endUpdates()
      if round % 3 == 0 { screen.advance(by: 0.1) } else { screen.settle() }
      if round % 5 == 0 {
        screen.settle()
        let shown = table.visibleCells.map { ($0.textLabel?.text ?? "", $0.frame) }
        let expected = (table.indexPathsForVisibleRows ?? []).map { (sections[$0.section][$0.row], table.rectForRow(at: $0)) }
        expect(shown.elementsEqual(expected, by: ==), "seed \(seed), round \(round)")
        let cells = table.subviews.compactMap { $0 as? UITableViewCell }
        expect(cells.count == shown.count && cells.allSatisfy { $0.alpha == 1 }, "seed \(seed), round \(round)")
        table.contentOffset.y = CGFloat.random(in: 0...max(0, table.contentSize.height - 480), using: &random).rounded()
        screen.layout()
      }
    }
    screen.settle()
    expectSameBits(screen)
    let (offset, shown) = (table.contentOffset, screen.snapshot())
    let fresh = Rows(rows.sections)
    fresh.logs = false
    let (freshScreen, freshTable) = showRows(fresh)
    freshTable.contentOffset = offset
    freshScreen.settle()
    expect(freshScreen.snapshot().hasSamePixels(as: shown), "seed \(seed)")
  }
}
