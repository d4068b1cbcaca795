/// The elements of the screen at a moment.
package struct AccessibleSnapshot: Equatable {
  package var items: [Int: AccessibleItem] = [:]
  /// The element with the keyboard focus.
  package var focused: Int?

  package init() {}

  package subscript(number: Int) -> AccessibleItem? { items[number] }

  /// The numbers in reading order, parents before their children.
  package var order: [Int] {
    var result: [Int] = []
    var stack = [AccessibleItem.application]
    while let number = stack.popLast() {
      guard let item = items[number] else { continue }
      result.append(number)
      stack.append(contentsOf: item.children.reversed())
    }
    return result
  }

  /// Returns the table that contains an element.
  package func table(around number: Int) -> Int? {
    sequence(first: number) { items[$0]?.parent }.first { items[$0]?.role == .table }
  }

  package func index(inParent number: Int) -> Int? {
    items[number].flatMap { items[$0.parent]?.children.firstIndex(of: number) }
  }
}
