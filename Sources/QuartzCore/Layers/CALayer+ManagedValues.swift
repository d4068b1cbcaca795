import CoreGraphics
import Foundation

extension CALayer {
  /// The value that an `@NSManaged` property of a layer reads: the value kept under its name, which animates like any other.
  ///
  /// The translator of imported projects writes this call. Until something was set, numbers and geometry are zero and optional
  /// values nil.
  public func managedValue<Value>(forKey key: String, of type: Value.Type = Value.self) -> Value {
    let value = value(forKey: key)
    if let value = value as? Value { return value }
    if let value = LayerValue(value).any, let converted = Self.convert(value, to: type) { return converted }
    if let zero = Self.zero(of: type) { return zero }
    preconditionFailure("The property \(key) of \(Swift.type(of: self)) has no value of the type \(type).")
  }

  /// Numbers of one type as those of another.
  private static func convert<Value>(_ value: Any, to type: Value.Type) -> Value? {
    if let value = value as? Value { return value }
    guard let number = (value as? Double) ?? (value as? NSNumber)?.doubleValue else { return nil }
    let converted: Any? =
      switch type {
      case is CGFloat.Type, is CGFloat?.Type: CGFloat(number)
      case is Double.Type, is Double?.Type: number
      case is Float.Type, is Float?.Type: Float(number)
      case is Int.Type, is Int?.Type: Int(exactly: number.rounded(.towardZero))
      case is Bool.Type, is Bool?.Type: number != 0
      default: nil
      }
    return converted as? Value
  }

  private static func zero<Value>(of type: Value.Type) -> Value? {
    let zero: Any? =
      switch type {
      case is CGFloat.Type: CGFloat.zero
      case is Double.Type: Double.zero
      case is Float.Type: Float.zero
      case is Int.Type: 0
      case is Bool.Type: false
      case is CGPoint.Type: CGPoint.zero
      case is CGSize.Type: CGSize.zero
      case is CGRect.Type: CGRect.zero
      default: nil
      }
    if let zero { return zero as? Value }
    // An optional value is nil; nothing else has a value of its own.
    return (Optional<Any>.none as Any) as? Value
  }
}
