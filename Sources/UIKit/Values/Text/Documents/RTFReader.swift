import CoreGraphics

/// Reads rich text format as attributed text: fonts, sizes, colors, the common styles of characters and paragraphs, and links.
///
/// Any input produces a text; images and objects are ignored. Size and nesting are bounded.
struct RTFReader {
  /// The maximum input size, in bytes.
  static let sizeLimit = 8 << 20
  private static let depthLimit = 200
  /// Destinations of groups without text.
  private static let ignored: Set<String> = [
    "stylesheet", "info", "pict", "object", "themedata", "colorschememapping", "datastore", "latentstyles", "listtable",
    "listoverridetable", "header", "footer", "headerl", "headerr", "footerl", "footerr", "footnote", "generator", "nonshppict",
    "NeXTGraphic", "expandedcolortbl", "rsidtbl", "mmathPr", "xmlnstbl", "bkmkstart", "bkmkend",
  ]

  private enum Destination {
    case text
    case fonts
    case colors
    case instruction
    case nothing
  }

  private struct Paragraph: Equatable {
    var alignment = NSTextAlignment.natural
    var left = 0
    var first = 0
    var right = 0
    var before = 0
    var after = 0
    var isRightToLeft = false
  }

  private struct Style {
    var font: Int?
    var halfPoints = 24
    var isBold = false
    var isItalic = false
    var isUnderlined = false
    var isStruck = false
    var isHidden = false
    var color = 0
    var background = 0
    /// The distance from the baseline in half points, upward.
    var raise = 0
    var kern = 0
    var link: String?
    var paragraph = Paragraph()
    var destination = Destination.text
    /// The number of fallback characters that follow a Unicode character and are skipped.
    var skips = 1
  }

  private let bytes: [UInt8]
  private var place = 0
  private var style = Style()
  private var stack: [Style] = []
  private var fonts: [Int: String] = [:]
  private var currentFont = 0
  private var colors: [UIColor?] = []
  private var color: (Int, Int, Int)?
  private var units: [UInt16] = []
  private var toSkip = 0
  private var isOptional = false
  private var instruction = ""
  private let result = NSMutableAttributedString(string: "")
  private var made: [String: UIFont] = [:]

  static func isRTF(_ data: Data) -> Bool { data.prefix(64).range(of: Data("{\\rtf".utf8)) != nil }

