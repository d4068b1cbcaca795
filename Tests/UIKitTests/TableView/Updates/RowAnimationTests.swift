import Foundation
import Testing
import TrestleExpectations
import UIKitTesting

import UIKit
@testable import UIKitLists
@testable import UIKitViews

/// Every animation of a row, header or footer, checked in presentation frames at a quarter, half and three quarters of the duration.
@MainActor @Suite struct RowAnimationTests {
  private nonisolated static let animations: [UITableView.RowAnimation] = [.fade, .right, .left, .top, .bottom, .middle, .none, .automatic]
  private nonisolated static let styles: [UITableView.Style] = [.plain, .grouped, .insetGrouped]

  private func show(_ style: UITableView.Style) -> (TestScreen, UITableView, Rows) {
    let screen = TestScreen(size: CGSize(width: 320, height: 480))
    let rows = Rows([["a", "b", "c"], ["d"]])
    rows.headers = ["One", "Two"]
    rows.footers = ["First", "Second"]
    let table = UITableView(frame: .zero, style: style)
    table.sectionHeaderTopPadding = 0
    table.dataSource = rows
    table.delegate = rows
    screen.show(table)
    return (screen, table, rows)
  }

  /// The frame of a view on screen, its opacity, and the fraction of its height that is visible.
  private struct Sight {
    var x: CGFloat
    var y: CGFloat
    var alpha: CGFloat
    var open: CGFloat
  }

  private func sight(_ view: UIView) -> Sight {
    let shown = view.layer.presentation() ?? view.layer
    let blind = RowBlind.of(view).map { ($0.layer.presentation() ?? $0.layer).bounds.height / max(1, view.bounds.height) } ?? 1
    return Sight(x: shown.frame.minX, y: shown.frame.minY, alpha: CGFloat(shown.opacity), open: blind)
  }

  /// Checks a view three times; fractions go from 0 (at its position) to 1 (off screen).
  private func watch(
    _ view: UIView, home: CGRect, _ screen: TestScreen, isComing: Bool, _ animation: UITableView.RowAnimation, _ what: String
  ) {
    var before: Sight?
    for step in 1...3 {
      screen.advance(by: 0.075)
      let now = sight(view)
      let comment = Comment(rawValue: "\(what) \(animation) at \(step)/4: \(now)")
      switch animation {
      case .fade, .automatic:
        expect(now.alpha > 0 && now.alpha < 1 && now.x == home.minX && now.y == home.minY && now.open == 1, comment)
        if let before { expect(isComing ? now.alpha > before.alpha : now.alpha < before.alpha, comment) }
      case .right:
        expect(now.x > home.minX && now.x < home.maxX && now.y == home.minY && now.alpha == 1, comment)
        if let before { expect(isComing ? now.x < before.x : now.x > before.x, comment) }
      case .left:
        expect(now.x < home.minX && now.x > home.minX - home.width && now.y == home.minY && now.alpha == 1, comment)
        if let before { expect(isComing ? now.x > before.x : now.x < before.x, comment) }
      case .top:
        expect(now.y < home.minY && now.y > home.minY - home.height && now.x == home.minX && now.alpha == 1, comment)
        if let before { expect(isComing ? now.y > before.y : now.y < before.y, comment) }
      case .bottom:
        expect(now.y > home.minY && now.y < home.maxY && now.x == home.minX && now.alpha == 1, comment)
        if let before { expect(isComing ? now.y < before.y : now.y > before.y, comment) }
      case .middle:
        expect(now.open > 0 && now.open < 1 && now.x == home.minX && now.y == home.minY && now.alpha == 1, comment)
        if let before { expect(isComing ? now.open > before.open : now.open < before.open, comment) }
      case .none:
        expect(now.x == home.minX && now.y == home.minY && now.open == 1 && now.alpha == (isComing ? 1 : 0), comment)
      }
      before = now
    }
    screen.settle()
  }

  /// Returns the animation that the table chooses automatically.
  private func chosen(_ animation: UITableView.RowAnimation, _ style: UITableView.Style) -> UITableView.RowAnimation {
    animation == .automatic ? style == .plain ? .fade : .top : animation
  }

  /// In a reload the new row enters from the other side.
  private func opposite(_ animation: UITableView.RowAnimation) -> UITableView.RowAnimation {
    switch animation {
    case .left: .right
    case .right: .left
    case .top: .bottom
    case .bottom: .top
    default: animation
    }
  }

