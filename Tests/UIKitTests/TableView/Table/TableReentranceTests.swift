import Foundation
import Testing
import UIKit
import UIKitTesting

/// A data source and delegate with every method, one of which does something to the table when it is called.
@MainActor final class TroubleRows: NSObject, UITableViewDataSource, UITableViewDelegate {
  var sections = [(0..<9).map { "a\($0)" }, (0..<30).map { "b\($0)" }]
  /// The callback that acts, and after how many calls.
  var trigger = ""
  var patience = 0
  var action: (UITableView, TroubleRows) -> Void = { _, _ in }
  var fired = 0
  var outOfRange = 0

  private func hit(_ name: String, _ table: UITableView) {
    guard name == trigger, fired == 0 else { return }
    guard patience == 0 else { return patience -= 1 }
    fired += 1
    action(table, self)
  }

  private func text(_ path: IndexPath) -> String {
    guard sections.indices.contains(path.section), sections[path.section].indices.contains(path.row) else {
      outOfRange += 1
      return "?"
    }
    return sections[path.section][path.row]
  }

  func numberOfSections(in tableView: UITableView) -> Int {
    let count = sections.count
    hit("sections", tableView)
    return count
  }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    let count = sections.indices.contains(section) ? sections[section].count : 0
    hit("rows", tableView)
    return count
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "c") ?? UITableViewCell(style: .default, reuseIdentifier: "c")
    cell.textLabel?.text = text(indexPath)
    cell.accessoryType = .detailButton
    hit("cell", tableView)
    return cell
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    hit("title", tableView)
    return "Section"
  }
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    hit("footerTitle", tableView)
    return "End"
  }
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    hit("headerView", tableView)
    return nil
  }
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    hit("headerHeight", tableView)
    return 30
  }
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    hit("height", tableView)
    return 40 + CGFloat(indexPath.row % 3) * 5
  }
  func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
    hit("indentation", tableView)
    return 0
  }
  func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    hit("indexTitles", tableView)
    return ["A", "B"]
  }
  func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
    hit("indexSection", tableView)
    return index
  }
  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) { hit("will", tableView) }
  func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) { hit("end", tableView) }
  func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) { hit("willHeader", tableView) }
  func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) { hit("endHeader", tableView) }
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    hit("shouldHighlight", tableView)
    return true
  }
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) { hit("didHighlight", tableView) }
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) { hit("didUnhighlight", tableView) }
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    hit("willSelect", tableView)
    return indexPath
  }
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    hit("willDeselect", tableView)
    return indexPath
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { hit("didSelect", tableView) }
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { hit("didDeselect", tableView) }
  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) { hit("accessory", tableView) }
  func scrollViewDidScroll(_ scrollView: UIScrollView) { hit("didScroll", scrollView as! UITableView) }

  nonisolated static let callbacks = [
    "sections", "rows", "cell", "title", "footerTitle", "headerView", "headerHeight", "height", "indentation", "indexTitles",
    "indexSection", "will", "end", "willHeader", "endHeader", "shouldHighlight", "didHighlight", "didUnhighlight", "willSelect",
    "willDeselect", "didSelect", "didDeselect", "accessory", "didScroll",
  ]
}

/// What may be done to a table inside a callback.
enum Trouble: String, CaseIterable {
  case reload, reloadShorter, reloadEmpty, insert, delete, deleteSection, reloadRow, move, block, layout, ask, select, scroll, scrollToRow
  case edit, rowHeight, header, narrow, leaveWindow, noDelegate, noSource, sourceDies

  /// Whether the table has a data source afterwards.
  var keepsSource: Bool { self != .noSource && self != .sourceDies }

  @MainActor func act(on table: UITableView, _ rows: TroubleRows, _ owner: Owner) {
    let first = IndexPath(row: 0, section: 0)
    switch self {
    case .reload:
      rows.sections[0][0] = "reloaded"
      table.reloadData()
    case .reloadShorter:
      rows.sections = [["only"], ["two", "left"]]
      table.reloadData()
    case .reloadEmpty:
      rows.sections = []
      table.reloadData()
    case .insert:
      rows.sections[0].insert("new", at: 0)
      table.insertRows(at: [first], with: .fade)
    case .delete:
      rows.sections[0].remove(at: 0)
      table.deleteRows(at: [first], with: .fade)
    case .deleteSection:
      rows.sections.remove(at: 0)
      table.deleteSections([0], with: .left)
    case .reloadRow:
      rows.sections[0][1] = "anew"
      table.reloadRows(at: [IndexPath(row: 1, section: 0)], with: .fade)
    case .move:
      rows.sections[0].append(rows.sections[0].removeFirst())
      table.moveRow(at: first, to: IndexPath(row: rows.sections[0].count - 1, section: 0))
    case .block: table.performBatchUpdates {}
    case .layout:
      table.setNeedsLayout()
      table.layoutIfNeeded()
    case .ask:
      _ = table.visibleCells.count + table.numberOfSections + table.numberOfRows(inSection: 1)
      _ = table.cellForRow(at: first)
      _ = table.rectForRow(at: IndexPath(row: 3, section: 1))
      _ = table.headerView(forSection: 0)
    case .select: table.selectRow(at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none)
    case .scroll: table.contentOffset.y += 60
    case .scrollToRow: table.scrollToRow(at: IndexPath(row: 12, section: 1), at: .top, animated: false)
    case .edit: table.setEditing(true, animated: true)
    case .rowHeight: table.rowHeight = 70
    case .header: table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 50))
    case .narrow: table.frame.size.width -= 60
    case .leaveWindow: table.removeFromSuperview()
    case .noDelegate: table.delegate = nil
    case .noSource: table.dataSource = nil
    case .sourceDies: owner.rows = nil
    }
  }

  /// Who alone keeps the data source.
  @MainActor final class Owner {
    var rows: TroubleRows?
  }
}

