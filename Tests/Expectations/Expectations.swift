package import Testing

// A function compiles in a twentieth of the time of the macro `#expect`: of 13,000 of them, a build of everything with its tests took a fourth
// of its processor time. The macro remains for errors that are thrown, where `try` or `await` begins within the expression, and in ProgramTests,
// which are compiled in a user's package too.

/// Records an issue with both values unless they are equal.
package func expect<Value: Equatable>(
  _ value: Value, equals expected: Value, _ comment: @autoclosure () -> Comment? = nil,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
  if value == expected { return }
  record("\(String(reflecting: value)) is not \(String(reflecting: expected))", comment(), at: (fileID, filePath, line, column))
}

/// Records an issue with both values unless the first is below the other.
package func expect<Value: Comparable>(
  _ value: Value, below limit: Value, _ comment: @autoclosure () -> Comment? = nil,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
  if value < limit { return }
  record("\(value) is not below \(limit)", comment(), at: (fileID, filePath, line, column))
}

/// Records an issue with both values unless the first is above the other.
package func expect<Value: Comparable>(
  _ value: Value, above limit: Value, _ comment: @autoclosure () -> Comment? = nil,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
  if value > limit { return }
  record("\(value) is not above \(limit)", comment(), at: (fileID, filePath, line, column))
}

/// Records an issue with both values if the first is above the other.
package func expect<Value: Comparable>(
  _ value: Value, atMost limit: Value, _ comment: @autoclosure () -> Comment? = nil,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
  if value <= limit { return }
  record("\(value) is more than \(limit)", comment(), at: (fileID, filePath, line, column))
}

/// Records an issue with both values if the first is below the other.
package func expect<Value: Comparable>(
  _ value: Value, atLeast limit: Value, _ comment: @autoclosure () -> Comment? = nil,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
  if value >= limit { return }
  record("\(value) is less than \(limit)", comment(), at: (fileID, filePath, line, column))
}

/// Records an issue with the source's text unless the condition holds.
package func expect(
  _ condition: Bool, _ comment: @autoclosure () -> Comment? = nil,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
  if condition { return }
  record("not so", comment(), at: (fileID, filePath, line, column))
}

private func record(_ what: String, _ comment: Comment?, at place: (fileID: String, filePath: String, line: Int, column: Int)) {
  var text = what
  if let source = SourceLines.text(of: place.filePath, line: place.line) { text += ": \(source)" }
  if let comment { text += " (\(comment.rawValue))" }
  let location = SourceLocation(fileID: place.fileID, filePath: place.filePath, line: place.line, column: place.column)
  Issue.record(Comment(rawValue: text), sourceLocation: location)
}
