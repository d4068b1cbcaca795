import Foundation

extension NSMutableDictionary {
  /// Sets the object for a key, which is an object that can be copied, such as `"name" as NSCopying`.
  public func setObject(_ anObject: Any, forKey key: any NSCopying) {
    guard let key = key as? AnyHashable else { return UIKitError.raise("\(key) has no hash value and cannot be a key") }
    setObject(anObject, forKey: key)
  }

  /// Sets the object for a key, or removes it for nil.
  public func setValue(_ value: Any?, forKey key: String) {
    if let value { setObject(value, forKey: key as NSString) } else { removeObject(forKey: key as NSString) }
  }
}
