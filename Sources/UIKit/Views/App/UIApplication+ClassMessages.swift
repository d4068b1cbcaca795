/// Messages to the class by name: code that is shared with extensions of apps finds the application in this way.
extension UIApplication {
  /// Returns the application for the keys `sharedApplication` and `shared`; nil for other keys.
  public static func value(forKey key: String) -> Any? { ["sharedApplication", "shared"].contains(key) ? shared : nil }

  /// Returns the value at a path whose first key is `sharedApplication` or `shared`.
  public static func value(forKeyPath keyPath: String) -> Any? {
    let keys = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
    guard let first = keys.first, let application = value(forKey: first) as? UIApplication else { return nil }
    return keys.count == 1 ? application : application.value(forKeyPath: keys[1])
  }

  /// Returns whether the class has a method for the selector: that of the application has the name `sharedApplication`.
  public static func responds(to selector: Selector!) -> Bool { selector.map { value(forKey: $0.name) != nil } ?? false }

  /// Calls the method of the class for the selector. An unknown selector raises UIKit's message and returns nil.
  @discardableResult
  public static func perform(_ selector: Selector!) -> Unmanaged<AnyObject>! {
    guard responds(to: selector) else {
      UIKitError.raise("+[UIApplication \(selector.name)]: unrecognized selector sent to class")
      return nil
    }
    return Unmanaged.passUnretained(shared)
  }
}
