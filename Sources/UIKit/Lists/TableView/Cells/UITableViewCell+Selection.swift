import Foundation

/// A view that has a highlighted appearance. A cell passes its highlight to every such view in it.
///
/// Labels, image views and controls conform; adopt the protocol in custom views.
@preconcurrency @MainActor public protocol UIHighlightable: AnyObject {
  /// Whether the view is drawn highlighted; the cell sets it on its subviews.
  var isHighlighted: Bool { get set }
}

extension UILabel: UIHighlightable {}
extension UIImageView: UIHighlightable {}
extension UIControl: UIHighlightable {}

extension UITableViewCell {
  func changeSelected(_ selected: Bool, animated: Bool) {
    let changed = selected != state.isSelected
    state.isSelected = selected
    // The table calls this between requesting a cell and showing it; a color that the app set meanwhile is restored.
    if labelColor != nil, figures.table.cellsFollowTable {
      labelColor = nil
      applyColors()
    }
    guard changed else { return }
    showSelection(state.looksSelected, animated: animated)
    stateChanged()
  }

  func changeHighlighted(_ highlighted: Bool, animated: Bool) {
    guard highlighted != state.isHighlighted else { return }
    state.isHighlighted = highlighted
    showSelection(state.looksSelected, animated: animated)
    stateChanged()
  }

  /// Shows or hides the selection background, and passes the highlight on.
  func showSelection(_ shows: Bool, animated: Bool) {
    if state.isEditing, usesSelectionCircle { return showChosen(shows && state.isSelected) }
    let showsBackground = shows && selectionStyle != .none
    if showsBackground {
      let view = selectionView()
      if shownSelection !== view {
        shownSelection?.removeFromSuperview()
        shownSelection = view
      }
      view.frame = selectionFrame
      view.layer.removeAllAnimations()
      view.alpha = 1
      insertSubview(view, belowSubview: contentContainer)
      propagateHighlight(true)
      return
    }
    guard let view = shownSelection else {
      propagateHighlight(false)
      return
    }
    guard animated, window != nil else {
      shownSelection = nil
      view.removeFromSuperview()
      propagateHighlight(false)
      return
    }
    UIView.animate(
      withDuration: 0.35, animations: { view.alpha = 0 },
      completion: { [weak self] _ in
        guard let self, self.shownSelection === view, !self.state.looksSelected else { return }
        self.shownSelection = nil
        view.removeFromSuperview()
        view.alpha = 1
        self.propagateHighlight(false)
      })
  }

  /// Shows a pale background for a row that is selected by its circle; its texts are not highlighted.
  private func showChosen(_ isChosen: Bool) {
    let wanted = isChosen && selectionStyle != .none ? chosenView() : nil
    if shownSelection !== wanted {
      shownSelection?.removeFromSuperview()
      shownSelection = wanted
    }
    // The cell may have been highlighted, or its highlight fading out, when editing began.
    propagateHighlight(false)
    guard let wanted else { return }
    wanted.frame = bounds
    wanted.alpha = 1
    insertSubview(wanted, belowSubview: contentContainer)
  }

  private func chosenView() -> UIView {
    if let view = multipleSelectionBackgroundView ?? selectedBackgroundView { return view }
    let view = standardSelection ?? CellSelectionView()
    standardSelection = view
    view.show(color: traitCollection.design.editing.chosenRow, context: context, table: table)
    return view
  }

  /// The frame of the selection background. The classic gradient leaves the separator free; other backgrounds fill the cell.
  var selectionFrame: CGRect {
    guard figures.table.blueSelection != nil, let standardSelection, shownSelection === standardSelection else { return bounds }
    let (top, height) = contentBand
    return CGRect(x: 0, y: top, width: bounds.width, height: height)
  }

  /// Returns the background of a selected row: the app's view, or the design's.
  private func selectionView() -> UIView {
    if context.allowsMultipleSelection, let multipleSelectionBackgroundView { return multipleSelectionBackgroundView }
    if let selectedBackgroundView { return selectedBackgroundView }
    let view = standardSelection ?? CellSelectionView()
    standardSelection = view
    view.show(style: selectionStyle, context: context, table: table)
    return view
  }

  func selectionBackgroundChanged(_ old: UIView?) {
    if old === shownSelection, old != nil {
      old?.removeFromSuperview()
      shownSelection = nil
      // The highlight ends together with the view that is fading out.
      if !state.looksSelected { propagateHighlight(false) }
    }
    if state.looksSelected { showSelection(true, animated: false) }
  }

  private func propagateHighlight(_ highlighted: Bool) {
    for view in contentContainer.subviews { setHighlight(highlighted, of: view) }
    if let shownAccessory { setHighlight(highlighted, of: shownAccessory) }
    applyTextBackgrounds()
  }

  /// Sets the highlighted state of a view and its descendants.
  func setHighlight(_ highlighted: Bool, of view: UIView) {
    (view as? any UIHighlightable)?.isHighlighted = highlighted
    for subview in view.subviews { setHighlight(highlighted, of: subview) }
  }
}
