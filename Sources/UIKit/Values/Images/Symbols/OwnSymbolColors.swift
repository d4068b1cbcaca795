import Foundation

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
    let marked: [(UIColor, String)] = [
      (.systemYellow, "exclamationmark.triangle"),
      (.systemRed, "exclamationmark.octagon exclamationmark.circle minus.circle xmark.octagon"),
      (.systemGreen, "plus.circle"), (.systemBlue, "checkmark.circle checkmark.seal info.circle questionmark.circle"),
    ]
    for (color, names) in marked {
      for name in names.split(separator: " ") { known[name + ".fill"] = [.white, color] }
    }
    return known
  }()
}
