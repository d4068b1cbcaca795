/// A macro of `#define`.
struct CMacro: Equatable, Sendable {
  var name: String
  /// Nil for a macro without parentheses.
  var parameters: [String]?
  /// The name for the values after the last parameter: `__VA_ARGS__`, or its own.
  var variadicName: String?
  var body: [CToken]
  var line: Int
  /// Whether uses stay names, because a declaration of the constant is written.
  var isNamed = false

  init(name: String, parameters: [String]? = nil, variadicName: String? = nil, body: [CToken], line: Int = 0) {
    (self.name, self.parameters, self.variadicName, self.body, self.line) = (name, parameters, variadicName, body, line)
  }

  var isOnlyStrings: Bool { !body.isEmpty && body.allSatisfy { $0.kind == .string || $0.isPunctuation("@") } }
}
