import Foundation

/// An app's own action together with the value of the property before the change.
///
/// An action runs after the property is set but before anything is drawn: `presentation()` still returns the old value, which the action
/// can animate from.
final class ChangeAction: NSObject, CAAction {
  /// The change whose action is running. The main actor reads and writes it in single loads and stores, never across a call.
  @exclusivity(unchecked) static var current: ChangeAction?

  let layer: CALayer
  private let action: any CAAction
  private let key: String
  private let old: Any?

  init(_ action: any CAAction, of layer: CALayer, key: String) {
    self.action = action
    self.layer = layer
    self.key = key
    old = layer.value(forKey: key)
  }

  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    let outer = Self.current
    Self.current = self
    defer { Self.current = outer }
    action.run(forKey: event, object: anObject, arguments: dict)
  }

  /// Sets the value from before the change in a presentation copy.
  func putBack(into copy: CALayer) {
    if let property = type(of: copy).propertyTable[key] {
      property.set(copy, LayerValue(old))
    } else {
      copy.setUserValue(old, key)
    }
  }
}
