import CoreGraphics

/// Writes attributed text as HTML with inline styles. Attachments are omitted, because reading ignores images.
struct HTMLWriter {
  private let text: NSAttributedString
  private var result = ""

  static func write(_ text: NSAttributedString, title: String?) -> String {
    var writer = HTMLWriter(text: text)
    writer.writeBody()
    let name = escaped(title ?? "")
    let head = "<head>\n<meta charset=\"utf-8\">\n<title>\(name)</title>\n</head>"
    return "<!DOCTYPE html>\n<html>\n\(head)\n<body>\n\(writer.result)</body>\n</html>\n"
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
      let style = text.attribute(.paragraphStyle, at: start, effectiveRange: nil) as? NSParagraphStyle
      result += "<p style=\"\(Self.css(style))\">"
      writeRuns(NSRange(location: start, length: max(0, contentsEnd - start)))
      result += contentsEnd == start ? "<br></p>\n" : "</p>\n"
      guard end > start else { break }
      start = end
    }
  }

  private mutating func writeRuns(_ range: NSRange) {
    guard range.length > 0 else { return }
    let string = text.string as NSString
    var parts: [(String, [NSAttributedString.Key: Any])] = []
    text.enumerateAttributes(in: range) { attributes, run, _ in parts.append((string.substring(with: run), attributes)) }
    for (part, attributes) in parts {
      let words = Self.escaped(part.replacingOccurrences(of: "\u{FFFC}", with: ""))
        .replacingOccurrences(of: "\u{2028}", with: "<br>").replacingOccurrences(of: "  ", with: " &nbsp;")
      guard !words.isEmpty else { continue }
      let css = Self.css(attributes)
      var piece = css.isEmpty ? words : "<span style=\"\(css)\">\(words)</span>"
      if let link = Self.address(attributes[.link]) { piece = "<a href=\"\(Self.escaped(link))\">\(piece)</a>" }
      result += piece
    }
  }

  static func address(_ value: Any?) -> String? { (value as? URL)?.absoluteString ?? value as? String }

  private static func css(_ style: NSParagraphStyle?) -> String {
    var css = "margin: \(number(style?.paragraphSpacingBefore ?? 0))px 0 \(number(style?.paragraphSpacing ?? 0))px "
    css += "\(number(style?.headIndent ?? 0))px"
    switch style?.alignment {
    case .center: css += "; text-align: center"
    case .right: css += "; text-align: right"
    case .left: css += "; text-align: left"
    case .justified: css += "; text-align: justify"
    default: break
    }
    if style?.baseWritingDirection == .rightToLeft { css += "; direction: rtl" }
    return css
  }

  private static func css(_ attributes: [NSAttributedString.Key: Any]) -> String {
    var css: [String] = []
    if let font = attributes[.font] as? UIFont {
      let traits = font.fontDescriptor.symbolicTraits
      css.append("font-family: '\(escaped(font.familyName).replacingOccurrences(of: "'", with: ""))'")
      css.append("font-size: \(number(font.pointSize))px")
      if traits.contains(.traitBold) { css.append("font-weight: bold") }
      if traits.contains(.traitItalic) { css.append("font-style: italic") }
    }
    if let color = attributes[.foregroundColor] as? UIColor { css.append("color: \(name(of: color))") }
    if let color = attributes[.backgroundColor] as? UIColor { css.append("background-color: \(name(of: color))") }
    var lines: [String] = []
    if let style = attributes[.underlineStyle] as? Int, style != 0 { lines.append("underline") }
    if let style = attributes[.strikethroughStyle] as? Int, style != 0 { lines.append("line-through") }
    if !lines.isEmpty { css.append("text-decoration: \(lines.joined(separator: " "))") }
    if let offset = attributes[.baselineOffset] as? NSNumber, offset.doubleValue != 0 {
      css.append("vertical-align: \(offset.doubleValue > 0 ? "super" : "sub")")
    }
    return css.joined(separator: "; ")
  }

  private static func name(of color: UIColor) -> String {
    let (red, green, blue, alpha) = color.documentComponents
    let opaque = String(format: "#%02x%02x%02x", red, green, blue)
    return alpha >= 1 ? opaque : "rgba(\(red), \(green), \(blue), \(number(alpha)))"
  }

  private static func number(_ value: CGFloat) -> String {
    guard value.isFinite else { return "0" }
    let rounded = (min(max(value, -1e6), 1e6) * 100).rounded() / 100
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }

  static func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
      .replacingOccurrences(of: ">", with: "&gt;").replacingOccurrences(of: "\"", with: "&quot;")
  }
}

extension UIColor {
  /// Red, green and blue from 0 to 255, and the alpha, as written in documents.
  var documentComponents: (red: Int, green: Int, blue: Int, alpha: CGFloat) {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    func byte(_ value: CGFloat) -> Int { Int((min(max(value, 0), 1) * 255).rounded()) }
    return (byte(red), byte(green), byte(blue), min(max(alpha, 0), 1))
  }
}
