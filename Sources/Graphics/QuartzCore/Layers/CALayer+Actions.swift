import CoreGraphics

extension CALayer {
  /// Whether layers of views ask their delegates for actions, because an animation block of a view is running. The main actor reads and
  /// writes it in single loads and stores, never across a call.
  @exclusivity(unchecked) package static var viewActionsRun = false

  /// Whether the layer belongs to a view that returns `NSNull` for every event outside of view animations, so that it need not be asked.
  package var isViewBacked: Bool {
    get { marks.contains(.isViewBacked) }
    set { marks.set(.isViewBacked, newValue) }
  }

  func searchAction(forKey event: String) -> (any CAAction)? {
    if marks.contains(.hasDelegate), let delegate, let action = delegate.action(for: self, forKey: event) {
      return action is NSNull ? nil : action
    }
    if let action = extras?.actions?[event] { return action is NSNull ? nil : action }
    if let action = (extras?.style?["actions"] as? [String: any CAAction])?[event] { return action is NSNull ? nil : action }
    if let action = type(of: self).defaultAction(forKey: event) { return action is NSNull ? nil : action }
    return implicitAnimation(forKey: event)
  }

  /// Returns the action for the change of a property, if actions are enabled.
  func implicitAction(forKey key: String) -> (any CAAction)? {
    if marks.contains(.isCopy) || CATransaction.disableActions() { return nil }
    if !marks.contains(.isViewBacked) && !isOnScreen { return nil }
    return action(forKey: key)
  }

  /// Whether the layer is in a hosted tree since before this transaction.
  private var isOnScreen: Bool {
    let now = CATransaction.serial
    var node: CALayer? = self
    while let layer = node {
      if layer.joinedTransaction == now { return false }
      if layer.marks.contains(.isHosted) { return true }
      node = layer.owner
    }
    return false
  }

  /// Whether a renderer draws the tree the layer is in, also as a mask.
  package var isInHostedTree: Bool {
    var node: CALayer? = self
    while let layer = node {
      if layer.marks.contains(.isHosted) { return true }
      node = layer.owner
    }
    return false
  }

  /// Returns the implicit animation of a property change, from the value on screen to the new one.
  private func implicitAnimation(forKey key: String) -> CAAnimation? {
    guard let property = type(of: self).propertyTable[key], property.animatesImplicitly else { return nil }
    let animation = CABasicAnimation(keyPath: key)
    animation.fromValue = property.get(presentationForReading)
    animation.timingFunction = CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
    return animation
  }

  /// The layer with the current animated values: itself, unless it has animations.
  private var presentationForReading: CALayer {
    animationState == nil ? self : presentation() ?? self
  }
}
