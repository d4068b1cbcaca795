import Foundation
import Testing
import TrestleExpectations
import TrestleTrials
import UIKit
import UIKitTesting

/// A data source and delegate with every method of showing and selecting.
@MainActor final class TroubleRows: TroubleSource, UITableViewDataSource, UITableViewDelegate {
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

@MainActor struct TableReentranceTests {
  @Test(
    "SE-13 BU-14 Inside every callback the table may be reloaded, edited, queried, moved or lose its sources",
    arguments: TroubleRows.callbacks)
  func troubles(callback: String) {
    // A soak runs all of them, early in the first display and later; otherwise some of them.
    let number = TroubleRows.callbacks.firstIndex(of: callback) ?? 0
    for (index, trouble) in Trouble.allCases.enumerated() {
      for patience in [0, 7] where isSoaking || (index + number) % 8 == (patience == 0 ? 0 : 4) {
        run(callback, trouble, patience, TroubleRows()) { screen, _ in
          tap(screen, 100, 60)
          tap(screen, 100, 150)
          tap(screen, 292, 150)
          drag(screen, 100, 280, to: 100, 80, in: 0.1)
          tap(screen, 313, 168)
          drag(screen, 100, 80, to: 100, 260, in: 0.1)
        }
      }
    }
  }

  @Test(
    "BU-14 ED-04 RO-04 Inside every callback of editing, moving, swiping and menus the same may be done",
    arguments: EditingTroubleRows.callbacks)
  func editingTroubles(callback: String) {
    let number = EditingTroubleRows.callbacks.firstIndex(of: callback) ?? 0
    for (index, trouble) in Trouble.allCases.enumerated() {
      // Changing rows inside `moveRowAt` requires that the move be reported to the table as well.
      if callback == "move", trouble.changesRows { continue }
      for patience in [0, 2] where isSoaking || (index + number) % 24 == (patience == 0 ? 0 : 12) {
        run(callback, trouble, patience, EditingTroubleRows()) { screen, table in
          // Swiped and closed, swiped and deleted, swiped in the other direction.
          drag(screen, 280, 100, to: 160, 100, in: 0.2)
          tap(screen, 100, 200)
          drag(screen, 280, 100, to: 160, 100, in: 0.2)
          tap(screen, 290, 100)
          drag(screen, 60, 150, to: 200, 150, in: 0.2)
          tap(screen, 20, 150)
          // A menu, then the controls: minus and Delete, plus, and the grip.
          screen.longPress(CGPoint(x: 100, y: 200))
          screen.settle()
          tap(screen, 160, 310)
          if table.dataSource != nil { table.setEditing(true, animated: true) }
          screen.settle()
          tap(screen, 20, 100)
          tap(screen, 290, 100)
          tap(screen, 20, 150)
          drag(screen, 298, 100, to: 298, 240, in: 0.4)
          table.setEditing(false, animated: true)
          screen.settle()
        }
      }
    }
  }

  private func tap(_ screen: TestScreen, _ x: CGFloat, _ y: CGFloat) {
    screen.tap(CGPoint(x: x, y: y))
    screen.settle()
  }

  private func drag(_ screen: TestScreen, _ x1: CGFloat, _ y1: CGFloat, to x2: CGFloat, _ y2: CGFloat, in seconds: TimeInterval) {
    screen.drag(from: CGPoint(x: x1, y: y1), to: CGPoint(x: x2, y: y2), duration: seconds)
    screen.settle()
  }

  private func run<Source: TroubleSource & UITableViewDataSource & UITableViewDelegate>(
    _ callback: String, _ trouble: Trouble, _ patience: Int, _ source: consuming Source, act: (TestScreen, UITableView) -> Void
  ) {
    let name = "\(trouble) in \(callback) after \(patience)"
    let owner = Trouble.Owner()
    weak let kept = source
    let screen = TestScreen(size: CGSize(width: 320, height: 320), scale: 1)
    // The pixels are not compared here.
    screen.composesFrames = isSoaking
    let container = UIView()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 320), style: .plain)
    table.sectionHeaderTopPadding = 0
    source.trigger = callback
    source.patience = patience
    source.action = { [unowned owner] table, rows in trouble.act(on: table, rows, owner) }
    table.dataSource = source
    table.delegate = source
    // Only the owner retains the data source from here on.
    owner.rows = consume source
    container.addSubview(table)
    let message = caughtUIKitError {
      screen.show(container)
      act(screen, table)
    }
    expect(message == nil, "\(name)")
    expect(kept?.outOfRange ?? 0, equals: 0, "\(name): asked for rows that are gone")
    guard let rows = owner.rows, trouble.keepsSource else { return }
    if trouble == .leaveWindow { container.addSubview(table) }
    table.setEditing(false, animated: false)
    screen.settle()
    check(table, rows, name)
    guard rows.sections.first?.isEmpty == false else { return }
    // The table continues to work: it scrolls, and a tap selects.
    table.contentOffset.y = table.rectForRow(at: IndexPath(row: 0, section: 0)).minY - 40
    screen.settle()
    table.selectRow(at: nil, animated: false, scrollPosition: .none)
    let place = table.convert(table.rectForRow(at: IndexPath(row: 0, section: 0)), to: screen.window)
    screen.tap(CGPoint(x: 100, y: place.midY))
    screen.settle()
    expect(table.indexPathForSelectedRow, equals: IndexPath(row: 0, section: 0), "\(name)")
    check(table, rows, name)
  }

  /// The visible rows match the data and the geometry, and there are no other views.
  private func check(_ table: UITableView, _ rows: TroubleSource, _ name: String) {
    expect(table.numberOfSections, equals: rows.sections.count, "\(name)")
    for section in rows.sections.indices { expect(table.numberOfRows(inSection: section), equals: rows.sections[section].count, "\(name)") }
    let paths = table.indexPathsForVisibleRows ?? []
    expect(paths, equals: table.indexPathsForRows(in: table.bounds), "\(name)")
    for path in paths {
      let cell = table.cellForRow(at: path)
      expect(cell?.textLabel?.text, equals: rows.sections[path.section][path.row], "\(name)")
      expect(cell?.frame == table.rectForRow(at: path) && cell?.superview === table && cell?.isHidden == false, "\(name)")
    }
    let cells = table.subviews.filter { $0 is UITableViewCell }
    expect(cells.count, equals: paths.count, "\(name): \(cells.count) cells for \(paths.count) rows")
  }
}
