import Observation

extension UIView {
  /// Requests `updateProperties()` before the next layout.
  public final func setNeedsUpdateProperties() {
    flags.remove(.propertiesAreCurrent)
    setNeedsLayout()
  }

  /// Calls `updateProperties()` of this view and its descendants, if requested.
  public final func updatePropertiesIfNeeded() {
    if !flags.contains(.propertiesAreCurrent) { updatePropertiesNow() }
    for view in subviews { view.updatePropertiesIfNeeded() }
  }

  /// Applies changes of traits immediately; here they always are.
  public final func updateTraitsIfNeeded() { updateTraits() }

  final func updatePropertiesNow() {
    flags.insert(.propertiesAreCurrent)
    guard ViewMethods.updateProperties.isOverridden(in: type(of: self)) else { return }
    withObservationTracking {
      updateProperties()
    } onChange: { [weak self] in
      Task { @MainActor in self?.setNeedsUpdateProperties() }
    }
  }
}
