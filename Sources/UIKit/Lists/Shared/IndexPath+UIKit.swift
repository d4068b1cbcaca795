import Foundation

extension IndexPath {
  /// Creates an index path for a row of a table.
  public init(row: Int, section: Int) {
    self = IndexPath(index: section).appending(row)
  }

  /// Creates an index path for an item of a collection.
  public init(item: Int, section: Int) {
    self = IndexPath(index: section).appending(item)
  }

  /// The first index: the section of a table or collection.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  /// The second index: the row of a table.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// The second index: the item of a collection.
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}
