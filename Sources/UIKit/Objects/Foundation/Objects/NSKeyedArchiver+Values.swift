import Foundation

extension NSKeyedArchiver {
  /// Archives a Swift value.
  public func encodeEncodable<T: Encodable>(_ value: T, forKey key: String) throws {
    encode(try PropertyListEncoder().encode([value]) as NSData, forKey: key)
  }
}

extension NSKeyedUnarchiver {
  /// Returns the Swift value of a key; nil if there is none, or it has another type.
  public func decodeDecodable<T: Decodable>(_ type: T.Type, forKey key: String) -> T? { try? decodeTopLevelDecodable(type, forKey: key) }

  /// Returns the Swift value of a key; nil if there is none.
  public func decodeTopLevelDecodable<T: Decodable>(_ type: T.Type, forKey key: String) throws -> T? {
    guard containsValue(forKey: key), let data = decodeObject(of: NSData.self, forKey: key) else { return nil }
    return try PropertyListDecoder().decode([T].self, from: data as Data).first
  }

  /// Returns the array of an archive, with objects of one class.
  public static func unarchivedArrayOfObjects<Object: NSObject & NSCoding>(ofClass cls: Object.Type, from data: Data) throws -> [Object]? {
    try unarchivedObject(ofClasses: [NSArray.self, cls], from: data) as? [Object]
  }

  /// Returns the array of an archive, with objects of some classes.
  public static func unarchivedArrayOfObjects(ofClasses classes: [AnyClass], from data: Data) throws -> [Any]? {
    try unarchivedObject(ofClasses: [NSArray.self] + classes, from: data) as? [Any]
  }

  /// Returns the dictionary of an archive, with keys of one class and objects of another.
  public static func unarchivedDictionary<Key: NSObject & NSCoding & NSCopying, Object: NSObject & NSCoding>(
    ofKeyClass keyClass: Key.Type, objectClass valueClass: Object.Type, from data: Data
  ) throws -> [Key: Object]? {
    try unarchivedObject(ofClasses: [NSDictionary.self, keyClass, valueClass], from: data) as? [Key: Object]
  }
}
