import Foundation

extension UITableViewCell {
  /// Whether the minus, plus or selection circle shows now.
  var showsEditControl: Bool {
    state.isEditing && !state.isSwiped && (grantedEditingStyle != .none || usesSelectionCircle)
  }

  var showsReorder: Bool { state.isEditing && !state.isSwiped && showsReorderControl }

  /// Whether the content makes room at the leading side.
  var indentsForEditing: Bool { shouldIndentWhileEditing }

  /// Whether rows are chosen by circles: multiple selection during editing.
  var usesSelectionCircle: Bool { context.allowsMultipleSelectionDuringEditing }

  func changeEditing(_ editing: Bool, animated: Bool) {
    guard editing != state.isEditing else { return }
    let mask = editing && (grantedEditingStyle != .none || usesSelectionCircle) ? StateMask.showingEditControl : []
    transition(to: mask, animated: animated) { $0.isEditing = editing }
    stateChanged()
  }

  /// Shows or hides the Delete button; `swiped` when it came by a swipe, without the other controls.
  func setDeleteConfirmation(_ shows: Bool, swiped: Bool, title: String?, animated: Bool) {
    guard shows != showingDeleteConfirmation || swiped != state.isSwiped else { return }
    if shows {
      let button = deleteButton ?? makeDeleteButton()
      button.title = title ?? NSLocalizedString("Delete", comment: "")
      layoutIfNeeded()
    }
    var mask = state.mask
    if shows { mask.insert(.showingDeleteConfirmation) } else { mask.remove(.showingDeleteConfirmation) }
    transition(to: mask, animated: animated) { $0.isSwiped = shows && swiped }
    editControl?.setTurned(shows && !swiped, animated: animated)
    stateChanged()
  }

  /// Changes state and controls, the overridable calls around it, with what moves moving when `animated`.
  private func transition(to mask: StateMask, animated: Bool, change: (inout CellState) -> Void) {
    let masksDiffer = mask != state.mask
    if masksDiffer { willTransition(to: mask) }
    if animated, window != nil { layoutIfNeeded() }
    change(&state)
    state.mask = mask
    editingChanged(animated: animated)
    accessoriesChanged()
    guard animated, window != nil else {
      setNeedsLayout()
      if masksDiffer { didTransition(to: mask) }
      dropIdleControls()
      return
    }
    UIView.animate(
      withDuration: 0.3, delay: 0, options: [.beginFromCurrentState, .allowUserInteraction],
      animations: {
        self.setNeedsLayout()
        self.layoutIfNeeded()
        self.fadeControls()
      },
      completion: { [weak self] _ in
        guard let self else { return }
        if masksDiffer { self.didTransition(to: mask) }
        self.dropIdleControls()
      })
  }

  /// Makes the controls that are due; those no longer due stay until they have moved out.
  func editingChanged(animated: Bool = false) {
    if showsEditControl {
      let control = editControl ?? makeEditControl()
      control.kind = usesSelectionCircle ? .circle(isOn: state.isSelected) : grantedEditingStyle == .insert ? .insert : .delete
      control.design = traitCollection.design
      if animated { control.alpha = control.frame.minX < 0 ? 0 : control.alpha } else { control.alpha = 1 }
    }
    if showsReorder {
      let control = reorderControl ?? makeReorderControl()
      control.design = traitCollection.design
      control.alpha = 1
    }
    setNeedsLayout()
    if !animated { dropIdleControls() }
  }

  private func fadeControls() {
    editControl?.alpha = showsEditControl ? 1 : 0
    reorderControl?.alpha = showsReorder ? 1 : 0
  }

  private func dropIdleControls() {
    if !showsEditControl {
      editControl?.removeFromSuperview()
      editControl = nil
    }
    if !showsReorder {
      reorderControl?.removeFromSuperview()
      reorderControl = nil
    }
    if !showingDeleteConfirmation {
      deleteButton?.removeFromSuperview()
      deleteButton = nil
    }
  }

  /// Leaves editing at once and without the overridable calls' animation: the cell goes to another row.
  func endEditingQuietly() {
    state.isEditing = false
    state.isSwiped = false
    state.mask = []
    dropIdleControls()
    accessoriesChanged()
    setNeedsLayout()
  }

  // MARK: Making

  private func makeEditControl() -> CellEditControl {
    let control = CellEditControl { [weak self] in
      guard let self else { return }
      self.host?.editControlWasTapped(in: self)
    }
    editControl = control
    addSubview(control)
    let frame = partFrames.editControl
    control.frame = frame.offsetBy(dx: -frame.width, dy: 0)
    return control
  }

  private func makeReorderControl() -> CellReorderControl {
    let control = CellReorderControl()
    reorderControl = control
    addSubview(control)
    control.frame = CGRect(x: bounds.width, y: 0, width: table.reorderControlWidth, height: bounds.height)
    return control
  }

  private func makeDeleteButton() -> CellDeleteButton {
    let button = CellDeleteButton(design: traitCollection.design) { [weak self] in
      guard let self else { return }
      self.host?.deleteButtonWasTapped(in: self)
    }
    deleteButton = button
    addSubview(button)
    return button
  }
}
