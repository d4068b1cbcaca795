extension CALayer {
  var writableDetails: LayerDetails {
    if let details { return details }
    let made = LayerDetails()
    details = made
    return made
  }

  var writableExtras: LayerExtras {
    if let extras { return extras }
    let made = LayerExtras()
    extras = made
    return made
  }

  /// Called before the change of a property: returns its action. Costs nothing for layers of views.
  @inline(__always)
  func willChange(_ key: String) -> (any CAAction)? {
    if marks.contains(.isViewBacked) && !CALayer.viewActionsRun { return nil }
    return actionToRun(forKey: key)
  }

  /// Returns the action for the coming change. An action of the app sees the old value on screen while it runs.
  func actionToRun(forKey key: String) -> (any CAAction)? {
    guard let action = implicitAction(forKey: key) else { return nil }
    return action is CAAnimation ? action : ChangeAction(action, of: self, key: key)
  }

  /// Called after the change: marks it and runs the action.
  @inline(__always)
  func didChange(_ key: String, _ action: (any CAAction)?) {
    markChanged(.values)
    if let action { action.run(forKey: key, object: self, arguments: nil) }
  }

  /// Sets one of the details, unless it is equal.
  @inline(__always)
  func setDetail<Value: Equatable>(_ key: String, _ old: Value, _ new: Value, _ write: (inout LayerDetails.Values) -> Void) {
    guard old != new else { return }
    let action = willChange(key)
    write(&writableDetails.values)
    didChange(key, action)
  }

  /// Sets one of the Boolean properties, unless it is equal.
  func setFlag(_ key: String, _ flag: LayerState.Flags, _ new: Bool) {
    guard state.flags.contains(flag) != new else { return }
    let action = willChange(key)
    if new { state.flags.insert(flag) } else { state.flags.remove(flag) }
    didChange(key, action)
  }
}
