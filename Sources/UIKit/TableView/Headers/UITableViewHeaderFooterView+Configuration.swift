import Foundation

extension UITableViewHeaderFooterView {
  public typealias ConfigurationUpdateHandler =
    @MainActor (_ headerFooterView: UITableViewHeaderFooterView, _ state: UIViewConfigurationState) -> Void

  public var contentConfiguration: (any UIContentConfiguration)? {
    get { configuration.content }
    set { setContentConfiguration(newValue) }
  }

  public var automaticallyUpdatesContentConfiguration: Bool {
    get { configuration.updatesContent }
    set { configuration.updatesContent = newValue }
  }

  public var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configuration.background }
    set { setBackgroundConfiguration(newValue) }
  }

  public var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { configuration.updatesBackground }
    set { configuration.updatesBackground = newValue }
  }

  public var configurationUpdateHandler: ConfigurationUpdateHandler? {
    get { configuration.handler }
    set {
      configuration.handler = newValue
      configurationNeedsUpdate()
    }
  }

  var currentConfigurationState: UIViewConfigurationState {
    var state = UIViewConfigurationState(traitCollection: traitCollection)
    state.isPinned = context.isPinned
    return state
  }

  var standardContentConfiguration: UIListContentConfiguration {
    switch (context.surface, context.isFooter) {
    case (.plain, false): .plainHeader()
    case (.plain, true): .plainFooter()
    case (_, false): .groupedHeader()
    case (_, true): .groupedFooter()
    }
  }

  func configurationNeedsUpdate() {
    guard !configuration.needsUpdate else { return }
    configuration.needsUpdate = true
    setNeedsLayout()
  }

  func updateConfigurationIfNeeded() {
    guard configuration.needsUpdate else { return }
    configuration.needsUpdate = false
    updateConfiguration(using: currentConfigurationState)
  }

  func applyConfigurations(for state: UIViewConfigurationState) {
    configuration.handler?(self, state)
    if configuration.updatesContent, let content = configuration.content {
      configuration.contentView?.configuration = content.updated(for: state)
    }
    if configuration.updatesBackground, let background = configuration.background {
      configuration.backgroundView?.configuration = background.updated(for: state)
    }
  }

  private func setContentConfiguration(_ content: (any UIContentConfiguration)?) {
    configuration.content = content
    guard let content else {
      configuration.contentView?.removeFromSuperview()
      configuration.contentView = nil
      return
    }
    for label in [titleLabel, detailLabel] { label?.removeFromSuperview() }
    titleLabel = nil
    detailLabel = nil
    let updated = configuration.updatesContent ? content.updated(for: currentConfigurationState) : content
    if let view = configuration.contentView, view.supports(updated) {
      view.configuration = updated
    } else {
      configuration.contentView?.removeFromSuperview()
      let view = updated.makeContentView()
      configuration.contentView = view
      view.frame = contentContainer.bounds
      contentContainer.addSubview(view)
    }
    setNeedsLayout()
  }

  private func setBackgroundConfiguration(_ background: UIBackgroundConfiguration?) {
    configuration.background = background
    configuration.backgroundView?.removeFromSuperview()
    configuration.backgroundView = nil
    if let background {
      let updated = configuration.updatesBackground ? background.updated(for: currentConfigurationState) : background
      let view = BackgroundConfigurationView(configuration: updated)
      configuration.backgroundView = view
      view.frame = bounds
      insertSubview(view, at: 0)
    }
    applyLooks()
  }
}
