import CoreGraphics

// The importer generates these for `unsafeBitCast(CFDictionaryGetValue(…), to: CFDictionary.self)`: Core Foundation's objects are values
// here, which have no address.

/// Returns the value that a function of Core Foundation returned a pointer to.
public func _pointee<Value>(_ pointer: UnsafeRawPointer?, to type: Value.Type) -> Value {
  let value = CFPointees.value(at: pointer)
  if let found = value as? Value { return found }
  // A string or number may be stored as the object or as the value.
  if type == NSNumber.self, let number = value.flatMap(number) as? Value { return number }
  if type == NSString.self, let text = (value as? String).map(NSString.init(string:)) as? Value { return text }
  if type == NSDictionary.self, let members = (value as? [AnyHashable: Any]).map(NSDictionary.init(dictionary:)) as? Value {
    return members
  }
  fatalError("The pointer of Core Foundation has no \(type).")
}

private func number(_ value: Any) -> NSNumber? {
  switch value {
  case let value as Bool: NSNumber(value: value)
  case let value as Int: NSNumber(value: value)
  case let value as Double: NSNumber(value: value)
  case let value as Float: NSNumber(value: value)
  case let value as CGFloat: NSNumber(value: Double(value))
  default: nil
  }
}

/// Returns the object that a function of Core Foundation returned a pointer to.
public func _pointee(_ pointer: UnsafeRawPointer?, to type: AnyObject.Type) -> AnyObject {
  (CFPointees.value(at: pointer) ?? NSNull()) as AnyObject
}

/// Returns the object that a function of Core Foundation returned a pointer to, for a look-up of a member.
@preconcurrency @MainActor public func _pointee(_ pointer: UnsafeRawPointer?, to type: _AnyObjectMembers.Type) -> _AnyObjectMembers {
  _AnyObjectMembers(CFPointees.value(at: pointer))
}

/// Reinterprets a value that is not a pointer.
public func _pointee<Source, Value>(_ source: Source, to type: Value.Type) -> Value { unsafeBitCast(source, to: type) }