  static func read(_ data: Data) -> NSAttributedString {
    var reader = RTFReader(bytes: Array(data.prefix(sizeLimit)))
    reader.run()
    return reader.result
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  private mutating func run() {
    while place < bytes.count {
      let byte = bytes[place]
      place += 1
      switch byte {
      case UInt8(ascii: "{"): open()
      case UInt8(ascii: "}"): close()
      case UInt8(ascii: "\\"): control()
      case 0x0A, 0x0D, 0: break
      default: take(UInt16(byte))
      }
    }
    flush()
  }

  // MARK: Groups

  private mutating func open() {
    flush()
    isOptional = false
    // Groups beyond the depth limit are read with their parent's style.
    if stack.count < Self.depthLimit { stack.append(style) } else { overflow += 1 }
  }

  private var overflow = 0

  private mutating func close() {
    flush()
    toSkip = 0
    if overflow > 0 {
      overflow -= 1
      return
    }
    guard let outer = stack.popLast() else { return }
    var link: String?
    if case .instruction = style.destination {
      link = Self.link(in: instruction)
      if case .instruction = outer.destination { link = nil } else { instruction = "" }
    }
    style = outer
    // The instruction of a field precedes its result in the same group.
    if let link { style.link = link }
  }

  private static func link(in instruction: String) -> String? {
    guard let range = instruction.range(of: "HYPERLINK") else { return nil }
    let rest = instruction[range.upperBound...].trimmingCharacters(in: .whitespaces)
    if rest.hasPrefix("\"") { return rest.dropFirst().split(separator: "\"", omittingEmptySubsequences: false).first.map(String.init) }
    return rest.split(separator: " ").first.map(String.init)
  }

  // MARK: Controls

  private mutating func control() {
    guard place < bytes.count else { return }
    let byte = bytes[place]
    guard Self.isLetter(byte) else {
      place += 1
      symbol(byte)
      return
    }
    var name = ""
    while place < bytes.count, Self.isLetter(bytes[place]), name.count < 32 {
      name.unicodeScalars.append(UnicodeScalar(bytes[place]))
      place += 1
    }
    var isNegative = false
    var value: Int?
    if place + 1 < bytes.count, bytes[place] == UInt8(ascii: "-"), Self.isDigit(bytes[place + 1]) {
      isNegative = true
      place += 1
    }
    var digits = 0
    while place < bytes.count, Self.isDigit(bytes[place]), digits < 9 {
      value = (value ?? 0) * 10 + Int(bytes[place] - 48)
      place += 1
      digits += 1
    }
    if place < bytes.count, bytes[place] == 0x20 { place += 1 }
    word(name, value.map { isNegative ? -$0 : $0 })
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (65...90).contains(byte) || (97...122).contains(byte) }
  private static func isDigit(_ byte: UInt8) -> Bool { (48...57).contains(byte) }

  private mutating func symbol(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "'"):
      guard place + 1 < bytes.count, let value = UInt8(String(decoding: bytes[place..<place + 2], as: UTF8.self), radix: 16) else { return }
      place += 2
      take(Self.character(value))
    case UInt8(ascii: "*"): isOptional = true
    case UInt8(ascii: "~"): take(0xA0)
    case UInt8(ascii: "_"): take(0x2011)
    case UInt8(ascii: "-"): take(0xAD)
    case 0x0A, 0x0D: take(0x0A)
    case UInt8(ascii: "\\"), UInt8(ascii: "{"), UInt8(ascii: "}"): take(UInt16(byte))
    default: break
    }
  }

  /// Returns the character of a byte in the Windows-1252 code page.
  private static func character(_ byte: UInt8) -> UInt16 {
    guard (0x80..<0xA0).contains(byte), let text = String(data: Data([byte]), encoding: .windowsCP1252), let unit = text.utf16.first else {
      return UInt16(byte)
    }
    return unit
  }

  private mutating func word(_ name: String, _ value: Int?) {
    if isOptional {
      isOptional = false
      if name == "fldinst" {
        begin(.instruction)
      } else {
        style.destination = .nothing
      }
      return
    }
    if Self.ignored.contains(name) {
      style.destination = .nothing
      return
    }
    if readStyle(name, value) || readParagraph(name, value) { return }
    switch name {
    case "fonttbl": begin(.fonts)
    case "colortbl":
      begin(.colors)
      colors = []
      color = nil
    case "fldinst": begin(.instruction)
    case "fldrslt": style.destination = .text
    case "red", "green", "blue":
      var next = color ?? (0, 0, 0)
      let part = min(max(value ?? 0, 0), 255)
      if name == "red" { next.0 = part } else if name == "green" { next.1 = part } else { next.2 = part }
      color = next
    case "par", "sect", "page": take(0x0A)
    case "line": take(0x2028)
    case "tab": take(0x09)
    case "emdash": take(0x2014)
    case "endash": take(0x2013)
    case "bullet": take(0x2022)
    case "lquote": take(0x2018)
    case "rquote": take(0x2019)
    case "ldblquote": take(0x201C)
    case "rdblquote": take(0x201D)
    case "cell": take(0x09)
    case "row": take(0x0A)
    case "uc": style.skips = min(max(value ?? 1, 0), 16)
    case "u":
      toSkip = 0
      take(UInt16(truncatingIfNeeded: value ?? 0))
      toSkip = style.skips
    case "bin": place = min(bytes.count, place + max(0, value ?? 0))
    default: break
    }
  }

  private mutating func begin(_ destination: Destination) {
    flush()
    if case .nothing = style.destination { return }
    style.destination = destination
    if case .instruction = destination { instruction = "" }
  }

  private mutating func readStyle(_ name: String, _ value: Int?) -> Bool {
    var new = style
    let isOn = value != 0
    switch name {
    case "f":
      if case .fonts = style.destination { currentFont = value ?? 0 } else { new.font = value ?? 0 }
    case "fs": new.halfPoints = min(max(value ?? 24, 2), 2000)
    case "b": new.isBold = isOn
    case "i": new.isItalic = isOn
    case "ul", "uld", "uldb", "ulw": new.isUnderlined = isOn
    case "ulnone": new.isUnderlined = false
    case "strike", "striked": new.isStruck = isOn
    case "v": new.isHidden = isOn
    case "cf": new.color = max(0, value ?? 0)
    case "cb", "highlight", "chcbpat": new.background = max(0, value ?? 0)
    case "super": new.raise = isOn ? 12 : 0
    case "sub": new.raise = isOn ? -6 : 0
    case "nosupersub": new.raise = 0
    case "up": new.raise = min(max(value ?? 6, 0), 2000)
    case "dn": new.raise = -min(max(value ?? 6, 0), 2000)
    case "expndtw": new.kern = min(max(value ?? 0, -20_000), 20_000)
    case "plain":
      new = Style()
      (new.link, new.paragraph, new.destination, new.skips) = (style.link, style.paragraph, style.destination, style.skips)
    default: return false
    }
    flush()
    style = new
    return true
  }

  private mutating func readParagraph(_ name: String, _ value: Int?) -> Bool {
    var new = style.paragraph
    let twips = min(max(value ?? 0, -100_000), 100_000)
    switch name {
    case "pard": new = Paragraph()
    case "ql": new.alignment = .left
    case "qc": new.alignment = .center
    case "qr": new.alignment = .right
    case "qj": new.alignment = .justified
    case "li": new.left = twips
    case "fi": new.first = twips
    case "ri": new.right = twips
    case "sb": new.before = twips
    case "sa": new.after = twips
    case "rtlpar": new.isRightToLeft = true
    case "ltrpar": new.isRightToLeft = false
    default: return false
    }
    flush()
    style.paragraph = new
    return true
  }

  // MARK: Text

  private mutating func take(_ unit: UInt16) {
    if toSkip > 0 {
      toSkip -= 1
      return
    }
    switch style.destination {
    case .text: if !style.isHidden { units.append(unit) }
    case .fonts:
      if unit == 0x3B { endFont() } else { units.append(unit) }
    case .colors:
      if unit == 0x3B {
        if colors.count < 4096 { colors.append(color.map(Self.color)) }
        color = nil
      }
    case .instruction: if instruction.utf16.count < 4096 { instruction += String(decoding: [unit], as: UTF16.self) }
    case .nothing: break
    }
  }

  private static func color(_ parts: (Int, Int, Int)) -> UIColor {
    UIColor(red: CGFloat(parts.0) / 255, green: CGFloat(parts.1) / 255, blue: CGFloat(parts.2) / 255, alpha: 1)
  }

  private mutating func endFont() {
    let name = String(decoding: units, as: UTF16.self).trimmingCharacters(in: .whitespaces)
    units = []
    if fonts.count < 4096 { fonts[currentFont] = name }
  }

  private mutating func flush() {
    guard !units.isEmpty else { return }
    if case .text = style.destination {
      result.append(NSAttributedString(string: String(decoding: units, as: UTF16.self), attributes: attributes))
    } else if case .fonts = style.destination {
      // A name without its semicolon.
      endFont()
    }
    units = []
  }

  private var attributes: [NSAttributedString.Key: Any] {
    mutating get {
      var attributes: [NSAttributedString.Key: Any] = [.font: font]
      if colors.indices.contains(style.color), let color = colors[style.color] { attributes[.foregroundColor] = color }
      if style.background > 0, colors.indices.contains(style.background), let color = colors[style.background] {
        attributes[.backgroundColor] = color
      }
      if style.isUnderlined { attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue }
      if style.isStruck { attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
      if style.raise != 0 { attributes[.baselineOffset] = CGFloat(style.raise) / 2 }
      if style.kern != 0 { attributes[.kern] = CGFloat(style.kern) / 20 }
      if let link = style.link { attributes[.link] = URL(string: link) ?? link }
      if style.paragraph != Paragraph() { attributes[.paragraphStyle] = paragraphStyle }
      return attributes
    }
  }

  private var font: UIFont {
    mutating get {
      let family = style.font.flatMap { fonts[$0] } ?? ""
      let key = "\(family)|\(style.halfPoints)|\(style.isBold)|\(style.isItalic)"
      if let known = made[key] { return known }
      let size = CGFloat(style.halfPoints) / 2
      var font = UIFont(name: family, size: size) ?? UIFont.systemFont(ofSize: size)
      var traits = font.fontDescriptor.symbolicTraits
      if style.isBold { traits.insert(.traitBold) }
      if style.isItalic { traits.insert(.traitItalic) }
      if traits != font.fontDescriptor.symbolicTraits, let descriptor = font.fontDescriptor.withSymbolicTraits(traits) {
        font = UIFont(descriptor: descriptor, size: size)
      }
      if made.count < 256 { made[key] = font }
      return font
    }
  }

  private var paragraphStyle: NSParagraphStyle {
    let told = style.paragraph
    let paragraph = NSMutableParagraphStyle()
    paragraph.alignment = told.alignment
    paragraph.headIndent = CGFloat(told.left) / 20
    paragraph.firstLineHeadIndent = CGFloat(told.left + told.first) / 20
    if told.right != 0 { paragraph.tailIndent = -CGFloat(told.right) / 20 }
    paragraph.paragraphSpacingBefore = CGFloat(told.before) / 20
    paragraph.paragraphSpacing = CGFloat(told.after) / 20
    if told.isRightToLeft { paragraph.baseWritingDirection = .rightToLeft }
    return paragraph
  }
}
