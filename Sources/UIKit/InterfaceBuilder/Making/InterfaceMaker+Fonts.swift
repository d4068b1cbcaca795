import CoreGraphics

extension InterfaceMaker {
  /// Returns the font of the child with this key; nil if there is none.
  func font(_ element: PlannedElement, _ key: String = "fontDescription") -> UIFont? {
    guard let child = element.child(key: key), child.kind == "fontDescription" || child.kind == "font" else { return nil }
    return font(child)
  }

  /// Returns the font a `<fontDescription>`, or in an attributed string a `<font>`, describes.
  func font(_ element: PlannedElement) -> UIFont {
    let attributes = element.attributes
    if let style = attributes["style"] {
      return UIFont.preferredFont(forTextStyle: UIFont.TextStyle(rawValue: style), compatibleWith: traits)
    }
    let size = fontSize(element)
    if let name = attributes["name"] {
      if let font = UIFont(name: name, size: size) { return font }
      if let family = attributes["family"], let font = UIFont(name: family, size: size) { return font }
      let lower = name.lowercased()
      if let system = systemFont(named: lower, size) { return system }
      InterfaceWarnings.warn("There is no font called \"\(name)\"; the system's takes its place.", element, plan)
      var weight = UIFont.Weight.regular
      if lower.contains("bold") || lower.contains("black") || lower.contains("heavy") { weight = .bold }
      if lower.contains("semibold") || lower.contains("demi") { weight = .semibold }
      if lower.contains("medium") { weight = .medium }
      if lower.contains("light") || lower.contains("thin") { weight = .light }
      return UIFont.systemFont(ofSize: size, weight: weight)
    }
    if let meta = attributes["metaFont"] { return metaFont(meta, element) }
    let weight = element.word("weight", Self.weights)
    var font: UIFont
    switch attributes["type"] {
    case "boldSystem": font = UIFont.systemFont(ofSize: size, weight: weight ?? .bold)
    case "italicSystem": font = UIFont.italicSystemFont(ofSize: size)
    default: font = UIFont.systemFont(ofSize: size, weight: weight ?? .regular)
    }
    if let design = element.word("design", Self.designs), let descriptor = font.fontDescriptor.withDesign(design) {
      font = UIFont(descriptor: descriptor, size: size)
    }
    return font
  }

  private func fontSize(_ element: PlannedElement) -> CGFloat {
    if let size = element.number("pointSize"), size > 0 { return min(size, 2000) }
    switch element.attributes["size"] {
    case "button"?: return UIFont.buttonFontSize
    case "system"?: return UIFont.systemFontSize
    case "small"?: return UIFont.smallSystemFontSize
    case "label"?: return UIFont.labelFontSize
    case let text?:
      if let size = PlannedElement.number(of: text), size > 0 { return min(size, 2000) }
      return UIFont.systemFontSize
    case nil: return UIFont.systemFontSize
    }
  }

  /// Returns the system font for its name in an old document.
  private func systemFont(named name: String, _ size: CGFloat) -> UIFont? {
    guard name.hasPrefix(".sf") || name.hasPrefix(".apple") || name.hasPrefix(".helveticaneue") || name.hasPrefix("helvetica") else {
      return nil
    }
    let weights: [(String, UIFont.Weight)] = [
      ("ultralight", .ultraLight), ("thin", .thin), ("light", .light), ("medium", .medium), ("semibold", .semibold), ("bold", .bold),
      ("heavy", .heavy), ("black", .black),
    ]
    if name.contains("italic") || name.contains("oblique") { return UIFont.italicSystemFont(ofSize: size) }
    return UIFont.systemFont(ofSize: size, weight: weights.first { name.contains($0.0) }?.1 ?? .regular)
  }

  private func metaFont(_ name: String, _ element: PlannedElement) -> UIFont {
    let size = element.number("size")
    switch name {
    case "smallSystem": return UIFont.systemFont(ofSize: size ?? UIFont.smallSystemFontSize)
    case "systemBold": return UIFont.boldSystemFont(ofSize: size ?? UIFont.systemFontSize)
    case "label": return UIFont.systemFont(ofSize: size ?? UIFont.labelFontSize)
    default: return UIFont.systemFont(ofSize: size ?? UIFont.systemFontSize, weight: Self.metaWeights[name] ?? .regular)
    }
  }

  /// The weights of the system font by its names in attributed texts: `systemLight` …
  private static let metaWeights = Dictionary(
    uniqueKeysWithValues: weights.map { ("system" + $0.key.prefix(1).uppercased() + $0.key.dropFirst(), $0.value) })

  static let weights: [String: UIFont.Weight] = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium, "semibold": .semibold,
    "bold": .bold, "heavy": .heavy, "black": .black,
  ]

  private static let designs: [String: UIFontDescriptor.SystemDesign] = [
    "default": .default, "rounded": .rounded, "serif": .serif, "monospaced": .monospaced,
  ]
}