@MainActor struct TableReentranceTests {
  @Test(
    "SE-13 BU-14 Inside every callback the table may be reloaded, edited, asked, moved or left without its sources",
    arguments: TroubleRows.callbacks)
  func troubles(callback: String) {
    // A soak runs all of them, early in the first display and later; otherwise one of each pair.
    let isSoaking = ProcessInfo.processInfo.environment["TRESTLE_SOAK"] != nil
    let number = TroubleRows.callbacks.firstIndex(of: callback) ?? 0
    for (index, trouble) in Trouble.allCases.enumerated() {
      for patience in [0, 7] where isSoaking || (index + number) % 4 == (patience == 0 ? 0 : 2) { run(callback, trouble, patience) }
    }
  }

  private func run(_ callback: String, _ trouble: Trouble, _ patience: Int) {
    let name = "\(trouble) in \(callback) after \(patience)"
    let owner = Trouble.Owner()
    let rows = TroubleRows()
    owner.rows = rows
    weak let kept = rows
    let screen = TestScreen(size: CGSize(width: 320, height: 320), scale: 1)
    let container = UIView()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 320), style: .plain)
    var message: String?
    // Only the owner keeps the data source from here on.
    func prepare(_ rows: TroubleRows) {
      rows.trigger = callback
      rows.patience = patience
      rows.action = { [unowned owner] table, rows in trouble.act(on: table, rows, owner) }
      table.dataSource = rows
      table.delegate = rows
    }
    prepare(rows)
    container.addSubview(table)
    message = caughtUIKitError {
      screen.show(container)
      screen.tap(CGPoint(x: 100, y: 60))
      screen.settle()
      screen.tap(CGPoint(x: 100, y: 150))
      screen.settle()
      screen.tap(CGPoint(x: 292, y: 150))
      screen.settle()
      screen.drag(from: CGPoint(x: 100, y: 280), to: CGPoint(x: 100, y: 80), duration: 0.1)
      screen.settle()
      screen.tap(CGPoint(x: 313, y: 168))
      screen.settle()
      screen.drag(from: CGPoint(x: 100, y: 80), to: CGPoint(x: 100, y: 260), duration: 0.1)
      screen.settle()
    }
    #expect(message == nil, "\(name)")
    #expect(kept?.outOfRange ?? 0 == 0, "\(name): asked for rows that are gone")
    guard let rows = owner.rows, trouble.keepsSource else { return }
    if trouble == .leaveWindow { container.addSubview(table) }
    table.setEditing(false, animated: false)
    screen.settle()
    check(table, rows, name)
    guard rows.sections.first?.isEmpty == false else { return }
    // The table goes on: it scrolls, and a tap selects.
    table.contentOffset.y = table.rectForRow(at: IndexPath(row: 0, section: 0)).minY - 40
    screen.settle()
    table.selectRow(at: nil, animated: false, scrollPosition: .none)
    let place = table.convert(table.rectForRow(at: IndexPath(row: 0, section: 0)), to: screen.window)
    screen.tap(CGPoint(x: 100, y: place.midY))
    screen.settle()
    #expect(table.indexPathForSelectedRow == IndexPath(row: 0, section: 0), "\(name)")
    check(table, rows, name)
  }

  /// What shows is what the data say, where the geometry says, and nothing else is there.
  private func check(_ table: UITableView, _ rows: TroubleRows, _ name: String) {
    #expect(table.numberOfSections == rows.sections.count, "\(name)")
    for section in rows.sections.indices { #expect(table.numberOfRows(inSection: section) == rows.sections[section].count, "\(name)") }
    let paths = table.indexPathsForVisibleRows ?? []
    #expect(paths == table.indexPathsForRows(in: table.bounds), "\(name)")
    for path in paths {
      let cell = table.cellForRow(at: path)
      #expect(cell?.textLabel?.text == rows.sections[path.section][path.row], "\(name)")
      #expect(cell?.frame == table.rectForRow(at: path) && cell?.superview === table && cell?.isHidden == false, "\(name)")
    }
    let cells = table.subviews.filter { $0 is UITableViewCell }
    #expect(cells.count == paths.count, "\(name): \(cells.count) cells for \(paths.count) rows")
  }
}
