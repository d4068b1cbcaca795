import Foundation

// Core Foundation's string functions that existing sources still call.

/// An identifier of a transliteration.
public let kCFStringTransformToLatin: CFString! = "Any-Latin"
public let kCFStringTransformMandarinLatin: CFString! = "Han-Latin"
public let kCFStringTransformStripCombiningMarks: CFString! = "NFD; [:nonspacing mark:] Remove; NFC"
public let kCFStringTransformStripDiacritics: CFString! = "NFD; [:nonspacing mark:] Remove; NFC"
public let kCFStringTransformFullwidthHalfwidth: CFString! = "Fullwidth-Halfwidth"
public let kCFStringTransformLatinHiragana: CFString! = "Latin-Hiragana"
public let kCFStringTransformLatinKatakana: CFString! = "Latin-Katakana"
public let kCFStringTransformHiraganaKatakana: CFString! = "Hiragana-Katakana"
public let kCFStringTransformLatinCyrillic: CFString! = "Latin-Cyrillic"
public let kCFStringTransformLatinGreek: CFString! = "Latin-Greek"
public let kCFStringTransformLatinHangul: CFString! = "Latin-Hangul"
public let kCFStringTransformToXMLHex: CFString! = "Any-Hex/XML"
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
/// Returns the number of values of an array.
public func CFArrayGetCount(_ theArray: CFArray!) -> CFIndex { theArray.count }

/// A unique number of 128 bits.
public typealias CFUUID = NSUUID

/// Creates a unique identifier.
public func CFUUIDCreate(_ alloc: CFAllocator!) -> CFUUID! { NSUUID() }
/// Returns the text of a unique number.
public func CFUUIDCreateString(_ alloc: CFAllocator!, _ uuid: CFUUID!) -> CFString! { uuid.uuidString }
