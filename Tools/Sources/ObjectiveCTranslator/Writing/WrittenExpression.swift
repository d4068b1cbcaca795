/// An expression in Swift, with its type as far as it is known.
struct WrittenExpression {
  var text: String
  var type: SwiftType
  /// Whether it needs no parentheses before a member or an operator.
  var isAtomic = true
  /// Whether it is only optional because something in its chain is.
  var isChained = false
  /// Whether nil may be assigned to it although it is none: a property of UIKit that is `T!`.
  var takesNil = false
  /// The property itself, of which the value is a cast to the narrower type that a subclass declares.
  var place: (text: String, type: SwiftType, isChained: Bool)?

  /// The text, in parentheses where it needs them.
  var operand: String { isAtomic ? text : "(\(text))" }

  /// The value without its optionality, where nil is not expected.
  var forced: String {
    text.contains("?") && !(isAtomic && text.hasPrefix("(") && text.hasSuffix(")") && !text.contains(").")) ? "(\(text))!" : operand + "!"
  }

  static let null = WrittenExpression(text: "nil", type: .plain("Builtin.nil"))
  var isNull: Bool { type == .plain("Builtin.nil") }

  /// The text before a member, and whether the result is optional.
  var receiver: (text: String, isOptional: Bool) {
    switch type {
    case .optional: (isChained && isAtomic ? text + "." : operand + "?.", true)
    case .implicit: (operand + "?.", true)
    default: (operand + ".", false)
    }
  }

  /// The expression as the target of an assignment.
  var target: WrittenExpression {
    place.map { WrittenExpression(text: $0.text, type: $0.type, isChained: $0.isChained) } ?? self
  }

  /// A member of a value, with the optionality of its chain.
  static func chain(_ text: String, _ type: SwiftType, optional: Bool) -> WrittenExpression {
    guard optional, type != .void, type != .unknown else { return WrittenExpression(text: text, type: type) }
    if type.isOptional { return WrittenExpression(text: text, type: .optional(type.wrapped)) }
    return WrittenExpression(text: text, type: .optional(type), isChained: true)
  }
}

/// The reason for which a body is left out.
struct Untranslated: Error {
  var reason: String
  init(_ reason: String) { self.reason = reason }
}
