import CoreGraphics

/// Values by name: over the class's table of properties, and for any other key a value kept with the layer.
///
/// A value under a key of your own animates and, if the class says so in `needsDisplay(forKey:)`, draws the layer again.
extension CALayer {
  /// The value of a property, or what was set for a key without property.
  public func value(forKey key: String) -> Any? {
    if let property = type(of: self).propertyTable[key] { return property.read(self) }
    return userValue(key)
  }

  /// Sets a property, or keeps a value for a key without property.
  public func setValue(_ value: Any?, forKey key: String) {
    if let property = type(of: self).propertyTable[key] {
      property.set(self, LayerValue(value))
      return
    }
    // A layer of a view is asked here even outside of animation blocks: only a class that overrides `action(forKey:)` has an answer.
    let action = actionToRun(forKey: key)
    setUserValue(value, key)
    if type(of: self).needsDisplay(forKey: key) { setNeedsDisplay() }
    didChange(key, action)
  }

  /// A property or, after a dot, a component of it: `transform.rotation.z`, `position.x`, `bounds.size.width`.
  public func value(forKeyPath keyPath: String) -> Any? {
    if let found = (self as? CAEmitterLayer)?.cell(forKeyPath: keyPath) { return found.cell.value(forKey: found.key) }
    let resolved = type(of: self).property(forKeyPath: keyPath)
    return resolved.component == nil
      ? resolved.property.read(self) : resolved.get(self).any.map { ($0 as? Double).map { CGFloat($0) } ?? $0 }
  }

  /// Sets a property or a part of one, such as `transform.scale`.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
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
