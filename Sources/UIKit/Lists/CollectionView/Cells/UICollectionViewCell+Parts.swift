@_spi(UIKitParts) import UIKitViews
import CoreGraphics

extension UICollectionViewCell {
  final func prepareCell() {
    contentContainer.frame = bounds
    contentContainer.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentContainer)
    // The view with an opaque background, cell or content view, is rasterized once and then copied.
    layer.flattens = true
    contentContainer.layer.flattens = true
  }

  final func resetForReuse() {
    isHighlighted = false
    isSelected = false
    isReordering = false
    dragState = .none
    resetRow()
  }

  final func layoutParts() {
    if fillsWithContent, contentContainer.frame != bounds { contentContainer.frame = bounds }
    for case let view? in [backgroundView, selectedBackgroundView] where view.superview === self && view.frame != bounds {
      view.frame = bounds
    }
    layoutConfigurations()
    if fillsWithContent { layoutSeparators(isMirrored: effectiveUserInterfaceLayoutDirection == .rightToLeft) }
  }

  /// Whether the content view is as large as the cell; a list cell has accessories beside it.
  private var fillsWithContent: Bool { !(self is UICollectionViewListCell) }

  // MARK: Backgrounds

  final func backgroundChanged(from old: UIView?) {
    guard backgroundView !== old else { return }
    if old?.superview === self { old?.removeFromSuperview() }
    guard let backgroundView else { return }
    if configuration.background != nil { setBackgroundConfiguration(nil) }
    backgroundView.frame = bounds
    backgroundView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(backgroundView, at: 0)
  }

  final func selectedBackgroundChanged(from old: UIView?) {
    guard selectedBackgroundView !== old else { return }
    if old?.superview === self { old?.removeFromSuperview() }
    if selectedBackgroundView != nil, configuration.background != nil { setBackgroundConfiguration(nil) }
    showSelectedBackground()
  }

  /// A background configuration replaces the background views.
  final func replaceBackground(by new: UIBackgroundConfiguration?) {
    if new != nil {
      backgroundView = nil
      selectedBackgroundView = nil
    }
    setBackgroundConfiguration(new)
  }

  private func showSelectedBackground() {
    guard let view = selectedBackgroundView else { return }
    guard isSelected || isHighlighted else {
      if view.superview === self { view.removeFromSuperview() }
      return
    }
    guard view.superview !== self else { return }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, belowSubview: contentContainer)
  }

  // MARK: State

  final func selectionStateChanged() {
    showSelectedBackground()
    for view in contentContainer.subviews { setHighlight(isSelected || isHighlighted, of: view) }
    stateChanged()
  }

  /// Sets the highlighted state of a view and its descendants.
  private func setHighlight(_ isOn: Bool, of view: UIView) {
    (view as? any UIHighlightable)?.isHighlighted = isOn
    for subview in view.subviews { setHighlight(isOn, of: subview) }
  }

  final func setDragState(_ new: DragState) {
    switch new {
    case .none: dragState = .none
    case .lifting: dragState = .lifting
    case .dragging: dragState = .dragging
    }
    dragStateDidChange(new)
    stateChanged()
  }

  final func stateChanged() {
    if configuration.content != nil || configuration.background != nil || configurationHandler != nil || overridesUpdate {
      configurationNeedsUpdate()
    }
  }

  /// Whether the subclass overrides `updateConfiguration(using:)`.
  private var overridesUpdate: Bool { CellMethods.updatesConfiguration.isOverridden(in: type(of: self)) }
}

extension UICollectionViewCell: ConfiguredView {
  package final var currentConfigurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isHighlighted = isHighlighted
    state.isSelected = isSelected
    state.isEditing = collectionHost?.isEditing ?? false
    state.isReordering = isReordering
    if let cell = self as? UICollectionViewListCell {
      state.isExpanded = cell.parts.isExpanded
    }
    state.isSwiped = row.isSwiped
    state.isPinned = row.place?.isPinned ?? false
    state.isFocused = isFocused
    state.cellDragState = dragState
    state.cellDropState = collectionHost?.extras.dropping?.state(of: self) ?? .none
    state.isDisabled = !isUserInteractionEnabled
    return state
  }

  package final var configurationContainer: UIView { contentContainer }

  package final func removeStandardContent() {}

  package final func configuredContentChanged() { collectionHost?.preferredSizeMayHaveChanged(of: self) }

  package final func configuredBackgroundChanged() {}
}

@preconcurrency @MainActor package final class CollectionContentView: UIView {
  package override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    guard let cell = superview as? UICollectionViewCell else { return }
    cell.collectionHost?.preferredSizeMayHaveChanged(of: cell)
  }

  package override func constraintsWithinChanged() {
    guard let cell = superview as? UICollectionViewCell, cell.collectionHost?.selfSizingInvalidation == .enabledIncludingConstraints else {
      return
    }
    cell.collectionHost?.preferredSizeMayHaveChanged(of: cell)
  }
}

/// The overridden methods of a cell's class.
@MainActor enum CellMethods {
  static let updatesConfiguration = MethodSlot(UICollectionViewCell.self, probe: UpdateProbe.self, plain: PlainCell.self)
}

private final class PlainCell: UICollectionViewCell {}

private final class UpdateProbe: UICollectionViewCell {
  override func updateConfiguration(using state: UICellConfigurationState) { MethodSlot.probed() }
}
