import Foundation

/// The coder with which objects of a document are created.
///
/// A class of UIKit reads its attributes from ``element`` at the end of its own `init(coder:)`, so that everything but connections is set
/// when `super.init(coder:)` returns to a subclass. Keys that an app decodes are absent: Interface Builder does not write them.
///
/// Every decoding member is overridden because Foundation's base class traps otherwise.
final class InterfaceCoder: NSCoder {
  let element: PlannedElement
  let maker: InterfaceMaker
  /// The object that uses the attributes. An app may pass the coder to further objects, which then use none.
  private var claimant: ObjectIdentifier?

  init(_ element: PlannedElement, maker: InterfaceMaker) {
    self.element = element
    self.maker = maker
    super.init()
  }

  /// Returns whether `object` uses the attributes. The first object that calls this does.
  @MainActor func claim(_ object: AnyObject) -> Bool {
    let identity = ObjectIdentifier(object)
    if claimant == nil {
      claimant = identity
      maker.register(object, for: element)
    }
    return claimant == identity
  }

  // MARK: NSCoder

  override var allowsKeyedCoding: Bool { true }
  override var requiresSecureCoding: Bool { false }
  override var allowedClasses: [AnyClass]? { nil }
  override var error: (any Error)? { nil }
  override var decodingFailurePolicy: NSCoder.DecodingFailurePolicy { .setErrorAndReturn }
  override func failWithError(_ error: any Error) {}
  override func version(forClassName className: String) -> Int { 0 }
  override func containsValue(forKey key: String) -> Bool { false }

  override func decodeObject() -> Any? { nil }
  override func decodeObject(forKey key: String) -> Any? { nil }
  override func decodeObject<Object>(of cls: Object.Type, forKey key: String) -> Object? where Object: NSCoding, Object: NSObject { nil }
  override func decodeObject(of classes: [AnyClass]?, forKey key: String) -> Any? { nil }
  override func decodeData() -> Data? { nil }
  override func decodePropertyList() -> Any? { nil }
  override func decodePropertyList(forKey key: String) -> Any? { nil }
  override func decodeBool(forKey key: String) -> Bool { false }
  override func decodeInteger(forKey key: String) -> Int { 0 }
  override func decodeInt32(forKey key: String) -> Int32 { 0 }
  override func decodeInt64(forKey key: String) -> Int64 { 0 }
  override func decodeFloat(forKey key: String) -> Float { 0 }
  override func decodeDouble(forKey key: String) -> Double { 0 }

  override func encode(_ object: Any?) {}
  override func encode(_ object: Any?, forKey key: String) {}
  override func encodeConditionalObject(_ object: Any?) {}
  override func encodeConditionalObject(_ object: Any?, forKey key: String) {}
  override func encodeRootObject(_ rootObject: Any) {}
  override func encodeBycopyObject(_ anObject: Any?) {}
  override func encodeByrefObject(_ anObject: Any?) {}
  override func encodePropertyList(_ aPropertyList: Any) {}
  override func encode(_ data: Data) {}
  override func encode(_ value: Bool, forKey key: String) {}
  override func encode(_ value: Int32, forKey key: String) {}
  override func encode(_ value: Int64, forKey key: String) {}
  override func encode(_ value: Int, forKey key: String) {}
  override func encode(_ value: Float, forKey key: String) {}
  override func encode(_ value: Double, forKey key: String) {}
  override func encodeBytes(_ bytes: UnsafePointer<UInt8>?, length: Int, forKey key: String) {}
}

extension NSCoder {
  /// Returns the coder with the attributes of `object`, if it is created from a document and from an element of this kind.
  @MainActor final func interface(for object: AnyObject, _ kind: String) -> InterfaceCoder? {
    guard let coder = self as? InterfaceCoder, coder.element.kind == kind, coder.claim(object) else { return nil }
    return coder
  }

  /// Returns the coder with the attributes of `object`, if it is created from a document.
  @MainActor final func interface(for object: AnyObject) -> InterfaceCoder? {
    guard let coder = self as? InterfaceCoder, coder.claim(object) else { return nil }
    return coder
  }
}
