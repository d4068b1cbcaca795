import Foundation

// Core Foundation's names for the Swift types of Linux's Foundation, so that the casts in existing sources (`colors as CFArray`) compile
// without conversion.
/// An array; Core Foundation's name for Swift's own.
public typealias CFArray = [Any]
/// A mutable array, as a reference.
public typealias CFMutableArray = NSMutableArray
/// A string; Core Foundation's name for Swift's own.
public typealias CFString = String
/// A mutable string, as a reference.
public typealias CFMutableString = NSMutableString
public typealias CFAttributedString = NSAttributedString
public typealias CFMutableAttributedString = NSMutableAttributedString
/// Bytes; Core Foundation's name for Foundation's value.
public typealias CFData = Data
/// Mutable bytes, as a reference.
public typealias CFMutableData = NSMutableData
/// A URL; Core Foundation's name for Foundation's value.
public typealias CFURL = URL
/// A date; Core Foundation's name for Foundation's value.
public typealias CFDate = Date
/// A dictionary; Core Foundation's name for Swift's own.
public typealias CFDictionary = [AnyHashable: Any]
/// A mutable dictionary, as a reference.
public typealias CFMutableDictionary = NSMutableDictionary
/// A set; Core Foundation's name for Swift's own.
public typealias CFSet = Set<AnyHashable>
public typealias CFNumber = NSNumber
/// An error; Core Foundation's name for Foundation's object, so that it can be unmanaged.
public typealias CFError = NSError
/// A locale; Core Foundation's name for Foundation's value.
public typealias CFLocale = Locale
/// Any object of Core Foundation. Its strings, URLs and collections are Swift values here, so this is `Any` and not `AnyObject`.
public typealias CFTypeRef = Any
/// An index or a length.
public typealias CFIndex = Int
/// Four characters as a number.
public typealias FourCharCode = UInt32
/// A type that is named by four characters.
public typealias OSType = FourCharCode
/// A location and a length.
public typealias CFRange = NSRange
/// A time in seconds.
public typealias CFAbsoluteTime = Double

public func CFRangeMake(_ location: CFIndex, _ length: CFIndex) -> CFRange {
  NSRange(location: location, length: length)
}

/// Seconds since the reference date, 1 January 2001.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime {
  Date().timeIntervalSinceReferenceDate
}

public func CFErrorCreate(_ allocator: CFAllocator?, _ domain: CFString!, _ code: CFIndex, _ userInfo: CFDictionary!) -> CFError! {
  NSError(domain: domain, code: code, userInfo: userInfo as? [String: Any])
}
public func CFErrorCopyDescription(_ err: CFError?) -> CFString? { err?.localizedDescription }
public func CFErrorGetCode(_ err: CFError) -> CFIndex { err.code }
public func CFErrorGetDomain(_ err: CFError) -> CFString { err.domain }
/// Returns the additional information of an error.
public func CFErrorCopyUserInfo(_ err: CFError) -> CFDictionary? { err.userInfo }