  @Test("RL-03 BU-07 Inserted rows appear with their animations, in every style", arguments: styles)
  func insertion(style: UITableView.Style) throws {
    for animation in Self.animations {
      let (screen, table, rows) = show(style)
      let below = try #require(table.cellForRow(at: path(2)))
      let start = below.frame.minY
      rows.sections[0].insert("new", at: 1)
      // Another change that is animated keeps the clock of .none running.
      rows.sections[1].append("e")
      table.performBatchUpdates {
        table.insertRows(at: [path(1)], with: animation)
        table.insertRows(at: [path(1, 1)], with: .fade)
      }
      let cell = try #require(table.cellForRow(at: path(1)))
      screen.advance(by: 0.0001)
      expect(sight(below).y, below: start + 44)
      watch(cell, home: cell.frame, screen, isComing: true, chosen(animation, style), "insert")
      expect(cell.mask == nil && cell.alpha == 1)
      expect(below.frame.minY, equals: start + 44)
    }
  }

  @Test("RL-03 BU-07 Deleted rows go their way, in every style", arguments: styles)
  func deletion(style: UITableView.Style) throws {
    for animation in Self.animations {
      let (screen, table, rows) = show(style)
      let cell = try #require(table.cellForRow(at: path(1)))
      let home = cell.frame
      rows.sections[0].remove(at: 1)
      rows.sections[1].append("e")
      table.performBatchUpdates {
        table.deleteRows(at: [path(1)], with: animation)
        table.insertRows(at: [path(1, 1)], with: .fade)
      }
      watch(cell, home: home, screen, isComing: false, chosen(animation, style), "delete")
      expect(cell.superview == nil && cell.mask == nil && cell.alpha == 1)
    }
  }

  @Test("RL-03 In a reload the old row leaves in one direction and the new one enters from the other", arguments: styles)
  func reload(style: UITableView.Style) throws {
    for animation in Self.animations {
      for looksAtNew in [true, false] {
        let (screen, table, rows) = show(style)
        let old = try #require(table.cellForRow(at: path(1)))
        let home = old.frame
        rows.sections[0][1] = "anew"
        rows.sections[1].append("e")
        table.performBatchUpdates {
          table.reloadRows(at: [path(1)], with: animation)
          table.insertRows(at: [path(1, 1)], with: .fade)
        }
        let new = try #require(table.cellForRow(at: path(1)))
        expect(new !== old)
        if looksAtNew {
          watch(new, home: home, screen, isComing: true, opposite(animation), "reload, new")
        } else {
          watch(old, home: home, screen, isComing: false, animation, "reload, old")
        }
        expect(new.textLabel?.text == "anew" && new.frame == home)
      }
    }
  }

  @Test("RL-03 Headers and footers of sections appear and disappear as the rows do", arguments: styles)
  func sections(style: UITableView.Style) throws {
    for animation in Self.animations {
      for isFooter in [false, true] {
        let (screen, table, rows) = show(style)
        func view() throws -> UIView {
          try #require(isFooter ? table.footerView(forSection: 0) : table.headerView(forSection: 0))
        }
        let old = try view()
        let home = old.frame
        rows.sections.removeFirst()
        rows.headers.removeFirst()
        rows.footers.removeFirst()
        rows.sections[0].append("e")
        table.performBatchUpdates {
          table.deleteSections([0], with: animation)
          table.insertRows(at: [path(1, 0)], with: .fade)
        }
        watch(old, home: home, screen, isComing: false, animation, "section goes")
        expect(old.alpha == 1 && old.mask == nil)
        rows.sections.insert(["x", "y", "z"], at: 0)
        rows.headers.insert("New", at: 0)
        rows.footers.insert("Newer", at: 0)
        rows.sections[1].append("f")
        table.performBatchUpdates {
          table.insertSections([0], with: animation)
          table.insertRows(at: [path(2, 1)], with: .fade)
        }
        watch(try view(), home: home, screen, isComing: true, animation, "section comes")
        expectPlaces(table)
      }
    }
  }

