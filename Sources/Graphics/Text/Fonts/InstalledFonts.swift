internal import TrestleCPango
import Foundation
import Synchronization

/// The other fonts of the machine, through fontconfig: used by name, and as fallback after the built-in ones.
///
/// Disabled unless `isAllowed` is set, as in an app with a window; otherwise the results of tests and snapshots do not depend on the
/// machine.
package enum InstalledFonts {
  private static let allowed = Mutex(false)

  package static var isAllowed: Bool {
    get { allowed.withLock { $0 } }
    set { allowed.withLock { $0 = newValue } }
  }

  /// Returns the installed font with exactly this family or full name.
  static func typeface(named name: String, _ description: FontDescription) -> Typeface? {
    guard isAllowed else { return nil }
    return match(family: name, description, mustBe: name)
  }

  /// Returns the installed font nearest to a family that should be there and is not.
  static func nearest(to family: String, _ description: FontDescription) -> Typeface? {
    match(family: family, description, mustBe: nil)
  }

  static func typeface(covering scalar: UInt32, isBold: Bool) -> Typeface? {
    guard isAllowed, let pattern = FcPatternCreate(), let set = FcCharSetCreate() else { return nil }
    defer {
      FcCharSetDestroy(set)
      FcPatternDestroy(pattern)
    }
    FcCharSetAddChar(set, scalar)
    FcPatternAddCharSet(pattern, FC_CHARSET, set)
    FcPatternAddInteger(pattern, FC_WEIGHT, isBold ? FC_WEIGHT_BOLD : FC_WEIGHT_REGULAR)
    guard let typeface = best(for: pattern, mustBe: nil), typeface.covers(scalar) else { return nil }
    return typeface
  }

  private static func match(family: String, _ description: FontDescription, mustBe name: String?) -> Typeface? {
    guard let pattern = FcPatternCreate() else { return nil }
    defer { FcPatternDestroy(pattern) }
    FcPatternAddString(pattern, FC_FAMILY, family)
    FcPatternAddInteger(pattern, FC_WEIGHT, description.weight >= 0.3 ? FC_WEIGHT_BOLD : FC_WEIGHT_REGULAR)
    FcPatternAddInteger(pattern, FC_SLANT, description.isItalic ? FC_SLANT_ITALIC : FC_SLANT_ROMAN)
    return best(for: pattern, mustBe: name)
  }

  private static func best(for pattern: OpaquePointer, mustBe name: String?) -> Typeface? {
    FcConfigSubstitute(nil, pattern, FcMatchPattern)
    FcDefaultSubstitute(pattern)
    var result = FcResultNoMatch
    guard let found = FcFontMatch(nil, pattern, &result) else { return nil }
    defer { FcPatternDestroy(found) }
    if let name {
      let names = strings(FC_FAMILY, of: found) + strings(FC_FULLNAME, of: found)
      guard names.contains(where: { $0.caseInsensitiveCompare(name) == .orderedSame }) else { return nil }
    }
    var index: Int32 = 0
    FcPatternGetInteger(found, FC_INDEX, 0, &index)
    guard let path = strings(FC_FILE, of: found).first else { return nil }
    return Typeface.open(Typeface.Source(path: path, index: Int(index & 0xffff)))
  }

  private static func strings(_ key: String, of pattern: OpaquePointer) -> [String] {
    var all: [String] = []
    var value: UnsafeMutablePointer<FcChar8>?
    while FcPatternGetString(pattern, key, Int32(all.count), &value) == FcResultMatch, let value { all.append(String(cString: value)) }
    return all
  }
}
