import Foundation

/// The name of a value transformer.
public struct NSValueTransformerName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// Archives objects securely. The default of Xcode's editor for transformable attributes.
  public static let secureUnarchiveFromDataTransformerName = NSValueTransformerName("NSSecureUnarchiveFromData")
  /// Archives objects of any class.
  public static let keyedUnarchiveFromDataTransformerName = NSValueTransformerName("NSKeyedUnarchiveFromData")
  /// Archives objects of any class.
  public static let unarchiveFromDataTransformerName = NSValueTransformerName("NSUnarchiveFromData")
}

/// Converts values, such as those of a transformable attribute to the data that a store has, and back.
///
/// A subclass overrides both methods. It is registered by ``setValueTransformer(_:forName:)``, or found by the name of its class.
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

  /// Creates a transformer that converts as the registered one of a name does. Returns nil if there is none.
  public init?(forName name: NSValueTransformerName) {
    guard let found = Self.transformer(name) else { return nil }
    target = found
    super.init()
  }

  /// Registers a transformer, or removes one.
  open class func setValueTransformer(_ transformer: ValueTransformer?, forName name: NSValueTransformerName) {
    lock.withLock { registered[name] = transformer }
  }

  /// Returns the names of registered transformers.
  open class func valueTransformerNames() -> [NSValueTransformerName] {
    lock.withLock { registered.keys.sorted { $0.rawValue < $1.rawValue } }
  }

  /// The class of transformed values.
  open class func transformedValueClass() -> AnyClass { NSObject.self }
  /// Whether values can be converted back. The default is true.
  open class func allowsReverseTransformation() -> Bool { true }
  /// Returns the converted value.
  open func transformedValue(_ value: Any?) -> Any? { target.map { $0.transformedValue(value) } ?? value }
  /// Returns the value that is converted to another.
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

/// Converts archives to objects of allowed classes only, and objects to archives.
nonisolated open class NSSecureUnarchiveFromDataTransformer: ValueTransformer {
  /// The classes of objects that an archive may have at its top. A subclass adds its own.
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
