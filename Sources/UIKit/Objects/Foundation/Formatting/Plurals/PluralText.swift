import Foundation

/// A text whose form depends on numbers: an entry of a `.stringsdict`, or one of a string catalog that varies by plural.
struct PluralText: Hashable, Sendable {
  /// A named part of the format, with a text for each plural category.
  struct Variable: Hashable, Sendable {
    /// The position of its argument, from 1; nil uses the next one.
    var argument: Int?
    /// The specifier of the argument where a form contains `%arg`: `lld`, `@`.
    var specifier: String
    var forms: [String: String]
  }

  /// The language whose rules apply.
  var language: String
  /// A format in which `%#@name@` is a variable. Empty if the text varies as a whole.
  var format: String
  var variables: [String: Variable] = [:]
  /// The forms of a text that varies as a whole, by its first number.
  var wholeForms: [String: String] = [:]

  /// The text with every variable in its general form, as a format that Foundation understands.
  var generalForm: String {
    if let form = Self.form(for: "other", of: wholeForms) { return form }
    var text = format
    for _ in 0..<Self.deepestNesting where text.contains("#@") {
      for (name, variable) in variables {
        let form = (Self.form(for: "other", of: variable.forms) ?? "").replacingOccurrences(of: "%arg", with: "%" + variable.specifier)
        text = text.replacingOccurrences(of: "%#@\(name)@", with: form)
      }
    }
    return text
  }

  func formatted(_ arguments: [any CVarArg], locale: Locale?) -> String {
    var next = 0
    let text: String
    if wholeForms.isEmpty {
      text = expand(format, arguments, &next, own: nil, depth: 0)
    } else {
      let index = FormatPiece.indexOfFirstNumber(in: Self.form(for: "other", of: wholeForms) ?? "")
      text = form(of: wholeForms, for: index.flatMap { arguments.indices.contains($0) ? arguments[$0] : nil })
    }
    return String(format: text, locale: locale, arguments: arguments)
  }

  private static let deepestNesting = 8

  private struct OwnArgument {
    var index: Int
    var specifier: String
  }

  /// Replaces variables by their forms. All specifiers get positions, because a form may use its argument anywhere, or may not use it.
  private func expand(_ text: String, _ arguments: [any CVarArg], _ next: inout Int, own: OwnArgument?, depth: Int) -> String {
    var result = ""
    var isOwnUsed = false
    // A specifier without an argument would read memory that is none.
    func write(_ index: Int, _ specifier: String) {
      if arguments.indices.contains(index) { result += "%\(index + 1)$\(specifier)" }
    }
    for piece in FormatPiece.pieces(of: text) {
      switch piece {
      case .text(let text): result += text
      case .argument:
        if let own { write(own.index, own.specifier) } else { result += "%%arg" }
      case .specifier(let position?, let specifier): write(position - 1, specifier)
      case .specifier(nil, let specifier):
        if let own, !isOwnUsed {
          isOwnUsed = true
          write(own.index, specifier)
        } else {
          write(next, specifier)
          next += 1
        }
      case .variable(let position, let name):
        guard let variable = variables[name], depth < Self.deepestNesting else { continue }
        let index: Int
        if let position = position ?? variable.argument {
          index = position - 1
        } else {
          index = next
          next += 1
        }
        let form = form(of: variable.forms, for: arguments.indices.contains(index) ? arguments[index] : nil)
        result += expand(form, arguments, &next, own: OwnArgument(index: index, specifier: variable.specifier), depth: depth + 1)
      }
    }
    return result
  }

  private func form(of forms: [String: String], for argument: (any CVarArg)?) -> String {
    guard let number = argument.flatMap(Self.number) else { return Self.form(for: "other", of: forms) ?? "" }
    // A text for zero applies even in languages whose rules do not have the category.
    if number == 0, let none = forms["zero"] { return none }
    return Self.form(for: PluralRules.category(of: number, language: language), of: forms) ?? ""
  }

  private static func form(for category: String, of forms: [String: String]) -> String? { forms[category] ?? forms["other"] }

  private static func number(_ argument: any CVarArg) -> Double? {
    if let integer = argument as? any BinaryInteger { return Double(integer) }
    if let number = argument as? any BinaryFloatingPoint { return Double(number) }
    return (argument as? NSNumber)?.doubleValue
  }
}
