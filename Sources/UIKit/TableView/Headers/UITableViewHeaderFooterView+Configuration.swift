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
  var currentConfigurationState: UIViewConfigurationState {
    var state = UIViewConfigurationState(traitCollection: traitCollection)
    state.isPinned = context.isPinned
    return state
  }

  var configurationContainer: UIView { contentContainer }

  func removeStandardContent() {
    for label in [titleLabel, detailLabel] { label?.removeFromSuperview() }
    titleLabel = nil
    detailLabel = nil
  }

  func configuredContentChanged() { host?.heightMayHaveChanged(of: self) }

  func configuredBackgroundChanged() { applyLooks() }
}
