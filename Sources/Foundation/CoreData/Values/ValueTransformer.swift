import Foundation

public struct NSValueTransformerName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// Archives objects securely. It is the default of Xcode's editor for transformable attributes.
  public static let secureUnarchiveFromDataTransformerName = NSValueTransformerName("NSSecureUnarchiveFromData")
  /// Archives objects of any class.
  public static let keyedUnarchiveFromDataTransformerName = NSValueTransformerName("NSKeyedUnarchiveFromData")
  /// Archives objects of any class.
  public static let unarchiveFromDataTransformerName = NSValueTransformerName("NSUnarchiveFromData")
}

/// Converts values and back, such as those of a transformable attribute to stored data. A subclass overrides both methods. It is registered
/// with ``setValueTransformer(_:forName:)``, or found by its class name.
nonisolated open class ValueTransformer: NSObject {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var registered: [NSValueTransformerName: ValueTransformer] = [
    .secureUnarchiveFromDataTransformerName: NSSecureUnarchiveFromDataTransformer()
  ]
  private final let target: ValueTransformer?

  public override required init() {
    target = nil
    super.init()
  }

  /// Creates a transformer that forwards to the registered one with a name; nil if there is none.
  public init?(forName name: NSValueTransformerName) {
    guard let found = Self.transformer(name) else { return nil }
    target = found
    super.init()
  }

  /// Registers a transformer; nil removes the registered one.
  open class func setValueTransformer(_ transformer: ValueTransformer?, forName name: NSValueTransformerName) {
    lock.withLock { registered[name] = transformer }
  }

  open class func valueTransformerNames() -> [NSValueTransformerName] {
    lock.withLock { registered.keys.sorted { $0.rawValue < $1.rawValue } }
  }

  open class func transformedValueClass() -> AnyClass { NSObject.self }
  /// Whether values can be converted back. The default is true.
  open class func allowsReverseTransformation() -> Bool { true }
  open func transformedValue(_ value: Any?) -> Any? { target.map { $0.transformedValue(value) } ?? value }
  /// Converts a value back.
  open func reverseTransformedValue(_ value: Any?) -> Any? { target.map { $0.reverseTransformedValue(value) } ?? value }

  /// Returns the registered transformer, or one of the class with the name.
  static func transformer(_ name: NSValueTransformerName) -> ValueTransformer? {
    if let known = lock.withLock({ registered[name] }) { return known }
    guard let type = ManagedClass.find(name.rawValue, moduleOfModel: nil) as? ValueTransformer.Type else { return nil }
    let made = type.init()
    setValueTransformer(made, forName: name)
    return made
  }
}

/// Converts archives to objects, of allowed classes only, and objects to archives.
nonisolated open class NSSecureUnarchiveFromDataTransformer: ValueTransformer {
  /// The allowed classes of an archive's root object. A subclass adds its own.
  open class var allowedTopLevelClasses: [AnyClass] {
    [
      NSArray.self, NSDictionary.self, NSSet.self, NSString.self, NSNumber.self, NSDate.self, NSData.self, NSURL.self, NSUUID.self,
      NSNull.self,
    ]
  }

  open override class func transformedValueClass() -> AnyClass { NSObject.self }

  open override func transformedValue(_ value: Any?) -> Any? {
    guard let data = value as? Data else { return nil }
    return ColumnValue.unarchive(data, classes: Self.allowedTopLevelClasses)
  }

  open override func reverseTransformedValue(_ value: Any?) -> Any? {
    value.flatMap { ColumnValue.archive($0, isSecure: true) }
  }
}