  @Test("RL-03 BU-07 The corners of an inset group move along with its edge, and clip rows that appear and disappear")
  func corners() throws {
    let (screen, table, rows) = show(.insetGrouped)
    table.backgroundColor = .green
    screen.layout()
    let box = table.rectForRow(at: path(2))
    rows.sections[0].append("last")
    table.insertRows(at: [path(3)], with: .fade)
    var before = box.maxY
    for _ in 1...3 {
      screen.advance(by: 0.075)
      let picture = screen.snapshot()
      // The edge of the group in the middle of its bottom: the footer's ground is the table's.
      let edge = try #require(
        (Int(box.minY * 2)..<Int(box.maxY * 2) + 100).first { y in
          let pixel = picture.pixel(x: 500, y: y)
          return pixel.red < 40 && pixel.green > 120
        })
      expect(CGFloat(edge) / 2 > before && CGFloat(edge) / 2 < box.maxY + 44)
      before = CGFloat(edge) / 2
      // It is rounded: a point within the square corner shows the background, one further in does not.
      expect(picture.pixel(x: Int(box.minX * 2) + 2, y: edge - 3).red, below: 40)
      expect(picture.pixel(x: Int(box.minX * 2) + 2, y: edge - 40).red, above: 200)
      expect(picture.pixel(x: Int(box.minX * 2) + 40, y: edge - 3).red, above: 200)
    }
    screen.settle()
    expect(table.visibleCells.allSatisfy { $0.mask == nil })
    expect(table.cellForRow(at: path(3))?.layer.cornerRadius == 10 && table.cellForRow(at: path(2))?.layer.cornerRadius == 0)
    expectSameBits(screen)
    rows.sections[0].remove(at: 0)
    table.deleteRows(at: [path(0)], with: .automatic)
    screen.advance(by: 0.1)
    // A second update begins during the animation.
    rows.sections[0].insert("first", at: 0)
    table.insertRows(at: [path(0)], with: .left)
    screen.advance(by: 0.1)
    screen.settle()
    expect(table.subviews.allSatisfy { $0.mask == nil })
    expectPlaces(table)
    expectSameBits(screen)
  }

  @Test("BU-07 Headers and footers of sections that stay slide along with their rows")
  func sliding() throws {
    let (screen, table, rows) = show(.grouped)
    let start = try #require(table.headerView(forSection: 1)).frame.minY
    rows.sections[0].insert("new", at: 1)
    table.insertRows(at: [path(1)], with: .fade)
    var before = start
    for _ in 1...3 {
      screen.advance(by: 0.075)
      let y = sight(try #require(table.headerView(forSection: 1))).y
      expect(y > before && y < start + 44)
      before = y
    }
    screen.settle()
    expectPlaces(table)
    expectSameBits(screen)
  }

  @Test("BU-10 A table that becomes shorter than its offset slides there; nothing on screen jumps")
  func shortening() throws {
    let screen = TestScreen(size: CGSize(width: 320, height: 480))
    let rows = Rows(count: 20)
    let table = UITableView(frame: .zero, style: .plain)
    table.sectionHeaderTopPadding = 0
    table.dataSource = rows
    screen.show(table)
    table.contentOffset.y = 400
    screen.layout()
    let cell = try #require(table.cellForRow(at: path(15)))
    let before = cell.layer.frame.minY - table.contentOffset.y
    rows.sections[0].removeSubrange(0..<5)
    table.deleteRows(at: (0..<5).map { path($0) }, with: .fade)
    expect(table.contentOffset.y, equals: 180)
    screen.advance(by: 0.0001)
    expect(abs(sight(cell).y - table.contentOffset.y - before), below: 1)
    screen.settle()
    expect(cell.frame.minY, equals: 440)
    expectSameBits(screen)
  }

  private func expectPlaces(_ table: UITableView, at location: SourceLocation = #_sourceLocation) {
    for section in 0..<table.numberOfSections {
      #expect(table.headerView(forSection: section)?.frame.minY == table.rectForHeader(inSection: section).minY, sourceLocation: location)
      #expect(table.footerView(forSection: section)?.frame.minY == table.rectForFooter(inSection: section).minY, sourceLocation: location)
      for row in 0..<table.numberOfRows(inSection: section) {
        #expect(
          table.cellForRow(at: path(row, section))?.frame.minY == table.rectForRow(at: path(row, section)).minY, sourceLocation: location)
      }
    }
  }
}
