import CoreGraphics
import Foundation

/// The number that is no encoding.
public let kCFStringEncodingInvalidId: CFStringEncoding = 0xFFFF_FFFF

/// The names in the register of IANA by encoding, in lower case; the first is the one that is written.
private let registeredNames: [CFStringEncoding: [String]] = [
  0x0800_0100: ["utf-8", "utf8"], 0x600: ["us-ascii", "ascii", "ansi_x3.4-1968", "iso646-us"],
  0x201: ["iso-8859-1", "iso_8859-1", "latin1", "l1"], 0x202: ["iso-8859-2", "iso_8859-2", "latin2", "l2"],
  0x205: ["iso-8859-5", "iso_8859-5", "cyrillic"], 0x20F: ["iso-8859-15", "iso_8859-15", "latin-9"],
  0x100: ["utf-16", "iso-10646-ucs-2"], 0x1000_0100: ["utf-16be"], 0x1400_0100: ["utf-16le"],
  0x0C00_0100: ["utf-32", "iso-10646-ucs-4"], 0x1800_0100: ["utf-32be"], 0x1C00_0100: ["utf-32le"],
  0x500: ["windows-1252", "cp1252"], 0x501: ["windows-1250", "cp1250"], 0x502: ["windows-1251", "cp1251"],
  0x503: ["windows-1253", "cp1253"], 0x504: ["windows-1254", "cp1254"], 0x506: ["windows-1256", "cp1256"],
  0x0: ["macintosh", "mac"], 0x400: ["cp437", "ibm437"], 0x920: ["euc-jp"], 0x930: ["gb2312", "euc-cn"], 0x940: ["euc-kr"],
  0xA01: ["shift_jis", "sjis"], 0x820: ["iso-2022-jp"], 0x631: ["gbk"], 0x632: ["gb18030"], 0xA02: ["koi8-r"], 0xA03: ["big5"],
  0xA05: ["hz-gb-2312"],
]

/// Returns the encoding that the register of IANA has a name for, whatever its case, or ``kCFStringEncodingInvalidId``.
public func CFStringConvertIANACharSetNameToEncoding(_ name: CFString?) -> CFStringEncoding {
  let wanted = name?.lowercased() ?? ""
  return registeredNames.first { $0.value.contains(wanted) }?.key ?? kCFStringEncodingInvalidId
}

/// Returns the name of an encoding in the register of IANA, or nil if it has none.
public func CFStringConvertEncodingToIANACharSetName(_ encoding: CFStringEncoding) -> CFString! {
  registeredNames[encoding]?.first
}
