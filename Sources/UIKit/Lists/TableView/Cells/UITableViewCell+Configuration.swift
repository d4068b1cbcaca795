extension UITableViewCell {
  /// A closure that configures a cell for its state.
  public typealias ConfigurationUpdateHandler = @MainActor (_ cell: UITableViewCell, _ state: UICellConfigurationState) -> Void

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

  func setDragState(_ new: DragState) {
    switch new {
    case .none: state.dragState = .none
    case .lifting: state.dragState = .lifting
    case .dragging: state.dragState = .dragging
    }
    if !userInteractionEnabledWhileDragging { contentView.isUserInteractionEnabled = new == .none }
    dragStateDidChange(new)
    stateChanged()
  }

  func stateChanged() {
    if configuration.content != nil || configuration.background != nil || configurationHandler != nil { configurationNeedsUpdate() }
    if usesSelectionCircle { editControl?.kind = .circle(isOn: state.isSelected) }
  }
}

extension UITableViewCell: ConfiguredView {
  package var currentConfigurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isHighlighted = self.state.isHighlighted
    state.isSelected = self.state.isSelected
    state.isEditing = self.state.isEditing
    state.isSwiped = self.state.isSwiped
    state.isReordering = self.state.isReordering
    state.cellDragState = self.state.dragState
    state.cellDropState = host?.dropState(of: self) ?? .none
    state.isDisabled = !isUserInteractionEnabled
    return state
  }

  package var configurationContainer: UIView { contentContainer }

  package func removeStandardContent() {
    for view in [titleLabel, detailLabel, pictureView] as [UIView?] { view?.removeFromSuperview() }
    titleLabel = nil
    detailLabel = nil
    titleLook = nil
    detailLook = nil
    pictureView = nil
  }

  package func configuredContentChanged() { host?.heightMayHaveChanged(of: self) }

  package func configuredBackgroundChanged() { applyColors() }
}

extension UITableViewCell {
  /// Requests another measurement because the size of the content has changed.
  final func contentSizeInvalidated() { host?.heightMayHaveChanged(of: self) }
}
