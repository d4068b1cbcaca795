import Foundation

/// The text of an HTML document in runs of one style. Scripts, styles and forms are left out; damaged markup gives its text.
struct HTMLDocument {
  struct Run: Equatable {
    var text: String
    var heading = 0
    var isBold = false
    var isItalic = false
    var isUnderlined = false
    var isStruck = false
    var isCode = false
    var indentation = 0
    var isCentered = false
    var link: String?
  }

  private(set) var title: String?
  private(set) var runs: [Run] = []

  private var style = Run(text: "")
  private var open: [(name: String, before: Run)] = []
  private var lists: [Int?] = []
  private var preformatted = 0
  /// The text so far ends in a line break, or is empty.
  private var isAtLineStart = true
  private var endsInSpace = false

  init(_ source: String) {
    // More than anyone reads; what follows is cut.
    let bytes = Array(source.utf8.prefix(4_000_000))
    var position = 0
    while position < bytes.count {
      if bytes[position] == UInt8(ascii: "<"), position + 1 < bytes.count, Self.beginsTag(bytes[position + 1]) {
        position = tag(bytes, position)
      } else {
        let end = bytes[(position + 1)...].firstIndex(of: UInt8(ascii: "<")) ?? bytes.count
        append(Self.decode(String(decoding: bytes[position..<end], as: UTF8.self)))
        position = end
      }
    }
    while let last = runs.last, last.text.allSatisfy(\.isWhitespace) { runs.removeLast() }
    if let last = runs.indices.last { while runs[last].text.last?.isWhitespace == true { runs[last].text.removeLast() } }
  }

