import CoreGraphics

/// Access to values by name: the properties of the class's table, and for any other key per value stored with the layer.
///
/// A value under a custom key can be animated and, if the class overrides `needsDisplay(forKey:)`, redraws the layer.
extension CALayer {
  final func ownValue(forKey key: String) -> Any? {
    if let property = type(of: self).propertyTable[key] { return property.read(self) }
    return userValue(key)
  }

  final func ownSetValue(_ value: Any?, forKey key: String) {
    if let property = type(of: self).propertyTable[key] {
      property.set(self, LayerValue(value))
      return
    }
    // A layer of a view is asked here even outside of animation blocks: only a class that overrides `action(forKey:)` returns an action.
    let action = actionToRun(forKey: key)
    setUserValue(value, key)
    if type(of: self).needsDisplay(forKey: key) { setNeedsDisplay() }
    didChange(key, action)
  }

  final func ownValue(forKeyPath keyPath: String) -> Any? {
    if let found = (self as? CAEmitterLayer)?.cell(forKeyPath: keyPath) { return found.cell.value(forKey: found.key) }
    let resolved = type(of: self).property(forKeyPath: keyPath)
    return resolved.component == nil
      ? resolved.property.read(self) : resolved.get(self).any.map { ($0 as? Double).map { CGFloat($0) } ?? $0 }
  }

  final func ownSetValue(_ value: Any?, forKeyPath keyPath: String) {
    if let found = (self as? CAEmitterLayer)?.cell(forKeyPath: keyPath) {
      found.cell.setValue(value, forKey: found.key)
      markChanged(.values)
      return
    }
    let resolved = type(of: self).property(forKeyPath: keyPath)
    if resolved.component == nil {
      setValue(value, forKey: keyPath)
    } else {
      resolved.set(self, LayerValue(value))
    }
  }

  func userValue(_ key: String) -> Any? {
    if let value = extras?.userValues[key] { return value }
    return extras?.style?[key] ?? type(of: self).defaultValue(forKey: key)
  }

  func setUserValue(_ value: Any?, _ key: String) {
    if value == nil, extras == nil { return }
    writableExtras.userValues[key] = value
  }
}
