/// Names one item of a list by its section and its place there: an index path without the cost of one.
package struct ItemPath: Hashable, Sendable {
  package var section: Int
  package var item: Int

  package init(section: Int, item: Int) {
    self.section = section
    self.item = item
  }
}

extension ItemPath: Comparable {
  package static func < (left: ItemPath, right: ItemPath) -> Bool {
    left.section == right.section ? left.item < right.item : left.section < right.section
  }
}

extension ItemPath: CustomStringConvertible {
  /// The words an index path has in the system's messages.
  package var description: String {
    "{length = 2, path = \(section) - \(item)}"
  }
}
