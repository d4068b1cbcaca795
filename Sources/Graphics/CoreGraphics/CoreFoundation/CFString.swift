import Foundation

// Core Foundation's string functions that existing sources still call.

/// Transliterates any script to Latin letters.
public let kCFStringTransformToLatin: CFString! = "Any-Latin"
/// Transliterates Chinese characters to Pinyin.
public let kCFStringTransformMandarinLatin: CFString! = "Han-Latin"
/// Removes combining marks, such as accents.
public let kCFStringTransformStripCombiningMarks: CFString! = "NFD; [:nonspacing mark:] Remove; NFC"
/// Removes diacritics; the same as `kCFStringTransformStripCombiningMarks`.
public let kCFStringTransformStripDiacritics: CFString! = "NFD; [:nonspacing mark:] Remove; NFC"
/// Replaces characters of full width by those of half width.
public let kCFStringTransformFullwidthHalfwidth: CFString! = "Fullwidth-Halfwidth"
/// Transliterates Latin letters to Hiragana.
public let kCFStringTransformLatinHiragana: CFString! = "Latin-Hiragana"
/// Transliterates Latin letters to Katakana.
public let kCFStringTransformLatinKatakana: CFString! = "Latin-Katakana"
/// Replaces Hiragana by Katakana.
public let kCFStringTransformHiraganaKatakana: CFString! = "Hiragana-Katakana"
/// Transliterates Latin letters to Cyrillic ones.
public let kCFStringTransformLatinCyrillic: CFString! = "Latin-Cyrillic"
/// Transliterates Latin letters to Greek ones.
public let kCFStringTransformLatinGreek: CFString! = "Latin-Greek"
/// Transliterates Latin letters to Hangul.
public let kCFStringTransformLatinHangul: CFString! = "Latin-Hangul"
/// Replaces characters by hexadecimal character references of XML, such as `&#xE4;`.
public let kCFStringTransformToXMLHex: CFString! = "Any-Hex/XML"
/// Replaces characters by their Unicode names, such as `\N{SPACE}`.
public let kCFStringTransformToUnicodeName: CFString! = "Any-Name"

/// Transliterates a text, for example from Chinese to Latin, and returns whether that succeeded.
@discardableResult
public func CFStringTransform(
  _ string: CFMutableString!, _ range: UnsafeMutablePointer<CFRange>!, _ transform: CFString!, _ reverse: Bool
) -> Bool {
  guard let string, let transform else { return false }
  let whole = NSRange(location: 0, length: string.length)
  let part = range.map(\.pointee) ?? whole
  guard NSIntersectionRange(part, whole) == part else { return false }
  let text = string.substring(with: part)
  guard let written = text.applyingTransform(StringTransform(transform), reverse: reverse) else { return false }
  string.replaceCharacters(in: part, with: written)
  range?.pointee.length = (written as NSString).length
  return true
}

/// Returns the number of UTF-16 units of a text.
public func CFStringGetLength(_ theString: CFString!) -> CFIndex { theString.utf16.count }
public func CFArrayGetCount(_ theArray: CFArray!) -> CFIndex { theArray.count }

/// A unique number of 128 bits.
public typealias CFUUID = NSUUID

/// Creates a unique identifier.
public func CFUUIDCreate(_ alloc: CFAllocator!) -> CFUUID! { NSUUID() }
/// Returns the text of a unique number.
public func CFUUIDCreateString(_ alloc: CFAllocator!, _ uuid: CFUUID!) -> CFString! { uuid.uuidString }
