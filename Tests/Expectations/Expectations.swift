package import Testing

// A function compiles in a twentieth of the time of the macro `#expect`, of which seven thousand took a sixth of a build of everything with
// its tests. The macro remains where it reports more: for comparisons by order, several conditions, and for expressions that throw or wait.

/// Records an issue with both values unless they are equal.
package func expect<Value: Equatable>(
  _ value: Value, equals expected: Value, _ comment: @autoclosure () -> Comment? = nil,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
  if value == expected { return }
  record("\(String(reflecting: value)) is not \(String(reflecting: expected))", comment(), at: (fileID, filePath, line, column))
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
