import Foundation
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

/// The calls, one per line.
@MainActor enum TableCalls {
  static var lines: [String] = []

  static func note(_ line: String) { lines.append(line) }

  static func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// A cell that logs its table's calls.
final class CalledCell: UITableViewCell {
  private var name: String { textLabel?.text ?? "new" }

  override func prepareForReuse() {
    super.prepareForReuse()
    TableCalls.note("  \(name).prepareForReuse")
  }
  override func setSelected(_ selected: Bool, animated: Bool) {
    super.setSelected(selected, animated: animated)
    TableCalls.note("  \(name).setSelected \(selected)")
  }
  override func setHighlighted(_ highlighted: Bool, animated: Bool) {
    super.setHighlighted(highlighted, animated: animated)
    TableCalls.note("  \(name).setHighlighted \(highlighted)")
  }
  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    TableCalls.note("  \(name).setEditing \(editing)")
  }
}

/// The two required methods; subclasses may add others.
@MainActor class RequiredLog: NSObject {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    TableCalls.note("numberOfRows \(section)")
    return 5
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    TableCalls.note("cellForRow \(indexPath.section).\(indexPath.row)")
    let cell = tableView.dequeueReusableCell(withIdentifier: "c") ?? CalledCell(style: .default, reuseIdentifier: "c")
    cell.textLabel?.text = "\(indexPath.section).\(indexPath.row)"
    return cell
  }
}

/// Only the two required methods.
@MainActor final class BareLog: RequiredLog, UITableViewDataSource {}

/// Every method called while a table is displayed, scrolls and is tapped.
@MainActor final class FullLog: NSObject, UITableViewDataSource, UITableViewDelegate {
  func numberOfSections(in tableView: UITableView) -> Int {
    TableCalls.note("numberOfSections")
    return 1
  }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    TableCalls.note("numberOfRows \(section)")
    return 5
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    TableCalls.note("titleForHeader \(section)")
    return "Head"
  }
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    TableCalls.note("titleForFooter \(section)")
    return nil
  }
  func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    TableCalls.note("sectionIndexTitles")
    return nil
  }
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    TableCalls.note("heightForHeader \(section)")
    return UITableView.automaticDimension
  }
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    TableCalls.note("heightForFooter \(section)")
    return UITableView.automaticDimension
  }
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    TableCalls.note("heightForRow \(indexPath.section).\(indexPath.row)")
    return 44
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    TableCalls.note("cellForRow \(indexPath.section).\(indexPath.row)")
    let cell = tableView.dequeueReusableCell(withIdentifier: "c") ?? CalledCell(style: .default, reuseIdentifier: "c")
    cell.textLabel?.text = "\(indexPath.section).\(indexPath.row)"
    return cell
  }
  func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
    TableCalls.note("indentationLevel \(indexPath.section).\(indexPath.row)")
    return 0
  }
  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    TableCalls.note("willDisplay \(indexPath.section).\(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    TableCalls.note("didEndDisplaying \(indexPath.section).\(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
    TableCalls.note("willDisplayHeader \(section)")
  }
  func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
    TableCalls.note("didEndDisplayingHeader \(section)")
  }
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    TableCalls.note("shouldHighlight \(indexPath.section).\(indexPath.row)")
    return true
  }
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    TableCalls.note("didHighlight \(indexPath.section).\(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    TableCalls.note("didUnhighlight \(indexPath.section).\(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    TableCalls.note("willSelect \(indexPath.section).\(indexPath.row)")
    return indexPath
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    TableCalls.note("didSelect \(indexPath.section).\(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    TableCalls.note("willDeselect \(indexPath.section).\(indexPath.row)")
    return indexPath
  }
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    TableCalls.note("didDeselect \(indexPath.section).\(indexPath.row)")
  }
}

/// The complete order of calls, for comparison with the documents: those of the cell itself are indented.
@MainActor struct TableCallLogTests {
  /// Two rows and the header of 28 points are visible on 116 points; without a header two rows and a part.
  private func show(_ source: any UITableViewDataSource, height: CGFloat) -> (TestScreen, UITableView) {
    TableCalls.lines = []
    let screen = TestScreen(size: CGSize(width: 320, height: height))
    let table = UITableView()
    table.sectionHeaderTopPadding = 0
    table.dataSource = source
    table.delegate = source as? any UITableViewDelegate
    screen.show(table)
    return (screen, table)
  }

