import Foundation

/// Converts values from a file to the type of a property, as key-value coding does.
enum ConvertedValue {
  /// Returns `value` as a `Target`; nil if it cannot be converted. Numbers convert to every numeric type, Booleans and raw-value enums.
  static func convert<Target>(_ value: Any?, to type: Target.Type) -> Target? {
    guard let value = flattened(value) else { return Any?.none as? Target }
    if !(value is any BinaryInteger || value is any BinaryFloatingPoint || value is Bool) || Target.self == Any.self {
      if let cast = value as? Target { return cast }
    }
    let wrapped = (Target.self as? any OptionalType.Type)?.wrappedType ?? Target.self
    // A nil result must not be cast: it would become a nil of an optional target.
    if let number = number(value, as: wrapped) { return number as? Target }
    if let collection = collection(value, as: wrapped) { return collection as? Target }
    return value as? Target
  }

  /// Returns `value` with its optionals removed.
  static func flattened(_ value: Any?) -> Any? {
    guard let value else { return nil }
    guard let optional = value as? any OptionalType else { return value }
    return flattened(optional.anyValue)
  }

  private static func number(_ value: Any, as type: Any.Type) -> Any? {
    if let type = type as? any RawRepresentable.Type { return rawValue(value, of: type) }
    if type == NSNumber.self { return value as? NSNumber ?? double(value).map { NSNumber(value: $0) } }
    if type == Bool.self { return double(value).map { $0 != 0 } }
    if let type = type as? any BinaryInteger.Type { return integer(value, type) }
    if let type = type as? any BinaryFloatingPoint.Type { return double(value).map { floating($0, type) } }
    return nil
  }

  private static func rawValue<R: RawRepresentable>(_ value: Any, of type: R.Type) -> Any? {
    convert(value, to: R.RawValue.self).flatMap { R(rawValue: $0) }
  }

  private static func integer<I: BinaryInteger>(_ value: Any, _ type: I.Type) -> Any? {
    if let value = value as? any BinaryInteger { return I(clamping: value) }
    guard let value = double(value), value.isFinite else { return nil }
    return I(clamping: Int(max(-0x1p62, min(0x1p62, value))))
  }

  private static func floating<F: BinaryFloatingPoint>(_ value: Double, _ type: F.Type) -> Any { F(value) }

  private static func double(_ value: Any) -> Double? {
    switch value {
    case let value as Bool: value ? 1 : 0
    case let value as any BinaryInteger: Double(value)
    case let value as any BinaryFloatingPoint: Double(value)
    case let value as NSNumber: value.doubleValue
    default: nil
    }
  }

  /// Returns a list of objects as the sets that outlet collections may be declared as.
  private static func collection(_ value: Any, as type: Any.Type) -> Any? {
    guard let objects = value as? [AnyObject] else { return nil }
    if type == NSArray.self { return NSArray(array: objects) }
    guard let type = type as? any ObjectSet.Type else { return nil }
    return type.set(of: objects)
  }
}

private protocol OptionalType {
  static var wrappedType: Any.Type { get }
  var anyValue: Any? { get }
}

extension Optional: OptionalType {
  static var wrappedType: Any.Type { Wrapped.self }
  var anyValue: Any? { self }
}

private protocol ObjectSet {
  static func set(of objects: [AnyObject]) -> Any?
}

extension Set: ObjectSet {
  static func set(of objects: [AnyObject]) -> Any? {
    let members = objects.compactMap { $0 as? Element }
    return members.count == objects.count ? Set(members) : nil
  }
}
