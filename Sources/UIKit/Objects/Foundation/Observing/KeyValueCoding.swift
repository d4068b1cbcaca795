import QuartzCore

/// Objects that store their values by name themselves, such as managed objects of Core Data.
public protocol _KeyedValues: AnyObject {
  func value(forKey key: String) -> Any?
  func setValue(_ value: Any?, forKey key: String)
}

/// Reads and sets properties by name for ``_KeyValueCodingAndObserving``.
@MainActor package enum KeyValueCoding {
  package static func value(forKey key: String, of object: AnyObject) -> Any? {
    if let layer = object as? CALayer { return layer.value(forKey: key) }
    if let dictionary = object as? NSDictionary { return dictionary.object(forKey: key as NSString) }
    if let keyed = object as? any _KeyedValues { return keyed.value(forKey: key) }
    if isCollection(object) { return collected(key, of: object) }
    if let part = (object as? any PrivatelyKeyed)?.privateValue(forKey: key) { return part }
    return KeyedObject(object).value(for: key)
  }

  static func value(forKeyPath keyPath: String, of object: AnyObject) -> Any? {
    if let layer = object as? CALayer { return layer.value(forKeyPath: keyPath) }
    var (current, rest): (Any?, Substring) = (object, keyPath[...])
    while !rest.isEmpty {
      guard let object = current else { return nil }
      if isCollection(object) { return collected(String(rest), of: object) }
      let end = rest.firstIndex(of: ".") ?? rest.endIndex
      current = value(forKey: String(rest[..<end]), of: object as AnyObject)
      rest = rest[end...].dropFirst()
    }
    return current
  }

  private static func isCollection(_ object: Any) -> Bool { PredicateValue.elements(object) != nil }

  /// Returns the values of a collection's elements at a path, or the result of an operator such as `@sum` on them.
  private static func collected(_ path: String, of object: Any) -> Any? {
    let value = PredicateValue.value(at: path, of: object)
    return object is NSSet ? (value as? [Any]).map { NSSet(array: $0) } ?? value : value
  }

  static func set(_ value: Any?, forKey key: String, of object: AnyObject) {
    if let layer = object as? CALayer { return layer.setValue(value, forKey: key) }
    if let dictionary = object as? NSMutableDictionary { return set(value, forKey: key, in: dictionary) }
    if let keyed = object as? any _KeyedValues { return keyed.setValue(value, forKey: key) }
    if (object as? any PrivatelyKeyed)?.setPrivateValue(value, forKey: key) == true { return }
    let keyed = KeyedObject(object)
    switch keyed.set(value, for: key) {
    case .done: break
    case .wrongValue: UIKitErrorHandler.warn("\(KeyedObject.description(object)): the value for the key \(key) has another type.")
    case .noKey:
      if let own = ClassTables.method("setValue:forUndefinedKey:", of: type(of: object)) {
        own.call(object, [value, key])
      } else if ClassTables.moduleName(of: type(of: object)) == "UIKit" {
        // An app that sets a private key runs on iOS, so it runs here without it.
        UIKitErrorHandler.warn(keyed.undefinedKey(key))
      } else {
        UIKitError.raise(keyed.undefinedKey(key))
      }
    }
  }

  static func set(_ value: Any?, forKeyPath keyPath: String, of object: AnyObject) {
    if let layer = object as? CALayer { return layer.setValue(value, forKeyPath: keyPath) }
    if (object as? any PrivatelyKeyed)?.setPrivateValue(value, forKey: keyPath) == true { return }
    guard let dot = keyPath.firstIndex(of: ".") else { return set(value, forKey: keyPath, of: object) }
    let key = String(keyPath[..<dot])
    let rest = String(keyPath[keyPath.index(after: dot)...])
    guard let next = self.value(forKey: key, of: object) else {
      UIKitErrorHandler.warn("\(KeyedObject.description(object)): there is nothing at \(key) to set \(rest) of.")
      return
    }
    set(value, forKeyPath: rest, of: next as AnyObject)
  }

  private static func set(_ value: Any?, forKey key: String, in dictionary: NSMutableDictionary) {
    if let value { dictionary.setObject(value, forKey: key as NSString) } else { dictionary.removeObject(forKey: key as NSString) }
  }
}

/// An object with keys that are not part of UIKit's interface, but that many apps use.
@MainActor package protocol PrivatelyKeyed: AnyObject {
  func privateValue(forKey key: String) -> Any?
  /// Sets the value, and returns whether there is such a key.
  func setPrivateValue(_ value: Any?, forKey key: String) -> Bool
}

extension PrivatelyKeyed {
  package func privateValue(forKey key: String) -> Any? { nil }
  package func setPrivateValue(_ value: Any?, forKey key: String) -> Bool { false }
}
