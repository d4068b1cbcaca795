import Foundation
import TrestleTestSupport
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

/// Three sections with views for some headers.
@MainActor final class ViewedRows: NSObject, UITableViewDataSource, UITableViewDelegate {
  var log: [String] = []
  var titles: [String?] = ["One", "Two", "Three"]
  var views: [Int: UIView] = [:]
  var height: CGFloat = UITableView.automaticDimension

  func numberOfSections(in tableView: UITableView) -> Int { 3 }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "c") ?? UITableViewCell(style: .default, reuseIdentifier: "c")
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { titles[section] }
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    log.append("view \(section)")
    return views[section]
  }
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { height }
  func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) { log.append("will \(section)") }
  func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
    log.append("end \(section)")
  }
}

@MainActor @Suite struct TableSectionTests {
  @Test("HF-01 HF-06 HF-09 HF-10 Titles make headers of the design's height; sections without one have none in a plain table")
  func titles() {
    for (design, height) in [(UIDesign.classic, 22), (.modern, 28)] {
      let rows = Rows([["a"], ["b"], ["c"]])
      rows.headers = ["First", nil, "Third"]
      rows.footers = [nil, "Foot", nil]
      let (_, table) = showTable(rows, design: design)
      expect(table.rectForHeader(inSection: 0), equals: CGRect(x: 0, y: 0, width: 320, height: height))
      expect(table.rectForHeader(inSection: 1).height, equals: 0)
      expect(table.headerView(forSection: 0)?.textLabel?.text, equals: "First")
      expect(table.headerView(forSection: 1) == nil)
      expect(table.footerView(forSection: 1)?.textLabel?.text, equals: "Foot")
      // The modern default is automatic.
      let property = design == .classic ? CGFloat(height) : UITableView.automaticDimension
      expect(table.sectionHeaderHeight == property && table.sectionFooterHeight == property)
    }
  }

  @Test("HF-02 HF-04 HF-05 HF-13 The delegate's view takes precedence and gets the title if it is a header view; display is reported")
  func views() {
    let rows = ViewedRows()
    rows.views = [0: UIView(), 1: UITableViewHeaderFooterView(reuseIdentifier: nil)]
    rows.height = 50
    let (screen, table) = showTable(rows)
    expect(rows.log, equals: ["view 0", "will 0"])
    expect(rows.views[0]?.frame, equals: CGRect(x: 0, y: 0, width: 320, height: 50))
    rows.log = []
    table.contentOffset.y = 500
    screen.layout()
    expect(rows.log, equals: ["end 0", "view 1", "will 1"])
    expect(table.headerView(forSection: 1)?.textLabel?.text, equals: "Two")
    table.contentOffset.y = 1000
    screen.layout()
    expect(table.headerView(forSection: 2)?.textLabel?.text, equals: "Three")
  }

  @Test("HF-12 Floating headers take touches")
  func touches() {
    let rows = ViewedRows()
    let button = TouchCounter()
    rows.views = [0: button]
    rows.height = 40
    let (screen, table) = showTable(rows)
    table.contentOffset.y = 100
    screen.layout()
    screen.tap(CGPoint(x: 50, y: 20))
    expect(button.ended, equals: 1)
    expect(table.indexPathForSelectedRow == nil)
  }

  @Test("IX-01 IX-02 An index scrolls its section to the top, clamped to the content; grouped tables have none")
  func index() {
    let letters = (0..<10).map { String(UnicodeScalar(UInt8(65 + $0))) }
    let rows = IndexedRows(titles: letters)
    let (screen, table) = showTable(rows)
    let bar = table.subviews.last { $0.frame.width < 40 && $0.frame.height > 400 }
    expect(bar != nil)
    let pitch: CGFloat = 14
    let top = ((480 - 10 * pitch) / 2).rounded()
    let touch = screen.touchDown(CGPoint(x: 314, y: top + 3.5 * pitch))
    screen.advance(by: 0.2)
    expect(table.contentOffset.y, equals: table.rect(forSection: 3).minY)
    touch.move(to: CGPoint(x: 314, y: top + 5.5 * pitch))
    screen.layout()
    expect(table.contentOffset.y, equals: table.rect(forSection: 5).minY)
    touch.move(to: CGPoint(x: 314, y: top + 9.5 * pitch))
    screen.layout()
    expect(table.contentOffset.y, equals: table.contentSize.height - 480)
    touch.up()
    expect(table.cellForRow(at: IndexPath(row: 9, section: 9))?.contentView.frame.width ?? 320, below: 320)
    let (_, grouped) = showTable(rows, style: .grouped)
    expect(!grouped.subviews.contains { $0.frame.width < 40 && $0.frame.height > 400 })
  }

