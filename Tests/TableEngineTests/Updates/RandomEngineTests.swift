import Foundation
import Testing
import Trials
import UIKit
import UIKitTesting

@MainActor @Suite struct RandomEngineTests {
  private static let styles: [UITableView.Style] = [.plain, .grouped, .insetGrouped]

  /// The height of a row by its number of lines, from a table that was never changed.
  private func naiveHeights(_ sizing: EngineRows.Sizing, _ style: UITableView.Style) -> [CGFloat] {
    let rows = EngineRows([(1...4).map { EngineItem(name: "x", lines: $0) }], sizing: sizing)
    let (_, table) = showEngine(rows, style: style, scale: 1)
    return [0] + heights(table)
  }

  private func expectHeights(_ table: UITableView, _ rows: EngineRows, _ naive: [CGFloat], _ seed: Int) {
    for path in table.indexPathsForVisibleRows ?? [] {
      let expected = naive[rows.sections[path.section][path.row].lines]
      #expect(table.rectForRow(at: path).height == expected, "seed \(seed) \(path)")
      #expect(table.cellForRow(at: path)?.frame == table.rectForRow(at: path), "seed \(seed) \(path)")
    }
    if rows.sizing == .delegate || rows.sizing == .fixed {
      for section in rows.sections.indices {
        for (row, item) in rows.sections[section].enumerated() {
          #expect(table.rectForRow(at: path(row, section)).height == naive[item.lines], "seed \(seed) \(section).\(row)")
        }
      }
    }
  }

  @Test("Random updates of self-sized rows leave the heights of a naive model and the pixels of a fresh table", arguments: 0..<3)
  func updates(style: Int) {
    for sizing in EngineRows.Sizing.allCases {
      let naive = naiveHeights(sizing, Self.styles[style])
      for seed in 0..<(isSoaking ? 2_000 : 5) {
        var updates = RandomUpdates(seed: UInt64(seed * 7 + style))
        let rows = EngineRows(updates.sections(), sizing: sizing)
        if updates.random.chance(50) { rows.headers = (0..<20).map { $0 % 3 == 0 ? nil : "Header" } }
        let (screen, table) = showEngine(rows, style: Self.styles[style], scale: 1)
        for _ in 0..<3 {
          table.contentOffset.y = CGFloat(updates.random.below(Int(max(1, table.contentSize.height - 400))))
          screen.layout()
          for _ in 0...updates.random.below(3) {
            updates.change(rows, table)
            screen.advance(by: Double(updates.random.below(4)) * 0.07)
          }
          screen.settle()
          expectHeights(table, rows, naive, seed)
          // Titles do not follow their sections until they are asked again.
          if rows.headers.isEmpty { expectFresh(table, screen, rows, "seed \(seed) \(sizing)") }
        }
      }
    }
  }

  @Test(
    "Random updates while a finger scrolls, swipes or reorders, and during animated scrolls, leave what a fresh table shows",
    arguments: 0..<3)
  func fingers(style: Int) {
    for sizing in [EngineRows.Sizing.fixed, .constraints] {
      for seed in 0..<(isSoaking ? 2_000 : 8) {
        var updates = RandomUpdates(seed: UInt64(seed * 11 + style + 1000))
        let rows = EngineRows(updates.sections(), sizing: sizing)
        let source = MovingSource(rows)
        let (screen, table) = showEngine(rows, style: Self.styles[style], scale: 1, source: source)
        for _ in 0..<3 {
          act(&updates, rows, screen, table)
          screen.settle()
          table.setEditing(false, animated: false)
          screen.settle()
          expectFresh(table, screen, rows, "seed \(seed) \(sizing)")
        }
      }
    }
  }

  private func act(_ updates: inout RandomUpdates, _ rows: EngineRows, _ screen: TestScreen, _ table: UITableView) {
    let y = CGFloat(100 + updates.random.below(280))
    let kind = updates.random.below(5)
    switch kind {
    case 0:
      let touch = screen.touchDown(CGPoint(x: 160, y: y))
      for step in 1...4 {
        touch.move(to: CGPoint(x: 160, y: y - CGFloat(step * (10 + updates.random.below(20)))))
        screen.advance(by: 0.04)
        if updates.random.chance(50) { updates.change(rows, table) }
      }
      touch.up()
    case 1:
      screen.drag(from: CGPoint(x: 280, y: y), to: CGPoint(x: 150, y: y), duration: 0.2)
      screen.advance(by: 0.05)
      updates.change(rows, table)
      screen.advance(by: 0.1)
      updates.change(rows, table)
    case 2:
      table.setEditing(true, animated: false)
      screen.layout()
      let touch = screen.touchDown(CGPoint(x: 300, y: y))
      screen.advance(by: 0.2)
      for step in 1...5 {
        touch.move(to: CGPoint(x: 300, y: y + CGFloat(step) * (updates.random.chance(50) ? 14 : -9)))
        screen.advance(by: 0.05)
        if updates.random.chance(40) { updates.change(rows, table) }
      }
      if updates.random.chance(30) { touch.cancel() } else { touch.up() }
      if updates.random.chance(50) {
        screen.advance(by: 0.1)
        updates.change(rows, table)
      }
    case 3:
      let sections = rows.sections.indices.filter { !rows.sections[$0].isEmpty }
      if let section = sections.last {
        table.scrollToRow(at: path(rows.sections[section].count - 1, section), at: .bottom, animated: true)
        screen.advance(by: 0.1)
        if updates.random.chance(50) { rows.sections[section].removeAll() }
        if updates.random.chance(50) { table.reloadData() } else { table.reloadSections([section], with: .fade) }
        screen.advance(by: 0.05)
        updates.change(rows, table)
      }
    default:
      screen.flick(from: CGPoint(x: 160, y: y), to: CGPoint(x: 160, y: 480 - y))
      updates.change(rows, table)
    }
  }

  @Test(
    "A callback at random that reloads or changes the table leaves what a fresh table shows",
    arguments: ["cell", "height", "willDisplay", "didEnd"])
  func callbacks(name: String) {
    for seed in 0..<(isSoaking ? 2_000 : 6) {
      var updates = RandomUpdates(seed: UInt64(seed + 5000))
      let rows = EngineRows(updates.sections(), sizing: seed % 2 == 0 ? .constraints : .delegate)
      let (screen, table) = showEngine(rows, style: Self.styles[seed % 3], scale: 1)
      for round in 0..<3 {
        var countdown = updates.random.below(12)
        rows.inside = { word, table in
          guard word == name else { return }
          countdown -= 1
          guard countdown == 0 else { return }
          if round % 2 == 0 {
            rows.sections = rows.sections.map { Array($0.dropLast(2)) }
            table.reloadData()
          } else {
            rows.sections[0].insert(EngineItem(name: "inside"), at: 0)
            table.insertRows(at: [path(0)], with: .fade)
          }
        }
        if updates.random.chance(50) {
          let paths = (table.indexPathsForVisibleRows ?? []).filter { _ in updates.random.chance(60) }
          table.reconfigureRows(at: paths)
        } else {
          updates.change(rows, table)
        }
        screen.advance(by: 0.1)
        rows.inside = { _, _ in }
        screen.settle()
        expectFresh(table, screen, rows, "seed \(seed)")
      }
    }
  }
}
