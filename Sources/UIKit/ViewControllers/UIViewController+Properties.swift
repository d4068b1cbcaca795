import Observation

extension UIViewController {
  /// Requests `updateProperties()` before the next layout of the view.
  public final func setNeedsUpdateProperties() {
    needsUpdateProperties = true
    viewIfLoaded?.setNeedsLayout()
  }

  /// Calls `updateProperties()` if it was requested.
  public final func updatePropertiesIfNeeded() {
    guard needsUpdateProperties, isViewLoaded else { return }
    needsUpdateProperties = false
    withObservationTracking {
      updateProperties()
    } onChange: { [weak self] in
      Task { @MainActor in self?.setNeedsUpdateProperties() }
    }
  }

  /// Applies changes of traits immediately; here they always are.
  public final func updateTraitsIfNeeded() { viewIfLoaded?.updateTraits() }
}
