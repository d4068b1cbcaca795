internal import TrestleCICU
import Foundation

/// Compares strings in the dictionary order of a language.
final class Collator {
  private let library: ICULibrary
  private let collator: OpaquePointer

  enum Strength {
    /// Compares base letters only: “a”, “A” and “á” are equal in English.
    case letters
    /// Accents and case order strings with equal base letters.
    case full
  }

  init?(locale: Locale, strength: Strength) {
    guard let library = ICULibrary.shared else { return nil }
    var status: Int32 = 0
    guard let collator = library.openCollator(locale.identifier, &status), status <= 0 else { return nil }
    library.setStrength(collator, Int32(strength == .letters ? SHIM_UCOL_PRIMARY : SHIM_UCOL_TERTIARY))
    self.library = library
    self.collator = collator
  }

  deinit { library.closeCollator(collator) }

  func compare(_ first: [UInt16], _ second: [UInt16]) -> ComparisonResult {
    switch library.compare(collator, first, Int32(first.count), second, Int32(second.count)) {
    case ..<0: .orderedAscending
    case 1...: .orderedDescending
    default: .orderedSame
    }
  }

  func compare(_ first: String, _ second: String) -> ComparisonResult {
    compare(Array(first.utf16), Array(second.utf16))
  }

  /// Sequences that the language sorts as one unit, including ICU's markers of index labels and of each script's first letter.
  var contractions: [String] {
    library.strings(ofSetFilledBy: { set in
      var status: Int32 = 0
      library.contractions(collator, set, nil, 0, &status)
    })
  }

  /// Returns the characters in an index of the language.
  static func indexCharacters(of locale: Locale) -> [String] {
    guard let library = ICULibrary.shared else { return [] }
    var status: Int32 = 0
    guard let data = library.openLocaleData(locale.identifier, &status) else { return [] }
    defer { library.closeLocaleData(data) }
    return library.strings(ofSetFilledBy: { set in
      var status: Int32 = 0
      _ = library.exemplarSet(data, set, 0, Int32(SHIM_ULOCDATA_INDEX), &status)
    })
  }
}
