import Foundation
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

@testable import TrestleGallery

/// Draws the calling sequences of the guide (4-1, 7-1, 8-2) from the calls of a real run, and compares them with the page.
@Suite(.serialized) @MainActor struct SequenceDiagramTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../Documentation/Guide").standardizedFileURL

  private func diagram(_ recorder: CallsController) -> String {
    let lines = recorder.calls.map { "  \($0.from.filter { $0 != " " })->>\($0.to.filter { $0 != " " }): \($0.call)" }
    let names = ["Client", "Table view", "Data source", "Delegate"].map { "  participant \($0.filter { $0 != " " }) as \($0)" }
    return (["```mermaid", "sequenceDiagram"] + names + lines + ["```"]).joined(separator: "\n")
  }

  private func shown() -> (TestScreen, CallsController) {
    let screen = TestScreen(size: CGSize(width: 320, height: 480), scale: 1)
    let recorder = CallsController()
    recorder.loadViewIfNeeded()
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
    expect(recorder.rows, equals: ["Two", "Three", "One"])
    result["8-2"] = diagram(recorder)
    return result
  }

  @Test(
    "Figures 4-1, 7-1 and 8-2 are drawn from recorded calls; TRESTLE_RECORD_SEQUENCES=1 writes the page",
    arguments: [("Sequences.md", "Figure"), ("Japanese/Sequences.md", "図")])
  func page(name: String, word: String) throws {
    let page = Self.folder.appendingPathComponent(name)
    var text = try String(contentsOf: page, encoding: .utf8)
    let records = ProcessInfo.processInfo.environment["TRESTLE_RECORD_SEQUENCES"] == "1"
    for (figure, diagram) in diagrams() {
      let heading = "## \(word) \(figure)\n"
      let start = try #require(text.range(of: heading)?.upperBound)
      let open = try #require(text.range(of: "```mermaid", range: start..<text.endIndex)?.lowerBound)
      let close = try #require(text.range(of: "\n```", range: open..<text.endIndex)?.upperBound)
      if records { text.replaceSubrange(open..<close, with: diagram) } else { expect(text[open..<close] == diagram, "figure \(figure)") }
    }
    if records { try text.write(to: page, atomically: true, encoding: .utf8) }
  }
}
