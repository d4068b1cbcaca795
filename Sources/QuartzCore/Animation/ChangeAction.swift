import Foundation

/// An app's own action together with the value that its property had before.
///
/// An action runs after the property is set, but before anything is drawn: `presentation()` still has the old value then, and an
/// action reads it to lead from there.
final class ChangeAction: NSObject, CAAction {
  /// The change whose action runs now.
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

  /// Gives a presentation copy the value from before the change.
  func putBack(into copy: CALayer) {
    if let property = type(of: copy).propertyTable[key] {
      property.set(copy, LayerValue(old))
    } else {
      copy.setUserValue(old, key)
    }
  }
}
