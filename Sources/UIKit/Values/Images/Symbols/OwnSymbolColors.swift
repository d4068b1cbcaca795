/// The colors that symbols have of their own, for ``UIImage/SymbolConfiguration/preferringMulticolor()``, the foremost layer first.
/// The values are estimates.
enum OwnSymbolColors {
  /// Returns the colors of a symbol; nil for one that has the tint color only.
  static func of(_ name: String) -> [UIColor]? {
    if let colors = known[name] { return colors }
    guard name.hasSuffix(".fill"), let outlined = known[String(name.dropLast(5))], outlined.count == 1 else { return nil }
    return outlined
  }

  private static let known: [String: [UIColor]] = {
    var known: [String: [UIColor]] = [:]
    let single: [(UIColor, String)] = [
      (.systemRed, "heart trash bookmark nosign"), (.systemYellow, "star bolt sun.max sun.min sunrise sunset sparkles lightbulb"),
      (.systemOrange, "flame"), (.systemGreen, "leaf phone video message"), (.systemBlue, "folder envelope location mappin cloud.rain"),
      (.systemCyan, "drop snowflake"),
    ]
    for (color, names) in single {
      for name in names.split(separator: " ") { known[String(name)] = [color] }
    }
    // Marks of circles are layers; those of other shapes are holes.
    let circles: [(UIColor, String)] = [
      (.systemRed, "exclamationmark minus"), (.systemGreen, "plus"), (.systemBlue, "checkmark info questionmark"),
    ]
    for (color, names) in circles {
      for name in names.split(separator: " ") { known[name + ".circle.fill"] = [.white, color] }
    }
    known["exclamationmark.triangle.fill"] = [.systemYellow]
    known["exclamationmark.octagon.fill"] = [.systemRed]
    known["xmark.octagon.fill"] = [.systemRed]
    known["checkmark.seal.fill"] = [.systemBlue]
    return known
  }()
}
