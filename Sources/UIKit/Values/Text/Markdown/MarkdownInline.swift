import Foundation

/// Parses the syntax within a paragraph of Markdown: emphasis, code, links, images, breaks.
struct MarkdownInline {
  /// A piece of text with its meaning.
  struct Piece: Equatable {
    var text: String
    var intent: InlinePresentationIntent = []
    var link: String?
    var image: String?
  }

  /// Delimiters that may open or close emphasis.
  private struct Delimiter {
    let piece: Int
    let mark: Character
    let length: Int
    var left: Int
    let opens: Bool
    let closes: Bool
  }

  /// A bracket that may begin a link.
  private struct Bracket {
    let piece: Int
    let delimiters: Int
    let isImage: Bool
    /// The start of its text in the source.
    let start: Int
  }

  /// The maximum length of a target, a title or the name of a link. Without a limit, a page of opening delimiters takes quadratic time.
  private static let reach = 2_000

  private let source: [Character]
  private let addresses: [String: String]
  private let keepsSpaces: Bool
  private let hasExtensions: Bool
  private var place = 0
  private var pieces: [Piece] = []
  private var delimiters: [Delimiter] = []
  private var brackets: [Bracket] = []

  static func pieces(_ text: String, addresses: [String: String], keepsSpaces: Bool, hasExtensions: Bool) -> [Piece] {
    var reader = MarkdownInline(text, addresses, keepsSpaces, hasExtensions)
    reader.read()
    return reader.pieces.filter { !$0.text.isEmpty }
  }

  private init(_ text: String, _ addresses: [String: String], _ keepsSpaces: Bool, _ hasExtensions: Bool) {
    source = Array(text)
    self.addresses = addresses
    self.keepsSpaces = keepsSpaces
    self.hasExtensions = hasExtensions
  }

  private func character(_ offset: Int) -> Character? {
    let index = place + offset
    return source.indices.contains(index) ? source[index] : nil
  }

  private mutating func add(_ text: String, _ intent: InlinePresentationIntent = []) {
    // The last piece is extended only while nothing refers to it.
    if intent.isEmpty, let last = pieces.last, last.intent.isEmpty, last.link == nil, last.image == nil,
      delimiters.last?.piece != pieces.count - 1, brackets.last?.piece != pieces.count - 1
    {
      pieces[pieces.count - 1].text += text
    } else {
      pieces.append(Piece(text: text, intent: intent))
    }
  }

  private mutating func read() {
    while place < source.count {
      let next = source[place]
      switch next {
      case "\\": readEscape()
      case "`": readCode()
      case "*", "_", "~": readDelimiter(next)
      case "[": openBracket(isImage: false, length: 1)
      case "!" where character(1) == "[": openBracket(isImage: true, length: 2)
      case "^" where hasExtensions && character(1) == "[": openBracket(isImage: false, length: 2)
      case "]": closeBracket()
      case "<": readAngle()
      case "&": readEntity()
      case "\n": readBreak()
      case "h", "w": readAddress()
      default:
        add(String(next))
        place += 1
      }
    }
    resolveEmphasis(from: 0)
  }

  // MARK: Characters

  private static let marks: Set<Character> = Set("!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~")

  private mutating func readEscape() {
    if let next = character(1), Self.marks.contains(next) {
      add(String(next))
      place += 2
    } else if character(1) == "\n" {
      add("\n", .lineBreak)
      place += 2
    } else {
      add("\\")
      place += 1
    }
  }

