/// A part of a format string, in order.
enum FormatPiece: Equatable {
  /// Literal text; a percent sign is still doubled.
  case text(String)
  /// A specifier without its percent sign and position, such as `lld` or `.2f`.
  case specifier(position: Int?, String)
  /// `%#@name@`, a variable that has plural forms.
  case variable(position: Int?, name: String)
  /// `%arg`, the argument of the variable to which the form belongs.
  case argument

  static func pieces(of format: String) -> [FormatPiece] {
    var pieces: [FormatPiece] = []
    var text = ""
    var rest = Substring(format)
    while let character = rest.first {
      guard character == "%" else {
        text.append(character)
        rest.removeFirst()
        continue
      }
      if rest.hasPrefix("%%") {
        text += "%%"
        rest.removeFirst(2)
        continue
      }
      guard let (piece, after) = piece(at: rest) else {
        // A percent sign without a specifier is text.
        text += "%%"
        rest.removeFirst()
        continue
      }
      if !text.isEmpty { pieces.append(.text(text)) }
      text = ""
      pieces.append(piece)
      rest = after
    }
    if !text.isEmpty { pieces.append(.text(text)) }
    return pieces
  }

  /// Returns the position, from 0, of the first argument that is an integer.
  static func indexOfFirstNumber(in format: String) -> Int? {
    var index = 0
    for case .specifier(let position, let specifier) in pieces(of: format) {
      if let conversion = specifier.last, "diuxXo".contains(conversion) { return position.map { $0 - 1 } ?? index }
      index += 1
    }
    return nil
  }

  private static func piece(at start: Substring) -> (FormatPiece, Substring)? {
    var rest = start.dropFirst()
    if rest.hasPrefix("arg"), !(rest.dropFirst(3).first?.isLetter ?? false) { return (.argument, rest.dropFirst(3)) }
    var position: Int?
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    if let number = Int(digits), number > 0, rest.dropFirst(digits.count).first == "$" {
      position = number
      rest = rest.dropFirst(digits.count + 1)
    }
    if rest.hasPrefix("#@") {
      let name = rest.dropFirst(2).prefix { $0 != "@" }
      let after = rest.dropFirst(2 + name.count)
      return after.first == "@" ? (.variable(position: position, name: String(name)), after.dropFirst()) : nil
    }
    let body = rest.prefix { "-+ #0123456789.'hlqLztj".contains($0) }
    guard let conversion = rest.dropFirst(body.count).first, "@diuxXofFeEgGaAcCsSpD".contains(conversion) else { return nil }
    return (.specifier(position: position, String(body) + String(conversion)), rest.dropFirst(body.count + 1))
  }
}
