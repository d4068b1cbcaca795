import Testing
import TrestleExpectations

@testable import TrestleListModel

@Suite struct ListTransitionTests {
  private func path(_ section: Int, _ item: Int) -> ItemPath { ItemPath(section: section, item: item) }

  private func geometry(_ counts: [Int], height: Double = 10) -> RowGeometry {
    RowGeometry(sectionCount: counts.count) { RowGeometry.SectionHeights(header: 5, rowCount: counts[$0], rows: .uniform(height)) }
  }

  private func transition(
    _ before: [Int], _ after: [Int], rowsBefore: [ItemPath], rowsAfter: [ItemPath], _ edits: (inout BatchUpdate) -> Void
  ) throws -> ListTransition {
    var update = BatchUpdate()
    edits(&update)
    let resolved = try update.resolve(before: before, after: after)
    return ListTransition(resolved, from: geometry(before), to: geometry(after), rowsBefore: rowsBefore, rowsAfter: rowsAfter)
  }

  @Test("BU-07 Each row visible before or after an update has a change: it stays, appears, is removed, or leaves the screen")
  func rows() throws {
    let result = try transition([4], [4], rowsBefore: (0..<3).map { path(0, $0) }, rowsAfter: (0..<3).map { path(0, $0) }) {
      $0.deleteItems([path(0, 0)], animation: 3)
      $0.insertItems([path(0, 1)], animation: 4)
    }
    expect(
      result.rows.map(\.change) == [
        .stays, .inserted(animation: 4, withSection: false), .stays, .deleted(animation: 3, withSection: false),
      ])
    expect(result.rows.map(\.old), equals: [path(0, 1), nil, path(0, 2), path(0, 0)])
    expect(result.rows[0].from?.start == 15 && result.rows[0].to?.start == 5)
    expect(result.changedBoxes == [ListTransition.Box(old: 0, new: 0, from: .init(start: 5, length: 40), to: .init(start: 5, length: 40))])
    expect(!result.movesAnything)
  }

  @Test("BU-07 A row that moves off the screen slides out, and one from outside slides in from its old position")
  func sight() throws {
    let result = try transition([6], [6], rowsBefore: [path(0, 0), path(0, 1)], rowsAfter: [path(0, 0), path(0, 1)]) {
      $0.moveItem(from: path(0, 5), to: path(0, 0))
    }
    expect(result.rows.map(\.change), equals: [.comesIntoSight, .stays, .leavesSight])
    expect(result.rows[0].from?.start == 55 && result.rows[2].to?.start == 25)
    expect(result.movesAnything)
  }

  @Test("RL-02 A reload has two changes for one row: the old appearance is removed, the new one is inserted")
  func reloads() throws {
    let result = try transition([2, 1], [2, 2], rowsBefore: [path(0, 0), path(1, 0)], rowsAfter: [path(0, 0), path(1, 0), path(1, 1)]) {
      $0.reloadItems([path(0, 0)], animation: 1)
      $0.reloadSections([1], animation: 2)
    }
    expect(
      result.rows.map(\.change) == [
        .reloadedIn(animation: 1), .reloadedIn(animation: 2), .reloadedIn(animation: 2), .reloadedOut(animation: 1),
        .deleted(animation: 2, withSection: false),
      ])
    expect(result.change(ofNewSection: 1).change == .reloadedIn(animation: 2) && result.change(ofNewSection: 1).old == 1)
  }

  @Test("BU-06 An update that changes nothing moves nothing")
  func nothing() {
    let list = geometry([3])
    let rows = (0..<3).map { path(0, $0) }
    let result = ListTransition(.none, from: list, to: list, rowsBefore: rows, rowsAfter: rows)
    expect(result.rows.allSatisfy { $0.change == .stays && $0.from == $0.to && $0.keepsOrder } && result.changedBoxes.isEmpty)
  }
}
