import CoreGraphics

/// The coder for the state of controllers and views, by keys.
///
/// It supports the types of property lists, index paths, URLs, identifiers, geometry, controllers (stored as the path of their restoration
/// identifiers) and objects that encode themselves by keys. A value of another type than the requested one reads as nil.
final class StateCoder: NSCoder {
  private(set) var entries: [String: StateValue]
  /// Finds the controller of a path of restoration identifiers.
  private let controller: ([String]) -> UIViewController?
  private let depth: Int

  init(_ entries: [String: StateValue] = [:], depth: Int = 0, controller: @escaping ([String]) -> UIViewController? = { _ in nil }) {
    self.entries = entries
    self.depth = depth
    self.controller = controller
    super.init()
  }

  override var allowsKeyedCoding: Bool { true }
  override var requiresSecureCoding: Bool { true }
  override func containsValue(forKey key: String) -> Bool { entries[key] != nil }

  // MARK: Encoding

  override func encode(_ object: Any?, forKey key: String) { entries[key] = value(of: object) }
  override func encode(_ value: Bool, forKey key: String) { entries[key] = .bool(value) }
  override func encode(_ value: Int32, forKey key: String) { entries[key] = .integer(Int64(value)) }
  override func encode(_ value: Int64, forKey key: String) { entries[key] = .integer(value) }
  override func encode(_ value: Int, forKey key: String) { entries[key] = .integer(Int64(value)) }
  override func encode(_ value: Float, forKey key: String) { entries[key] = .number(Double(value)) }
  override func encode(_ value: Double, forKey key: String) { entries[key] = .number(value) }
  override func encodeBytes(_ bytes: UnsafePointer<UInt8>?, length: Int, forKey key: String) {
    entries[key] = .data(bytes.map { Data(bytes: $0, count: length) } ?? Data())
  }

  func value(of object: Any?) -> StateValue {
    guard let object else { return .nothing }
    switch object {
    case let value as StateValue: return value
    case let value as String: return .text(value)
    case let value as Bool: return .bool(value)
    case let value as any BinaryInteger: return Int64(exactly: value).map { .integer($0) } ?? .nothing
    case let value as Double: return .number(value)
    case let value as Float: return .number(Double(value))
    case let value as CGFloat: return .number(Double(value))
    case let value as Data: return .data(value)
    case let value as Date: return .date(value)
    case let value as URL: return .url(value.absoluteString)
    case let value as UUID: return .uuid(value)
    case let value as IndexPath: return .indexPath(Array(value))
    case let value as CGPoint: return .list([value.x, value.y].map { .number(Double($0)) })
    case let value as CGSize: return .list([value.width, value.height].map { .number(Double($0)) })
    case let value as CGRect: return .list([value.minX, value.minY, value.width, value.height].map { .number(Double($0)) })
    case let value as NSNumber: return .number(value.doubleValue)
    case let value as NSString: return .text(value as String)
    case let value as [Any]: return .list(value.map { self.value(of: $0) })
    case let value as [String: Any]: return .table(value.mapValues { self.value(of: $0) })
    case let value as Set<AnyHashable>: return .list(value.map { self.value(of: $0.base) })
    case let value as UIViewController: return MainActor.assumeIsolated { value.restorationPath }.map { .controller($0) } ?? .nothing
    case let value as NSObject & NSCoding:
      guard depth < StateValue.deepest / 2, let name = ArchivedClass.name(of: type(of: value)) else { return .nothing }
      let inner = StateCoder(depth: depth + 1)
      value.encode(with: inner)
      return .object(name, inner.entries)
    default: return .nothing
    }
  }

  // MARK: Decoding

  override func decodeObject(forKey key: String) -> Any? { entries[key].flatMap { object(of: $0) } }
  override func decodeBool(forKey key: String) -> Bool {
    switch entries[key] {
    case .bool(let value): value
    case .integer(let value): value != 0
    default: false
    }
  }
  override func decodeInteger(forKey key: String) -> Int { Int(decodeInt64(forKey: key)) }
  override func decodeInt32(forKey key: String) -> Int32 { Int32(exactly: decodeInt64(forKey: key)) ?? 0 }
  override func decodeInt64(forKey key: String) -> Int64 {
    switch entries[key] {
    case .integer(let value): value
    case .number(let value): Int64(exactly: value.rounded(.towardZero)) ?? 0
    case .bool(let value): value ? 1 : 0
    default: 0
    }
  }
  override func decodeFloat(forKey key: String) -> Float { Float(decodeDouble(forKey: key)) }
  override func decodeDouble(forKey key: String) -> Double {
    switch entries[key] {
    case .number(let value): value
    case .integer(let value): Double(value)
    default: 0
    }
  }

  override func decodeObject<Object>(of cls: Object.Type, forKey key: String) -> Object? where Object: NSCoding, Object: NSObject {
    guard let value = decodeObject(forKey: key) else { return nil }
    return value as? Object ?? Self.foundationObject(value) as? Object
  }
  override func decodeObject(of classes: [AnyClass]?, forKey key: String) -> Any? {
    guard let value = decodeObject(forKey: key), let classes else { return nil }
    let object = value as? NSObject ?? Self.foundationObject(value)
    return classes.contains { object?.isKind(of: $0) ?? false } ? value : nil
  }

  /// Returns the object that represents a value in Foundation.
  private static func foundationObject(_ value: Any) -> NSObject? {
    switch value {
    case let value as String: NSString(string: value)
    case let value as Bool: NSNumber(value: value)
    case let value as Int: NSNumber(value: value)
    case let value as Double: NSNumber(value: value)
    case let value as Data: NSData(data: value)
    case let value as Date: NSDate(timeIntervalSinceReferenceDate: value.timeIntervalSinceReferenceDate)
    case let value as URL: NSURL(string: value.absoluteString)
    case let value as UUID: NSUUID(uuidString: value.uuidString)
    case let value as IndexPath: value as NSIndexPath
    case let value as [Any]: NSArray(array: value)
    case let value as [String: Any]: NSDictionary(dictionary: value)
    default: nil
    }
  }

  func object(of value: StateValue) -> Any? {
    switch value {
    case .nothing: nil
    case .bool(let value): value
    case .integer(let value): Int(value)
    case .number(let value): value
    case .text(let value): value
    case .data(let value): value
    case .date(let value): value
    case .url(let value): URL(string: value)
    case .uuid(let value): value
    case .indexPath(let value): IndexPath(indexes: value)
    case .list(let values): values.compactMap { object(of: $0) }
    case .table(let entries): entries.compactMapValues { object(of: $0) }
    case .controller(let path): controller(path)
    case .object(let name, let entries): make(name, entries)
    }
  }

  /// Returns an object that encoded itself. Foundation's own classes need other coders and are skipped.
  private func make(_ name: String, _ entries: [String: StateValue]) -> Any? {
    guard depth < StateValue.deepest / 2, !name.hasPrefix("10Foundation"), !name.hasPrefix("So"),
      let type = ArchivedClass.named(name) as? (NSObject & NSCoding).Type
    else { return nil }
    return type.init(coder: StateCoder(entries, depth: depth + 1, controller: controller))
  }
}
