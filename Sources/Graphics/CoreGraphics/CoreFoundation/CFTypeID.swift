import Foundation

/// Identifies a type of Core Foundation in this process.
public typealias CFTypeID = UInt

/// Returns the type of an object. Values of Swift have the type of their counterpart: `[Int]` is an array.
public func CFGetTypeID(_ cf: CFTypeRef!) -> CFTypeID {
  switch cf {
  case is String, is NSString: CFStringGetTypeID()
  case let value? where isBoolean(value): CFBooleanGetTypeID()
  case is NSNumber, is Int, is Double, is Float, is CGFloat, is Bool: CFNumberGetTypeID()
  case is [Any], is NSArray: CFArrayGetTypeID()
  case is [AnyHashable: Any], is NSDictionary: CFDictionaryGetTypeID()
  case is Data, is NSData: CFDataGetTypeID()
  case is URL, is NSURL: CFURLGetTypeID()
  case is CGPath: CGPath.typeID
  case let object?: typeID(of: type(of: object))
  case nil: 0
  }
}

/// Returns the number of strong references to an object, for diagnosis. A value that is not an object has one.
public func CFGetRetainCount(_ cf: CFTypeRef!) -> CFIndex {
  guard let cf, type(of: cf) is AnyObject.Type else { return cf == nil ? 0 : 1 }
  return Int(bitPattern: _getRetainCount(cf as AnyObject))
}

public func CFStringGetTypeID() -> CFTypeID { typeID(of: NSString.self) }
/// Returns the type of numbers.
public func CFNumberGetTypeID() -> CFTypeID { typeID(of: NSNumber.self) }
/// Returns the type of truth values, which a number of JSON may be.
public func CFBooleanGetTypeID() -> CFTypeID { typeID(of: TruthValue.self) }
public func CFArrayGetTypeID() -> CFTypeID { typeID(of: NSArray.self) }
/// Returns the type of dictionaries.
public func CFDictionaryGetTypeID() -> CFTypeID { typeID(of: NSDictionary.self) }
public func CFDataGetTypeID() -> CFTypeID { typeID(of: NSData.self) }
/// Returns the type of URLs.
public func CFURLGetTypeID() -> CFTypeID { typeID(of: NSURL.self) }

func typeID(of type: Any.Type) -> CFTypeID { UInt(bitPattern: ObjectIdentifier(type)) }

private final class TruthValue {}

/// Numbers of Foundation tell that they are truth values by the code of C's `char`.
private func isBoolean(_ value: Any) -> Bool {
  if type(of: value) == Bool.self { return true }
  guard type(of: value) is NSNumber.Type, let number = value as? NSNumber else { return false }
  return ["c", "B"].contains(String(cString: number.objCType))
}
