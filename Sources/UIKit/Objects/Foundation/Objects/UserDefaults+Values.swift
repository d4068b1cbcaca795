import Foundation

extension UserDefaults {
  public func value(forKey key: String) -> Any? { object(forKey: key) }
  /// Stores a value, as `set(_:forKey:)` does.
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
}
