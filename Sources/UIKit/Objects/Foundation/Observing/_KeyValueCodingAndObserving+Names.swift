import Foundation

/// Observing properties by name.
///
/// A name is looked up in the tables that the importer's translator generates for `@objc` members and outlets, then among the stored
/// properties, then among UIKit's own keys.
extension _KeyValueCodingAndObserving where Self: NSObject {
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

  /// Ends an observation with the same context.
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
}
