import Foundation

/// A color of an asset catalog, for several appearances.
struct ColorSet {
  private let entries: [(entry: AssetContents.Color, color: UIColor)]

  /// Fails if its description is missing or damaged, or contains no color.
  init?(folder: URL) {
    guard let contents = AssetContents(folder: folder) else { return nil }
    entries = (contents.colors ?? []).compactMap { entry in entry.color?.color.map { (entry, $0) } }
    if entries.isEmpty { return nil }
  }

  /// A dynamic color, or a fixed one if there is only one appearance.
  var color: UIColor {
    if entries.count == 1 { return entries[0].color }
    return UIColor { traits in color(for: traits) }
  }

  func color(for traits: UITraitCollection) -> UIColor {
    let ranked = entries.compactMap { entry in entry.entry.appearances.suits(traits).map { (rank: $0, color: entry.color) } }
    return ranked.max { $0.rank < $1.rank }?.color ?? entries[0].color
  }
}

extension AssetContents.Color.Value {
  fileprivate var color: UIColor? {
    if let reference { return UIColor.systemColor(named: reference) }
    guard let components else { return nil }
    let alpha = Self.number(components["alpha"]) ?? 1
    if let white = Self.number(components["white"]) { return UIColor(white: white, alpha: alpha) }
    guard let red = Self.number(components["red"]), let green = Self.number(components["green"]),
      let blue = Self.number(components["blue"])
    else { return nil }
    return space == "display-p3"
      ? UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
      : UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Parses a component: a fraction, or a hexadecimal or decimal byte; of the integers only 0 and 1 are fractions.
  private static func number(_ text: String?) -> CGFloat? {
    guard let text = text?.trimmingCharacters(in: .whitespaces) else { return nil }
    if text.hasPrefix("0x") || text.hasPrefix("0X") { return Int(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 } }
    if text.contains(".") { return Double(text).map { CGFloat($0) } }
    return Int(text).map { CGFloat($0) / ($0 > 1 ? 255 : 1) }
  }
}
