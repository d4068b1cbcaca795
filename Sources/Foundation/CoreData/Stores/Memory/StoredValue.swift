import Foundation

/// Property list representations of values. Values of unsupported types become a dictionary with the name of the type.
enum StoredValue {
  static func encode(_ value: Any) -> Any? {
    switch value {
    case let id as UUID: ["uuid": id.uuidString]
    case let url as URL: ["url": url.absoluteString]
    case let number as NSDecimalNumber: ["decimal": number.stringValue]
    case let number as Decimal: ["decimal": NSDecimalNumber(decimal: number).stringValue]
    case let number as Int16: Int(number)
    case let number as Int32: Int(number)
    case let number as Int64: Int(number)
    case let number as Float: Double(number)
    case let data as NSData: data as Data
    case let date as NSDate: date as Date
    case is String, is Int, is Double, is Bool, is Date, is Data, is NSNumber, is [String]: value
    case let object as NSObject & NSCoding:
      (try? NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: false)).map { ["archive": $0] }
    default: PropertyListSerialization.propertyList(value, isValidFor: .binary) ? value : nil
    }
  }

  static func decode(_ value: Any) -> Any? {
    guard let box = value as? [String: Any], box.count == 1, let (kind, content) = box.first else { return value }
    switch kind {
    case "uuid": return (content as? String).flatMap { UUID(uuidString: $0) }
    case "url": return (content as? String).flatMap { URL(string: $0) }
    case "decimal": return (content as? String).map { NSDecimalNumber(string: $0) }
    case "archive": return (content as? Data).flatMap { ColumnValue.unarchive($0, classes: nil) }
    default: return value
    }
  }
}
