public indirect enum CExpression: Equatable, Sendable {
  case name(String)
  /// An integer as it is written, without suffixes: `0x1F`, `12`. Octal numbers begin with `0o`.
  case integer(String)
  /// A number with a fraction, without suffixes. `isFloat` if it ends in `f`.
  case real(String, isFloat: Bool)
  /// A character constant, by its value.
  case character(Int)
  /// A string of C, with its escapes resolved.
  case cString(String)
  /// `@"…"`, several in a row joined, with escapes resolved.
  case string(String)
  /// `YES`, `NO`, `true`, `false`.
  case boolean(Bool)
  /// `nil`, `Nil`, `NULL`.
  case null
  /// `@5`, `@YES`, `@(…)`.
  case boxed(CExpression)
  case array([CExpression])
  case dictionary([CPair])
  /// `@selector(…)`, by its name: `tapped:`.
  case selector(String)
  case protocolObject(String)
  /// `@encode(…)`.
  case encoding(CType)
  case message(CMessage)
  /// `value.name` of an object or a structure.
  case member(CExpression, String)
  /// `value->name`.
  case arrow(CExpression, String)
  /// `value[index]` of an array, a dictionary or a C array.
  case element(CExpression, CExpression)
  case call(CExpression, [CExpression])
  /// `+ - ! ~ * &` before a value, `++` and `--` before or after it.
  case prefix(String, CExpression)
  case postfix(CExpression, String)
  /// Every operator between two values but assignments, also `,`, and `...` in the values of a `case`.
  case binary(CExpression, String, CExpression)
  /// `=`, `+=` and the others.
  case assignment(CExpression, String, CExpression)
  /// `a ? b : c`; no second value in `a ?: c`.
  case conditional(CExpression, CExpression?, CExpression)
  /// Also `va_arg(list, type)`, as a cast of `va_arg(list)`.
  case cast(CType, CExpression)
  case sizeOfType(CType)
  case sizeOfValue(CExpression)
  /// A block's literal. The result is nil where it is not written.
  case block(result: CType?, parameters: [CParameter], body: [CStatement])
  /// `(CGRect){ … }` and the braces of an initialization; a field's name where it is given.
  case compound(CType?, [CField])
  /// `@available(iOS 13, *)`: the version of iOS.
  case available(String)
  /// `({ … })`.
  case statements([CStatement])
}
