extension UITableViewCell {
  /// The accessory to show now. While editing, the editing accessory; the app's own view precedes a standard one.
  private var dueAccessory: (view: UIView?, type: AccessoryType) {
    state.isEditing && !state.isSwiped ? (editingAccessoryView, editingAccessoryType) : (accessoryView, accessoryType)
  }

  /// Replaces the accessory view if another one is due.
  func accessoriesChanged() {
    let due = dueAccessory
    let view: UIView?
    if let own = due.view {
      view = own
    } else if due.type == .none {
      view = nil
    } else if let standard = shownAccessory as? CellAccessory, standard.type == due.type, standard.design == traitCollection.design {
      view = standard
    } else {
      view = CellAccessory(type: due.type, design: traitCollection.design) { [weak self] in
        guard let self else { return }
        self.host?.accessoryWasTapped(in: self)
      }
    }
    guard view !== shownAccessory else { return }
    defer { if !state.isSwiped { host?.heightMayHaveChanged(of: self) } }
    shownAccessory?.removeFromSuperview()
    shownAccessory = view
    if let view {
      if let accessory = view as? CellAccessory { accessory.sizeToFit() }
      addSubview(view)
      if state.looksSelected { setHighlight(true, of: view) }
    }
    setNeedsLayout()
  }

  func accessoryViewChanged(_ old: UIView?) {
    if let old, old === shownAccessory {
      old.removeFromSuperview()
      shownAccessory = nil
    }
    accessoriesChanged()
  }
}
