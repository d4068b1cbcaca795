import Testing

import TrestleListModel

@Suite struct BatchUpdateMessageTests {
  private func expect(
    _ before: [Int], _ after: [Int], in wording: BatchUpdate.Wording = .table, _ message: String?,
    at location: SourceLocation = #_sourceLocation,
    _ edits: (inout BatchUpdate) -> Void
  ) {
    var update = BatchUpdate()
    edits(&update)
    do {
      _ = try update.resolve(before: before, after: after, wording: wording)
      #expect(message == nil, sourceLocation: location)
    } catch {
      #expect(error.message == message, sourceLocation: location)
    }
  }

  private func path(_ section: Int, _ item: Int) -> ItemPath { ItemPath(section: section, item: item) }

  @Test("BU-05 Counts that do not add up are refused in the system's words")
  func counts() {
    expect(
      [1, 1], [1, 1, 1, 1],
      "Invalid update: invalid number of sections.  The number of sections contained in the table view after the"
        + " update (4) must be equal to the number of sections contained in the table view before the update (2),"
        + " plus or minus the number of sections inserted or deleted (1 inserted, 0 deleted)."
    ) { $0.insertSections([2]) }
    expect(
      [5, 3], [4, 3],
      "Invalid update: invalid number of rows in section 0.  The number of rows contained in an existing section"
        + " after the update (4) must be equal to the number of rows contained in that section before the update"
        + " (5), plus or minus the number of rows inserted or deleted from that section (0 inserted, 2 deleted) and"
        + " plus or minus the number of rows moved into or out of that section (1 moved in, 1 moved out)."
    ) {
      $0.deleteItems([path(0, 1), path(0, 2)])
      $0.moveItem(from: path(1, 0), to: path(0, 0))
      $0.insertItems([path(1, 0)])
      $0.moveItem(from: path(0, 4), to: path(1, 1))
    }
    expect(
      [5], [5], in: .collection,
      "Invalid update: invalid number of items in section 0.  The number of items contained in an existing"
        + " section after the update (5) must be equal to the number of items contained in that section before the"
        + " update (5), plus or minus the number of items inserted or deleted from that section (0 inserted, 1"
        + " deleted) and plus or minus the number of items moved into or out of that section (0 moved in, 0 moved"
        + " out)."
    ) { $0.deleteItems([path(0, 1)]) }
  }

  @Test("BU-05 Rows and sections that do not exist are refused in the system's words")
  func places() {
    expect([2], [1], "attempt to delete row 7 from section 0 which only contains 2 rows before the update") { $0.deleteItems([path(0, 7)]) }
    expect([2], [2], "attempt to delete row 2 from section 0 which only contains 2 rows before the update") { $0.reloadItems([path(0, 2)]) }
    expect([2], [1], "attempt to delete row 0 from section 3, but there are only 1 sections before the update") {
      $0.deleteItems([path(3, 0)])
    }
    expect(
      [2], [3],
      "attempt to insert row 4 into section 0, but there are only 3 rows in section 0 after the update"
    ) { $0.insertItems([path(0, 4)]) }
    expect([2], [3], "attempt to insert row 0 into section 1, but there are only 1 sections after the update") {
      $0.insertItems([path(1, 0)])
    }
    expect([2], [], "attempt to delete section 1, but there are only 1 sections before the update") { $0.deleteSections([1]) }
    expect([2], [2, 0], "attempt to insert section 4 but there are only 2 sections after the update") { $0.insertSections([4]) }
    expect(
      [2], [2],
      "attempt to insert row 2 into section 0, but there are only 2 rows in section 0 after the update"
    ) { $0.moveItem(from: path(0, 0), to: path(0, 2)) }
  }

  @Test("BU-05 Changes that contradict each other are refused in the system's words")
  func contradictions() {
    expect(
      [2], [1],
      "attempt to perform a delete and a move from the same index path ({length = 2, path = 0 - 1})"
    ) {
      $0.deleteItems([path(0, 1)])
      $0.moveItem(from: path(0, 1), to: path(0, 0))
    }
    // A reload deletes the row and inserts it again.
    expect(
      [2], [2],
      "attempt to perform a delete and a move from the same index path ({length = 2, path = 0 - 1})"
    ) {
      $0.reloadItems([path(0, 1)])
      $0.moveItem(from: path(0, 1), to: path(0, 0))
    }
    expect(
      [2], [3],
      "attempt to perform an insert and a move to the same index path ({length = 2, path = 0 - 1})"
    ) {
      $0.insertItems([path(0, 1)])
      $0.moveItem(from: path(0, 0), to: path(0, 1))
    }
    expect([2, 2], [2, 2, 2], "attempt to perform an insert and a move to the same section (1)") {
      $0.insertSections([1])
      $0.moveSection(from: 0, to: 1)
    }
    expect([2], [1], "attempt to delete and reload the same index path ({length = 2, path = 0 - 1})") {
      $0.deleteItems([path(0, 1)])
      $0.reloadItems([path(0, 1)])
    }
  }

  @Test("BU-05 Without a mistake there is no message")
  func sound() {
    expect([2], [2], nil) { _ in }
    expect([2, 1], [1, 1], nil) { $0.deleteItems([path(0, 1)]) }
  }
}
