import Foundation

/// Parses the blocks of a Markdown text: paragraphs, headings, lists, quotes, code, tables.
///
/// Every text can be parsed; unrecognized syntax is text. Nesting is bounded.
struct MarkdownBlocks {
  /// A paragraph, heading, cell or piece of code with its enclosing blocks.
  struct Block {
    let intent: PresentationIntent
    let source: String
    /// Whether the source is literal text without syntax.
    var isLiteral = false
  }

  private static let depthLimit = 60

  private(set) var blocks: [Block] = []
  /// The link targets defined by `[name]: address`.
  private(set) var addresses: [String: String] = [:]
  private var identity = 0

  init(_ text: String) {
    let lines = text.replacingOccurrences(of: "\r\n", with: "\n").split(separator: "\n", omittingEmptySubsequences: false).map {
      $0.replacingOccurrences(of: "\t", with: "    ")
    }
    read(lines, within: nil, depth: 0)
  }

  private mutating func intent(_ kind: PresentationIntent.Kind, within parent: PresentationIntent?) -> PresentationIntent {
    identity += 1
    return PresentationIntent(kind, identity: identity, parent: parent)
  }

  private mutating func add(
    _ kind: PresentationIntent.Kind, _ source: String, within parent: PresentationIntent?, isLiteral: Bool = false
  ) {
    blocks.append(Block(intent: intent(kind, within: parent), source: source, isLiteral: isLiteral))
  }

  // MARK: Lines

  private mutating func read(_ lines: [String], within parent: PresentationIntent?, depth: Int) {
    var index = 0
    while index < lines.count {
      let line = lines[index]
      if line.isBlank {
        index += 1
      } else if let fence = Fence(line) {
        index = readCode(lines, from: index + 1, fence, within: parent)
      } else if line.indentation >= 4 {
        index = readIndentedCode(lines, from: index, within: parent)
      } else if line.isRule {
        add(.thematicBreak, "\u{2E3B}", within: parent, isLiteral: true)
        index += 1
      } else if let (level, title) = line.heading {
        add(.header(level: level), title, within: parent)
        index += 1
      } else if line.isQuote, depth < Self.depthLimit {
        index = readQuote(lines, from: index, within: parent, depth: depth)
      } else if ListMark(line) != nil, depth < Self.depthLimit {
        index = readList(lines, from: index, within: parent, depth: depth)
      } else if index + 1 < lines.count, let columns = TableRow.columns(lines[index + 1], below: line) {
        index = readTable(lines, from: index, columns, within: parent)
      } else {
        index = readParagraph(lines, from: index, within: parent)
      }
    }
  }

  /// Returns whether a line ends a paragraph above it without an empty line between them.
  private static func interrupts(_ line: String) -> Bool {
    if line.isBlank || Fence(line) != nil || line.isRule || line.heading != nil || line.isQuote { return true }
    guard let mark = ListMark(line) else { return false }
    return !mark.isEmpty && (mark.number ?? 1) == 1
  }

  private mutating func readParagraph(_ lines: [String], from start: Int, within parent: PresentationIntent?) -> Int {
    var index = start
    var collected: [String] = []
    while index < lines.count {
      let line = lines[index]
      if !collected.isEmpty, let level = line.underlineLevel {
        add(.header(level: level), collected.joined(separator: "\n"), within: parent)
        return index + 1
      }
      if !collected.isEmpty, Self.interrupts(line) { break }
      if collected.isEmpty, let (name, address) = line.definition {
        if addresses[name] == nil { addresses[name] = address }
        index += 1
        if index < lines.count, lines[index].isBlank || lines[index].definition == nil { return index }
        continue
      }
      collected.append(line.withoutLeadingSpaces)
      index += 1
    }
    if !collected.isEmpty { add(.paragraph, collected.joined(separator: "\n"), within: parent) }
    return index
  }

  // MARK: Code

  private mutating func readCode(_ lines: [String], from start: Int, _ fence: Fence, within parent: PresentationIntent?) -> Int {
    var index = start
    var code = ""
    while index < lines.count, !fence.isClosed(by: lines[index]) {
      code += lines[index].dropFirst(min(fence.indentation, lines[index].indentation)) + "\n"
      index += 1
    }
    add(.codeBlock(languageHint: fence.language), code, within: parent, isLiteral: true)
    return index + 1
  }

