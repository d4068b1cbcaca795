import Foundation

/// Key-value coding: properties by name.
///
/// Names are those of properties marked `@objc`, outlets, inspectable properties, stored properties and UIKit's own. The methods are
/// in an extension of a protocol, so that a class can declare `setValue(_:forKey:)` itself.
extension _KeyValueCodingAndObserving {
  /// Returns the value of the property called `key`.
  @preconcurrency @MainActor
  public func value(forKey key: String) -> Any? { KeyValueCoding.value(forKey: key, of: self) }

  /// Returns the value at the end of a path of property names.
  @preconcurrency @MainActor
  public func value(forKeyPath keyPath: String) -> Any? { KeyValueCoding.value(forKeyPath: keyPath, of: self) }

  /// Sets the property called `key`. For a key that does not exist, the object's `setValue(_:forUndefinedKey:)` is called, if it has one.
  @preconcurrency @MainActor
  public func setValue(_ value: Any?, forKey key: String) { KeyValueCoding.set(value, forKey: key, of: self) }

  /// Sets the property at the end of a path of property names.
  @preconcurrency @MainActor
  public func setValue(_ value: Any?, forKeyPath keyPath: String) { KeyValueCoding.set(value, forKeyPath: keyPath, of: self) }

  /// Sets each property that the dictionary names. A class's own `setValue(_:forKey:)` receives each value.
  @preconcurrency @MainActor
  public func setValuesForKeys(_ keyedValues: [String: Any]) {
    for (key, value) in keyedValues.sorted(by: { $0.key < $1.key }) {
      let value: Any? = value is NSNull ? nil : value
      if let own = ClassTables.method("setValue:forKey:", of: type(of: self)) {
        own.call(self, [value, key])
      } else {
        KeyValueCoding.set(value, forKey: key, of: self)
      }
    }
  }

  /// Returns the values of the properties with these names, with `NSNull` for nil.
  @preconcurrency @MainActor
  public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
    Dictionary(keys.map { ($0, KeyValueCoding.value(forKey: $0, of: self) ?? NSNull()) }) { first, _ in first }
  }
}