  @Test("IX-04 IX-05 Too many entries are thinned with bullets, which lead to the omitted sections; too few rows show no index")
  func thinned() {
    let rows = IndexedRows(titles: (0..<60).map { "\($0)" })
    let (screen, table) = showTable(rows)
    let touch = screen.touchDown(CGPoint(x: 314, y: 10))
    screen.advance(by: 0.2)
    var reached: Set<CGFloat> = []
    for y in stride(from: CGFloat(4), through: 476, by: 0.5) {
      touch.move(to: CGPoint(x: 314, y: y))
      screen.layout()
      reached.insert(table.contentOffset.y)
    }
    touch.up()
    expect(reached.count, atLeast: 58)
    table.sectionIndexMinimumDisplayRowCount = 601
    screen.layout()
    expect(!table.subviews.contains { $0.frame.width < 40 && $0.frame.height > 400 })
    table.sectionIndexMinimumDisplayRowCount = 600
    screen.layout()
    expect(table.subviews.contains { $0.frame.width < 40 && $0.frame.height > 400 })
  }

  @Test("ST-09 A plain table rules the empty rows below its last one; a table footer ends them")
  func emptyRows() {
    let rows = Rows(count: 2)
    let (screen, table) = showTable(rows, design: .classic)
    let line = screen.snapshot().pixel(x: 300, y: 88 * 2 + 87)
    expect(line != screen.snapshot().pixel(x: 300, y: 88 * 2 + 60))
    table.tableFooterView = UIView()
    expect(screen.snapshot().pixel(x: 300, y: 88 * 2 + 87) == screen.snapshot().pixel(x: 300, y: 88 * 2 + 60))
  }

  @Test("ST-09 Lines of empty rows are a pixel thick, also in a table that was laid out before it had a screen")
  func thinEmptyRows() {
    let rows = Rows(count: 2)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    table.sectionHeaderTopPadding = 0
    table.rowHeight = 44
    table.fillerRowHeight = 44
    table.dataSource = rows
    table.layoutIfNeeded()
    let screen = TestScreen()
    screen.show(table)
    let image = screen.snapshot()
    let ground = image.pixel(x: 300, y: 88 * 2 + 60)
    expect(image.pixel(x: 300, y: 88 * 2 + 87) != ground)
    expect(image.pixel(x: 300, y: 88 * 2 + 86) == ground)
  }

  @Test("A data source with negative counts or heights that are not numbers is reported, and the table continues")
  func damaged() {
    let rows = DamagedRows()
    var messages: [String] = []
    let message = caughtUIKitError {
      let (_, table) = showTable(rows)
      messages.append("\(table.visibleCells.count)")
    }
    expect(message != nil)
    expect(messages, equals: ["3"])
  }

