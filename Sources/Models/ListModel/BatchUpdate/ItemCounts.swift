/// The number of items in each section of a list, for `BatchUpdate`.
package protocol ItemCounts {
  var sectionCount: Int { get }
  func numberOfRows(inSection section: Int) -> Int
}

extension Array: ItemCounts where Element == Int {
  package var sectionCount: Int { count }
  package func numberOfRows(inSection section: Int) -> Int { self[section] }
}
