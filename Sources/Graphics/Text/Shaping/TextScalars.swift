internal import TrestleCPango

/// Character properties for itemization.
enum TextScalars {
  @inline(__always)
  static func scalar(_ text: UnsafeBufferPointer<UInt16>, at index: Int) -> (value: UInt32, length: Int) {
    let unit = text[index]
    if unit & 0xfc00 == 0xd800, index + 1 < text.count, text[index + 1] & 0xfc00 == 0xdc00 {
      return (0x10000 + (UInt32(unit & 0x3ff) << 10) + UInt32(text[index + 1] & 0x3ff), 2)
    }
    // A lone surrogate is shown as the replacement character.
    return (unit & 0xf800 == 0xd800 ? 0xfffd : UInt32(unit), 1)
  }

  /// Returns whether a unit may belong to a right-to-left character or a bidirectional control.
  @inline(__always)
  static func mayBeRightToLeft(_ unit: UInt16) -> Bool {
    unit >= 0x590
      && (unit < 0x900 || unit == 0x200f || (0x202a...0x202e).contains(unit) || (0x2066...0x2069).contains(unit)
        || (0xfb1d...0xfdff).contains(unit) || (0xfe70...0xfefc).contains(unit) || unit == 0xd802 || unit == 0xd803 || unit == 0xd83a
        || unit == 0xd83b)
  }

  /// Returns 1 for a strong left-to-right character, -1 for a strong right-to-left one, 0 for a neutral one.
  static func direction(_ scalar: UInt32) -> Int {
    if scalar < 0x80 { return (0x41...0x5a).contains(scalar) || (0x61...0x7a).contains(scalar) ? 1 : 0 }
    if scalar == 0x200e { return 1 }
    if scalar == 0x200f { return -1 }
    guard let properties = Unicode.Scalar(scalar)?.properties else { return 0 }
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .spacingMark, .letterNumber:
      break
    case .otherPunctuation where scalar < 0x900 && scalar >= 0x590:
      return scalar == 0x60c ? 0 : -1
    default:
      return 0
    }
    let isRightToLeft =
      (0x590..<0x900).contains(scalar) || (0xfb1d...0xfdff).contains(scalar) || (0xfe70...0xfefc).contains(scalar)
      || (0x10800...0x10fff).contains(scalar) || (0x1e800...0x1efff).contains(scalar)
    return isRightToLeft ? -1 : 1
  }

  static func script(_ scalar: UInt32) -> UInt32 {
    hb_unicode_script(hb_unicode_funcs_get_default(), scalar).rawValue
  }

  static let latin = HB_SCRIPT_LATIN.rawValue
  static let common = HB_SCRIPT_COMMON.rawValue
  static let inherited = HB_SCRIPT_INHERITED.rawValue
  static let unknown = HB_SCRIPT_UNKNOWN.rawValue

  static func isJoining(script: UInt32) -> Bool {
    script == HB_SCRIPT_ARABIC.rawValue || script == HB_SCRIPT_SYRIAC.rawValue || script == HB_SCRIPT_NKO.rawValue
      || script == HB_SCRIPT_MONGOLIAN.rawValue || script == HB_SCRIPT_ADLAM.rawValue || script == HB_SCRIPT_HANIFI_ROHINGYA.rawValue
  }

  /// Returns whether the character extends the previous one: marks, joiners, variation selectors, skin tones.
  static func extends(_ scalar: UInt32) -> Bool {
    if scalar < 0x300 { return false }
    if scalar == 0x200c || scalar == 0x200d || (0xfe00...0xfe0f).contains(scalar) || scalar == 0x20e3 { return true }
    if (0x1f3fb...0x1f3ff).contains(scalar) || (0xe0020...0xe007f).contains(scalar) { return true }
    switch Unicode.Scalar(scalar)?.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .spacingMark: return true
    default: return false
    }
  }

  /// Returns whether the character at `index` begins an emoji.
  static func isEmoji(_ text: UnsafeBufferPointer<UInt16>, at index: Int, _ scalar: UInt32, length: Int, end: Int) -> Bool {
    let next = index + length < end ? text[index + length] : 0
    if scalar < 0x80 {
      let isKeycapBase = (0x30...0x39).contains(scalar) || scalar == 0x23 || scalar == 0x2a
      return isKeycapBase && (next == 0x20e3 || next == 0xfe0f && index + length + 1 < end && text[index + length + 1] == 0x20e3)
    }
    if next == 0xfe0e { return false }
    guard scalar >= 0xa9, let properties = Unicode.Scalar(scalar)?.properties else { return false }
    if next == 0xfe0f { return properties.isEmoji }
    return properties.isEmojiPresentation
  }

  /// Returns the region of ideographs in a text: kana means Japanese, hangul Korean, else the app's preference.
  static func ideographRegion(_ text: UnsafeBufferPointer<UInt16>) -> IdeographRegion {
    for unit in text {
      if (0x3040...0x30ff).contains(unit) { return .japanese }
      if (0xac00...0xd7a3).contains(unit) { return .korean }
    }
    return TextDefaults.ideographRegion
  }
}
