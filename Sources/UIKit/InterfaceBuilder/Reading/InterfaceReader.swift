import Foundation

/// Parses the XML of Interface Builder.
///
/// Interface Builder uses a subset of XML: elements, attributes, text and comments. The reader rejects document types, so that no entity is
/// ever expanded, and excessive nesting, so that later recursion is bounded.
struct InterfaceReader {
  /// The deepest nesting that is read.
  static let deepest = 256
  /// The largest document that is read, in bytes.
  static let largest = 64 << 20

  private let bytes: [UInt8]
  private let file: String
  private var position = 0
  private var line = 1
  /// Attribute and element names, which repeat, by their bytes.
  private var names: [ArraySlice<UInt8>: String] = [:]

  private init(_ bytes: [UInt8], file: String) {
    self.bytes = bytes
    self.file = file
  }

  /// Returns the root element of the document in `data`.
  static func read(_ data: Data, file: String) throws -> InterfaceNode {
    guard data.count <= largest else { throw InterfaceError.damaged(file, line: nil, "it is larger than any document") }
    var bytes = [UInt8](data)
    if bytes.starts(with: Array("NIBArchive".utf8)) || bytes.starts(with: Array("bplist".utf8)) { throw InterfaceError.compiled(file) }
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      guard let text = String(data: data, encoding: .utf16) else { throw InterfaceError.damaged(file, line: nil, "its text is not UTF-16") }
      bytes = Array(text.utf8)
    }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
    var reader = InterfaceReader(bytes, file: file)
    return try reader.readDocument()
  }

  // MARK: Document

  private mutating func readDocument() throws -> InterfaceNode {
    try skipProlog()
    guard position < bytes.count else { throw damaged("it is empty") }
    let root = try readTree()
    try skipProlog()
    guard position >= bytes.count else { throw damaged("text follows the root element") }
    return root
  }

  /// Skips white space, comments and processing instructions outside the root element.
  private mutating func skipProlog() throws {
    while true {
      skipSpace()
      if matches("<?") {
        try skip(past: "?>")
      } else if matches("<!--") {
        try skip(past: "-->")
      } else if matches("<!") {
        throw damaged("document types are not allowed")
      } else {
        return
      }
    }
  }

  /// Parses the element at the position with its content, without recursion.
  private mutating func readTree() throws -> InterfaceNode {
    var open: [InterfaceNode] = []
    var texts: [[UInt8]] = []
    while true {
      guard position < bytes.count else {
        throw damaged(open.last.map { "the element <\($0.name)> of line \($0.line) is not closed" } ?? "it is empty")
      }
      if bytes[position] != UInt8(ascii: "<") {
        guard !open.isEmpty else { throw damaged("text stands where the root element is expected") }
        try readText(into: &texts[texts.count - 1])
      } else if matches("<!--") {
        try skip(past: "-->")
      } else if matches("<![CDATA[") {
        guard !open.isEmpty else { throw damaged("text stands where the root element is expected") }
        position += 9
        let start = position
        try skip(past: "]]>")
        texts[texts.count - 1].append(contentsOf: bytes[start..<position - 3])
      } else if matches("<?") {
        try skip(past: "?>")
      } else if matches("<!") {
        throw damaged("document types are not allowed")
      } else if matches("</") {
        position += 2
        let name = try readName()
        skipSpace()
        try expect(UInt8(ascii: ">"))
        guard let node = open.popLast(), node.name == name else { throw damaged("</\(name)> closes no element") }
        node.text = String(decoding: texts.removeLast(), as: UTF8.self)
        if open.isEmpty { return node }
      } else {
        position += 1
        let (node, isClosed) = try readTag()
        open.last?.children.append(node)
        if isClosed {
          if open.isEmpty { return node }
        } else {
          guard open.count < Self.deepest else { throw damaged("elements are nested deeper than \(Self.deepest)") }
          open.append(node)
          texts.append([])
        }
      }
    }
  }

  // MARK: Tags

  private mutating func readTag() throws -> (InterfaceNode, isClosed: Bool) {
    let start = line
    let name = try readName()
    var attributes: [String: String] = [:]
    while true {
      skipSpace()
      guard position < bytes.count else { throw damaged("the tag <\(name)> is cut off") }
      switch bytes[position] {
      case UInt8(ascii: ">"):
        position += 1
        return (InterfaceNode(name: name, attributes: attributes, line: start), false)
      case UInt8(ascii: "/"):
        position += 1
        try expect(UInt8(ascii: ">"))
        return (InterfaceNode(name: name, attributes: attributes, line: start), true)
      default:
        let key = try readName()
        skipSpace()
        try expect(UInt8(ascii: "="))
        skipSpace()
        let value = try readQuoted()
        guard attributes.updateValue(value, forKey: key) == nil else { throw damaged("the attribute \(key) is given twice") }
      }
    }
  }

  private mutating func readName() throws -> String {
    let start = position
    while position < bytes.count, Self.isNameByte(bytes[position]) { position += 1 }
    guard position > start else { throw damaged("a name is missing") }
    let slice = bytes[start..<position]
    if let known = names[slice] { return known }
    let name = String(decoding: slice, as: UTF8.self)
    names[slice] = name
    return name
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x61...0x7A, 0x41...0x5A, 0x30...0x39, 0x5F, 0x2D, 0x2E, 0x3A, 0x80...0xFF: true
    default: false
    }
  }

  private mutating func readQuoted() throws -> String {
    guard position < bytes.count else { throw damaged("an attribute is cut off") }
    let quote = bytes[position]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { throw damaged("an attribute has no quotes") }
    position += 1
    let start = position
    var special = false
    while position < bytes.count, bytes[position] != quote {
      let byte = bytes[position]
      if byte == UInt8(ascii: "&") || byte < 0x20 { special = true }
      if byte == UInt8(ascii: "<") { throw damaged("an attribute contains <") }
      if byte == 0x0A { line += 1 }
      position += 1
    }
    guard position < bytes.count else { throw damaged("an attribute is cut off") }
    let slice = bytes[start..<position]
    position += 1
    guard special else { return String(decoding: slice, as: UTF8.self) }
    var value: [UInt8] = []
    var index = slice.startIndex
    while index < slice.endIndex {
      switch slice[index] {
      case UInt8(ascii: "&"): try appendEntity(&value, in: slice, at: &index)
      case 0x09, 0x0A, 0x0D:
        // XML: white space in an attribute reads as a space; line breaks are written as references.
        value.append(0x20)
        index += 1
      default:
        value.append(slice[index])
        index += 1
      }
    }
    return String(decoding: value, as: UTF8.self)
  }

  // MARK: Text

  private mutating func readText(into text: inout [UInt8]) throws {
    let start = position
    var special = false
    while position < bytes.count, bytes[position] != UInt8(ascii: "<") {
      let byte = bytes[position]
      if byte == 0x0A { line += 1 }
      if byte == UInt8(ascii: "&") || byte == 0x0D { special = true }
      position += 1
    }
    let slice = bytes[start..<position]
    guard special else {
      text.append(contentsOf: slice)
      return
    }
    var index = slice.startIndex
    while index < slice.endIndex {
      switch slice[index] {
      case UInt8(ascii: "&"): try appendEntity(&text, in: slice, at: &index)
      case 0x0D:
        text.append(0x0A)
        index += index + 1 < slice.endIndex && slice[index + 1] == 0x0A ? 2 : 1
      default:
        text.append(slice[index])
        index += 1
      }
    }
  }

  /// Appends the character of the reference at `index`.
  private func appendEntity(_ output: inout [UInt8], in slice: ArraySlice<UInt8>, at index: inout Int) throws {
    guard let end = slice[index...].prefix(12).firstIndex(of: UInt8(ascii: ";")) else { throw damaged("an entity is not closed") }
    let name = String(decoding: slice[index + 1..<end], as: UTF8.self)
    index = end + 1
    switch name {
    case "amp": output.append(UInt8(ascii: "&"))
    case "lt": output.append(UInt8(ascii: "<"))
    case "gt": output.append(UInt8(ascii: ">"))
    case "quot": output.append(UInt8(ascii: "\""))
    case "apos": output.append(UInt8(ascii: "'"))
    default:
      let number =
        name.hasPrefix("#x") ? UInt32(name.dropFirst(2), radix: 16) : name.hasPrefix("#") ? UInt32(name.dropFirst()) : nil
      guard let scalar = number.flatMap(Unicode.Scalar.init) else { throw damaged("the entity &\(name); is unknown") }
      output.append(contentsOf: String(Character(scalar)).utf8)
    }
  }

  // MARK: Bytes

  private func matches(_ text: StaticString) -> Bool {
    guard bytes.count - position >= text.utf8CodeUnitCount else { return false }
    let start = text.utf8Start
    for offset in 0..<text.utf8CodeUnitCount where bytes[position + offset] != start[offset] { return false }
    return true
  }

  private mutating func skip(past end: StaticString) throws {
    while position < bytes.count {
      if matches(end) {
        position += end.utf8CodeUnitCount
        return
      }
      if bytes[position] == 0x0A { line += 1 }
      position += 1
    }
    throw damaged("a comment or section is not closed")
  }

  private mutating func skipSpace() {
    while position < bytes.count {
      switch bytes[position] {
      case 0x0A:
        line += 1
        position += 1
      case 0x20, 0x09, 0x0D: position += 1
      default: return
      }
    }
  }

  private mutating func expect(_ byte: UInt8) throws {
    guard position < bytes.count, bytes[position] == byte else { throw damaged("\(Character(Unicode.Scalar(byte))) is expected") }
    position += 1
  }

  private func damaged(_ detail: String) -> InterfaceError { .damaged(file, line: line, detail) }
}
