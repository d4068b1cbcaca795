import Foundation

extension NSMutableDictionary {
  /// Sets the object for a key, or removes it for nil.
  public func setValue(_ value: Any?, forKey key: String) {
    if let value { setObject(value, forKey: key as NSString) } else { removeObject(forKey: key as NSString) }
  }
}
