import CoreGraphics

/// Writes attributed text as rich text format. Attachments are omitted.
struct RTFWriter {
  private let text: NSAttributedString
  private var fonts: [String] = []
  private var colors: [String] = []
  private var body = ""

  static func write(_ text: NSAttributedString) -> Data {
    var writer = RTFWriter(text: text)
    writer.writeBody()
    let fonts = writer.fonts.enumerated().map { "\\f\($0)\\fnil\\fcharset0 \(escaped($1));" }.joined()
    return Data("{\\rtf1\\ansi\\ansicpg1252\\uc0\n{\\fonttbl\(fonts)}\n{\\colortbl;\(writer.colors.joined())}\n\(writer.body)}\n".utf8)
  }

  private init(text: NSAttributedString) {
    self.text = text
  }

  private mutating func writeBody() {
    let string = text.string as NSString
    var start = 0
    while start < string.length {
      var end = 0
      var contentsEnd = 0
      string.getParagraphStart(nil, end: &end, contentsEnd: &contentsEnd, for: NSRange(location: start, length: 0))
      body += "\\pard" + Self.words(of: text.attribute(.paragraphStyle, at: start, effectiveRange: nil) as? NSParagraphStyle)
      body += "\\plain\n"
      var parts: [(String, [NSAttributedString.Key: Any])] = []
      let range = NSRange(location: start, length: max(0, contentsEnd - start))
      if range.length > 0 {
        text.enumerateAttributes(in: range) { attributes, run, _ in parts.append((string.substring(with: run), attributes)) }
      }
      for (part, attributes) in parts { write(part, attributes) }
      if end > contentsEnd { body += "\\par\n" }
      guard end > start else { break }
      start = end
    }
  }

  private mutating func write(_ part: String, _ attributes: [NSAttributedString.Key: Any]) {
    let words = part.replacingOccurrences(of: "\u{FFFC}", with: "")
    guard !words.isEmpty else { return }
    var control = ""
    if let font = attributes[.font] as? UIFont {
      let traits = font.fontDescriptor.symbolicTraits
      control += "\\f\(index(of: font.familyName, in: \.fonts))\\fs\(Self.whole(font.pointSize * 2))"
      if traits.contains(.traitBold) { control += "\\b" }
      if traits.contains(.traitItalic) { control += "\\i" }
    }
    if let color = attributes[.foregroundColor] as? UIColor { control += "\\cf\(number(of: color))" }
    if let color = attributes[.backgroundColor] as? UIColor {
      let number = number(of: color)
      control += "\\cb\(number)\\highlight\(number)"
    }
    if let style = attributes[.underlineStyle] as? Int, style != 0 { control += "\\ul" }
    if let style = attributes[.strikethroughStyle] as? Int, style != 0 { control += "\\strike" }
    if let offset = attributes[.baselineOffset] as? NSNumber, offset.doubleValue != 0 {
      control += offset.doubleValue > 0 ? "\\up\(Self.whole(offset.doubleValue * 2))" : "\\dn\(Self.whole(-offset.doubleValue * 2))"
    }
    if let kern = attributes[.kern] as? NSNumber, kern.doubleValue != 0 { control += "\\expndtw\(Self.whole(kern.doubleValue * 20))" }
    let piece = "{\(control)\(control.isEmpty ? "" : " ")\(Self.escaped(words))}"
    if let link = HTMLWriter.address(attributes[.link]) {
      let address = Self.escaped(link.replacingOccurrences(of: "\"", with: "%22"))
      body += "{\\field{\\*\\fldinst{HYPERLINK \"\(address)\"}}{\\fldrslt \(piece)}}"
    } else {
      body += piece
    }
  }

  private mutating func index(of entry: String, in list: WritableKeyPath<RTFWriter, [String]>) -> Int {
    if let index = self[keyPath: list].firstIndex(of: entry) { return index }
    self[keyPath: list].append(entry)
    return self[keyPath: list].count - 1
  }

  private mutating func number(of color: UIColor) -> Int {
    let (red, green, blue, _) = color.documentComponents
    return index(of: "\\red\(red)\\green\(green)\\blue\(blue);", in: \.colors) + 1
  }

  private static func words(of style: NSParagraphStyle?) -> String {
    guard let style else { return "" }
    var words =
      switch style.alignment {
      case .center: "\\qc"
      case .right: "\\qr"
      case .justified: "\\qj"
      case .left: "\\ql"
      default: ""
      }
    func twips(_ name: String, _ points: CGFloat) { if points != 0 { words += "\\\(name)\(whole(points * 20))" } }
    twips("li", style.headIndent)
    twips("fi", style.firstLineHeadIndent - style.headIndent)
    if style.tailIndent < 0 { twips("ri", -style.tailIndent) }
    twips("sb", style.paragraphSpacingBefore)
    twips("sa", style.paragraphSpacing)
    if style.baseWritingDirection == .rightToLeft { words += "\\rtlpar" }
    return words
  }

  private static func whole(_ value: CGFloat) -> Int { value.isFinite ? Int(min(max(value, -32_000), 32_000).rounded()) : 0 }

  static func escaped(_ text: String) -> String {
    var result = ""
    for unit in text.utf16 {
      switch unit {
      case 0x5C, 0x7B, 0x7D: result += "\\" + String(UnicodeScalar(UInt8(unit)))
      case 0x09: result += "\\tab "
      case 0x2028: result += "\\line "
      case 0x20..<0x7F: result.unicodeScalars.append(UnicodeScalar(UInt8(unit)))
      case 0..<0x20: break
      default: result += "\\u\(Int(Int16(bitPattern: unit))) "
      }
    }
    return result
  }
}
