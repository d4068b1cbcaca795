/// Identifies an item of a list by its section and item index, without the cost of an index path.
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
  /// The description of an index path in the messages of iOS.
  package var description: String {
    "{length = 2, path = \(section) - \(item)}"
  }
}
