import Foundation
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

/// Counts its taps.
final class TapCounter: UIControl {
  var taps = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    addAction(UIAction { [weak self] _ in self?.taps += 1 }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A cell that logs the controls added and removed.
final class TransitionCell: UITableViewCell {
  static var log: [String] = []

  override func willTransition(to state: UITableViewCell.StateMask) {
    super.willTransition(to: state)
    Self.log.append("\(textLabel?.text ?? "") will \(state.rawValue)")
  }
  override func didTransition(to state: UITableViewCell.StateMask) {
    super.didTransition(to: state)
    Self.log.append("\(textLabel?.text ?? "") did \(state.rawValue)")
  }
}

/// Rows that can be deleted, with header views and footers.
@MainActor final class LivelyRows: NSObject, UITableViewDataSource, UITableViewDelegate {
  var log: [String] = []
  var headers: [Int: UIView] = [:]
  var willDisplay: (UITableViewCell, IndexPath) -> Void = { _, _ in }

  func numberOfSections(in tableView: UITableView) -> Int { 3 }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 6 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "t") ?? TransitionCell(style: .default, reuseIdentifier: "t")
    cell.textLabel?.text = "\(indexPath.section).\(indexPath.row)"
    return cell
  }
  func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {}
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { headers[section] }
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { headers[section] == nil ? 0 : 40 }
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { "End \(section)" }
  func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) { log.append("will \(section)") }
  func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {
    log.append("end \(section)")
  }
  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    willDisplay(cell, indexPath)
  }
}

/// User interaction with the parts of a table other than its rows.
@MainActor struct TableInteractionTests {
  private func show(_ source: any UITableViewDataSource & UITableViewDelegate) -> (TestScreen, UITableView) {
    let screen = TestScreen(size: CGSize(width: 320, height: 480))
    let table = UITableView()
    table.sectionHeaderTopPadding = 0
    table.dataSource = source
    table.delegate = source
    screen.show(table)
    return (screen, table)
  }

