/// An error in a block of updates, with the message of iOS.
package struct BatchUpdateError: Error, Hashable, Sendable {
  package var message: String
}

/// The messages, identical to those of iOS.
enum UpdateMessage {
  static func deleteItem(_ path: ItemPath, onlyContains count: Int, _ words: BatchUpdate.Wording) -> String {
    "attempt to delete \(words.item) \(path.item) from section \(path.section) which only contains \(count) \(words.items)"
      + " before the update"
  }

  static func deleteItem(_ path: ItemPath, onlySections count: Int, _ words: BatchUpdate.Wording) -> String {
    "attempt to delete \(words.item) \(path.item) from section \(path.section), but there are only \(count) sections before the update"
  }

  static func insertItem(_ path: ItemPath, onlyContains count: Int, _ words: BatchUpdate.Wording) -> String {
    "attempt to insert \(words.item) \(path.item) into section \(path.section), but there are only \(count) \(words.items)"
      + " in section \(path.section) after the update"
  }

  static func insertItem(_ path: ItemPath, onlySections count: Int, _ words: BatchUpdate.Wording) -> String {
    "attempt to insert \(words.item) \(path.item) into section \(path.section), but there are only \(count) sections after the update"
  }

  static func deleteSection(_ section: Int, only count: Int) -> String {
    "attempt to delete section \(section), but there are only \(count) sections before the update"
  }

  static func insertSection(_ section: Int, only count: Int) -> String {
    "attempt to insert section \(section) but there are only \(count) sections after the update"
  }

  static func deleteAndMove(_ path: some CustomStringConvertible) -> String {
    "attempt to perform a delete and a move from the same index path (\(path))"
  }

  static func insertAndMove(_ path: ItemPath) -> String {
    "attempt to perform an insert and a move to the same index path (\(path))"
  }

  static func insertAndMove(section: Int) -> String {
    "attempt to perform an insert and a move to the same section (\(section))"
  }

  static func deleteAndReload(_ path: some CustomStringConvertible) -> String {
    "attempt to delete and reload the same index path (\(path))"
  }

  static func moveTwice(from place: some CustomStringConvertible) -> String {
    "attempt to perform two moves from the same index path (\(place))"
  }

  static func moveTwice(to place: some CustomStringConvertible) -> String {
    "attempt to perform two moves to the same index path (\(place))"
  }

  static func sectionCount(before: Int, after: Int, inserted: Int, deleted: Int, _ words: BatchUpdate.Wording) -> String {
    "Invalid update: invalid number of sections.  The number of sections contained in the \(words.view) after the update (\(after))"
      + " must be equal to the number of sections contained in the \(words.view) before the update (\(before)), plus or minus the number"
      + " of sections inserted or deleted (\(inserted) inserted, \(deleted) deleted)."
  }

  static func itemCount(_ section: Int, before: Int, after: Int, changes: SectionChanges, _ words: BatchUpdate.Wording) -> String {
    "Invalid update: invalid number of \(words.items) in section \(section).  The number of \(words.items) contained in an existing"
      + " section after the update (\(after)) must be equal to the number of \(words.items) contained in that section before the update"
      + " (\(before)), plus or minus the number of \(words.items) inserted or deleted from that section (\(changes.inserted) inserted,"
      + " \(changes.deleted) deleted) and plus or minus the number of \(words.items) moved into or out of that section"
      + " (\(changes.movedIn) moved in, \(changes.movedOut) moved out)."
  }
}

/// The number of items a section gains and loses.
struct SectionChanges: Sendable {
  var inserted = 0
  var deleted = 0
  var movedIn = 0
  var movedOut = 0

  var difference: Int { inserted - deleted + movedIn - movedOut }
}

extension BatchUpdate.Wording {
  var item: String { self == .table ? "row" : "item" }
  var items: String { self == .table ? "rows" : "items" }
  var view: String { self == .table ? "table view" : "collection view" }
}
