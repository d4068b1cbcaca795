/// Reads a type as Swift writes it.
struct SwiftTypeReader {
  private let text: [UInt8]
  private var position = 0

  static func read(_ text: String) -> SwiftType {
    var reader = SwiftTypeReader(text: Array(text.utf8))
    let type = reader.type()
    reader.skipSpaces()
    return reader.position >= reader.text.count ? type : .raw(text)
  }

  private init(text: [UInt8]) { self.text = text }

  /// The types in Objective-C for the parameters of generic classes, and those for which Core Foundation's names are aliases.
  private static let parameters: [String: SwiftType] = [
    "CFIndex": .int, "IndexSet.Element": .int, "CFRange": .plain("NSRange"),
    "KeyType": .plain("AnyObject"), "ObjectType": .plain("AnyObject"), "ResultType": .plain("NSFetchRequestResult"),
  ]

  private mutating func skipSpaces() { while position < text.count, text[position] == 32 { position += 1 } }

  private func peek(_ string: String) -> Bool {
    let wanted = Array(string.utf8)
    return position + wanted.count <= text.count && Array(text[position..<position + wanted.count]) == wanted
  }

  private mutating func take(_ string: String) -> Bool {
    skipSpaces()
    guard peek(string) else { return false }
    position += string.utf8.count
    return true
  }

  private mutating func word() -> String {
    skipSpaces()
    let start = position
    while position < text.count {
      let byte = text[position]
      let isPart =
        byte == 95 || byte == 46 || byte >= 128 || (byte >= 48 && byte < 58) || (byte >= 65 && byte < 91) || (byte >= 97 && byte < 123)
      guard isPart else { break }
      position += 1
    }
    return String(decoding: text[start..<position], as: UTF8.self)
  }

  private mutating func type() -> SwiftType {
    skipSpaces()
    while take("@") {
      _ = word()
      skipSpaces()
    }
    var result: SwiftType
    if take("[") {
      let first = type()
      if take(":") {
        let second = type()
        _ = take("]")
        result = .dictionary(first, second)
      } else {
        _ = take("]")
        result = .array(first)
      }
    } else if take("(") {
      let start = position
      var parts: [SwiftType] = []
      while position < text.count {
        if take(")") { break }
        let before = position
        // A name of a parameter or of a tuple's element.
        _ = word()
        if take(":") == false {
          position = before
          let label = word()
          skipSpaces()
          let middle = position
          let second = word()
          if label == "_" || (!second.isEmpty && take(":")) {
            if label == "_" { _ = take(":") }
          } else {
            position = before
            _ = middle
          }
        }
        parts.append(type())
        if take(",") { continue }
        if position == before { position += 1 }
      }
      let end = position
      skipSpaces()
      _ = take("async")
      _ = take("throws")
      if take("->") {
        result = .closure(parts, type())
      } else if parts.isEmpty {
        result = .void
      } else if parts.count == 1 {
        result = parts[0]
      } else {
        result = .raw("(" + String(decoding: text[start..<max(start, end)], as: UTF8.self))
      }
    } else {
      var name = word()
      if name == "any" || name == "some" || name == "inout" || name == "borrowing" || name == "consuming" {
        let rest = type()
        if name == "inout" { return .raw("inout \(rest.text)") }
        return rest
      }
      if name.hasPrefix("Swift.") { name.removeFirst(6) }
      var arguments: [SwiftType] = []
      if take("<") {
        while position < text.count {
          arguments.append(type())
          if take(",") { continue }
          _ = take(">")
          break
        }
      }
      switch name {
      case "Any": result = .any
      case "Void": result = .void
      case "": return .raw(String(decoding: text, as: UTF8.self))
      default: result = Self.parameters[name] ?? .named(name, arguments)
      }
      skipSpaces()
      if peek("& ") { return .raw(String(decoding: text, as: UTF8.self)) }
    }
    while position < text.count {
      if peek("?") {
        result = .optional(result)
      } else if peek("!") {
        result = .implicit(result)
      } else {
        break
      }
      position += 1
    }
    return result
  }
}
