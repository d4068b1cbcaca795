import Foundation

// Translated code uses these lists: those of Foundation on Linux also contain the numbers of continents, before the countries.

extension Locale {
  /// The codes of countries, two letters each, in alphabetical order.
  public static var _isoRegionCodes: [String] {
    Region.isoRegions.map(\.identifier).filter { $0.count == 2 && $0.allSatisfy(\.isLetter) }.sorted()
  }
}

extension NSLocale {
  /// The codes of countries, two letters each, in alphabetical order.
  public static var _isoCountryCodes: [String] { Locale._isoRegionCodes }
}
