import Foundation
internal import TrestleText

/// Reads the attribute dictionaries of font descriptors.
enum FontAttributes {
  static func description(
    _ attributes: [UIFontDescriptor.AttributeName: Any], over base: FontDescription
  ) -> (FontDescription, UIFont.TextStyle?) {
    _ = ApplicationFonts.ofProgram
    var result = base
    var style: UIFont.TextStyle?
    if let size = number(attributes[.size]) { result.size = size }
    if let given = attributes[.textStyle] {
      style = given as? UIFont.TextStyle ?? (given as? String).map(UIFont.TextStyle.init(rawValue:))
    }
    if let style {
      let preferred = UIFont.preferredFont(forTextStyle: style).font.description
      result.family = preferred.family
      result.weight = preferred.weight
      if number(attributes[.size]) == nil { result.size = preferred.size }
    }
    if let family = attributes[.family] as? String { result.family = .named(FontFamilies.available(family)) }
    if let name = attributes[.name] as? String {
      result.family = .named(name)
      if let face = FontFamilies.face(named: name) {
        result.weight = face.weight
        result.isItalic = face.isItalic
      }
    }
    if let face = attributes[.face] as? String {
      result.weight = FontFamilies.weight(ofStyle: face)
      result.isItalic = FontFamilies.isItalic(style: face)
    }
    if let traits = attributes[.traits] as? [UIFontDescriptor.TraitKey: Any] { read(traits, into: &result) }
    if let settings = attributes[.featureSettings] as? [[UIFontDescriptor.FeatureKey: Any]] {
      result.features = settings.flatMap(features)
    }
    return (result, style)
  }

  /// Returns whether the family has a face with exactly this weight and slant, or is not installed.
  static func hasFace(_ description: FontDescription) -> Bool {
    guard case .named(let name) = description.family else { return true }
    let isBold = description.weight >= UIFont.Weight.semibold.rawValue
    let faces = FontFamilies.faces(of: name)
    // A font in place of a family that is not installed, such as Helvetica, has these faces.
    if faces.isEmpty { return true }
    return faces.contains {
      $0.isItalic == description.isItalic && ($0.weight >= UIFont.Weight.semibold.rawValue) == isBold
    }
  }

  /// Replaces a face name by its family name, so that other faces of the family can be found.
  static func widenToFamily(_ description: inout FontDescription) {
    guard case .named(let name) = description.family, let face = FontFamilies.face(named: name),
      let family = Typeface.open(face.source)?.familyName
    else { return }
    description.family = .named(family)
  }

  private static func read(_ traits: [UIFontDescriptor.TraitKey: Any], into result: inout FontDescription) {
    widenToFamily(&result)
    if let bits = number(traits[.symbolic]) {
      let symbolic = UIFontDescriptor.SymbolicTraits(rawValue: UInt32(max(0, min(bits, Double(UInt32.max)))))
      result.isItalic = symbolic.contains(.traitItalic)
      if symbolic.contains(.traitBold) { result.weight = UIFont.Weight.bold.rawValue }
    }
    if let weight = traits[.weight] as? UIFont.Weight { result.weight = weight.rawValue }
    if let weight = number(traits[.weight]) { result.weight = weight }
    if let slant = number(traits[.slant]) { result.isItalic = slant > 0 }
  }

  /// Returns a number of any type; nil for other values, including NaN and infinity.
  static func number(_ value: Any?) -> Double? {
    let number: Double
    switch value {
    case let value as CGFloat: number = Double(value)
    case let value as Double: number = value
    case let value as Int: number = Double(value)
    case let value as UInt32: number = Double(value)
    case let value as Float: number = Double(value)
    case let value as NSNumber: number = value.doubleValue
    default: return nil
    }
    return number.isFinite ? number : nil
  }

  static func integer(_ value: Any?) -> Int? { number(value).map { Int(max(-1e9, min(1e9, $0))) } }

  private static func features(_ setting: [UIFontDescriptor.FeatureKey: Any]) -> [FontDescription.Feature] {
    if let tag = setting[.openTypeTag] as? String {
      return [FontDescription.Feature(tag, integer(setting[.openTypeValue]) ?? 1)]
    }
    guard let type = integer(setting[.type]), let selector = integer(setting[.selector]) else { return [] }
    return registered[[type, selector]].map { [$0] } ?? stylistic(type, selector)
  }

  /// Type and selector of the registered features, with their OpenType equivalents.
  private static let registered: [[Int]: FontDescription.Feature] = [
    [1, 2]: .init("liga", 1), [1, 3]: .init("liga", 0), [1, 4]: .init("dlig", 1),
    [1, 5]: .init("dlig", 0), [3, 3]: .init("smcp"), [6, 0]: .init("tnum"), [6, 1]: .init("pnum"), [10, 1]: .init("sups"),
    [10, 2]: .init("subs"), [10, 3]: .init("ordn"), [10, 4]: .init("sinf"), [11, 2]: .init("frac"), [21, 0]: .init("onum"),
    [21, 1]: .init("lnum"), [36, 0]: .init("calt", 1), [36, 1]: .init("calt", 0), [37, 1]: .init("smcp"), [38, 1]: .init("c2sc"),
    [14, 4]: .init("zero"), [33, 0]: .init("case"), [33, 2]: .init("cpsp"), [37, 2]: .init("pcap"), [38, 2]: .init("c2pc"),
  ]

  /// Returns the registered type and selector of a feature; nil for one that only has a tag.
  static func setting(_ feature: FontDescription.Feature) -> [UIFontDescriptor.FeatureKey: Int]? {
    let kinds = registered.filter { $0.value == feature }.keys.sorted { $0[0] < $1[0] }
    // Of two types that are the same feature, the one with the larger number replaces the other.
    if let kind = kinds.last { return [.type: kind[0], .selector: kind[1]] }
    guard feature.tag.hasPrefix("ss"), let number = Int(feature.tag.dropFirst(2)) else { return nil }
    return [.type: 35, .selector: 2 * number + (feature.value == 0 ? 1 : 0)]
  }

  /// Returns stylistic sets: selector 2n enables set n, 2n + 1 disables it.
  private static func stylistic(_ type: Int, _ selector: Int) -> [FontDescription.Feature] {
    guard type == 35, (2...41).contains(selector) else { return [] }
    let number = selector / 2
    return [FontDescription.Feature((number < 10 ? "ss0" : "ss") + String(number), selector % 2 == 0 ? 1 : 0)]
  }
}
