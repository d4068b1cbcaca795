import Foundation

extension NSIndexPath {
  /// Creates the index path of a table's row.
  public convenience init(row: Int, section: Int) {
    let indexes = [section, row]
    self.init(indexes: indexes, length: 2)
  }

  /// Creates the index path of a collection's item.
  public convenience init(item: Int, section: Int) { self.init(row: item, section: section) }

  /// The first index.
  public var section: Int { index(atPosition: 0) }
  /// The second index, as the row of a table.
  public var row: Int { index(atPosition: 1) }
  /// The second index, as the item of a collection.
  public var item: Int { index(atPosition: 1) }
}