  private static func beginsTag(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "/") || byte == UInt8(ascii: "!") || byte == UInt8(ascii: "?") || (byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A)
  }

  // MARK: Tags

  /// Reads a tag and what belongs to it; returns the position after.
  private mutating func tag(_ bytes: [UInt8], _ start: Int) -> Int {
    if bytes[start...].starts(with: Array("<!--".utf8)) { return Self.find("-->", in: bytes, from: start + 4) ?? bytes.count }
    guard let end = bytes[start...].firstIndex(of: UInt8(ascii: ">")) else { return bytes.count }
    let text = String(decoding: bytes[(start + 1)..<end], as: UTF8.self)
    let isClosing = text.hasPrefix("/")
    let name = text.drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber }.lowercased()
    let next = end + 1
    if !isClosing, ["script", "style", "title", "svg", "noscript", "template", "select"].contains(name) {
      let close = Self.find("</" + name, in: bytes, from: next)
      if name == "title", title == nil {
        let content = bytes[next..<(close.map { $0 - name.utf8.count - 2 } ?? bytes.count)]
        title = Self.decode(String(decoding: content, as: UTF8.self)).split(whereSeparator: \.isWhitespace).joined(separator: " ")
      }
      guard let close else { return bytes.count }
      return bytes[close...].firstIndex(of: UInt8(ascii: ">")).map { $0 + 1 } ?? bytes.count
    }
    if isClosing { close(name) } else { begin(name, text) }
    return next
  }

  /// The position after the text, ignoring case.
  private static func find(_ text: String, in bytes: [UInt8], from start: Int) -> Int? {
    let wanted = Array(text.utf8)
    var index = start
    while index + wanted.count <= bytes.count {
      if (0..<wanted.count).allSatisfy({ bytes[index + $0] | 0x20 == wanted[$0] | 0x20 }) { return index + wanted.count }
      index += 1
    }
    return nil
  }

  private static let blocks: Set<String> = [
    "p", "div", "h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "li", "pre", "blockquote", "section", "article", "header", "footer",
    "table", "tr", "dl", "dt", "dd", "figure", "main", "nav", "center", "address", "form",
  ]
  private static let spaced: Set<String> = [
    "p", "h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "pre", "blockquote", "table", "dl", "figure",
  ]
  private static let inline: Set<String> = [
    "b", "strong", "i", "em", "u", "ins", "s", "del", "strike", "code", "tt", "kbd", "samp", "a", "cite", "var", "span", "font", "small",
  ]

  private mutating func begin(_ name: String, _ tag: String) {
    switch name {
    case "br": breakLine(always: true)
    case "hr":
      breakLine()
      append("⎯⎯⎯⎯⎯⎯⎯⎯")
      breakLine()
    case "img":
      if let text = Self.attribute("alt", tag), !text.isEmpty { append("[" + text + "]") }
    case "td", "th":
      if !isAtLineStart { append("\t", keepsSpace: true) }
    default: break
    }
    guard Self.blocks.contains(name) || Self.inline.contains(name), open.count < 256 else { return }
    if Self.blocks.contains(name) {
      breakLine()
      if name == "p" || name == "li" || name == "dt" || name == "dd", open.last?.name == name { close(name) }
    }
    open.append((name, style))
    switch name {
    case "h1", "h2", "h3", "h4", "h5", "h6": style.heading = Int(name.dropFirst()) ?? 0
    case "b", "strong", "th", "dt": style.isBold = true
    case "i", "em", "cite", "var", "address": style.isItalic = true
    case "u", "ins": style.isUnderlined = true
    case "s", "del", "strike": style.isStruck = true
    case "code", "tt", "kbd", "samp": style.isCode = true
    case "pre":
      style.isCode = true
      preformatted += 1
    case "a": style.link = Self.attribute("href", tag)
    case "blockquote", "dd": style.indentation += 1
    case "center": style.isCentered = true
    case "ul", "ol":
      lists.append(name == "ol" ? 0 : nil)
      style.indentation += 1
    case "li":
      if let last = lists.indices.last, let number = lists[last] {
        lists[last] = number + 1
        append("\(number + 1).\u{a0}", keepsSpace: true)
      } else {
        append("•\u{a0}", keepsSpace: true)
      }
      endsInSpace = true
    default: break
    }
  }

  private mutating func close(_ name: String) {
    guard let index = open.lastIndex(where: { $0.name == name }) else { return }
    for closed in open[index...] {
      if closed.name == "pre" { preformatted -= 1 }
      if closed.name == "ul" || closed.name == "ol" { _ = lists.popLast() }
    }
    if Self.blocks.contains(name) {
      breakLine()
      if Self.spaced.contains(name), lists.isEmpty { breakLine(always: true, onlyOnce: true) }
    }
    style = open[index].before
    open.removeSubrange(index...)
  }

  // MARK: Text

  private mutating func append(_ text: String, keepsSpace: Bool = false) {
    var result = ""
    if preformatted > 0 || keepsSpace {
      result = text
    } else {
      for character in text {
        // A space without width limits and the like are text; only HTML's own white space collapses.
        if character == " " || character == "\n" || character == "\t" || character == "\r" || character == "\r\n" {
          if !isAtLineStart, !endsInSpace { result.append(" ") }
          endsInSpace = true
        } else {
          result.append(character)
          endsInSpace = false
          isAtLineStart = false
        }
      }
    }
    guard !result.isEmpty else { return }
    isAtLineStart = result.last?.isNewline ?? isAtLineStart
    add(result)
  }

  private mutating func add(_ text: String) {
    var run = style
    run.text = ""
    if var last = runs.last {
      let lastText = last.text
      last.text = ""
      if last == run {
        runs[runs.count - 1].text = lastText + text
        return
      }
    }
    run.text = text
    runs.append(run)
  }

  private mutating func breakLine(always: Bool = false, onlyOnce: Bool = false) {
    guard !runs.isEmpty else { return }
    if onlyOnce, runs.last?.text.hasSuffix("\n\n") == true { return }
    if always || !isAtLineStart { add("\n") }
    isAtLineStart = true
    endsInSpace = false
  }

  // MARK: Words

  private static func attribute(_ name: String, _ tag: String) -> String? {
    guard let range = tag.range(of: name, options: .caseInsensitive) else { return nil }
    let rest = tag[range.upperBound...].drop { $0.isWhitespace }
    guard rest.first == "=" else { return nil }
    let value = rest.dropFirst().drop { $0.isWhitespace }
    guard let quote = value.first else { return nil }
    if quote == "\"" || quote == "'" { return decode(String(value.dropFirst().prefix { $0 != quote })) }
    return decode(String(value.prefix { !$0.isWhitespace }))
  }

  private static let entities: [String: String] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{a0}", "copy": "©", "reg": "®", "trade": "™", "hellip": "…",
    "mdash": "—", "ndash": "–", "lsquo": "‘", "rsquo": "’", "ldquo": "“", "rdquo": "”", "laquo": "«", "raquo": "»", "bull": "•",
    "middot": "·", "times": "×", "deg": "°", "euro": "€", "pound": "£", "yen": "¥", "cent": "¢", "sect": "§", "para": "¶", "auml": "ä",
    "ouml": "ö", "uuml": "ü", "Auml": "Ä", "Ouml": "Ö", "Uuml": "Ü", "szlig": "ß", "eacute": "é", "egrave": "è", "agrave": "à",
    "ccedil": "ç", "ntilde": "ñ", "larr": "←", "rarr": "→", "uarr": "↑", "darr": "↓", "hearts": "♥", "shy": "\u{ad}",
  ]

  static func decode(_ text: String) -> String {
    guard text.contains("&") else { return text }
    var result = ""
    var rest = text[...]
    while let mark = rest.firstIndex(of: "&") {
      result += rest[..<mark]
      let body = rest[rest.index(after: mark)...]
      let name = body.prefix { $0.isLetter || $0.isNumber || $0 == "#" }.prefix(12)
      let after = body[name.endIndex...]
      if let decoded = character(String(name)), after.first == ";" {
        result += decoded
        rest = after.dropFirst()
      } else {
        result += "&"
        rest = body
      }
    }
    return result + rest
  }

  private static func character(_ name: String) -> String? {
    guard name.hasPrefix("#") else { return entities[name] }
    let digits = name.dropFirst()
    let number = digits.lowercased().hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return number.flatMap(Unicode.Scalar.init).map { String(Character($0)) }
  }

  static func escape(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}
