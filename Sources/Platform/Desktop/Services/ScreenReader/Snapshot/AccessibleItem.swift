import UIKitLists

/// One element of a snapshot: what a screen reader gets of it without asking the element again.
package struct AccessibleItem: Equatable {
  /// The numbers of the application and of its window; elements follow.
  package static let application = 0
  package static let window = 1

  package let number: Int
  package var parent: Int
  package var children: [Int] = []
  package var role: AccessibleRole
  package var name = ""
  package var description = ""
  package var states: AccessibleStates = [.enabled, .sensitive, .showing, .visible]
  package var text: AccessibleText?
  package var value: AccessibleValue?
  /// The place among all rows of the list.
  package var place: RowPlace?
  package var identifier = ""
  package var language = ""
  package var actions: [String] = []
  /// Whether the value changes too often to be reported each time.
  package var updatesFrequently = false
}

/// The number of an element that has one.
package struct AccessibleValue: Equatable {
  package var current: Double
  package var minimum: Double
  package var maximum: Double
  package var step: Double
  /// The value as it is spoken.
  package var text: String
}

/// The text of an element. All offsets count Unicode scalars.
package struct AccessibleText: Equatable {
  package var content: String
  package var caret: Int
  package var selection: Range<Int>

  package init(content: String, caret: Int = 0, selection: Range<Int> = 0..<0) {
    self.content = content
    self.caret = caret
    self.selection = selection
  }

  package var count: Int { content.unicodeScalars.count }

  /// Returns a part of the text; a negative end is the end of the text.
  package func part(from start: Int, to end: Int) -> String {
    let scalars = content.unicodeScalars
    let last = end < 0 ? count : min(end, count)
    guard start >= 0, start < last else { return "" }
    let from = scalars.index(scalars.startIndex, offsetBy: start)
    return String(scalars[from..<scalars.index(from, offsetBy: last - start)])
  }
}
