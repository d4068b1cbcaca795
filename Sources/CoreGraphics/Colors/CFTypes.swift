import Foundation

// Core Foundation's names for what Linux's Foundation calls by Swift's, so that the casts in existing sources
// (`colors as CFArray`) compile and cost nothing.
public typealias CFArray = [Any]
public typealias CFMutableArray = NSMutableArray
public typealias CFString = String
public typealias CFMutableString = NSMutableString
public typealias CFAttributedString = NSAttributedString
public typealias CFMutableAttributedString = NSMutableAttributedString
public typealias CFData = Data
public typealias CFMutableData = NSMutableData
public typealias CFURL = URL
public typealias CFDate = Date
public typealias CFDictionary = [AnyHashable: Any]
public typealias CFMutableDictionary = NSMutableDictionary
public typealias CFSet = Set<AnyHashable>
public typealias CFNumber = NSNumber
public typealias CFError = any Error
public typealias CFLocale = Locale
/// Any object of Core Foundation. Its strings, URLs and collections are Swift values here, so this is `Any` and not `AnyObject`.
public typealias CFTypeRef = Any
public typealias CFIndex = Int
public typealias CFRange = NSRange
public typealias CFAbsoluteTime = Double

public func CFRangeMake(_ location: CFIndex, _ length: CFIndex) -> CFRange {
  NSRange(location: location, length: length)
}

/// Seconds since the reference date, 1 January 2001.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime {
  Date().timeIntervalSinceReferenceDate
}
