extension UITableView {
  final var ownDragDelegate: (any UITableViewDragDelegate)? {
    get { dragAndDrop.dragDelegate }
    set {
      if dragAndDrop.dragging == nil, newValue != nil { dragAndDrop.dragging = ItemDragging(self) }
      dragAndDrop.dragDelegate = newValue
      updateDragAndDrop()
    }
  }

  final var ownDropDelegate: (any UITableViewDropDelegate)? {
    get { dragAndDrop.dropDelegate }
    set {
      if dragAndDrop.dropping == nil, newValue != nil { dragAndDrop.dropping = ItemDropping(self) }
      dragAndDrop.dropDelegate = newValue
      updateDragAndDrop()
    }
  }

  final func updateDragAndDrop() {
    let drags = dragAndDrop.isDragEnabled && dragAndDrop.dragDelegate != nil
    let drops = dragAndDrop.dropDelegate != nil || drags
    if drops, dragAndDrop.dropping == nil { dragAndDrop.dropping = ItemDropping(self) }
    set(dragAndDrop.dragging?.interaction, isOn: drags)
    set(dragAndDrop.dropping?.interaction, isOn: drops)
  }

  private func set(_ interaction: (any UIInteraction)?, isOn: Bool) {
    guard let interaction, (interaction.view === self) != isOn else { return }
    if isOn { addInteraction(interaction) } else { removeInteraction(interaction) }
  }
}
