import Foundation

/// The number of an encoding of texts in Core Foundation, which differs from Foundation's.
public typealias CFStringEncoding = UInt32

/// Encodings that Core Foundation has on every system.
public enum CFStringBuiltInEncodings: CFStringEncoding, Sendable {
  case macRoman = 0
  case windowsLatin1 = 0x500
  case isoLatin1 = 0x201
  case nextStepLatin = 0xB01
  case ASCII = 0x600
  case unicode = 0x100
  case UTF8 = 0x0800_0100
  case nonLossyASCII = 0xBFF
  case UTF16BE = 0x1000_0100
  case UTF16LE = 0x1400_0100
  case UTF32 = 0x0C00_0100
  case UTF32BE = 0x1800_0100
  case UTF32LE = 0x1C00_0100
}

/// Encodings that not every system has.
public enum CFStringEncodings: CFIndex, Sendable {
  case macJapanese = 1
  case macChineseTrad = 2
  case macKorean = 3
  case macChineseSimp = 25
  case isoLatin2 = 0x202
  case isoLatin3 = 0x203
  case isoLatin4 = 0x204
  case isoLatinCyrillic = 0x205
  case isoLatinArabic = 0x206
  case isoLatinGreek = 0x207
  case isoLatinHebrew = 0x208
  case isoLatin5 = 0x209
  case isoLatin6 = 0x20A
  case isoLatinThai = 0x20B
  case isoLatin7 = 0x20D
  case isoLatin8 = 0x20E
  case isoLatin9 = 0x20F
  case isoLatin10 = 0x210
  case dosLatinUS = 0x400
  case dosJapanese = 0x420
  case dosChineseSimplif = 0x421
  case dosChineseTrad = 0x423
  case windowsLatin2 = 0x501
  case windowsCyrillic = 0x502
  case windowsGreek = 0x503
  case windowsLatin5 = 0x504
  case windowsHebrew = 0x505
  case windowsArabic = 0x506
  case windowsBalticRim = 0x507
  case windowsVietnamese = 0x508
  case GB_2312_80 = 0x630
  case GBK_95 = 0x631
  case GB_18030_2000 = 0x632
  case EUC_JP = 0x920
  case EUC_CN = 0x930
  case EUC_KR = 0x940
  case shiftJIS = 0xA01
  case KOI8_R = 0xA02
  case big5 = 0xA03
  case HZ_GB_2312 = 0xA05
}

/// The encodings that Foundation numbers differently.
private let foundationEncodings: [CFStringEncoding: String.Encoding] = [
  0x600: .ascii, 0x0800_0100: .utf8, 0x201: .isoLatin1, 0x100: .utf16, 0x500: .windowsCP1252, 0x0B01: .nextstep, 0x0BFF: .nonLossyASCII,
  0x1000_0100: .utf16BigEndian, 0x1400_0100: .utf16LittleEndian, 0x0C00_0100: .utf32, 0x1800_0100: .utf32BigEndian,
  0x1C00_0100: .utf32LittleEndian, 0x202: .isoLatin2, 0x501: .windowsCP1250, 0x502: .windowsCP1251, 0x503: .windowsCP1253,
  0x504: .windowsCP1254, 0x920: .japaneseEUC, 0xA01: .shiftJIS, 0x820: .iso2022JP, 0x0: .macOSRoman,
]

/// Returns Foundation's number of an encoding, for `String.Encoding(rawValue:)`.
public func CFStringConvertEncodingToNSStringEncoding(_ encoding: CFStringEncoding) -> UInt {
  foundationEncodings[encoding]?.rawValue ?? 0x8000_0000 | UInt(encoding)
}

/// Returns Core Foundation's number of one of Foundation's encodings.
public func CFStringConvertNSStringEncodingToEncoding(_ encoding: UInt) -> CFStringEncoding {
  if let found = foundationEncodings.first(where: { $0.value.rawValue == encoding }) { return found.key }
  return CFStringEncoding(truncatingIfNeeded: encoding & 0x7FFF_FFFF)
}
