import Foundation
package import TrestleText

/// The values of a paragraph style.
struct ParagraphValues: Hashable {
  var lineSpacing: CGFloat = 0
  var paragraphSpacing: CGFloat = 0
  var paragraphSpacingBefore: CGFloat = 0
  var alignment = NSTextAlignment.natural
  var headIndent: CGFloat = 0
  var tailIndent: CGFloat = 0
  var firstLineHeadIndent: CGFloat = 0
  var lineBreakMode = NSLineBreakMode.byWordWrapping
  var minimumLineHeight: CGFloat = 0
  var maximumLineHeight: CGFloat = 0
  var lineHeightMultiple: CGFloat = 0
  var baseWritingDirection = NSWritingDirection.natural
  var tabStops = ParagraphValues.defaultTabStops
  var defaultTabInterval: CGFloat = 0
  var allowsDefaultTighteningForTruncation = false
  var hyphenationFactor: Float = 0
  var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = []
  var textLists: [NSTextList] = []

  private static let defaultTabStops = ParagraphStyle.defaultTabs.map { NSTextTab(textAlignment: .left, location: $0.location) }

  init() {}

  /// The equivalent style of the module `TrestleText`.
  var style: ParagraphStyle {
    ParagraphStyle(
      alignment: TextAlignment(alignment), lineBreakMode: LineBreakMode(lineBreakMode),
      direction: WritingDirection(rawValue: baseWritingDirection.rawValue) ?? .natural, lineSpacing: max(lineSpacing, 0),
      paragraphSpacing: max(paragraphSpacing, 0), paragraphSpacingBefore: max(paragraphSpacingBefore, 0),
      firstLineHeadIndent: max(firstLineHeadIndent, 0), headIndent: max(headIndent, 0), tailIndent: tailIndent,
      minimumLineHeight: max(minimumLineHeight, 0), maximumLineHeight: max(maximumLineHeight, 0),
      lineHeightMultiple: max(lineHeightMultiple, 0),
      tabs: tabStops == ParagraphValues.defaultTabStops
        ? ParagraphStyle.defaultTabs
        : tabStops.map { TextTab(location: $0.location, alignment: TextAlignment($0.alignment), terminators: $0.columnTerminators) },
      defaultTabInterval: max(defaultTabInterval, 0), tightensForTruncation: allowsDefaultTighteningForTruncation,
      hyphenationFactor: Double(min(max(hyphenationFactor, 0), 1)))
  }
}

extension ParagraphValues {
  private static let numbers: [(String, WritableKeyPath<ParagraphValues, CGFloat> & Sendable)] = [
    ("NSLineSpacing", \.lineSpacing), ("NSParagraphSpacing", \.paragraphSpacing), ("NSParagraphSpacingBefore", \.paragraphSpacingBefore),
    ("NSHeadIndent", \.headIndent), ("NSTailIndent", \.tailIndent), ("NSFirstLineHeadIndent", \.firstLineHeadIndent),
    ("NSMinLineHeight", \.minimumLineHeight), ("NSMaxLineHeight", \.maximumLineHeight), ("NSLineHeightMultiple", \.lineHeightMultiple),
    ("NSDefaultTabInterval", \.defaultTabInterval),
  ]

  init(coder: NSCoder) {
    for (key, path) in ParagraphValues.numbers where coder.containsValue(forKey: key) {
      let number = coder.decodeDouble(forKey: key)
      if number.isFinite { self[keyPath: path] = number }
    }
    if coder.containsValue(forKey: "NSAlignment") {
      alignment = NSTextAlignment(rawValue: coder.decodeInteger(forKey: "NSAlignment")) ?? .natural
    }
    lineBreakMode = NSLineBreakMode(rawValue: coder.decodeInteger(forKey: "NSLineBreakMode")) ?? .byWordWrapping
    if coder.containsValue(forKey: "NSWritingDirection") {
      baseWritingDirection = NSWritingDirection(rawValue: coder.decodeInteger(forKey: "NSWritingDirection")) ?? .natural
    }
    allowsDefaultTighteningForTruncation = coder.decodeBool(forKey: "NSAllowsTightening")
    if coder.containsValue(forKey: "NSHyphenationFactor") {
      let factor = coder.decodeFloat(forKey: "NSHyphenationFactor")
      if factor.isFinite { hyphenationFactor = factor }
    }
    lineBreakStrategy = .init(rawValue: UInt(max(0, coder.decodeInteger(forKey: "NSLineBreakStrategy"))))
    textLists = coder.decodeObject(of: [NSArray.self, NSTextList.self], forKey: "NSTextLists") as? [NSTextList] ?? []
  }

  func encode(with coder: NSCoder) {
    for (key, path) in ParagraphValues.numbers { coder.encode(Double(self[keyPath: path]), forKey: key) }
    coder.encode(alignment.rawValue, forKey: "NSAlignment")
    coder.encode(lineBreakMode.rawValue, forKey: "NSLineBreakMode")
    coder.encode(baseWritingDirection.rawValue, forKey: "NSWritingDirection")
    coder.encode(allowsDefaultTighteningForTruncation, forKey: "NSAllowsTightening")
    if hyphenationFactor != 0 { coder.encode(hyphenationFactor, forKey: "NSHyphenationFactor") }
    if !lineBreakStrategy.isEmpty { coder.encode(Int(lineBreakStrategy.rawValue), forKey: "NSLineBreakStrategy") }
    if !textLists.isEmpty { coder.encode(textLists as NSArray, forKey: "NSTextLists") }
  }
}

extension TextAlignment {
  package init(_ alignment: NSTextAlignment) {
    switch alignment {
    case .left: self = .left
    case .center: self = .center
    case .right: self = .right
    case .justified: self = .justified
    case .natural: self = .natural
    }
  }
}

extension LineBreakMode {
  package init(_ mode: NSLineBreakMode) {
    switch mode {
    case .byWordWrapping: self = .wordWrapping
    case .byCharWrapping: self = .characterWrapping
    case .byClipping: self = .clipping
    case .byTruncatingHead: self = .truncatingHead
    case .byTruncatingTail: self = .truncatingTail
    case .byTruncatingMiddle: self = .truncatingMiddle
    }
  }
}