  @Test("CE-24 A cell that shows another row may not be returned again; a cell without identifier enters no queue")
  func usedTwice() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let rows = PlainRows(2) { _, _ in cell }
    let message = caughtUIKitError { _ = showTable(rows) }
    expect(message?.hasPrefix("UITableView dataSource must return a cell from tableView:cellForRowAtIndexPath:"), equals: true)
  }

  @Test("ED-05 ED-13 ED-15 A leftward swipe shows Delete alone, bracketed by the delegate's calls; a tap elsewhere ends it")
  func swipe() {
    let rows = DeletingRows()
    let (screen, table) = showTable(rows)
    screen.drag(from: CGPoint(x: 250, y: 60), to: CGPoint(x: 150, y: 62), duration: 0.2)
    screen.settle()
    let cell = table.cellForRow(at: IndexPath(row: 1, section: 0))
    expect(cell?.showingDeleteConfirmation == true && table.isEditing)
    expect(rows.log, equals: ["willBegin 1", "style 1"])
    screen.tap(CGPoint(x: 100, y: 200))
    screen.settle()
    expect(cell?.showingDeleteConfirmation == false && !table.isEditing)
    expect(rows.log, equals: ["willBegin 1", "style 1", "didEnd 1"])
    expect(table.indexPathForSelectedRow == nil)
    rows.log = []
    screen.drag(from: CGPoint(x: 250, y: 60), to: CGPoint(x: 150, y: 62), duration: 0.2)
    screen.settle()
    screen.tap(CGPoint(x: 290, y: 66))
    screen.settle()
    expect(rows.log.contains("commit 1"))
    expect(table.visibleCells.map { $0.textLabel?.text }, equals: ["a", "c", "d"])
    expect(!table.isEditing)
  }

  @Test("ED-01 ED-02 ED-03 ED-14 Editing mode: minus, Delete, commit; leaving it removes the controls")
  func editing() {
    let rows = DeletingRows()
    let (screen, table) = showTable(rows)
    let content = table.visibleCells[0].contentView.frame.minX
    table.setEditing(true, animated: false)
    screen.layout()
    expect(table.visibleCells.allSatisfy { $0.isEditing && $0.editingStyle == .delete })
    expect(table.visibleCells[0].contentView.frame.minX, above: content)
    screen.tap(CGPoint(x: 20, y: 66))
    screen.settle()
    expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.showingDeleteConfirmation, equals: true)
    screen.tap(CGPoint(x: 290, y: 66))
    screen.settle()
    expect(table.visibleCells.map { $0.textLabel?.text }, equals: ["a", "c", "d"])
    table.setEditing(false, animated: true)
    screen.settle()
    expect(table.visibleCells.allSatisfy { !$0.isEditing && $0.contentView.frame.minX == content })
  }

  @Test("RL-03 Each row animation is its own at half time, in insertion and in deletion")
  func rowAnimations() {
    var pictures: [String: [UInt8]] = [:]
    for animation: UITableView.RowAnimation in [.fade, .right, .left, .top, .bottom, .middle, .none] {
      for inserts in [true, false] {
        let rows = Rows([["a", "b", "c"]])
        rows.configure = { cell, path in cell.backgroundColor = [.red, .green, .blue, .yellow][path.row] }
        let (screen, table) = showTable(rows)
        if inserts {
          rows.sections = [["a", "new", "b", "c"]]
          table.insertRows(at: [IndexPath(row: 1, section: 0)], with: animation)
        } else {
          rows.sections = [["a", "c"]]
          table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: animation)
        }
        screen.advance(by: 0.15)
        let picture = screen.snapshot()
        var probe: [UInt8] = []
        for y in stride(from: 2, to: 400, by: 8) {
          for x in stride(from: 4, to: 640, by: 40) {
            let pixel = picture.pixel(x: x, y: y)
            probe += [pixel.red, pixel.green, pixel.blue]
          }
        }
        pictures["\(animation) \(inserts)"] = probe
        if animation == .middle { expectSameBits(screen) }
        screen.settle()
        expect(table.visibleCells.map { $0.textLabel?.text }, equals: rows.sections[0])
      }
    }
    for (name, probe) in pictures {
      for (other, second) in pictures where other > name { expect(probe != second, "\(name) looks like \(other)") }
    }
  }
}

@MainActor final class IndexedRows: NSObject, UITableViewDataSource, UITableViewDelegate {
  let titles: [String]

  init(titles: [String]) { self.titles = titles }

  func numberOfSections(in tableView: UITableView) -> Int { titles.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "c") ?? UITableViewCell(style: .default, reuseIdentifier: "c")
  }
  func sectionIndexTitles(for tableView: UITableView) -> [String]? { titles }
}

@MainActor final class DamagedRows: NSObject, UITableViewDataSource, UITableViewDelegate {
  func numberOfSections(in tableView: UITableView) -> Int { 2 }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { section == 0 ? 3 : -4 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { indexPath.row == 1 ? .nan : 50 }
}

@MainActor final class DeletingRows: NSObject, UITableViewDataSource, UITableViewDelegate {
  var rows = ["a", "b", "c", "d"]
  var log: [String] = []

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "c") ?? UITableViewCell(style: .default, reuseIdentifier: "c")
    cell.textLabel?.text = rows[indexPath.row]
    return cell
  }
  func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {
    log.append("commit \(indexPath.row)")
    rows.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .fade)
  }
  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) { log.append("willBegin \(indexPath.row)") }
  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) { log.append("didEnd \(indexPath?.row ?? -1)") }
  func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle {
    log.append("style \(indexPath.row)")
    return .delete
  }
}
