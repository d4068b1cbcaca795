/// A cell, header or footer that supports background and content configurations.
///
/// The view itself declares the public members, and calls ``updateConfigurationIfNeeded()`` at the beginning of its layout.
@MainActor package protocol ConfiguredView: UIView {
  associatedtype State: UIConfigurationState

  var configuration: ConfigurationParts { get set }
  var currentConfigurationState: State { get }
  /// The view that contains the views of the configurations.
  var configurationContainer: UIView { get }

  /// Updates the configurations; subclasses can override it.
  func updateConfiguration(using state: State)
  /// Removes the standard content, because a content configuration replaces it.
  func removeStandardContent()
  func configuredContentChanged()
  func configuredBackgroundChanged()
}

extension ConfiguredView {
  /// Requests an update of the configurations, which takes place with the next layout.
  package func configurationNeedsUpdate() {
    guard !configuration.needsUpdate else { return }
    configuration.needsUpdate = true
    setNeedsLayout()
  }

  package func updateConfigurationIfNeeded() {
    guard configuration.needsUpdate else { return }
    configuration.needsUpdate = false
    updateConfiguration(using: currentConfigurationState)
  }

  package func showConfigurations(for state: State) {
    if configuration.updatesContent, let content = configuration.content {
      configuration.contentView?.configuration = content.updated(for: state)
    }
    if configuration.updatesBackground, let background = configuration.background {
      configuration.backgroundView?.configuration = background.updated(for: state)
    }
  }

  package func setContentConfiguration(_ content: (any UIContentConfiguration)?) {
    configuration.content = content
    guard let content else {
      configuration.contentView?.removeFromSuperview()
      configuration.contentView = nil
      return
    }
    removeStandardContent()
    let updated = configuration.updatesContent ? content.updated(for: currentConfigurationState) : content
    if let view = configuration.contentView, view.supports(updated) {
      view.configuration = updated
    } else {
      // The configuration's view replaces the content view, including views added by a document or the app.
      for view in configurationContainer.subviews { view.removeFromSuperview() }
      let view = updated.makeContentView()
      configuration.contentView = view
      view.frame = configurationContainer.bounds
      configurationContainer.addSubview(view)
    }
    setNeedsLayout()
    configuredContentChanged()
  }

  package func setBackgroundConfiguration(_ background: UIBackgroundConfiguration?) {
    configuration.background = background
    if let background {
      let updated = configuration.updatesBackground ? background.updated(for: currentConfigurationState) : background
      if let view = configuration.backgroundView {
        view.configuration = updated
      } else {
        let view = BackgroundConfigurationView(configuration: updated)
        configuration.backgroundView = view
        view.frame = bounds
        insertSubview(view, at: 0)
      }
    } else {
      configuration.backgroundView?.removeFromSuperview()
      configuration.backgroundView = nil
    }
    configuredBackgroundChanged()
  }

  /// Lays out the views of both configurations.
  package func layoutConfigurations() {
    if let view = configuration.backgroundView, view.frame != bounds { view.frame = bounds }
    if let view = configuration.contentView, view.frame != configurationContainer.bounds { view.frame = configurationContainer.bounds }
  }
}