  private static let entities = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{a0}", "copy": "©", "reg": "®", "trade": "™",
    "hellip": "…", "mdash": "—", "ndash": "–", "euro": "€", "pound": "£", "deg": "°", "times": "×", "auml": "ä", "ouml": "ö",
    "uuml": "ü", "Auml": "Ä", "Ouml": "Ö", "Uuml": "Ü", "szlig": "ß",
  ]

  private mutating func readEntity() {
    let end = source[place...].prefix(12).firstIndex(of: ";")
    if let end, let text = Self.entity(String(source[(place + 1)..<end])) {
      add(text)
      place = end + 1
    } else {
      add("&")
      place += 1
    }
  }

  private static func entity(_ name: String) -> String? {
    guard name.first == "#" else { return entities[name] }
    let digits = name.dropFirst()
    let number = digits.first.map { "xX".contains($0) } == true ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return number.flatMap(Unicode.Scalar.init).map { String($0) }
  }

  private mutating func readBreak() {
    place += 1
    if keepsSpaces { return add("\n") }
    var spaces = 0
    while let last = pieces.last, last.intent.isEmpty, last.text.last == " " {
      pieces[pieces.count - 1].text.removeLast()
      spaces += 1
    }
    while character(0) == " " { place += 1 }
    if place >= source.count { return }
    if spaces >= 2 { add("\n", .lineBreak) } else { add(" ", .softBreak) }
  }

  private mutating func readCode() {
    let length = source[place...].prefix { $0 == "`" }.count
    var end = place + length
    while end < source.count {
      let run = source[end...].prefix { $0 == "`" }.count
      if run == length {
        var text = String(source[(place + length)..<end]).replacingOccurrences(of: "\n", with: " ")
        if text.hasPrefix(" "), text.hasSuffix(" "), text.contains(where: { $0 != " " }) { text = String(text.dropFirst().dropLast()) }
        add(text, .code)
        place = end + length
        return
      }
      end += max(run, 1)
    }
    add(String(repeating: "`", count: length))
    place += length
  }

  // MARK: Emphasis

  private mutating func readDelimiter(_ mark: Character) {
    let length = source[place...].prefix { $0 == mark }.count
    let before = place > 0 ? source[place - 1] : " "
    let after = character(length) ?? " "
    func isMark(_ character: Character) -> Bool { character.isPunctuation || character.isSymbol }
    let isLeft = !after.isWhitespace && (!isMark(after) || before.isWhitespace || isMark(before))
    let isRight = !before.isWhitespace && (!isMark(before) || after.isWhitespace || isMark(after))
    pieces.append(Piece(text: String(repeating: mark, count: length)))
    delimiters.append(
      Delimiter(
        piece: pieces.count - 1, mark: mark, length: length, left: length,
        opens: mark == "_" ? isLeft && (!isRight || isMark(before)) : isLeft,
        closes: mark == "_" ? isRight && (!isLeft || isMark(after)) : isRight))
    place += length
  }

  private mutating func resolveEmphasis(from bottom: Int) {
    var closer = bottom
    while closer < delimiters.count {
      guard delimiters[closer].closes, delimiters[closer].left > 0, let opener = opener(of: closer, from: bottom) else {
        closer += 1
        continue
      }
      let used = delimiters[closer].mark == "~" ? delimiters[closer].left : min(delimiters[opener].left, delimiters[closer].left, 2)
      let intent: InlinePresentationIntent =
        delimiters[closer].mark == "~" ? .strikethrough : used == 2 ? .stronglyEmphasized : .emphasized
      for index in delimiters[opener].piece + 1..<delimiters[closer].piece { pieces[index].intent.insert(intent) }
      for index in [opener, closer] {
        delimiters[index].left -= used
        pieces[delimiters[index].piece].text.removeLast(used)
      }
      // Delimiters between the two have no match.
      for index in opener + 1..<closer { delimiters[index].left = 0 }
    }
    delimiters.removeSubrange(bottom...)
  }

  private func opener(of closer: Int, from bottom: Int) -> Int? {
    let end = delimiters[closer]
    // Pairs are searched only nearby, so that a page of delimiters is parsed in linear time.
    for index in stride(from: closer - 1, through: max(bottom, closer - 100), by: -1) {
      let start = delimiters[index]
      guard start.mark == end.mark, start.opens, start.left > 0 else { continue }
      if end.mark == "~" {
        if start.left == end.left, end.left <= 2 { return index }
        continue
      }
      if end.opens || start.closes, (start.length + end.length) % 3 == 0, start.length % 3 != 0 || end.length % 3 != 0 { continue }
      return index
    }
    return nil
  }

  // MARK: Links

  private mutating func openBracket(isImage: Bool, length: Int) {
    pieces.append(Piece(text: String(source[place..<place + length])))
    place += length
    brackets.append(Bracket(piece: pieces.count - 1, delimiters: delimiters.count, isImage: isImage, start: place))
  }

  private mutating func closeBracket() {
    guard let bracket = brackets.popLast() else {
      add("]")
      place += 1
      return
    }
    let isExtension = pieces[bracket.piece].text == "^["
    let label = place - bracket.start <= Self.reach ? String(source[bracket.start..<place]) : ""
    guard let (address, end) = destination(label) else {
      add("]")
      place += 1
      return
    }
    place = end
    resolveEmphasis(from: bracket.delimiters)
    pieces[bracket.piece].text = ""
    for index in bracket.piece + 1..<pieces.count {
      if bracket.isImage { pieces[index].image = address } else if !isExtension { pieces[index].link = address }
    }
    // Links cannot be nested.
    if !bracket.isImage { brackets.removeAll { !$0.isImage } }
    // The following text begins a new piece.
    pieces.append(Piece(text: ""))
  }

  /// Returns the target of a link whose text has ended, and the end of its source.
  private func destination(_ label: String) -> (String, Int)? {
    if character(1) == "(", let inline = inlineDestination(place + 2) { return inline }
    if character(1) == "[", let end = source[(place + 2)...].prefix(1000).firstIndex(of: "]") {
      let name = String(source[(place + 2)..<end])
      return addresses[(name.isEmpty ? label : name).lowercased()].map { ($0, end + 1) }
    }
    return addresses[label.lowercased()].map { ($0, place + 1) }
  }

  private func inlineDestination(_ start: Int) -> (String, Int)? {
    var index = start
    func skipSpaces() { while index < source.count, source[index].isWhitespace { index += 1 } }
    skipSpaces()
    var address = ""
    if index < source.count, source[index] == "<" {
      guard let end = source[index...].prefix(Self.reach).firstIndex(of: ">") else { return nil }
      address = String(source[index + 1..<end])
      index = end + 1
    } else {
      var depth = 0
      // Parentheses in a target nest up to 32 levels, as in CommonMark.
      while index < min(source.count, start + Self.reach), depth <= 32, !source[index].isWhitespace {
        if source[index] == "(" { depth += 1 }
        if source[index] == ")" {
          if depth == 0 { break }
          depth -= 1
        }
        if source[index] == "\\", index + 1 < source.count, Self.marks.contains(source[index + 1]) { index += 1 }
        address.append(source[index])
        index += 1
      }
    }
    skipSpaces()
    if index < source.count, let quote = [Character("\""): Character("\""), "'": "'", "(": ")"][source[index]] {
      guard let end = source[(index + 1)...].prefix(Self.reach).firstIndex(of: quote) else { return nil }
      index = end + 1
      skipSpaces()
    }
    // The attributes of a language extension, such as `inflect: true`, may have several words.
    if hasExtensions, index < source.count, source[index] != ")", let end = source[index...].prefix(Self.reach).firstIndex(of: ")") {
      index = end
    }
    guard index < source.count, source[index] == ")" else { return nil }
    return (address, index + 1)
  }

  private mutating func addLink(_ text: String, to address: String) {
    pieces.append(Piece(text: text, link: address))
    pieces.append(Piece(text: ""))
  }

  /// Parses `<https://…>`, `<name@host>` and HTML.
  private mutating func readAngle() {
    guard let end = source[place...].prefix(2000).firstIndex(of: ">") else {
      add("<")
      place += 1
      return
    }
    let inner = String(source[(place + 1)..<end])
    let first = inner.first
    if !inner.contains(where: \.isWhitespace), first?.isLetter == true, inner.contains(":"), URL(string: inner)?.scheme != nil {
      addLink(inner, to: inner)
    } else if !inner.contains(where: \.isWhitespace), inner.contains("@"), first?.isLetter == true {
      addLink(inner, to: "mailto:" + inner)
    } else if first?.isLetter == true || first == "/" || first == "!" {
      add("<\(inner)>", .inlineHTML)
    } else {
      add("<")
      place += 1
      return
    }
    place = end + 1
  }

  /// Parses a URL in the text.
  private mutating func readAddress() {
    let isAtStart = place == 0 || source[place - 1].isWhitespace || "*_~(".contains(source[place - 1])
    let rest = source[place...]
    let prefix = ["https://", "http://", "www."].first { rest.starts(with: $0) }
    guard isAtStart, let prefix, !brackets.contains(where: { !$0.isImage }) else {
      add(String(source[place]))
      place += 1
      return
    }
    var text = String(rest.prefix { !$0.isWhitespace && $0 != "<" })
    while let last = text.last, "?!.,:*_~'\")".contains(last) {
      if last == ")", text.filter({ $0 == "(" }).count >= text.filter({ $0 == ")" }).count { break }
      text.removeLast()
    }
    guard text.count > prefix.count else {
      add(String(source[place]))
      place += 1
      return
    }
    addLink(text, to: prefix == "www." ? "http://" + text : text)
    place += text.count
  }
}
