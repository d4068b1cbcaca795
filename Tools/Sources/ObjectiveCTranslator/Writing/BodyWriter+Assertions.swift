extension BodyWriter {
  /// An assertion of XCTest, which is a macro with a message and its arguments at the end.
  func assertion(_ name: String, _ arguments: [CExpression]) throws -> WrittenExpression? {
    guard name.hasPrefix("XCT"), let count = Self.assertions[name] else { return nil }
    guard arguments.count >= count else { throw Untranslated("\(name) is called with another number of arguments") }
    let more = arguments.dropFirst(count)
    var message = ""
    if let pattern = more.first {
      let parts = try [expression(pattern, wanting: .string).text] + more.dropFirst().map { try expression($0, wanting: nil).text }
      message = "_format(\(parts.joined(separator: ", ")))"
    }
    func call(_ function: String, _ values: String...) -> WrittenExpression {
      let all = values + (message.isEmpty ? [] : [message]) + ["file: \(SwiftText.literal(file.file.path))", "line: \(line)"]
      return WrittenExpression(text: "\(function)(\(all.joined(separator: ", ")))", type: .void)
    }
    switch name {
    case "XCTFail": return call(name)
    case "XCTSkip": throw Untranslated("XCTSkip ends a method by an exception")
    case "XCTAssert", "XCTAssertTrue", "XCTAssertFalse": return call(name, try truth(arguments[0]))
    case "XCTAssertNil", "XCTAssertNotNil":
      return call(name, "\(try expression(arguments[0], wanting: nil).text) as Any?")
    case "XCTAssertEqualObjects", "XCTAssertNotEqualObjects":
      let (left, right) = (try expression(arguments[0], wanting: nil).text, try expression(arguments[1], wanting: nil).text)
      return call(name == "XCTAssertEqualObjects" ? "XCTAssertTrue" : "XCTAssertFalse", "_isEqual(\(left), \(right))")
    case "XCTAssertNoThrow": return try expression(arguments[0], wanting: nil)
    default: break
    }
    // Numbers are reported with their values.
    let left = number(try expression(arguments[0], wanting: nil))
    let right = number(try expression(arguments[1], wanting: nil))
    let isNumeric = (left.type.isNumber || left.type.isLiteral) && (right.type.isNumber || right.type.isLiteral)
    if name.hasSuffix("WithAccuracy") {
      guard isNumeric else { throw Untranslated("\(name) compares no numbers") }
      let accuracy = converted(number(try expression(arguments[2], wanting: .double)), to: .double).text
      let function = String(name.dropLast(12))
      return call(function, converted(left, to: .double).text, converted(right, to: .double).text, "accuracy: \(accuracy)")
    }
    if isNumeric {
      var type = numeric(left.type, right.type)
      if type.isLiteral { type = type == .plain("Builtin.real") ? .double : .int }
      return call(name, converted(left, to: type).text, converted(right, to: type).text)
    }
    guard let sign = ["XCTAssertEqual": "==", "XCTAssertNotEqual": "!="][name] else { throw Untranslated("\(name) compares no numbers") }
    return call("XCTAssertTrue", try truth(.binary(arguments[0], sign, arguments[1])))
  }

  /// The numbers of values before the message.
  private static let assertions = [
    "XCTFail": 0, "XCTSkip": 0, "XCTAssert": 1, "XCTAssertTrue": 1, "XCTAssertFalse": 1, "XCTAssertNil": 1, "XCTAssertNotNil": 1,
    "XCTAssertNoThrow": 1, "XCTAssertEqual": 2, "XCTAssertNotEqual": 2, "XCTAssertEqualObjects": 2, "XCTAssertNotEqualObjects": 2,
    "XCTAssertGreaterThan": 2, "XCTAssertGreaterThanOrEqual": 2, "XCTAssertLessThan": 2, "XCTAssertLessThanOrEqual": 2,
    "XCTAssertEqualWithAccuracy": 3, "XCTAssertNotEqualWithAccuracy": 3,
  ]
}