  @Test("DS-01 DS-03 DS-06 SE-03 SE-06 SE-10 CE-23 The calls with the required methods alone")
  func bare() {
    let source = BareLog()
    let (screen, table) = show(source, height: 88)
    expect(
      TableCalls.take() == ["numberOfRows 0", "cellForRow 0.0", "  0.0.setSelected false", "cellForRow 0.1", "  0.1.setSelected false"],
      "first display")
    table.contentOffset.y = 44
    screen.layout()
    expect(TableCalls.take(), equals: ["cellForRow 0.2", "  0.0.prepareForReuse", "  0.2.setSelected false"], "scrolling one row")
    table.reloadData()
    screen.layout()
    expect(
      TableCalls.take() == [
        "numberOfRows 0", "cellForRow 0.1", "  0.2.prepareForReuse", "  0.1.setSelected false", "cellForRow 0.2", "  0.1.prepareForReuse",
        "  0.2.setSelected false",
      ], "reload")
    screen.tap(CGPoint(x: 100, y: 20))
    expect(TableCalls.take(), equals: ["  0.1.setHighlighted true", "  0.1.setHighlighted false", "  0.1.setSelected true"], "tap")
    screen.tap(CGPoint(x: 100, y: 60))
    expect(
      TableCalls.take() == [
        "  0.2.setHighlighted true", "  0.2.setHighlighted false", "  0.1.setSelected false", "  0.2.setSelected true",
      ], "tap on another")
    table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    expect(TableCalls.take(), equals: ["  0.2.setSelected false", "  0.1.setSelected true"], "select by code")
    table.deselectRow(at: IndexPath(row: 1, section: 0), animated: false)
    expect(TableCalls.take(), equals: ["  0.1.setSelected false"], "deselect by code")
    let touch = screen.touchDown(CGPoint(x: 100, y: 60))
    screen.advance(by: 0.2)
    touch.move(to: CGPoint(x: 100, y: 20))
    screen.advance(by: 0.2)
    touch.up()
    screen.settle()
    expect(
      TableCalls.take() == [
        "  0.2.setHighlighted true", "  0.2.setHighlighted false", "cellForRow 0.3", "  0.3.setSelected false",
      ], "drag that begins on a row")
  }

  @Test("DS-03 DS-04 DS-05 DS-06 HT-02 HF-05 HF-13 SE-03 SE-06 SE-10 CE-23 The calls with every optional method")
  func full() {
    let source = FullLog()
    let (screen, table) = show(source, height: 116)
    let questions = [
      "numberOfSections", "numberOfRows 0", "titleForHeader 0", "heightForHeader 0", "titleForFooter 0", "heightForFooter 0",
      "heightForRow 0.0", "heightForRow 0.1", "heightForRow 0.2", "heightForRow 0.3", "heightForRow 0.4", "sectionIndexTitles",
    ]
    expect(
      TableCalls.take() == questions + [
        "cellForRow 0.0", "indentationLevel 0.0", "  0.0.setSelected false", "willDisplay 0.0", "cellForRow 0.1", "indentationLevel 0.1",
        "  0.1.setSelected false", "willDisplay 0.1", "titleForHeader 0", "willDisplayHeader 0",
      ], "first display")
    table.contentOffset.y = 72
    screen.layout()
    expect(
      TableCalls.take() == [
        "didEndDisplaying 0.0", "cellForRow 0.2", "  0.0.prepareForReuse", "indentationLevel 0.2", "  0.2.setSelected false",
        "willDisplay 0.2", "cellForRow 0.3", "indentationLevel 0.3", "  0.3.setSelected false", "willDisplay 0.3",
      ], "scrolling one row")
    table.reloadData()
    screen.layout()
    expect(
      TableCalls.take() == ["didEndDisplaying 0.1", "didEndDisplaying 0.2", "didEndDisplaying 0.3", "didEndDisplayingHeader 0"] + questions
        + [
          "cellForRow 0.1", "  0.3.prepareForReuse", "indentationLevel 0.1", "  0.1.setSelected false", "willDisplay 0.1", "cellForRow 0.2",
          "  0.2.prepareForReuse", "indentationLevel 0.2", "  0.2.setSelected false", "willDisplay 0.2", "cellForRow 0.3",
          "  0.1.prepareForReuse", "indentationLevel 0.3", "  0.3.setSelected false", "willDisplay 0.3", "titleForHeader 0",
          "willDisplayHeader 0",
        ], "reload")
    screen.tap(CGPoint(x: 100, y: 60))
    expect(
      TableCalls.take() == [
        "shouldHighlight 0.2", "  0.2.setHighlighted true", "didHighlight 0.2", "  0.2.setHighlighted false", "didUnhighlight 0.2",
        "willSelect 0.2", "  0.2.setSelected true", "didSelect 0.2",
      ], "tap")
    screen.tap(CGPoint(x: 100, y: 100))
    expect(
      TableCalls.take() == [
        "shouldHighlight 0.3", "  0.3.setHighlighted true", "didHighlight 0.3", "  0.3.setHighlighted false", "didUnhighlight 0.3",
        "willSelect 0.3", "willDeselect 0.2", "  0.2.setSelected false", "didDeselect 0.2", "  0.3.setSelected true", "didSelect 0.3",
      ], "tap on another")
    table.selectRow(at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none)
    table.deselectRow(at: IndexPath(row: 2, section: 0), animated: false)
    expect(
      TableCalls.take() == ["  0.3.setSelected false", "  0.2.setSelected true", "  0.2.setSelected false"], "by code nobody is told")
    let touch = screen.touchDown(CGPoint(x: 100, y: 100))
    screen.advance(by: 0.2)
    touch.move(to: CGPoint(x: 100, y: 70))
    screen.advance(by: 0.2)
    touch.up()
    screen.settle()
    expect(
      TableCalls.take() == [
        "shouldHighlight 0.3", "  0.3.setHighlighted true", "didHighlight 0.3", "  0.3.setHighlighted false", "didUnhighlight 0.3",
        "cellForRow 0.4", "indentationLevel 0.4", "  0.4.setSelected false", "willDisplay 0.4",
      ], "drag that begins on a row")
  }
}
