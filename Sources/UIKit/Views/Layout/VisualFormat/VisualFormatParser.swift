import CoreGraphics

/// Parses the visual format language.
///
///     format     := (("H" | "V") ":")? ("|" gap)? view (gap view)* (gap "|")?
///     gap        := "" | "-" predicates? "-" | "-"
///     view       := "[" name ("(" predicate ("," predicate)* ")")? "]"
///     predicates := number-or-metric | "(" predicate ("," predicate)* ")"
///     predicate  := ("==" | "<=" | ">=")? value (("*" | "/") number)? (("+" | "-") number)? ("@" priority)?
struct VisualFormatParser {
  private let characters: [Character]
  private var place = 0
  private let metrics: [String: CGFloat]
  private let viewNames: Set<String>

  init(_ text: String, metrics: [String: CGFloat], viewNames: Set<String>) {
    characters = Array(text)
    self.metrics = metrics
    self.viewNames = viewNames
  }

  mutating func parse() throws -> VisualFormat {
    var format = VisualFormat()
    if let axis = try parseAxis() { format.axis = axis }
    if take("|") {
      format.parts.append(.superview)
      format.gaps.append(try parseGap())
      if place == characters.count { throw error("Expected a view after the superview's edge") }
      if peek == "|" { throw error("A format needs a view between the superview's edges") }
    }
    format.parts.append(try parseView())
    while place < characters.count {
      let gapStart = place
      let gap = try parseGap()
      if take("|") {
        format.gaps.append(gap)
        format.parts.append(.superview)
        if place < characters.count { throw error("Nothing may follow the superview's edge") }
        break
      }
      guard peek == "[" else {
        if place == characters.count, place > gapStart { throw error("Expected a view or the superview's edge after the connection") }
        throw error("Expected a view, which begins with '['")
      }
      format.gaps.append(gap)
      format.parts.append(try parseView())
    }
    return format
  }

  // MARK: Pieces

  private mutating func parseAxis() throws -> NSLayoutConstraint.Axis? {
    guard let first = peek, first == "H" || first == "V" || first == "h" || first == "v" else { return nil }
    place += 1
    guard take(":") else { throw error("Expected ':' after the orientation") }
    return first == "V" || first == "v" ? .vertical : .horizontal
  }

  private mutating func parseGap() throws -> VisualFormat.Gap {
    guard take("-") else { return .none }
    if peek == "[" || peek == "|" { return .standard }
    guard place < characters.count else { throw error("Expected a view or the superview's edge after the connection") }
    let predicates: [VisualFormat.Predicate]
    if take("(") {
      predicates = try parsePredicates()
    } else {
      let column = place
      predicates = [VisualFormat.Predicate(value: .number(try parseSimpleNumber()), column: column)]
    }
    for predicate in predicates {
      if case .view(let name, let column) = predicate.value {
        throw VisualFormatError(
          message: "'\(name)' is not a key in the metrics dictionary; a distance cannot be that of a view", column: column)
      }
    }
    guard take("-") else { throw error("Expected '-' after the distance") }
    return .explicit(predicates)
  }

  private mutating func parseView() throws -> VisualFormat.Part {
    guard take("[") else { throw error("Expected a view, which begins with '['") }
    let column = place
    let name = parseName()
    if name.isEmpty { throw error("Expected a view name here") }
    guard viewNames.contains(name) else {
      throw VisualFormatError(message: "\(name) is not a key in the views dictionary.", column: column)
    }
    var predicates: [VisualFormat.Predicate] = []
    if take("(") { predicates = try parsePredicates() }
    guard take("]") else { throw error("Expected a ']' here. That is how you give the end of a view.") }
    return .view(name: name, column: column, predicates: predicates)
  }

  /// Parses the predicates after an opening parenthesis, including the closing one.
  private mutating func parsePredicates() throws -> [VisualFormat.Predicate] {
    var predicates: [VisualFormat.Predicate] = []
    repeat { predicates.append(try parsePredicate()) } while take(",")
    guard take(")") else { throw error("Expected a ')' here. That is how you give the end of a predicate list.") }
    return predicates
  }

  private mutating func parsePredicate() throws -> VisualFormat.Predicate {
    let column = place
    var relation = NSLayoutConstraint.Relation.equal
    if take("=") {
      guard take("=") else { throw error("Expected '=='") }
    } else if take("<") {
      guard take("=") else { throw error("Expected '<='") }
      relation = .lessThanOrEqual
    } else if take(">") {
      guard take("=") else { throw error("Expected '>='") }
      relation = .greaterThanOrEqual
    }
    var predicate = VisualFormat.Predicate(relation: relation, value: try parseValue(), column: column)
    if take("*") {
      predicate.multiplier = try parseSimpleNumber()
    } else if take("/") {
      let divisor = try parseSimpleNumber()
      guard divisor != 0 else { throw error("Division by zero") }
      predicate.multiplier = 1 / divisor
    }
    if take("+") {
      predicate.constant = try parseSimpleNumber()
    } else if peek == "-", place + 1 < characters.count, characters[place + 1] != "-" {
      place += 1
      predicate.constant = -(try parseSimpleNumber())
    }
    if take("@") {
      let priorityColumn = place
      let priority = try parseSimpleNumber()
      guard priority > 0, priority <= 1000 else {
        throw VisualFormatError(message: "A priority must be above 0 and at most 1000", column: priorityColumn)
      }
      predicate.priority = UILayoutPriority(Float(priority))
    }
    return predicate
  }

  private mutating func parseValue() throws -> VisualFormat.Predicate.Value {
    let column = place
    if let number = try parseNumber() { return .number(number) }
    let name = parseName()
    if name.isEmpty { throw error("Expected a number, a metric or a view here") }
    if let metric = metrics[name] { return .number(metric) }
    if viewNames.contains(name) { return .view(name, column: column) }
    throw VisualFormatError(message: "\(name) is not a key in the metrics or views dictionary.", column: column)
  }

  private mutating func parseSimpleNumber() throws -> CGFloat {
    let column = place
    if let number = try parseNumber() { return number }
    let name = parseName()
    if name.isEmpty { throw error("Expected a number or a metric here") }
    guard let metric = metrics[name] else {
      throw VisualFormatError(message: "\(name) is not a key in the metrics dictionary.", column: column)
    }
    return metric
  }

  private mutating func parseNumber() throws -> CGFloat? {
    var text = ""
    let start = place
    if peek == "-", place + 1 < characters.count, characters[place + 1].isNumber || characters[place + 1] == "." {
      text.append("-")
      place += 1
    }
    while let character = peek, character.isASCII, character.isNumber || character == "." {
      text.append(character)
      place += 1
    }
    if text.isEmpty { return nil }
    guard let number = Double(text) else {
      throw VisualFormatError(message: "'\(text)' is not a number", column: start)
    }
    return CGFloat(number)
  }

  private mutating func parseName() -> String {
    var name = ""
    while let character = peek, character.isLetter || character == "_" || (!name.isEmpty && (character.isNumber || character == ".")) {
      name.append(character)
      place += 1
    }
    return name
  }

  // MARK: Characters

  private var peek: Character? { place < characters.count ? characters[place] : nil }

  private mutating func take(_ character: Character) -> Bool {
    guard peek == character else { return false }
    place += 1
    return true
  }

  private func error(_ message: String) -> VisualFormatError {
    VisualFormatError(message: message, column: place)
  }
}
