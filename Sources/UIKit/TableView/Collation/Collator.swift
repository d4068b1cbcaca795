internal import CICU
import Foundation

/// Compares strings the way the dictionary of a language orders them.
final class Collator {
  private let library: ICULibrary
  private let collator: OpaquePointer

  enum Strength {
    /// Only different letters differ: “a”, “A” and “á” are alike in English.
    case letters
    /// Accents and case decide between alike letters.
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

  /// Sequences that the language sorts as one; among them ICU's markers of index labels and of the first letter of each script.
  var contractions: [String] {
    library.strings(ofSetFilledBy: { set in
      var status: Int32 = 0
      library.contractions(collator, set, nil, 0, &status)
    })
  }

  /// The characters an index of the language shows.
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
