import Foundation

/// Key-value coding: properties by name.
///
/// Names are those of properties marked `@objc`, outlets, inspectable properties, stored properties and UIKit's own. The methods are
/// in an extension of a protocol, so that a class can declare `setValue(_:forKey:)` itself.
extension _KeyValueCodingAndObserving {
  /// Returns the value of the property called `key`.
  public func value(forKey key: String) -> Any? {
    onCallingThread(self) { KeyValueCoding.value(forKey: key, of: $0) }
  }

  /// Returns the value at the end of a path of property names.
  public func value(forKeyPath keyPath: String) -> Any? {
    onCallingThread(self) { KeyValueCoding.value(forKeyPath: keyPath, of: $0) }
  }

  /// Sets the property called `key`. For a key that does not exist, the object's `setValue(_:forUndefinedKey:)` is called, if it has one.
  public func setValue(_ value: Any?, forKey key: String) {
    onCallingThread((self, value)) { KeyValueCoding.set($1, forKey: key, of: $0) }
  }

  /// Sets the property at the end of a path of property names.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    onCallingThread((self, value)) { KeyValueCoding.set($1, forKeyPath: keyPath, of: $0) }
  }

  /// Sets each property that the dictionary names. A class's own `setValue(_:forKey:)` receives each value.
  public func setValuesForKeys(_ keyedValues: [String: Any]) {
    onCallingThread((self, keyedValues)) { object, values in
      for (key, value) in values.sorted(by: { $0.key < $1.key }) {
        let value: Any? = value is NSNull ? nil : value
        if let own = ClassTables.method("setValue:forKey:", of: type(of: object)) {
          own.call(object, [value, key])
        } else {
          KeyValueCoding.set(value, forKey: key, of: object)
        }
      }
    }
  }

  /// Returns the values of the properties with these names, with `NSNull` for nil.
  public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
    onCallingThread(self) { object in
      Dictionary(keys.map { ($0, KeyValueCoding.value(forKey: $0, of: object) ?? NSNull()) }) { first, _ in first }
    }
  }
}
