import Testing
import TrestleExpectations
import TrestleTestSupport
import UIKit
import UIKitTesting

/// Tables that break one rule of the guide each, and the advisor's findings about them.
@Suite(.serialized) @MainActor struct GuideAdvisorTests {
  /// A list with faults that are chosen by a test.
  private final class FaultyList: UIViewController, UITableViewDataSource, UITableViewDelegate {
    enum Fault { case none, unnamedCells, accessories, selection, editing, translucent, reloads, heights }

    let fault: Fault
    var rows: Int
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)

    init(_ fault: Fault, rows: Int = 40) {
      self.fault = fault
      self.rows = rows
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() {
      table.dataSource = self
      table.delegate = self
      table.rowHeight = 44
      table.sectionIndexMinimumDisplayRowCount = 0
      view = table
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      if fault == .unnamedCells { return UITableViewCell(style: .default, reuseIdentifier: nil) }
      let cell = tableView.dequeueReusableCell(withIdentifier: "row") ?? UITableViewCell(style: .default, reuseIdentifier: "row")
      cell.textLabel?.text = "\(indexPath.row)"
      if fault == .accessories { cell.accessoryType = .disclosureIndicator }
      if cell.contentView.viewWithTag(7) == nil {
        let part = UIView(frame: CGRect(x: 200, y: 4, width: 40, height: 36))
        part.tag = 7
        part.backgroundColor = fault == .translucent ? UIColor.red.withAlphaComponent(0.5) : .red
        cell.contentView.addSubview(part)
      }
      return cell
    }

    func sectionIndexTitles(for tableView: UITableView) -> [String]? { fault == .accessories || fault == .none ? ["A", "B"] : nil }
    func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int { 0 }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      if fault != .selection { tableView.deselectRow(at: indexPath, animated: false) }
      guard fault == .reloads else { return }
      for _ in 0..<4 { tableView.reloadData() }
    }

    func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {
      rows -= 1
      tableView.deleteRows(at: [indexPath], with: .none)
      if fault == .editing { tableView.setEditing(false, animated: false) }
    }

  }

  /// A list with a height for each row.
  private final class TallList: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1000 }
    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { CGFloat(40 + indexPath.row % 3) }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "row") ?? UITableViewCell(style: .default, reuseIdentifier: "row")
    }
  }

  private final class Findings {
    var list: [UIGuideAdvisor.Finding] = []
  }

  /// Uses a list by touches: two rows are touched, the list is scrolled and back, and a row is deleted.
  private func findings(of controller: UIViewController, _ table: UITableView? = nil) -> [UIGuideAdvisor.Finding] {
    let findings = Findings()
    UIGuideAdvisor.start { findings.list.append($0) }
    defer { UIGuideAdvisor.stop() }
    let screen = TestScreen(size: CGSize(width: 320, height: 480), scale: 1)
    screen.show(controller)
    screen.settle()
    for y in [66, 110] {
      screen.tap(CGPoint(x: 100, y: y))
      screen.settle()
    }
    screen.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 40))
    screen.settle()
    screen.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 460))
    screen.settle()
    if let table {
      table.setEditing(true, animated: false)
      screen.settle()
      screen.tap(CGPoint(x: 20, y: 66))
      screen.settle()
      screen.tap(CGPoint(x: table.bounds.width - 30, y: 66))
      screen.settle()
    }
    return findings.list
  }

  @Test("RG-01 RG-02 RG-03 PF-01 PF-02 PF-05 The advisor names the rule that each list breaks, once, and nothing of one that breaks none")
  func fixtures() {
    let faults: [(FaultyList.Fault, UIGuideAdvisor.Rule)] = [
      (.unnamedCells, .reuse), (.accessories, .indexWithoutAccessories), (.selection, .deselection), (.editing, .editingInCommit),
      (.translucent, .opaqueSubviews), (.reloads, .rareReloads),
    ]
    for (fault, rule) in faults {
      let list = FaultyList(fault)
      let found = findings(of: list, list.table)
      expect(found.map(\.rule), equals: [rule], "\(fault): \(found)")
      expect(found.allSatisfy { $0.source == "FaultyList" && $0.description.contains("chapter \(rule.chapter)") })
    }
    let list = FaultyList(.none)
    expect(findings(of: list, list.table).isEmpty)
    expect(list.rows, equals: 39)
  }

  @Test("PF-07 A thousand heights at once are found; an estimated height prevents them")
  func heights() {
    expect(findings(of: TallList(style: .plain)).map(\.rule), equals: [.fewHeights])
    let estimated = TallList(style: .plain)
    estimated.tableView.estimatedRowHeight = 41
    expect(findings(of: estimated).isEmpty)
  }

  @Test("Nothing is reported while the advisor is off, and findings are warnings unless the app takes them")
  func warnings() {
    let list = FaultyList(.unnamedCells)
    let screen = TestScreen(size: CGSize(width: 320, height: 480), scale: 1)
    let silent = collectedWarnings {
      screen.show(list)
      screen.settle()
      list.table.reloadData()
      screen.settle()
    }
    expect(silent.isEmpty)
    let said = collectedWarnings {
      UIGuideAdvisor.start()
      list.table.reloadData()
      screen.settle()
      list.table.reloadData()
      screen.settle()
      UIGuideAdvisor.stop()
    }
    expect(said.count == 1 && said[0].hasPrefix("Guide advisor: FaultyList: row "), "\(said)")
  }
}
