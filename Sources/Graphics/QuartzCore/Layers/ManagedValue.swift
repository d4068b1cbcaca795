import CoreGraphics

/// Converts stored values to the types of the properties that read them: `@NSManaged` ones of layers and of Core Data.
package enum ManagedValue {
  /// Returns the value as a type; nil if it cannot be converted. Numbers convert to any numeric type. Without a value, numbers and geometry
  /// are zero and optional values nil.
  package static func convert<Value>(_ value: Any?, to type: Value.Type) -> Value? {
    if let value = value as? Value { return value }
    if let empty = type as? any OptionalType.Type, value == nil { return empty.none as? Value }
    guard let number = value.flatMap(number) else { return zero(type) }
    let choices: [Any] = [
      number.int16Value, number.int32Value, number.int64Value, number.intValue, number.doubleValue, number.floatValue, number.boolValue,
      CGFloat(number.doubleValue), number,
    ]
    return choices.lazy.compactMap { $0 as? Value }.first
  }

  private static func number(_ value: Any) -> NSNumber? {
    switch value {
    case let number as NSNumber: number
    case let number as Int: NSNumber(value: number)
    case let number as Int16: NSNumber(value: number)
    case let number as Int32: NSNumber(value: number)
    case let number as Int64: NSNumber(value: number)
    case let number as Double: NSNumber(value: number)
    case let number as CGFloat: NSNumber(value: Double(number))
    case let number as Float: NSNumber(value: number)
    case let flag as Bool: NSNumber(value: flag)
    default: nil
    }
  }

  /// Returns zero for scalars and geometry that were never set.
  private static func zero<Value>(_ type: Value.Type) -> Value? {
    let zeros: [Any] = [
      Int16(0), Int32(0), Int64(0), 0, 0.0, Float(0), false, CGFloat(0), CGPoint.zero, CGSize.zero, CGRect.zero,
    ]
    return zeros.lazy.compactMap { $0 as? Value }.first
  }
}

private protocol OptionalType {
  static var none: Self { get }
}

extension Optional: OptionalType {}