  private mutating func readIndentedCode(_ lines: [String], from start: Int, within parent: PresentationIntent?) -> Int {
    var index = start
    while index < lines.count, lines[index].isBlank || lines[index].indentation >= 4 { index += 1 }
    var end = index
    while lines[end - 1].isBlank { end -= 1 }
    let code = lines[start..<end].map { $0.dropFirst(4) + "\n" }.joined()
    add(.codeBlock(languageHint: nil), code, within: parent, isLiteral: true)
    return index
  }

  // MARK: Quotes and lists

  private mutating func readQuote(_ lines: [String], from start: Int, within parent: PresentationIntent?, depth: Int) -> Int {
    var index = start
    var inner: [String] = []
    while index < lines.count, !lines[index].isBlank {
      let line = lines[index]
      if line.isQuote {
        let rest = line.withoutLeadingSpaces.dropFirst()
        inner.append(String(rest.first == " " ? rest.dropFirst() : rest))
      } else if Self.interrupts(line) {
        break
      } else {
        inner.append(line)
      }
      index += 1
    }
    read(inner, within: intent(.blockQuote, within: parent), depth: depth + 1)
    return index
  }

  private mutating func readList(_ lines: [String], from start: Int, within parent: PresentationIntent?, depth: Int) -> Int {
    guard let first = ListMark(lines[start]) else { return start + 1 }
    let list = intent(first.number == nil ? .unorderedList : .orderedList, within: parent)
    var index = start
    var ordinal = first.number ?? 1
    while index < lines.count, let mark = ListMark(lines[index]), mark.kind == first.kind, !lines[index].isRule {
      var inner = [String(lines[index].dropFirst(min(mark.width, lines[index].count)))]
      index += 1
      while index < lines.count {
        let line = lines[index]
        if line.isBlank {
          let next = lines[index...].first { !$0.isBlank }
          guard let next, next.indentation >= mark.width else { break }
          inner.append("")
        } else if line.indentation >= mark.width {
          inner.append(String(line.dropFirst(mark.width)))
        } else if inner.last?.isBlank == false, !Self.interrupts(line), ListMark(line) == nil {
          inner.append(line)
        } else {
          break
        }
        index += 1
      }
      read(inner, within: intent(.listItem(ordinal: ordinal), within: list), depth: depth + 1)
      ordinal += 1
      let next = lines[min(index, lines.count)...].firstIndex { !$0.isBlank } ?? lines.count
      if next < lines.count, let following = ListMark(lines[next]), following.kind == first.kind { index = next }
    }
    return index
  }

  // MARK: Tables

  private mutating func readTable(
    _ lines: [String], from start: Int, _ columns: [PresentationIntent.TableColumn], within parent: PresentationIntent?
  ) -> Int {
    let table = intent(.table(columns: columns), within: parent)
    let header = intent(.tableHeaderRow, within: table)
    addCells(lines[start], columns.count, within: header)
    var index = start + 2
    var row = 1
    while index < lines.count, !Self.interrupts(lines[index]) {
      addCells(lines[index], columns.count, within: intent(.tableRow(rowIndex: row), within: table))
      row += 1
      index += 1
    }
    return index
  }

  private mutating func addCells(_ line: String, _ count: Int, within row: PresentationIntent) {
    for (column, text) in TableRow.cells(line).prefix(count).enumerated() {
      add(.tableCell(columnIndex: column), text, within: row)
    }
  }
}

// MARK: - Marks

/// The fence of a code block.
private struct Fence {
  let mark: Character
  let length: Int
  let indentation: Int
  let language: String?

  init?(_ line: String) {
    indentation = line.indentation
    let text = line.withoutLeadingSpaces
    guard indentation < 4, let mark = text.first, mark == "`" || mark == "~" else { return nil }
    length = text.prefix { $0 == mark }.count
    let rest = text.dropFirst(length).trimmingCharacters(in: .whitespaces)
    guard length >= 3, mark == "~" || !rest.contains("`") else { return nil }
    self.mark = mark
    language = rest.isEmpty ? nil : rest
  }

  func isClosed(by line: String) -> Bool {
    let text = line.trimmingCharacters(in: .whitespaces)
    return line.indentation < 4 && text.count >= length && text.allSatisfy { $0 == mark }
  }
}

/// The marker of a list item.
private struct ListMark {
  let number: Int?
  /// The character that distinguishes lists: a bullet, or the character after the number.
  let kind: Character
  /// The indentation of the item's content.
  let width: Int
  let isEmpty: Bool

