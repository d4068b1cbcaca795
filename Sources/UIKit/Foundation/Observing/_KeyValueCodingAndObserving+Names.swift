import Foundation

/// Reading, setting and observing properties by name.
///
/// A name is found in the tables that the importer's translator writes for `@objc` members and outlets, then among the stored properties,
/// then among UIKit's own keys.
extension _KeyValueCodingAndObserving where Self: NSObject {
  /// The value of the property `key`. A key that does not exist raises UIKit's message; the result is then nil.
  @preconcurrency @MainActor public func value(forKey key: String) -> Any? {
    if let dictionary = self as? NSDictionary { return dictionary.object(forKey: key) }
    if !KeyedObject(self).hasValue(for: key) { raiseUndefinedKey("valueForUndefinedKey:", key) }
    return KeyedObject(self).value(for: key)
  }

  /// The value at the end of a path such as `layer.cornerRadius`.
  @preconcurrency @MainActor public func value(forKeyPath keyPath: String) -> Any? {
    var current: Any? = self
    for key in keyPath.split(separator: ".") {
      guard let object = current else { return nil }
      current = ((object as? NSObject) ?? (object as AnyObject) as? NSObject)?.value(forKey: String(key))
    }
    return current
  }

  /// Sets the property `key`. A key that does not exist raises UIKit's message.
  @preconcurrency @MainActor public func setValue(_ value: Any?, forKey key: String) {
    if let dictionary = self as? NSMutableDictionary {
      if let value { dictionary[key] = value } else { dictionary.removeObject(forKey: key) }
      return
    }
    if case .noKey = KeyedObject(self).set(value, for: key) { raiseUndefinedKey("setValue:forUndefinedKey:", key) }
  }

  /// Sets the property at the end of a path such as `layer.cornerRadius`.
  @preconcurrency @MainActor public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    if case .noKey = KeyedObject(self).set(value, forPath: keyPath) { raiseUndefinedKey("setValue:forUndefinedKey:", keyPath) }
  }

  /// Sets several properties.
  @preconcurrency @MainActor public func setValuesForKeys(_ keyedValues: [String: Any]) {
    for (key, value) in keyedValues { setValue(value is NSNull ? nil : value, forKey: key) }
  }

  /// The values of several properties; `NSNull` for nil.
  @preconcurrency @MainActor public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
    Dictionary(uniqueKeysWithValues: Set(keys).map { ($0, value(forKey: $0) ?? NSNull()) })
  }

  /// Calls `observeValue(forKeyPath:of:change:context:)` of `observer` when the property changes, until the observer is removed or released.
  @preconcurrency @MainActor public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [], context: UnsafeMutableRawPointer? = nil
  ) {
    guard let receiver = observer as? any _KeyPathObserver else {
      UIKitError.raise(
        "\(KeyedObject.description(observer)): An -observeValueForKeyPath:ofObject:change:context: message was received but not handled.\n"
          + "Key path: \(keyPath)")
      return
    }
    let observation = NamedPropertyObservation(self, keyPath, options, context, receiver)
    PropertyObservers.add(observation, of: self)
    observation.reportInitialValue()
  }

  /// Ends an observation that was begun with the same context.
  @preconcurrency @MainActor public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?)
  {
    end(observer, keyPath) { $0.context == context }
  }

  /// Ends the observations of a property.
  @preconcurrency @MainActor public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
    end(observer, keyPath) { _ in true }
  }

  @MainActor private func end(_ observer: NSObject, _ keyPath: String, _ isMeant: (NamedPropertyObservation) -> Bool) {
    let found = PropertyObservers.remove(of: self) {
      guard let named = $0 as? NamedPropertyObservation else { return false }
      return named.name == keyPath && named.isHeld(by: observer) && isMeant(named)
    }
    if !found {
      UIKitError.raise(
        "Cannot remove an observer \(KeyedObject.description(observer)) for the key path \"\(keyPath)\" from "
          + "\(KeyedObject.description(self)) because it is not registered as an observer.")
    }
  }

  @MainActor private func raiseUndefinedKey(_ method: String, _ key: String) {
    UIKitError.raise(KeyedObject(self).undefinedKey(key, method))
  }
}
