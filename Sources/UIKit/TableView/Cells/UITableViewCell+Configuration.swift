import Foundation

extension UITableViewCell {
  public typealias ConfigurationUpdateHandler = @MainActor (_ cell: UITableViewCell, _ state: UICellConfigurationState) -> Void

  /// What the cell shows, in place of the standard texts and image.
  public var contentConfiguration: (any UIContentConfiguration)? {
    get { configuration.content }
    set { setContentConfiguration(newValue) }
  }

  /// Whether the content follows the cell's state by itself.
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

  /// Called whenever the state changed, to configure the cell anew.
  public var configurationUpdateHandler: ConfigurationUpdateHandler? {
    get { configuration.handler }
    set {
      configuration.handler = newValue
      configurationNeedsUpdate()
    }
  }

  var currentConfigurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isHighlighted = self.state.isHighlighted
    state.isSelected = self.state.isSelected
    state.isEditing = self.state.isEditing
    state.isSwiped = self.state.isSwiped
    state.isReordering = self.state.isReordering
    state.isDisabled = !isUserInteractionEnabled
    return state
  }

  var standardContentConfiguration: UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }

  var standardBackgroundConfiguration: UIBackgroundConfiguration {
    context.surface == .plain ? .listPlainCell() : .listGroupedCell()
  }

  /// Marks the configurations as behind the state; they are brought up to date once, with the next layout.
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

  func applyConfigurations(for state: UICellConfigurationState) {
    configuration.handler?(self, state)
    if configuration.updatesContent, let content = configuration.content {
      configuration.contentView?.configuration = content.updated(for: state)
    }
    if configuration.updatesBackground, let background = configuration.background {
      configuration.backgroundView?.configuration = background.updated(for: state)
    }
  }

  func stateChanged() {
    if configuration.content != nil || configuration.background != nil || configuration.handler != nil { configurationNeedsUpdate() }
    if usesSelectionCircle { editControl?.kind = .circle(isOn: state.isSelected) }
  }

  private func setContentConfiguration(_ content: (any UIContentConfiguration)?) {
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
      configuration.contentView?.removeFromSuperview()
      let view = updated.makeContentView()
      configuration.contentView = view
      view.frame = contentContainer.bounds
      contentContainer.addSubview(view)
    }
    setNeedsLayout()
    host?.heightMayHaveChanged(of: self)
  }

  private func removeStandardContent() {
    for view in [titleLabel, detailLabel, pictureView] as [UIView?] { view?.removeFromSuperview() }
    titleLabel = nil
    detailLabel = nil
    pictureView = nil
  }

  private func setBackgroundConfiguration(_ background: UIBackgroundConfiguration?) {
    configuration.background = background
    guard let background else {
      configuration.backgroundView?.removeFromSuperview()
      configuration.backgroundView = nil
      applyColors()
      return
    }
    let updated = configuration.updatesBackground ? background.updated(for: currentConfigurationState) : background
    if let view = configuration.backgroundView {
      view.configuration = updated
    } else {
      let view = BackgroundConfigurationView(configuration: updated)
      configuration.backgroundView = view
      view.frame = bounds
      insertSubview(view, at: 0)
    }
    applyColors()
  }
}
