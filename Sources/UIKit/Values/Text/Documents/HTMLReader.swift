import CoreGraphics

/// Reads HTML as attributed text: paragraphs, headings, lists, links and the common styles, including inline CSS.
///
/// It reads only the data and loads nothing: images, style sheets and scripts are ignored. Any input produces a text; open elements are
/// closed at the end. Size and nesting are bounded.
package struct HTMLReader {
  /// The maximum input size, in characters.
  static let sizeLimit = 4 << 20
  private static let depthLimit = 200

  /// The default formatting of text.
  package struct Look {
    package var size: CGFloat = 12
    package var color: UIColor?
    /// The base URL of links.
    package var base: URL?

    package init(size: CGFloat = 12, color: UIColor? = nil, base: URL? = nil) {
      self.size = size
      self.color = color
      self.base = base
    }
  }

  /// The style of text within an element.
  private struct Style: Equatable {
    var size: CGFloat
    var color: UIColor?
    var isBold = false
    var isItalic = false
    var isMonospaced = false
    var family: String?
    var isUnderlined = false
    var isStruck = false
    var background: UIColor?
    var link: String?
    var baseline: CGFloat = 0
    var alignment = NSTextAlignment.natural
    var indent: CGFloat = 0
    var keepsSpaces = false
    var isHidden = false
  }

  private enum List {
    case bullets
    case numbers(Int)
  }

  /// The values on which the attributes of a run depend.
  private struct RunKey: Equatable {
    var style: Style
    var gap: CGFloat
    var isInList: Bool
  }

  /// A part of the text with equal attributes. It begins at the end of the previous one.
  private struct Run {
    var end: Int
    var attributes: [NSAttributedString.Key: Any]
  }

  private let units: [Unicode.Scalar]
  private var place = 0
  /// The text so far, and its length in UTF-16 units. It becomes an attributed string at the end, because appending to one costs as much as
  /// its length.
  private var written = ""
  private var writtenLength = 0
  private var runs: [Run] = []
  private var lastKey: RunKey?
  private var open: [(name: String, style: Style)] = []
  private var style: Style
  private let look: Look
  private var title: String?
  private var lists: [List] = []
  private var pending = ""
  /// Whether the text so far ends with a space, so that further spaces are ignored.
  private var endsWithSpace = true
  private var gap: CGFloat = 0
  /// The beginning of the last paragraph in the result.
  private var paragraphStart = 0
  private var needsBreak = false

  private init(_ text: String, _ look: Look) {
    units = Array(text.unicodeScalars.prefix(Self.sizeLimit))
    self.look = look
    style = Style(size: look.size, color: look.color)
  }

  /// Returns the text of a document as an attributed string of iOS has it: a block at the end, such as a paragraph, ends with a newline.
  package static func readLines(_ text: String) -> NSAttributedString {
    var reader = HTMLReader(text, Look())
    reader.run()
    let result = reader.makeResult()
    if reader.needsBreak, result.length > 0, !result.string.hasSuffix("\n") {
      let attributes = result.attributes(at: result.length - 1, effectiveRange: nil).filter { $0.key != .link && $0.key != .underlineStyle }
      result.append(NSAttributedString(string: "\n", attributes: attributes))
    }
    return result
  }

  /// Returns the text of a document, and its title if it has one.
  package static func read(_ text: String, _ look: Look = Look()) -> (text: NSAttributedString, title: String?) {
    var reader = HTMLReader(text, look)
    reader.run()
    return (reader.makeResult(), reader.title)
  }

  private mutating func run() {
    while place < units.count {
      if units[place] == "<" {
        readMarkup()
      } else if units[place] == "&" {
        add(readEntity())
      } else {
        add(units[place])
        place += 1
      }
    }
    flush()
  }

  private func makeResult() -> NSMutableAttributedString {
    let result = NSMutableAttributedString(string: written)
    var start = 0
    for run in runs {
      result.setAttributes(run.attributes, range: NSRange(location: start, length: run.end - start))
      start = run.end
    }
    return result
  }

  private var scale: CGFloat { look.size / 12 }

  // MARK: Text

  private mutating func add(_ scalar: Unicode.Scalar) {
    guard !style.isHidden else { return }
    let isSpace = scalar == " " || scalar == "\n" || scalar == "\r" || scalar == "\t" || scalar == "\u{c}"
    if isSpace, !style.keepsSpaces {
      if !endsWithSpace, !needsBreak {
        pending.unicodeScalars.append(" ")
        endsWithSpace = true
      }
      return
    }
    breakIfNeeded()
    pending.unicodeScalars.append(scalar)
    endsWithSpace = false
  }

  private mutating func breakIfNeeded() {
    guard needsBreak else { return }
    needsBreak = false
    if writtenLength > 0 || !pending.isEmpty { pending.append("\n") }
    flush()
    paragraphStart = writtenLength
    endsWithSpace = true
  }

  private mutating func spaceLastParagraph(_ space: CGFloat) {
    lastKey = nil
    for index in runs.indices.reversed() {
      guard runs[index].end > paragraphStart else { return }
      let style = runs[index].attributes[.paragraphStyle] as? NSParagraphStyle
      guard let paragraph = style?.mutableCopy() as? NSMutableParagraphStyle else { continue }
      paragraph.paragraphSpacing = max(paragraph.paragraphSpacing, space)
      runs[index].attributes[.paragraphStyle] = paragraph
    }
  }

  private mutating func flush() {
    guard !pending.isEmpty else { return }
    written += pending
    writtenLength += pending.utf16.count
    pending = ""
    let key = RunKey(style: style, gap: gap, isInList: !lists.isEmpty)
    // A paragraph has runs of its own, because its spacing may change when its list ends.
    if key == lastKey, let last = runs.indices.last, runs[last].end > paragraphStart {
      runs[last].end = writtenLength
    } else {
      runs.append(Run(end: writtenLength, attributes: key == lastKey ? runs[runs.count - 1].attributes : attributes))
      lastKey = key
    }
  }

  private var attributes: [NSAttributedString.Key: Any] {
    var traits: UIFontDescriptor.SymbolicTraits = []
    if style.isBold { traits.insert(.traitBold) }
    if style.isItalic { traits.insert(.traitItalic) }
    var font = style.family.flatMap { UIFont(name: $0, size: style.size) } ?? UIFont.systemFont(ofSize: style.size)
    if style.isMonospaced { font = UIFont.monospacedSystemFont(ofSize: style.size, weight: .regular) }
    if !traits.isEmpty, let descriptor = font.fontDescriptor.withSymbolicTraits(traits) { font = UIFont(descriptor: descriptor, size: 0) }
    let paragraph = NSMutableParagraphStyle()
    paragraph.alignment = style.alignment
    paragraph.headIndent = style.indent
    paragraph.firstLineHeadIndent = lists.isEmpty ? style.indent : max(0, style.indent - 24)
    paragraph.paragraphSpacing = gap
    var found: [NSAttributedString.Key: Any] = [.font: font, .paragraphStyle: paragraph]
    if let color = style.color { found[.foregroundColor] = color }
    if let background = style.background { found[.backgroundColor] = background }
    if style.isUnderlined { found[.underlineStyle] = NSUnderlineStyle.single.rawValue }
    if style.isStruck { found[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
    if style.baseline != 0 { found[.baselineOffset] = style.baseline }
    if let link = style.link { found[.link] = URL(string: link, relativeTo: look.base)?.absoluteURL ?? link }
    return found
  }

  // MARK: Markup

  private func starts(with text: String, at index: Int) -> Bool {
    var index = index
    for scalar in text.unicodeScalars {
      guard index < units.count, units[index].properties.lowercaseMapping == String(scalar) else { return false }
      index += 1
    }
    return true
  }

  private mutating func skip(past text: String) {
    while place < units.count, !starts(with: text, at: place) { place += 1 }
    place = min(units.count, place + text.unicodeScalars.count)
  }

  private mutating func readMarkup() {
    if starts(with: "<!--", at: place) { return skip(past: "-->") }
    let next = place + 1 < units.count ? units[place + 1] : " "
    if next == "!" || next == "?" { return skip(past: ">") }
    guard next == "/" || next.properties.isAlphabetic else {
      add("<")
      place += 1
      return
    }
    place += 1
    let isEnd = units[place] == "/"
    if isEnd { place += 1 }
    let name = readName()
    var given: [String: String] = [:]
    while place < units.count, units[place] != ">" {
      let before = place
      if let (key, value) = readAttribute(), given.count < 64 { given[key] = value }
      if place == before { place += 1 }
    }
    place = min(units.count, place + 1)
    guard !name.isEmpty else { return }
    if isEnd { end(name) } else { begin(name, given) }
  }

  private mutating func readName() -> String {
    var name = String.UnicodeScalarView()
    while place < units.count, units[place].properties.isAlphabetic || ("0"..."9").contains(units[place]) || units[place] == "-",
      name.count < 64
    {
      name.append(units[place])
      place += 1
    }
    return String(name).lowercased()
  }

  private mutating func skipSpaces() {
    while place < units.count, units[place].properties.isWhitespace || units[place] == "/" { place += 1 }
  }

  private mutating func readAttribute() -> (String, String)? {
    skipSpaces()
    let name = readName()
    guard !name.isEmpty else { return nil }
    skipSpaces()
    guard place < units.count, units[place] == "=" else { return (name, "") }
    place += 1
    while place < units.count, units[place].properties.isWhitespace { place += 1 }
    guard place < units.count else { return (name, "") }
    var value = String.UnicodeScalarView()
    let quote: Unicode.Scalar? = units[place] == "\"" || units[place] == "'" ? units[place] : nil
    if quote != nil { place += 1 }
    while place < units.count {
      let scalar = units[place]
      if let quote {
        if scalar == quote {
          place += 1
          break
        }
      } else if scalar == ">" || scalar.properties.isWhitespace {
        break
      }
      if scalar == "&" {
        value.append(readEntity())
      } else {
        value.append(scalar)
        place += 1
      }
    }
    return (name, String(value))
  }

  private static let entities: [String: Unicode.Scalar] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{a0}", "copy": "©", "reg": "®", "trade": "™", "hellip": "…",
    "mdash": "—", "ndash": "–", "lsquo": "‘", "rsquo": "’", "ldquo": "“", "rdquo": "”", "bull": "•", "middot": "·", "euro": "€",
    "pound": "£", "yen": "¥", "cent": "¢", "deg": "°", "times": "×", "divide": "÷", "laquo": "«", "raquo": "»", "auml": "ä",
    "ouml": "ö", "uuml": "ü", "Auml": "Ä", "Ouml": "Ö", "Uuml": "Ü", "szlig": "ß", "eacute": "é", "egrave": "è", "agrave": "à",
    "ccedil": "ç", "ntilde": "ñ", "shy": "\u{ad}", "para": "¶", "sect": "§", "larr": "←", "rarr": "→", "uarr": "↑", "darr": "↓",
  ]

  /// Returns the character of an entity, or the ampersand if there is none.
  private mutating func readEntity() -> Unicode.Scalar {
    let limit = min(units.count, place + 12)
    guard let end = (place + 1..<max(place + 1, limit)).first(where: { units[$0] == ";" }) else {
      place += 1
      return "&"
    }
    let name = String(String.UnicodeScalarView(units[place + 1..<end]))
    var found = Self.entities[name]
    if name.hasPrefix("#") {
      let digits = name.dropFirst()
      let value = digits.hasPrefix("x") || digits.hasPrefix("X") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
      found = value.flatMap(Unicode.Scalar.init).flatMap { $0.value == 0 ? nil : $0 }
    }
    guard let found else {
      place += 1
      return "&"
    }
    place = end + 1
    return found
  }

  // MARK: Elements

  private static let empty: Set<String> = ["br", "hr", "img", "meta", "link", "input", "col", "area", "base", "wbr", "source"]
  private static let blocks: Set<String> = [
    "p", "div", "h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "li", "blockquote", "pre", "table", "tr", "section", "article", "header",
    "footer", "main", "nav", "center", "dl", "dt", "dd", "figure", "figcaption", "address", "form", "body",
  ]
  private static let hidden: Set<String> = ["head", "noscript", "template", "iframe", "object", "svg", "select"]
  /// The spacing around a block, and the size of headings, in points for text of 12 points.
  private static let spacing: [String: CGFloat] = [
    "p": 12, "h1": 16, "h2": 15, "h3": 14, "h4": 13, "h5": 13, "h6": 13, "blockquote": 12, "pre": 12,
  ]
  /// The space below a list that is in no other, for text of 12 points.
  private static let listSpacing: CGFloat = 12
  private static let largestSize: CGFloat = 288
  private static let sizes: [String: CGFloat] = ["h1": 24, "h2": 18, "h3": 14, "h4": 12, "h5": 10, "h6": 8]

  private mutating func begin(_ name: String, _ given: [String: String]) {
    // Their contents are not markup.
    if name == "script" || name == "style" || name == "textarea" {
      skip(past: "</\(name)")
      return skip(past: ">")
    }
    if name == "title" { return readTitle() }
    if name == "img", let words = given["alt"], !words.isEmpty { for scalar in "[\(words)]".unicodeScalars { add(scalar) } }
    if name == "br" { return lineBreak() }
    if name == "hr" {
      needsBreak = true
      return
    }
    if name == "td" || name == "th", !endsWithSpace { add("\u{9}") }
    guard !Self.empty.contains(name) else { return }
    if name == "li" || name == "p" || name == "tr" { closeOpen(name) }
    let isBlock = Self.blocks.contains(name)
    if isBlock { endBlock() }
    flush()
    guard open.count < Self.depthLimit else { return }
    open.append((name, style))
    apply(name, given)
    switch name {
    case "ul": lists.append(.bullets)
    case "ol": lists.append(.numbers((given["start"].flatMap { Int($0) } ?? 1)))
    case "li": addMarker()
    default: break
    }
    if let space = Self.spacing[name] { gap = space * scale }
  }

  private mutating func readTitle() {
    var text = String.UnicodeScalarView()
    while place < units.count, !starts(with: "</title", at: place) {
      if units[place] == "&" {
        text.append(readEntity())
      } else {
        text.append(units[place])
        place += 1
      }
    }
    skip(past: ">")
    if title == nil { title = String(text).split(whereSeparator: \.isWhitespace).joined(separator: " ") }
  }

  /// Closes an open item or paragraph where the next one begins.
  private mutating func closeOpen(_ name: String) {
    for (entry, _) in open.reversed() {
      if entry == name { return end(name) }
      if entry == "ul" || entry == "ol" || entry == "table" || entry == "div" || entry == "blockquote" { return }
    }
  }

  private mutating func end(_ name: String) {
    guard let index = open.lastIndex(where: { $0.name == name }) else {
      if name == "p" { endBlock() }
      return
    }
    for entry in open[index...].reversed() {
      if Self.blocks.contains(entry.name) { endBlock() }
      flush()
      if entry.name == "ul" || entry.name == "ol", lists.popLast() != nil, lists.isEmpty { spaceLastParagraph(Self.listSpacing * scale) }
    }
    style = open[index].style
    open.removeSubrange(index...)
    gap = (open.reversed().lazy.compactMap { Self.spacing[$0.name] }.first ?? 0) * scale
  }

  private mutating func endBlock() {
    guard writtenLength > 0 || !pending.isEmpty else { return }
    while pending.hasSuffix(" ") { pending.removeLast() }
    needsBreak = true
  }

  private mutating func lineBreak() {
    guard !style.isHidden else { return }
    breakIfNeeded()
    while pending.hasSuffix(" ") { pending.removeLast() }
    pending.append("\u{2028}")
    endsWithSpace = true
  }

  private mutating func addMarker() {
    guard !style.isHidden else { return }
    breakIfNeeded()
    switch lists.last {
    case .numbers(let number):
      pending += "\(number).\u{a0}"
      lists[lists.count - 1] = .numbers(number &+ 1)
    case .bullets, nil: pending += "•\u{a0}"
    }
    endsWithSpace = true
  }

  private mutating func apply(_ name: String, _ given: [String: String]) {
    switch name {
    case "b", "strong", "th", "dt": style.isBold = true
    case "i", "em", "cite", "var", "dfn": style.isItalic = true
    case "u", "ins": style.isUnderlined = true
    case "s", "strike", "del": style.isStruck = true
    case "code", "kbd", "samp", "tt": style.isMonospaced = true
    case "pre":
      style.isMonospaced = true
      style.keepsSpaces = true
    case "small": style.size *= 0.83
    case "big": style.size = min(style.size * 1.2, 288)
    case "sub", "sup":
      style.baseline += style.size * (name == "sup" ? 0.35 : -0.15)
      style.size *= 0.8
    case "mark": style.background = .systemYellow
    case "center": style.alignment = .center
    case "blockquote", "dd": style.indent = min(style.indent + 24, 480)
    case "ul", "ol": style.indent = min(style.indent + 24, 480)
    case "a":
      if let address = given["href"], !address.isEmpty {
        style.link = address
        style.isUnderlined = true
        style.color = .link
      }
    case "font":
      if let color = given["color"].flatMap(Self.color) { style.color = color }
      if let face = given["face"] { setFamily(face) }
      if let size = given["size"].flatMap({ Int($0) }), (1...7).contains(size) {
        style.size = [8, 10, 12, 14, 18, 24, 36][size - 1] * scale
      }
    default: break
    }
    if let size = Self.sizes[name] {
      // Relative to the text around it, as by a browser's own style sheet.
      style.size = min(style.size * size / 12, Self.largestSize)
      style.isBold = true
    }
    if Self.hidden.contains(name) || given["hidden"] != nil { style.isHidden = true }
    if let align = given["align"] { setAlignment(align) }
    if let css = given["style"] { applyCSS(css) }
  }

  private mutating func applyCSS(_ css: String) {
    for declaration in css.split(separator: ";").prefix(64) {
      let parts = declaration.split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { continue }
      let value = parts[1].trimmingCharacters(in: .whitespaces).lowercased()
      switch parts[0].trimmingCharacters(in: .whitespaces).lowercased() {
      case "color": if let color = Self.color(value) { style.color = color }
      case "background", "background-color": if let color = Self.color(value) { style.background = color }
      case "font-size": if let size = length(value) { style.size = min(max(size, 1), 288) }
      case "font-weight": style.isBold = value.hasPrefix("bold") || (Int(value) ?? 0) >= 600
      case "font-style": style.isItalic = value == "italic" || value == "oblique"
      case "font-family": setFamily(parts[1].trimmingCharacters(in: .whitespaces))
      case "text-align": setAlignment(value)
      case "text-decoration", "text-decoration-line":
        style.isUnderlined = value.contains("underline")
        style.isStruck = value.contains("line-through")
      case "display": if value == "none" { style.isHidden = true }
      case "white-space": style.keepsSpaces = value.hasPrefix("pre")
      default: break
      }
    }
  }

  private func length(_ value: String) -> CGFloat? {
    func number(_ suffix: String) -> CGFloat? {
      guard value.hasSuffix(suffix), let number = Double(value.dropLast(suffix.count).trimmingCharacters(in: .whitespaces)),
        number.isFinite
      else { return nil }
      return CGFloat(number)
    }
    if let found = number("px") ?? number("pt") { return found }
    if let found = number("rem") { return found * look.size }
    if let found = number("em") { return found * style.size }
    if let found = number("%") { return found * style.size / 100 }
    return number("")
  }

  private mutating func setFamily(_ list: String) {
    for name in list.split(separator: ",").prefix(8) {
      let plain = name.trimmingCharacters(in: CharacterSet(charactersIn: " \"'"))
      switch plain.lowercased() {
      case "monospace", "courier", "courier new", "menlo": style.isMonospaced = true
      case "sans-serif", "serif", "-apple-system", "system-ui", "helvetica", "arial": style.family = nil
      default:
        guard UIFont(name: plain, size: 12) != nil else { continue }
        style.family = plain
      }
      return
    }
  }

  private mutating func setAlignment(_ value: String) {
    switch value.lowercased() {
    case "left": style.alignment = .left
    case "right": style.alignment = .right
    case "center": style.alignment = .center
    case "justify": style.alignment = .justified
    default: break
    }
  }

  private static let colors: [String: UInt32] = [
    "black": 0x000000, "white": 0xffffff, "red": 0xff0000, "green": 0x008000, "blue": 0x0000ff, "yellow": 0xffff00, "gray": 0x808080,
    "grey": 0x808080, "silver": 0xc0c0c0, "maroon": 0x800000, "purple": 0x800080, "fuchsia": 0xff00ff, "magenta": 0xff00ff,
    "lime": 0x00ff00, "olive": 0x808000, "navy": 0x000080, "teal": 0x008080, "aqua": 0x00ffff, "cyan": 0x00ffff, "orange": 0xffa500,
    "brown": 0xa52a2a, "pink": 0xffc0cb, "gold": 0xffd700, "indigo": 0x4b0082, "violet": 0xee82ee,
  ]

  private static func color(_ text: String) -> UIColor? {
    let value = text.trimmingCharacters(in: .whitespaces).lowercased()
    func color(_ rgb: UInt32) -> UIColor {
      UIColor(
        red: CGFloat(rgb >> 16 & 0xff) / 255, green: CGFloat(rgb >> 8 & 0xff) / 255, blue: CGFloat(rgb & 0xff) / 255, alpha: 1)
    }
    if let named = colors[value] { return color(named) }
    if value.hasPrefix("#") {
      let digits = String(value.dropFirst())
      guard let number = UInt32(digits, radix: 16) else { return nil }
      if digits.count == 6 { return color(number) }
      guard digits.count == 3 else { return nil }
      return color((number >> 8 & 0xf) * 0x110000 | (number >> 4 & 0xf) * 0x1100 | (number & 0xf) * 0x11)
    }
    guard value.hasPrefix("rgb"), let start = value.firstIndex(of: "("), let end = value.lastIndex(of: ")"), start < end else { return nil }
    let parts = value[value.index(after: start)..<end].split(separator: ",").compactMap {
      Double($0.trimmingCharacters(in: .whitespaces))
    }
    guard parts.count >= 3, parts.allSatisfy(\.isFinite) else { return nil }
    return UIColor(
      red: CGFloat(parts[0]) / 255, green: CGFloat(parts[1]) / 255, blue: CGFloat(parts[2]) / 255,
      alpha: parts.count > 3 ? CGFloat(parts[3]) : 1)
  }
}
