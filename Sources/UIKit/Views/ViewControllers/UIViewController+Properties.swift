import Observation

extension UIViewController {
  final func ownSetNeedsUpdateProperties() {
    needsUpdateProperties = true
    viewIfLoaded?.setNeedsLayout()
  }

  final func ownUpdatePropertiesIfNeeded() {
    guard needsUpdateProperties, isViewLoaded else { return }
    needsUpdateProperties = false
    withObservationTracking {
      updateProperties()
    } onChange: { [weak self] in
      Task { @MainActor in self?.setNeedsUpdateProperties() }
    }
  }
}
