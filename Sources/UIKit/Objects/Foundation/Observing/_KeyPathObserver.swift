/// An object that receives changes of properties that are observed by name.
///
/// Responders conform, so views and controllers override the method as on iOS. The importer's translator adds the conformance to other
/// classes that have it, because `NSObject` on Linux has no such method to override.
@preconcurrency @MainActor public protocol _KeyPathObserver: AnyObject {
  /// Called when an observed property of `object` has changed.
  func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?)
}
