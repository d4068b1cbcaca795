import Foundation

/// The coder with which objects of a document are created.
///
/// A class of UIKit reads its attributes from ``element`` at the end of its own `init(coder:)`, so that everything but connections is set
/// when `super.init(coder:)` returns to a subclass. Keys that an app decodes are absent: Interface Builder does not write them.
///
/// Every decoding member is overridden because Foundation's base class traps otherwise.
package final class InterfaceCoder: NSCoder {
  package let element: PlannedElement
  package let maker: InterfaceMaker
  /// The object that uses the attributes. An app may pass the coder to further objects, which then use none.
  private var claimant: ObjectIdentifier?

  package init(_ element: PlannedElement, maker: InterfaceMaker) {
    self.element = element
    self.maker = maker
    super.init()
  }

  /// Returns whether `object` uses the attributes. The first object that calls this does.
  @MainActor package func claim(_ object: AnyObject) -> Bool {
    let identity = ObjectIdentifier(object)
    if claimant == nil {
      claimant = identity
      maker.register(object, for: element)
    }
    return claimant == identity
  }

  // MARK: NSCoder

  package override var allowsKeyedCoding: Bool { true }
  package override var requiresSecureCoding: Bool { false }
  package override var allowedClasses: [AnyClass]? { nil }
  package override var error: (any Error)? { nil }
  package override var decodingFailurePolicy: NSCoder.DecodingFailurePolicy { .setErrorAndReturn }
  package override func failWithError(_ error: any Error) {}
  package override func version(forClassName className: String) -> Int { 0 }
  package override func containsValue(forKey key: String) -> Bool { false }

  package override func decodeObject() -> Any? { nil }
  package override func decodeObject(forKey key: String) -> Any? { nil }
  package override func decodeObject<Object>(of cls: Object.Type, forKey key: String) -> Object? where Object: NSCoding, Object: NSObject {
    nil
  }
  package override func decodeObject(of classes: [AnyClass]?, forKey key: String) -> Any? { nil }
  package override func decodeData() -> Data? { nil }
  package override func decodePropertyList() -> Any? { nil }
  package override func decodePropertyList(forKey key: String) -> Any? { nil }
  package override func decodeBool(forKey key: String) -> Bool { false }
  package override func decodeInteger(forKey key: String) -> Int { 0 }
  package override func decodeInt32(forKey key: String) -> Int32 { 0 }
  package override func decodeInt64(forKey key: String) -> Int64 { 0 }
  package override func decodeFloat(forKey key: String) -> Float { 0 }
  package override func decodeDouble(forKey key: String) -> Double { 0 }

  package override func encode(_ object: Any?) {}
  package override func encode(_ object: Any?, forKey key: String) {}
  package override func encodeConditionalObject(_ object: Any?) {}
  package override func encodeConditionalObject(_ object: Any?, forKey key: String) {}
  package override func encodeRootObject(_ rootObject: Any) {}
  package override func encodeBycopyObject(_ anObject: Any?) {}
  package override func encodeByrefObject(_ anObject: Any?) {}
  package override func encodePropertyList(_ aPropertyList: Any) {}
  package override func encode(_ data: Data) {}
  package override func encode(_ value: Bool, forKey key: String) {}
  package override func encode(_ value: Int32, forKey key: String) {}
  package override func encode(_ value: Int64, forKey key: String) {}
  package override func encode(_ value: Int, forKey key: String) {}
  package override func encode(_ value: Float, forKey key: String) {}
  package override func encode(_ value: Double, forKey key: String) {}
  package override func encodeBytes(_ bytes: UnsafePointer<UInt8>?, length: Int, forKey key: String) {}
}

extension InterfaceCoder: InterfaceAttributes {
  package var kind: String { element.kind }
  package var attributes: [String: String] { element.attributes }
  package var bundle: Bundle { maker.bundle }

  package func has(relationship name: String) -> Bool {
    element.connections.contains {
      if case .segue(let segue) = $0.kind { return segue.relationship == name }
      return false
    }
  }

  package func apply(to object: AnyObject, as type: AnyObject.Type) {
    guard let reader = AttributeReaders.reader(of: type), reader.kind == nil || reader.kind == element.kind, claim(object) else { return }
    reader.read(object, self)
  }
}
