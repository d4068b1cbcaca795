import Foundation
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

@testable import TrestleGallery

/// The exploded cell, the debugger of updates and the queue of reuse, by touch.
@Suite(.serialized) @MainActor struct GuideToolTests {
  private let size = CGSize(width: 320, height: 568)

  private func texts(_ stage: SampleStage<some UIViewController>) -> [String] {
    stage.screen.views(UILabel.self).compactMap(\.text)
  }

  @Test("A tap on a part shows its name, frame and depth; in editing mode the content begins after the editing control")
  func parts() throws {
    let stage = SampleStage(CellPartsController(.normal), size: size)
    stage.tap("contentView")
    let cell = try #require(stage.screen.views(UITableViewCell.self).first)
    let normal = cell.contentView.frame
    expect(texts(stage).contains { $0.hasPrefix("contentView\nx \(Int(normal.minX))") && $0.hasSuffix("depth 1") })
    expect(!stage.controller.parts.contains { $0.name == "editing control" })
    stage.tap("Editing")
    expect(stage.controller.parts.contains { $0.name == "editing control" })
    expect(stage.controller.parts.contains { $0.name == "reordering control" })
    expect(cell.contentView.frame.minX > normal.minX && cell.contentView.frame.width < normal.width)
    stage.tap("contentView")
    expect(texts(stage).contains { $0.hasPrefix("contentView\nx \(Int(cell.contentView.frame.minX))") })
    // The mark in the cell is around the part.
    let mark = try #require(cell.subviews.first { $0.layer.borderWidth == 2 })
    expect(mark.frame, equals: cell.contentView.frame)
  }

  @Test("A part below another one in the hierarchy has a greater depth, and labels are in the content view")
  func depths() throws {
    let stage = SampleStage(CellPartsController(.content), size: size)
    expect(Set(stage.controller.parts.map(\.name)), equals: ["contentView", "imageView", "textLabel", "detailTextLabel"])
    for part in stage.controller.parts { expect(part.depth, equals: (part.name == "contentView" ? 1 : 2), "\(part.name)") }
  }

  @Test("BU-01 The steps of a batch are deletions by old indices, then insertions by new ones, and the table ends as the last step says")
  func steps() throws {
    let example = UpdateExample.all[0]
    expect(example.changes.first?.phase, equals: 3)
    expect(example.steps.map(\.text).map { $0.prefix(6) }, equals: ["Delete", "Delete", "Insert", "Insert"])
    expect(example.result, equals: [["Pine", "Elm", "Yew"], ["Reed", "Fern", "Moss"]])
    let stage = SampleStage(UpdateDebuggerController(), size: CGSize(width: 320, height: 900))
    for _ in 0..<4 { stage.tap("Step") }
    expect(texts(stage).contains { $0.contains("Pine 0.1→0.0") && $0.contains("Elm +→0.1") })
    stage.tap("Step")
    let table = try #require(stage.screen.views(UITableView.self).first)
    let rows = (0..<table.numberOfSections).map { section in
      (0..<table.numberOfRows(inSection: section)).map { table.cellForRow(at: IndexPath(row: $0, section: section))?.textLabel?.text }
    }
    expect(rows, equals: [["Pine", "Elm", "Yew"], ["Reed", "Fern", "Moss"]])
  }

  @Test(
    "A wrong batch shows the message of the table, and the table shows its data again",
    arguments: [("Range", "delete row 7"), ("Place", "insert row 5"), ("Count", "invalid number of rows")])
  func errors(name: String, words: String) throws {
    let stage = SampleStage(UpdateDebuggerController(), size: size)
    stage.tap(name)
    let example = try #require(UpdateExample.all.first { $0.name == name })
    for _ in 0...example.steps.count { stage.tap("Step") }
    let texts = texts(stage)
    expect(texts.contains("Error"))
    expect(texts.contains { $0.lowercased().contains(words) }, "\(texts)")
    let table = try #require(stage.screen.views(UITableView.self).first)
    expect(table.numberOfRows(inSection: 0), equals: example.result[0].count)
    expect(table.visibleCells.count, equals: example.result[0].count)
  }

  @Test("RU-01 A thousand rows are shown by eleven cells, which return from the queue as other rows")
  func reuse() throws {
    let stage = SampleStage(ReuseController(), size: size)
    let table = try #require(stage.screen.views(UITableView.self).first)
    expect(table.visibleCells.count, equals: 10)
    let frame = table.convert(table.bounds, to: nil)
    let finger = stage.screen.touchDown(CGPoint(x: 160, y: frame.maxY - 20))
    for step in 1...60 {
      finger.move(to: CGPoint(x: 160, y: frame.maxY - 20 - CGFloat(step) * 4))
      stage.screen.advance(by: 1.0 / 60)
    }
    finger.up()
    stage.screen.settle(timeout: 4)
    expect(texts(stage).contains { $0.hasPrefix("Cells made: 11\n") }, "\(texts(stage))")
    stage.tap("Scroll")
    stage.tap("Scroll")
    let facts = try #require(texts(stage).first { $0.hasPrefix("Cells made: ") })
    expect(facts.hasPrefix("Cells made: 11\n"), "\(facts)")
    let requests = try #require(facts.firstMatch(of: /Requests: (\d+)/).flatMap { Int($0.output.1) })
    expect(requests, above: 40)
  }
}
