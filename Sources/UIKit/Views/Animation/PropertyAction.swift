import QuartzCore

/// Animates one property of a view's layer: created before the change, run after it.
@MainActor final class PropertyAction: CAAction {
  private let animation: ViewAnimation
  private let old: Any?

  init(animation: ViewAnimation, layer: CALayer, key: String) {
    self.animation = animation
    let isFromScreen = animation.options.contains(.beginFromCurrentState) && layer.hasAnimations
    old = (isFromScreen ? layer.presentation() : layer)?.value(forKey: key)
  }

  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    guard let layer = anObject as? CALayer else { return }
    let new = layer.value(forKey: event)
    if let recorder = animation.recorder {
      recorder.record(layer: layer, key: event, from: old, to: new)
    } else if let keyframes = animation.keyframes {
      keyframes.record(layer: layer, key: event, from: old, to: new)
    } else if animation.duration > 0 {
      Self.animate(layer, event, from: old, to: new, by: animation)
    }
  }

  static func animate(_ layer: CALayer, _ key: String, from old: Any?, to new: Any?, by animation: ViewAnimation) {
    let action = animation.makePropertyAnimation(keyPath: key)
    if animation.options.contains(.beginFromCurrentState) {
      layer.removeAnimations(ofKeyPath: key)
      action.fromValue = old
      action.toValue = new
      animation.add(action, to: layer, key: key)
    } else if let difference = difference(of: old, and: new) {
      action.fromValue = difference.value
      action.toValue = difference.nothing
      action.isAdditive = true
      animation.add(action, to: layer, key: nil)
    } else {
      action.fromValue = old
      action.toValue = new
      animation.add(action, to: layer, key: key)
    }
  }

  /// For values that can be added: returns the difference from `new` to `old`, and the zero it decays to.
  static func difference(of old: Any?, and new: Any?) -> (value: Any, nothing: Any)? {
    switch (old, new) {
    case (let old as CGPoint, let new as CGPoint):
      return (CGPoint(x: old.x - new.x, y: old.y - new.y), CGPoint.zero)
    case (let old as CGRect, let new as CGRect):
      return (
        CGRect(x: old.minX - new.minX, y: old.minY - new.minY, width: old.width - new.width, height: old.height - new.height),
        CGRect.zero
      )
    case (let old as CGSize, let new as CGSize):
      return (CGSize(width: old.width - new.width, height: old.height - new.height), CGSize.zero)
    case (let old as CGFloat, let new as CGFloat): return (old - new, CGFloat(0))
    case (let old as Float, let new as Float): return (old - new, Float(0))
    default: return nil
    }
  }
}
