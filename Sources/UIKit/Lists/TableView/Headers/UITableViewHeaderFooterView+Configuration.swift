extension UITableViewHeaderFooterView {
  /// A closure that configures a header or footer for its state.
  public typealias ConfigurationUpdateHandler =
    @MainActor (_ headerFooterView: UITableViewHeaderFooterView, _ state: UIViewConfigurationState) -> Void

  /// The content configuration; setting it replaces the view inside `contentView`.
  public var contentConfiguration: (any UIContentConfiguration)? {
    get { configuration.content }
    set { setContentConfiguration(newValue) }
  }

  /// Whether the content configuration is updated automatically with the state; `true` by default.
  public var automaticallyUpdatesContentConfiguration: Bool {
    get { configuration.updatesContent }
    set { configuration.updatesContent = newValue }
  }

  /// The background configuration; `nil` uses `backgroundView`.
  public var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configuration.background }
    set { setBackgroundConfiguration(newValue) }
  }

  /// Whether the background configuration is updated automatically with the state; `true` by default.
  public var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { configuration.updatesBackground }
    set { configuration.updatesBackground = newValue }
  }

  /// Called on each change of the state, to set configurations.
  public var configurationUpdateHandler: ConfigurationUpdateHandler? {
    get { configurationHandler }
    set {
      configurationHandler = newValue
      configurationNeedsUpdate()
    }
  }

  var standardContentConfiguration: UIListContentConfiguration {
    switch (context.surface, context.isFooter) {
    case (.plain, false): .plainHeader()
    case (.plain, true): .plainFooter()
    case (_, false): .groupedHeader()
    case (_, true): .groupedFooter()
    }
  }
}

extension UITableViewHeaderFooterView: ConfiguredView {
  package var currentConfigurationState: UIViewConfigurationState {
    var state = UIViewConfigurationState(traitCollection: traitCollection)
    state.isPinned = context.isPinned
    return state
  }

  package var configurationContainer: UIView { contentContainer }

  package func removeStandardContent() {
    for label in [titleLabel, detailLabel] { label?.removeFromSuperview() }
    titleLabel = nil
    detailLabel = nil
  }

  package func configuredContentChanged() { host?.heightMayHaveChanged(of: self) }

  package func configuredBackgroundChanged() { applyLooks() }
}
