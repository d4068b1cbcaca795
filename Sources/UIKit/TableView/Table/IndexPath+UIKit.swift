import Foundation

extension IndexPath {
  /// Names a row of a table.
  public init(row: Int, section: Int) {
    self = IndexPath(index: section).appending(row)
  }

  /// Names an item of a collection.
  public init(item: Int, section: Int) {
    self = IndexPath(index: section).appending(item)
  }

  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}
