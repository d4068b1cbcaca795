import Foundation
import Testing
import UIKit
import UIKitTesting

/// Draws the calling sequences of the guide (4-1, 7-1, 8-2) from the calls of a real run, and compares them with the page.
@Suite(.serialized) @MainActor struct SequenceDiagramTests {
  private static let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../Documentation/Guide/Sequences.md").standardizedFileURL

  /// The calls of a table and its taps, in order.
  private final class Recorder: UIViewController, UITableViewDataSource, UITableViewDelegate {
    var rows = ["One", "Two", "Three"]
    private(set) var calls: [(from: String, to: String, call: String)] = []
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)

    override func loadView() {
      table.register(UITableViewCell.self, forCellReuseIdentifier: "Row")
      view = table
    }

    func note(_ call: String, from: String = "Table view", to: String) {
      if calls.last.map({ $0 == (from, to, call) }) != true { calls.append((from, to, call)) }
    }

    func begin() { calls = [] }

    func numberOfSections(in tableView: UITableView) -> Int {
      note("numberOfSections(in:)", to: "Data source")
      return 1
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      note("tableView(_:numberOfRowsInSection:)", to: "Data source")
      return rows.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      note("tableView(_:cellForRowAt:)", to: "Data source")
      let cell = tableView.dequeueReusableCell(withIdentifier: "Row", for: indexPath)
      cell.textLabel?.text = rows[indexPath.row]
      return cell
    }

    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
      note("tableView(_:willDisplay:forRowAt:)", to: "Delegate")
    }

    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
      note("tableView(_:canEditRowAt:)", to: "Data source")
      return true
    }

    func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle {
      note("tableView(_:editingStyleForRowAt:)", to: "Delegate")
      return .delete
    }

    func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {
      note("tableView(_:commit:forRowAt:)", to: "Data source")
      rows.remove(at: indexPath.row)
      note("deleteRows(at:with:)", from: "Data source", to: "Table view")
      tableView.deleteRows(at: [indexPath], with: .fade)
    }

    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
      note("tableView(_:canMoveRowAt:)", to: "Data source")
      return true
    }

    func tableView(
      _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
      toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
      note("tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)", to: "Delegate")
      return proposedDestinationIndexPath
    }

    func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
      note("tableView(_:moveRowAt:to:)", to: "Data source")
      rows.insert(rows.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
    }
  }

  private func diagram(_ recorder: Recorder) -> String {
    let lines = recorder.calls.map { "  \($0.from.filter { $0 != " " })->>\($0.to.filter { $0 != " " }): \($0.call)" }
    let names = ["Client", "Table view", "Data source", "Delegate"].map { "  participant \($0.filter { $0 != " " }) as \($0)" }
    return (["```mermaid", "sequenceDiagram"] + names + lines + ["```"]).joined(separator: "\n")
  }

  private func shown() -> (TestScreen, Recorder) {
    let screen = TestScreen(size: CGSize(width: 320, height: 480), scale: 1)
    let recorder = Recorder()
    recorder.loadViewIfNeeded()
    recorder.table.dataSource = recorder
    recorder.table.delegate = recorder
    recorder.note("dataSource, delegate", from: "Client", to: "Table view")
    screen.show(recorder)
    screen.settle()
    return (screen, recorder)
  }

  private func diagrams() -> [String: String] {
    var result: [String: String] = [:]
    var (screen, recorder) = shown()
    result["4-1"] = diagram(recorder)

    recorder.begin()
    recorder.note("setEditing(true, animated:)", from: "Client", to: "Table view")
    recorder.table.setEditing(true, animated: true)
    screen.settle()
    screen.tap(CGPoint(x: 20, y: 66))
    screen.settle()
    screen.tap(CGPoint(x: 290, y: 66))
    screen.settle()
    result["7-1"] = diagram(recorder)

    (screen, recorder) = shown()
    recorder.begin()
    recorder.note("setEditing(true, animated:)", from: "Client", to: "Table view")
    recorder.table.setEditing(true, animated: true)
    screen.settle()
    let touch = screen.touchDown(CGPoint(x: 300, y: 22))
    for step in 1...20 {
      touch.move(to: CGPoint(x: 300, y: 22 + 4 * step))
      screen.advance(by: 1.0 / 60)
    }
    touch.up()
    screen.settle()
    #expect(recorder.rows == ["Two", "Three", "One"])
    result["8-2"] = diagram(recorder)
    return result
  }

  @Test("Figures 4-1, 7-1 and 8-2 are drawn from recorded calls; TRESTLE_RECORD_SEQUENCES=1 writes the page")
  func page() throws {
    var text = try String(contentsOf: Self.page, encoding: .utf8)
    let records = ProcessInfo.processInfo.environment["TRESTLE_RECORD_SEQUENCES"] == "1"
    for (figure, diagram) in diagrams() {
      let heading = "## Figure \(figure)\n"
      let start = try #require(text.range(of: heading)?.upperBound)
      let open = try #require(text.range(of: "```mermaid", range: start..<text.endIndex)?.lowerBound)
      let close = try #require(text.range(of: "\n```", range: open..<text.endIndex)?.upperBound)
      if records { text.replaceSubrange(open..<close, with: diagram) } else { #expect(text[open..<close] == diagram, "figure \(figure)") }
    }
    if records { try text.write(to: Self.page, atomically: true, encoding: .utf8) }
  }
}
