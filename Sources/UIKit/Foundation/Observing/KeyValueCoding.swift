import Foundation
import QuartzCore

/// Objects that store their values by name themselves, such as managed objects of Core Data.
public protocol _KeyedValues: AnyObject {
  func value(forKey key: String) -> Any?
  func setValue(_ value: Any?, forKey key: String)
}

/// Reads and sets properties by name for ``_KeyValueCodingAndObserving``.
@MainActor enum KeyValueCoding {
  static func value(forKey key: String, of object: AnyObject) -> Any? {
    if let layer = object as? CALayer { return layer.value(forKey: key) }
    if let dictionary = object as? NSDictionary { return dictionary.object(forKey: key as NSString) }
    if let keyed = object as? any _KeyedValues { return keyed.value(forKey: key) }
    if let part = PrivateKeys.value(forKey: key, of: object) { return part }
    return KeyedObject(object).value(for: key)
  }

  static func value(forKeyPath keyPath: String, of object: AnyObject) -> Any? {
    if let layer = object as? CALayer { return layer.value(forKeyPath: keyPath) }
    var current: Any? = object
    for key in keyPath.split(separator: ".") {
      guard let object = current else { return nil }
      current = value(forKey: String(key), of: object as AnyObject)
    }
    return current
  }

  static func set(_ value: Any?, forKey key: String, of object: AnyObject) {
    if let layer = object as? CALayer { return layer.setValue(value, forKey: key) }
    if let dictionary = object as? NSMutableDictionary { return set(value, forKey: key, in: dictionary) }
    if let keyed = object as? any _KeyedValues { return keyed.setValue(value, forKey: key) }
    if PrivateKeys.set(value, forKey: key, of: object) { return }
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
    if PrivateKeys.set(value, forKey: keyPath, of: object) { return }
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

/// Keys that are not public in UIKit, but that many apps use.
@MainActor private enum PrivateKeys {
  static func value(forKey key: String, of object: AnyObject) -> Any? {
    switch (object, key) {
    case (let bar as UISearchBar, "searchField"), (let bar as UISearchBar, "_searchField"): bar.searchTextField
    default: nil
    }
  }

  static func set(_ value: Any?, forKey key: String, of object: AnyObject) -> Bool {
    switch (object, key) {
    case (let field as UITextField, "_placeholderLabel.textColor"), (let field as UITextField, "placeholderLabel.textColor"):
      setPlaceholder(.foregroundColor, value as? UIColor, of: field)
    case (let field as UITextField, "_placeholderLabel.font"), (let field as UITextField, "placeholderLabel.font"):
      setPlaceholder(.font, value as? UIFont, of: field)
    case (let alert as UIAlertController, "attributedTitle"):
      alert.title = (value as? NSAttributedString)?.string
    case (let alert as UIAlertController, "attributedMessage"):
      alert.message = (value as? NSAttributedString)?.string
    case (let renderer as UIPrintPageRenderer, "paperRect"):
      renderer.take(paper: rect(value), printable: nil)
    case (let renderer as UIPrintPageRenderer, "printableRect"):
      renderer.take(paper: nil, printable: rect(value))
    default: return false
    }
    return true
  }

  private static func rect(_ value: Any?) -> CGRect? { value as? CGRect ?? (value as? NSValue)?.cgRectValue }

  private static func setPlaceholder(_ key: NSAttributedString.Key, _ value: Any?, of field: UITextField) {
    guard let value else { return }
    let text = field.attributedPlaceholder ?? NSAttributedString(string: field.placeholder ?? "")
    let changed = NSMutableAttributedString(attributedString: text)
    changed.addAttribute(key, value: value, range: NSRange(location: 0, length: changed.length))
    field.attributedPlaceholder = changed
  }
}
