import Foundation

extension UITableView {
  /// Provides the items of dragged rows. If the data source moves rows, setting it alone enables reordering outside of editing mode.
  public final var dragDelegate: (any UITableViewDragDelegate)? {
    get { extras.dragDelegate }
    set {
      if extras.dragging == nil, newValue != nil { extras.dragging = ItemDragging(self) }
      extras.dragDelegate = newValue
      updateDragAndDrop()
    }
  }

  /// The receiver of drops on the table; held weakly. Setting it makes the table accept drops.
  public final var dropDelegate: (any UITableViewDropDelegate)? {
    get { extras.dropDelegate }
    set {
      if extras.dropping == nil, newValue != nil { extras.dropping = ItemDropping(self) }
      extras.dropDelegate = newValue
      updateDragAndDrop()
    }
  }

  /// Whether rows can be dragged.
  public final var dragInteractionEnabled: Bool {
    get { extras.dragsRows }
    set {
      extras.dragsRows = newValue
      updateDragAndDrop()
    }
  }

  /// Whether rows of this table are being dragged.
  public final var hasActiveDrag: Bool { extras.dragging?.drag != nil }

  /// Whether a drag that the table accepts is over the table.
  public final var hasActiveDrop: Bool { extras.dropping?.isActive ?? false }

  private func updateDragAndDrop() {
    let drags = extras.dragsRows && extras.dragDelegate != nil
    let drops = extras.dropDelegate != nil || drags
    if drops, extras.dropping == nil { extras.dropping = ItemDropping(self) }
    set(extras.dragging?.interaction, isOn: drags)
    set(extras.dropping?.interaction, isOn: drops)
  }

  private func set(_ interaction: (any UIInteraction)?, isOn: Bool) {
    guard let interaction, (interaction.view === self) != isOn else { return }
    if isOn { addInteraction(interaction) } else { removeInteraction(interaction) }
  }
}
