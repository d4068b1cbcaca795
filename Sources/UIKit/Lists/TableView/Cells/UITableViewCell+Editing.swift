import Foundation

extension UITableViewCell {
  /// Whether the minus, plus or selection circle is shown now.
  var showsEditControl: Bool {
    state.isEditing && !state.isSwiped && state.mayEdit && (grantedEditingStyle != .none || usesSelectionCircle)
  }

  var showsReorder: Bool { state.isEditing && !state.isSwiped && showsReorderControl }

  /// Whether the content is indented at the leading side. An editable row is indented even without a control.
  var indentsForEditing: Bool {
    guard state.isEditing, !state.isSwiped, shouldIndentWhileEditing else { return false }
    return showsEditControl || state.mayEdit && host != nil
  }

  /// Whether rows are selected by circles: multiple selection during editing.
  var usesSelectionCircle: Bool { context.allowsMultipleSelectionDuringEditing }

  /// Enters or leaves editing. In a table, controls appear after the table has asked which ones to show.
  func changeEditing(_ editing: Bool, animated: Bool) {
    guard editing != state.isEditing else { return }
    if host?.grantsEditing ?? false {
      if animated, window != nil { layoutIfNeeded() }
      state.isEditing = editing
      return
    }
    transition(to: editingMask(editing), animated: animated) { $0.isEditing = editing }
    stateChanged()
  }

  /// A row that may be edited is in editing mode even without a control.
  private func editingMask(_ editing: Bool) -> StateMask { editing && state.mayEdit ? .showingEditControl : [] }

  /// Shows or hides the controls according to the table's data source and delegate.
  func applyGrant(_ grant: EditingGrant, animated: Bool) {
    grantedEditingStyle = grant.style
    if let indents = grant.indents { shouldIndentWhileEditing = indents }
    if let reorders = grant.reorders { showsReorderControl = reorders }
    let mayEdit = grant.mayEdit
    // The previous state was laid out when the editing mode changed.
    transition(to: state.isEditing && mayEdit ? .showingEditControl : [], animated: animated, isLaidOut: true) { $0.mayEdit = mayEdit }
    stateChanged()
  }

  /// Notifies the cell that its row was opened by a swipe or by its minus.
  func setDeleteConfirmation(_ shows: Bool, swiped: Bool, animated: Bool) {
    guard shows != showingDeleteConfirmation || swiped != state.isSwiped else { return }
    var mask = state.mask
    if shows { mask.insert(.showingDeleteConfirmation) } else { mask.remove(.showingDeleteConfirmation) }
    transition(to: mask, animated: animated) { $0.isSwiped = swiped }
    if figures.table.minusTurns { editControl?.setTurned(shows && !swiped, animated: animated) }
    stateChanged()
  }

  /// Changes state and controls between the calls of `willTransition` and `didTransition`; animates frames if `animated`.
  private func transition(to mask: StateMask, animated: Bool, isLaidOut: Bool = false, change: (inout CellState) -> Void) {
    let masksDiffer = mask != state.mask
    if masksDiffer { willTransition(to: mask) }
    let moves = animated && window != nil
    if moves, !isLaidOut { layoutIfNeeded() }
    change(&state)
    state.mask = mask
    editingChanged(animated: moves)
    accessoriesChanged()
    guard moves else {
      setNeedsLayout()
      if masksDiffer { didTransition(to: mask) }
      return
    }
    // Controls slide in across the edge of an inset group.
    let isCut = figures.table.cutsCells(on: context.surface)
    if isCut { layer.masksToBounds = true }
    if let shownAccessory, shownAccessory.frame.minX == 0 { UIView.performWithoutAnimation { startAccessory(shownAccessory) } }
    UIView.animate(
      withDuration: 0.3, delay: 0, options: .allowUserInteraction,
      animations: {
        self.setNeedsLayout()
        self.layoutIfNeeded()
        self.fadeControls()
      },
      completion: { [weak self] _ in
        guard let self else { return }
        if isCut, self.layer.cornerRadius == 0 { self.layer.masksToBounds = false }
        if masksDiffer { self.didTransition(to: mask) }
        self.dropIdleControls()
      })
  }

  /// Places a new accessory at its final position, so that it does not move in from the corner.
  private func startAccessory(_ accessory: UIView) {
    let frame = partFrames.accessory
    accessory.frame = effectiveUserInterfaceLayoutDirection == .rightToLeft ? frame.mirrored(in: bounds.width) : frame
  }

  /// Creates the required controls; obsolete controls stay until they have moved out.
  func editingChanged(animated: Bool = false) {
    if showsEditControl {
      let control = editControl ?? makeEditControl(animated: animated)
      control.kind = usesSelectionCircle ? .circle(isOn: state.isSelected) : grantedEditingStyle == .insert ? .insert : .delete
      control.design = traitCollection.design
      if !animated { control.alpha = 1 }
    }
    if showsReorder {
      let control = reorderControl ?? makeReorderControl(animated: animated)
      control.design = traitCollection.design
      if !animated { control.alpha = 1 }
    }
    setNeedsLayout()
    if !animated { dropIdleControls() }
  }

  private func fadeControls() {
    editControl?.alpha = showsEditControl ? 1 : 0
    reorderControl?.alpha = showsReorder && !(showingDeleteConfirmation && figures.table.deleteReplacesGrabber) ? 1 : 0
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
  }

  /// Leaves editing without animation, because the cell is reused for another row.
  func endEditingQuietly() {
    state.isEditing = false
    state.isSwiped = false
    state.mask = []
    state.leadingReserve = 0
    state.trailingReserve = 0
    dropIdleControls()
    accessoriesChanged()
    setNeedsLayout()
  }

  // MARK: Making

  private func makeEditControl(animated: Bool) -> CellEditControl {
    let control = CellEditControl { [weak self] in
      guard let self else { return }
      self.host?.editControlWasTapped(in: self)
    }
    editControl = control
    control.design = traitCollection.design
    let frame = partFrames.editControl
    start(control, from: frame.offsetBy(dx: -frame.width, dy: 0), animated: animated)
    return control
  }

  private func makeReorderControl(animated: Bool) -> CellReorderControl {
    let control = CellReorderControl()
    control.cell = self
    reorderControl = control
    control.design = traitCollection.design
    let frame = partFrames.reorderControl
    start(control, from: frame.offsetBy(dx: frame.width, dy: 0), animated: animated)
    return control
  }

  /// Places a control outside of the visible area, where its animation begins.
  private func start(_ control: UIView, from frame: CGRect, animated: Bool) {
    UIView.performWithoutAnimation {
      addSubview(control)
      control.frame = effectiveUserInterfaceLayoutDirection == .rightToLeft ? frame.mirrored(in: bounds.width) : frame
      control.alpha = animated ? 0 : 1
      // Lays out only the control: `layoutIfNeeded` would also lay out the cell, which is about to move.
      control.layoutSubviews()
      // The animated layout of the cell, which follows, would do the same once more for every row.
      control.layer.changes.subtract(.layout)
    }
  }
}
