import Testing
import TrestleExpectations
import TrestleTrials
import UIKit
import UIKitTesting

@testable import TrestleGallery

/// Tests the samples with insertions and deletions by touches.
@MainActor @Suite struct UpdateSampleTests {
  private static let after = ["Alaska", "Arizona", "California", "Georgia", "New Jersey", "Virginia"]

  @Test("BU-03 BatchUpdates: the states example ends as documented, in one block and step by step")
  func statesExample() {
    let stage = SampleStage(BatchUpdatesController())
    stage.tapRow(0, 1)
    expect(stage.controller.states == Self.after && stage.texts.prefix(6) == Self.after[...])
    stage.tapRow(1, 1)
    expect(stage.controller.states, equals: ["Arizona", "California", "Delaware", "New Jersey"])
    for _ in 0..<4 { stage.tapRow(1, 1) }
    expect(stage.controller.states == Self.after && stage.texts.prefix(6) == Self.after[...])
  }

  @Test("BatchUpdates: a state is inserted and deleted with every row animation")
  func animations() {
    let stage = SampleStage(BatchUpdatesController())
    for (index, entry) in BatchUpdatesController.animations.enumerated() {
      for isThere in [true, false] {
        stage.tapRow(index, 2)
        expect(stage.controller.states.contains("Hawaii"), equals: isThere, "\(entry.name)")
      }
    }
    expect(stage.texts.contains("Automatic"))
  }

  @Test("BatchUpdates: random blocks leave rows and data the same")
  func random() {
    var generator = Noise(seed: 7)
    let chance = BatchUpdatesController.pick
    BatchUpdatesController.pick = { Int.random(in: $0, using: &generator) }
    defer { BatchUpdatesController.pick = chance }
    let stage = SampleStage(BatchUpdatesController())
    for _ in 0..<20 {
      stage.tapRow(2, 1)
      expect(stage.table.numberOfRows(inSection: 0), equals: stage.controller.states.count)
      stage.table.setContentOffset(.zero, animated: false)
      stage.screen.layout()
      expect(stage.texts.starts(with: stage.controller.states.prefix(5)))
    }
  }

  @Test("BU-06 BatchUpdates: a row is reloaded, another moves, a section is inserted and deleted")
  func otherChanges() {
    let stage = SampleStage(BatchUpdatesController())
    stage.tapRow(3, 1)
    expect(stage.controller.states[0], equals: "ARIZONA")
    stage.tapRow(4, 1)
    expect(stage.controller.states.last == "ARIZONA" && stage.controller.states.first == "California")
    stage.tapRow(5, 1)
    expect(stage.table.numberOfSections, equals: 4)
    stage.tapRow(5, 1)
    expect(stage.table.numberOfSections, equals: 3)
    stage.reveal(0)
    expect(stage.texts.prefix(5), equals: ["California", "Delaware", "New Jersey", "Washington", "ARIZONA"])
  }

  @Test("BU-04 BatchUpdates: a row and a section are deleted and a row is inserted, as in the figure")
  func sections() throws {
    let stage = SampleStage(BatchUpdatesController())
    stage.tapRow(6, 1)
    let sections = try #require(stage.top as? SectionUpdatesController)
    stage.tap("Update")
    expect(stage.texts, equals: ["A0", "A2", "C0", "New", "C1", "C2"])
    stage.tap("Update")
    expect(sections.sections.count == 3 && stage.texts.count == 9)
  }

  @Test("HT-04 HT-05 HT-06 HT-07 Albums: three ways to a row's height agree; two fingers make rows higher")
  func albums() throws {
    let stage = SampleStage(AlbumsController(), size: CGSize(width: 320, height: 568))
    expect(stage.texts, equals: Album.all.map(\.title))
    stage.tapRow(1)
    let tracks = try #require(stage.top as? TracksController)
    func heights() -> [CGFloat] { stage.table.visibleCells.map(\.frame.height) }
    let ways = try #require(stage.table.tableHeaderView?.subviews.first as? UISegmentedControl)
    let measured = heights()
    expect(Set(measured).count, above: 1)
    stage.tap(ways, x: 0.5)
    expect(tracks.way, equals: .constraints)
    expect(zip(heights(), measured).allSatisfy { abs($0 - $1) <= 1 }, "\(heights()) \(measured)")
    stage.tap(ways, x: 0.9)
    expect(tracks.way, equals: .selfSizing)
    expect(zip(heights(), measured).allSatisfy { abs($0 - $1) <= 1 }, "\(heights()) \(measured)")
    for place in [0.1, 0.9] {
      stage.tap(ways, x: place)
      let before = heights()[0]
      stage.screen.pinch(center: CGPoint(x: 160, y: 300), from: 100, to: 200)
      stage.screen.settle()
      expect(tracks.extraHeight > 20 && heights()[0] > before + 20)
      stage.screen.pinch(center: CGPoint(x: 160, y: 300), from: 200, to: 20)
      stage.screen.settle()
      expect(abs(heights()[0] - before), atMost: 1)
    }
    expect(
      stage.table.visibleCells.allSatisfy { cell in
        stage.table.indexPath(for: cell).map { stage.table.rectForRow(at: $0).minY } == cell.frame.minY
      })
  }
}
