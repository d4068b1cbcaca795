import Foundation

/// Converts between attribute values and column values.
enum ColumnValue {
  /// A value that already has the column's type is encoded directly, because casts to other types bridge.
  static func encode(_ value: Any?, _ column: AttributeColumn) throws -> SQLiteValue {
    guard let value else { return .null }
    let type = type(of: value)
    switch column.type {
    case .stringAttributeType: if type == String.self, let text = value as? String { return .text(text) }
    case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType:
      if type == Int.self, let number = value as? Int { return .integer(Int64(number)) }
    case .booleanAttributeType: if type == Bool.self, let flag = value as? Bool { return .integer(flag ? 1 : 0) }
    case .doubleAttributeType: if type == Double.self, let number = value as? Double { return .double(number) }
    case .dateAttributeType:
      if type == Date.self, let date = value as? Date { return .double(date.timeIntervalSinceReferenceDate) }
    default: break
    }
    return try encode(value, column.attribute)
  }

  /// Encodes a value. Throws if the attribute's type cannot represent it, so that no object is saved without it.
  static func encode(_ value: Any?, _ attribute: NSAttributeDescription) throws -> SQLiteValue {
    guard let value, !(value is NSNull) else { return .null }
    switch attribute.attributeType {
    case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType, .booleanAttributeType:
      if let number = number(value) { return .integer(number.int64Value) }
    case .floatAttributeType, .doubleAttributeType:
      if let number = number(value) { return .double(number.doubleValue) }
    case .decimalAttributeType:
      if let decimal = value as? Decimal { return .text(NSDecimalNumber(decimal: decimal).stringValue) }
      if let number = number(value) { return .text(number.stringValue) }
    case .stringAttributeType:
      if let text = value as? String ?? (value as? NSString).map({ $0 as String }) { return .text(text) }
    case .URIAttributeType:
      if let url = value as? URL ?? (value as? NSURL).map({ $0 as URL }) { return .text(url.absoluteString) }
    case .dateAttributeType:
      if let date = value as? Date ?? (value as? NSDate).map({ $0 as Date }) { return .double(date.timeIntervalSinceReferenceDate) }
      if let number = value as? Double { return .double(number) }
    case .binaryDataAttributeType:
      if let data = value as? Data ?? (value as? NSData).map({ $0 as Data }) { return .blob(data) }
    case .UUIDAttributeType:
      if let id = value as? UUID ?? (value as? NSUUID).map({ $0 as UUID }) {
        return .blob(withUnsafeBytes(of: id.uuid) { Data($0) })
      }
    default: if let data = try AttributeTransformer.data(value, attribute) { return .blob(data) }
    }
    throw StoreError.make(
      StoreError.saving, "The value of the property \(attribute.name) cannot be saved: it is of the type \(type(of: value)).",
      [NSValidationKeyErrorKey: attribute.name, NSValidationValueErrorKey: value])
  }

  /// Decodes a value; nil if it cannot be read. The column keeps it until another value is saved.
  static func decode(_ value: SQLiteValue, _ attribute: NSAttributeDescription) -> Any? {
    switch (attribute.attributeType, value) {
    case (_, .null): return nil
    case (.booleanAttributeType, _): return value.integer.map { NSNumber(value: $0 != 0) }
    case (.integer16AttributeType, _), (.integer32AttributeType, _), (.integer64AttributeType, _):
      return value.integer.map { NSNumber(value: $0) }
    case (.floatAttributeType, .double(let number)): return NSNumber(value: Float(number))
    case (.floatAttributeType, .integer(let number)): return NSNumber(value: Float(number))
    case (.doubleAttributeType, .double(let number)): return NSNumber(value: number)
    case (.doubleAttributeType, .integer(let number)): return NSNumber(value: Double(number))
    case (.decimalAttributeType, .integer(let number)): return NSDecimalNumber(value: number)
    case (.decimalAttributeType, .double(let number)): return NSDecimalNumber(string: "\(number)")
    case (.decimalAttributeType, .text(let text)): return NSDecimalNumber(string: text)
    case (.stringAttributeType, .text(let text)): return text
    case (.stringAttributeType, .integer(let number)): return String(number)
    case (.URIAttributeType, .text(let text)): return URL(string: text)
    case (.dateAttributeType, .double(let seconds)): return Date(timeIntervalSinceReferenceDate: seconds)
    case (.dateAttributeType, .integer(let seconds)): return Date(timeIntervalSinceReferenceDate: Double(seconds))
    case (.binaryDataAttributeType, .blob(let data)): return data
    case (.UUIDAttributeType, .blob(let data)) where data.count == 16:
      return UUID(uuid: data.withUnsafeBytes { $0.loadUnaligned(as: uuid_t.self) })
    case (.UUIDAttributeType, .text(let text)): return UUID(uuidString: text)
    case (.transformableAttributeType, .blob(let data)), (.undefinedAttributeType, .blob(let data)):
      return AttributeTransformer.value(data, attribute)
    default: return nil
    }
  }

  static func number(_ value: Any) -> NSNumber? {
    switch value {
    case let number as NSNumber: number
    case let decimal as Decimal: NSDecimalNumber(decimal: decimal)
    case let number as any BinaryInteger: NSNumber(value: Int64(truncatingIfNeeded: number))
    default: nil
    }
  }

  static func archive(_ value: Any, isSecure: Bool) -> Data? {
    guard let object = object(value) as? NSObject & NSCoding else { return nil }
    return try? NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: isSecure)
  }

  /// Returns the object by which an archive of iOS represents a Swift value.
  private static func object(_ value: Any) -> Any {
    switch value {
    case let text as String: NSString(string: text)
    case let data as Data: NSData(data: data)
    case let date as Date: NSDate(timeIntervalSinceReferenceDate: date.timeIntervalSinceReferenceDate)
    case let list as [Any]: NSArray(array: list.map(object))
    case let map as [String: Any]: NSDictionary(dictionary: map.mapValues(object))
    case let set as Set<AnyHashable>: NSSet(array: set.map { object($0.base) })
    default: number(value) ?? value
    }
  }

  /// Returns nil for data that is no archive, or whose object cannot be made here. Foundation stops the program at data that is no archive.
  ///
  /// - Parameter classes: The classes that the archive may have; nil for any.
  static func unarchive(_ data: Data, classes: [AnyClass]?) -> Any? {
    guard let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any],
      list["$archiver"] as? String == "NSKeyedArchiver", list["$objects"] is [Any], list["$top"] is [String: Any],
      let unarchiver = try? NSKeyedUnarchiver(forReadingFrom: data)
    else { return nil }
    unarchiver.requiresSecureCoding = classes != nil
    unarchiver.decodingFailurePolicy = .setErrorAndReturn
    let object =
      classes.map { unarchiver.decodeObject(of: $0, forKey: NSKeyedArchiveRootObjectKey) }
      ?? unarchiver.decodeObject(forKey: NSKeyedArchiveRootObjectKey)
    unarchiver.finishDecoding()
    switch object {
    case let text as NSString: return text as String
    case let data as NSData: return data as Data
    case let date as NSDate: return date as Date
    default: return object
    }
  }
}
