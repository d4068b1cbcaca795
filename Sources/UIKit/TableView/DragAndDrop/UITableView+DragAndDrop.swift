import Foundation

extension UITableView {
  /// Provides the items of dragged rows. If the data source moves rows, setting it alone enables reordering outside of editing mode.
  public final var dragDelegate: (any UITableViewDragDelegate)? {
    get { dragAndDrop.dragDelegate }
    set {
      if dragAndDrop.dragging == nil, newValue != nil { dragAndDrop.dragging = ItemDragging(self) }
      dragAndDrop.dragDelegate = newValue
      updateDragAndDrop()
    }
  }

  /// The receiver of drops on the table; held weakly. Setting it makes the table accept drops.
  public final var dropDelegate: (any UITableViewDropDelegate)? {
    get { dragAndDrop.dropDelegate }
    set {
      if dragAndDrop.dropping == nil, newValue != nil { dragAndDrop.dropping = ItemDropping(self) }
      dragAndDrop.dropDelegate = newValue
      updateDragAndDrop()
    }
  }

  /// Whether rows can be dragged.
  public final var dragInteractionEnabled: Bool {
    get { dragAndDrop.isDragEnabled }
    set {
      dragAndDrop.isDragEnabled = newValue
      updateDragAndDrop()
    }
  }

  /// Whether rows of this table are being dragged.
  public final var hasActiveDrag: Bool { dragAndDrop.dragging?.drag != nil }

  /// Whether something is being dragged over this table that it takes.
  public final var hasActiveDrop: Bool { dragAndDrop.dropping?.isActive ?? false }

  private func updateDragAndDrop() {
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