  init?(_ line: String) {
    let indentation = line.indentation
    let text = line.withoutLeadingSpaces
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    guard indentation < 4, digits.count <= 9, let kind = text.dropFirst(digits.count).first else { return nil }
    number = Int(digits)
    guard number == nil ? "-+*".contains(kind) : ".)".contains(kind) else { return nil }
    self.kind = kind
    let rest = text.dropFirst(digits.count + 1)
    let spaces = rest.prefix { $0 == " " }.count
    isEmpty = spaces == rest.count
    guard spaces > 0 || isEmpty else { return nil }
    width = indentation + digits.count + 1 + (isEmpty || spaces > 4 ? 1 : spaces)
  }
}

/// A line of a table.
private enum TableRow {
  static func cells(_ line: String) -> [String] {
    var text = line.trimmingCharacters(in: .whitespaces)
    if text.first == "|" { text.removeFirst() }
    if text.last == "|", !text.hasSuffix("\\|") { text.removeLast() }
    var cells = [""]
    var isEscaped = false
    for character in text {
      if character == "|", !isEscaped {
        cells.append("")
      } else {
        if character == "|" { cells[cells.count - 1].removeLast() }
        cells[cells.count - 1].append(character)
      }
      isEscaped = character == "\\" && !isEscaped
    }
    return cells.map { $0.trimmingCharacters(in: .whitespaces) }
  }

  /// Returns the columns if the line is the delimiter between a table's header and its rows.
  static func columns(_ line: String, below header: String) -> [PresentationIntent.TableColumn]? {
    guard header.contains("|"), line.contains("-"), line.allSatisfy({ "|-: ".contains($0) }) else { return nil }
    let marks = cells(line)
    guard marks.count == cells(header).count, marks.allSatisfy({ $0.contains("-") }) else { return nil }
    return marks.map { mark in
      let isRight = mark.hasSuffix(":")
      return .init(alignment: isRight ? (mark.hasPrefix(":") ? .center : .right) : .left)
    }
  }
}

extension String {
  fileprivate var isBlank: Bool { allSatisfy { $0 == " " } }
  fileprivate var indentation: Int { prefix { $0 == " " }.count }
  fileprivate var withoutLeadingSpaces: String { String(drop { $0 == " " }) }
  fileprivate var isQuote: Bool { indentation < 4 && withoutLeadingSpaces.first == ">" }

  /// Whether the line is a horizontal rule: three or more of one character.
  fileprivate var isRule: Bool {
    guard indentation < 4, let mark = withoutLeadingSpaces.first, "-*_".contains(mark) else { return false }
    return allSatisfy { $0 == mark || $0 == " " } && filter { $0 == mark }.count >= 3
  }

  /// The level and text of a heading that begins with `#`.
  fileprivate var heading: (Int, String)? {
    let text = withoutLeadingSpaces
    let level = text.prefix { $0 == "#" }.count
    guard indentation < 4, (1...6).contains(level) else { return nil }
    let rest = text.dropFirst(level)
    guard rest.isEmpty || rest.first == " " else { return nil }
    var title = rest.trimmingCharacters(in: .whitespaces)
    let marks = title.reversed().prefix { $0 == "#" }.count
    let before = title.dropLast(marks)
    if marks > 0, before.isEmpty || before.last == " " { title = before.trimmingCharacters(in: .whitespaces) }
    return (level, title)
  }

  /// The level of a heading whose text is above this line.
  fileprivate var underlineLevel: Int? {
    let text = trimmingCharacters(in: .whitespaces)
    guard indentation < 4, let mark = text.first, text.allSatisfy({ $0 == mark }) else { return nil }
    return mark == "=" ? 1 : mark == "-" ? 2 : nil
  }

  /// The name and address of `[name]: address`.
  fileprivate var definition: (String, String)? {
    let text = withoutLeadingSpaces
    guard indentation < 4, text.first == "[", let end = text.firstIndex(of: "]"), text[end...].hasPrefix("]:") else { return nil }
    let name = text[text.index(after: text.startIndex)..<end]
    let address = text[end...].dropFirst(2).trimmingCharacters(in: .whitespaces).prefix { $0 != " " }
    guard !name.isEmpty, !address.isEmpty else { return nil }
    return (name.lowercased(), address.trimmingCharacters(in: CharacterSet(charactersIn: "<>")))
  }
}
