import Foundation

/// Objects whose properties can be observed by key path: every `NSObject`.
///
/// ```swift
/// observation = scrollView.observe(\.contentOffset, options: [.new]) { scrollView, change in … }
/// ```
///
/// Geometry of views, the content offset and size of scroll views and the state of controls are reported immediately. Other properties are
/// compared at the end of each turn of the main run loop, and those of objects other than views, controllers and layers twenty times a
/// second. A class that calls `didChangeValue(for:)` in `didSet`, as translated `@objc dynamic` properties do, is reported at once too.
/// Unlike on iOS, setting a property to its present value is not reported, unless it is announced.
public protocol _KeyValueCodingAndObserving: AnyObject {}

extension NSObject: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving {
  /// Calls `changeHandler` when the property changes, until the observation is released.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let observation = PropertyObservation(self, keyPath, options, changeHandler)
    PropertyObservers.add(observation, of: self)
    return NSKeyValueObservation(observation)
  }

  public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
    if PropertyObservers.isUsed { PropertyObservers.willChange(self, keyPath) }
  }

  public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
    if PropertyObservers.isUsed { PropertyObservers.didChange(self, keyPath) }
  }
}

extension _KeyValueCodingAndObserving where Self: NSObject {
  public func willChangeValue(forKey key: String) {}
  /// Reports the properties of the object that differ from the last reported values: names of properties are unknown here. A queue continues
  /// when one of its operations has finished.
  public func didChangeValue(forKey key: String) {
    PropertyObservers.changed(self)
    guard let operation = self as? Operation else { return }
    switch key {
    case "isFinished", "finished": operation.didChangeValue(for: \Operation.isFinished)
    case "isReady", "ready": operation.didChangeValue(for: \Operation.isReady)
    default: break
    }
  }
}
