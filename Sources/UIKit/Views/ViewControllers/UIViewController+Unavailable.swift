extension UIViewController {
  final func ownSetNeedsUpdateContentUnavailableConfiguration() {
    guard isViewLoaded else { return }
    needsUnavailableUpdate = true
    view.setNeedsLayout()
  }

  /// Calls an overridden `updateContentUnavailableConfiguration(using:)` if requested.
  final func updateUnavailableIfNeeded() {
    guard needsUnavailableUpdate else { return }
    needsUnavailableUpdate = false
    updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
  }

  final var unavailableState: UIContentUnavailableConfigurationState {
    var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
    if let search = navigationItem.searchStorage.controller, search.isActive { state.searchText = search.searchText ?? "" }
    return state
  }

  /// Shows a configuration over the view, which fills it and stays above its other subviews.
  final func showUnavailable(_ configuration: (any UIContentConfiguration)?) {
    guard let configuration else {
      unavailableContent?.removeFromSuperview()
      unavailableContent = nil
      return
    }
    if let shown = unavailableContent, shown.supports(configuration) {
      shown.configuration = configuration
      return
    }
    unavailableContent?.removeFromSuperview()
    let content = configuration.makeContentView()
    content.frame = view.bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(content)
    unavailableContent = content
  }
}