  @Test("ST-05 ST-06 A table header takes touches, is transparent to the table's color, and a new height applies when it is assigned again")
  func tableHeader() {
    let rows = Rows(count: 30)
    let (screen, table) = show(rows)
    table.backgroundColor = .green
    let header = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 60))
    let button = TapCounter(frame: CGRect(x: 20, y: 10, width: 100, height: 30))
    header.addSubview(button)
    table.tableHeaderView = header
    screen.tap(CGPoint(x: 50, y: 20))
    expect(button.taps == 1 && table.indexPathForSelectedRow == nil)
    expect(screen.snapshot().pixel(x: 500, y: 60).green == 255 && screen.snapshot().pixel(x: 500, y: 60).red == 0)
    screen.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 260))
    expect(header.convert(CGPoint.zero, to: screen.window).y, equals: -30)
    header.frame.size.height = 100
    screen.layout()
    expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY, equals: 60)
    table.tableHeaderView = header
    screen.layout()
    expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY, equals: 100)
  }

  @Test("AC-02 A control as accessory sends its own action and selects nothing")
  func accessoryControl() {
    let rows = Rows(count: 3)
    let control = TapCounter(frame: CGRect(x: 0, y: 0, width: 60, height: 30))
    rows.configure = { cell, path in
      cell.accessoryType = .checkmark
      cell.accessoryView = path.row == 1 ? control : nil
    }
    let (screen, table) = show(rows)
    screen.tap(CGPoint(x: 280, y: 66))
    screen.settle()
    expect(control.taps == 1 && table.indexPathForSelectedRow == nil)
    screen.tap(CGPoint(x: 200, y: 66))
    screen.settle()
    expect(control.taps == 1 && table.indexPathForSelectedRow?.row == 1)
  }

  @Test("HF-12 A double tap on a header, floating or not, fires the recognizer attached to it, with the header as its view")
  func doubleTap() {
    let rows = LivelyRows()
    let header = UIView()
    var tapped: [UIView?] = []
    let recognizer = UITapGestureRecognizer()
    recognizer.numberOfTapsRequired = 2
    let target = Listener { tapped.append($0.view) }
    recognizer.addTarget(target, action: Listener.heard)
    header.addGestureRecognizer(recognizer)
    rows.headers = [0: header]
    let (screen, table) = show(rows)
    screen.tap(CGPoint(x: 100, y: 20), count: 2)
    screen.settle()
    expect(tapped.count == 1 && tapped[0] === header)
    screen.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 200))
    expect(table.contentOffset.y, above: 40)
    screen.tap(CGPoint(x: 100, y: 20), count: 2)
    screen.settle()
    expect(tapped.count == 2 && table.indexPathForSelectedRow == nil)
  }

  @Test("HF-05 The display of footers is reported")
  func footers() {
    let rows = LivelyRows()
    let (screen, table) = show(rows)
    expect(rows.log, equals: ["will 0", "will 1"])
    rows.log = []
    for _ in 0..<2 { screen.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 150), duration: 0.2) }
    screen.settle()
    expect(rows.log == ["will 2", "end 0"] || rows.log == ["end 0", "will 2"])
    expect(table.footerView(forSection: 2)?.textLabel?.text, equals: "End 2")
  }

  @Test("CE-18 Cells are notified of controls that appear and disappear, in editing mode, while Delete is visible, and by a swipe")
  func transitions() {
    let rows = LivelyRows()
    let (screen, table) = show(rows)
    TransitionCell.log = []
    func of(_ row: String) -> [String] {
      defer { TransitionCell.log = [] }
      return TransitionCell.log.filter { $0.hasPrefix(row) }
    }
    table.setEditing(true, animated: true)
    expect(of("0.1"), equals: ["0.1 will 1"])
    screen.settle()
    expect(of("0.1"), equals: ["0.1 did 1"])
    screen.tap(CGPoint(x: 20, y: 66))
    screen.settle()
    expect(of("0.1"), equals: ["0.1 will 3", "0.1 did 3"])
    screen.tap(CGPoint(x: 20, y: 66))
    screen.settle()
    expect(of("0.1"), equals: ["0.1 will 1", "0.1 did 1"])
    table.setEditing(false, animated: false)
    expect(of("0.1"), equals: ["0.1 will 0", "0.1 did 0"])
    screen.drag(from: CGPoint(x: 250, y: 66), to: CGPoint(x: 150, y: 66), duration: 0.1)
    screen.settle()
    expect(of("0.1"), equals: ["0.1 will 2", "0.1 did 2"])
    screen.tap(CGPoint(x: 100, y: 300))
    screen.settle()
    expect(of("0.1"), equals: ["0.1 will 0", "0.1 did 0"])
  }

  @Test("DS-04 What willDisplay sets on a cell's selection stays")
  func selectionInWillDisplay() {
    let rows = LivelyRows()
    rows.willDisplay = { cell, path in cell.setSelected(path.row == 2, animated: false) }
    let (_, table) = show(rows)
    expect(table.visibleCells.map(\.isSelected).prefix(6), equals: [false, false, true, false, false, false])
  }

  @Test("SE-02 Tapping the selected row again leaves it selected")
  func secondTap() {
    let rows = Rows(count: 3)
    let (screen, table) = show(rows)
    for _ in 0..<2 {
      screen.tap(CGPoint(x: 100, y: 66))
      screen.settle()
      expect(table.indexPathForSelectedRow?.row == 1 && table.visibleCells[1].isSelected)
    }
  }
}

/// Receives the actions of a recognizer.
@MainActor private final class Listener {
  let act: (UITapGestureRecognizer) -> Void

  init(_ act: @escaping (UITapGestureRecognizer) -> Void) { self.act = act }

  func heard(_ recognizer: UITapGestureRecognizer) { act(recognizer) }
}
