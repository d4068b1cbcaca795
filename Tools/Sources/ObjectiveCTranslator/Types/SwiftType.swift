/// A type of the Swift that is written.
indirect enum SwiftType: Equatable, Sendable {
  case unknown, void, any
  case named(String, [SwiftType])
  case optional(SwiftType)
  /// `T!`: an object of Objective-C for which nothing says whether it may be nil.
  case implicit(SwiftType)
  case array(SwiftType)
  case dictionary(SwiftType, SwiftType)
  case closure([SwiftType], SwiftType)
  /// Tuples and others that are only written as they are.
  case raw(String)

  static func plain(_ name: String) -> SwiftType { .named(name, []) }
  /// Whether it is a dictionary of Swift or of Foundation.
  var isDictionary: Bool {
    if case .dictionary = self { return true }
    return name == "NSDictionary" || name == "NSMutableDictionary"
  }

  static let bool = plain("Bool")
  static let int = plain("Int")
  static let int32 = plain("Int32")
  static let double = plain("Double")
  static let string = plain("String")

  /// The type without its optionality.
  var wrapped: SwiftType {
    switch self {
    case .optional(let type), .implicit(let type): type.wrapped
    default: self
    }
  }

  var isOptional: Bool {
    switch self {
    case .optional, .implicit: true
    default: false
    }
  }

  var name: String? {
    if case .named(let name, _) = self { return name }
    return nil
  }

  private static let integers: Set<String> = [
    "Int", "UInt", "Int8", "UInt8", "Int16", "UInt16", "Int32", "UInt32", "Int64", "UInt64", "CChar", "CInt", "CUnsignedInt", "CLong",
    "unichar", "Builtin.integer",
  ]
  private static let reals: Set<String> = ["Double", "Float", "CGFloat", "TimeInterval", "CFTimeInterval", "Builtin.real"]

  var isInteger: Bool { name.map { Self.integers.contains($0) } ?? false }
  var isReal: Bool { name.map { Self.reals.contains($0) || SwiftType.aliasesOfReals.contains($0) } ?? false }
  var isNumber: Bool { isInteger || isReal }
  var isLiteral: Bool { name?.hasPrefix("Builtin.") ?? false }
  static let aliasesOfReals: Set<String> = ["CLLocationDegrees", "CLLocationDistance", "CLLocationAccuracy", "CLLocationSpeed"]

  /// The text, with parentheses around closures that are optional.
  var text: String {
    switch self {
    case .unknown, .any: return "Any"
    case .void: return "Void"
    case .named("Builtin.integer", _): return "Int"
    case .named("Builtin.real", _): return "Double"
    case .named(let name, let arguments):
      return arguments.isEmpty || name.hasPrefix("NSMutable") ? name : "\(name)<\(arguments.map(\.text).joined(separator: ", "))>"
    case .optional(let type): return type.needsParentheses ? "(\(type.text))?" : "\(type.text)?"
    case .implicit(let type): return type.needsParentheses ? "(\(type.text))!" : "\(type.text)!"
    case .array(let element): return "[\(element.inner.text)]"
    case .dictionary(let key, let value): return "[\(key.inner.text): \(value.inner.text)]"
    case .closure(let parameters, let result):
      return "(\(parameters.map(\.parameterText).joined(separator: ", "))) -> \(result.inClosure.text)"
    case .raw(let text): return text
    }
  }

  var parameterText: String {
    if case .closure = self { return "@escaping \(text)" }
    return text
  }

  /// `T!` is only allowed outside of other types.
  var inner: SwiftType {
    if case .implicit(let type) = self { return type }
    return self
  }

  var inClosure: SwiftType {
    if case .implicit(let type) = self { return .optional(type) }
    return self
  }

  private var needsParentheses: Bool {
    switch self {
    case .closure: true
    case .raw(let text): text.hasPrefix("any ") || text.contains("&") || text.contains("->")
    case .named(let name, _): name.hasPrefix("any ") || name.contains("&")
    default: false
    }
  }
}
