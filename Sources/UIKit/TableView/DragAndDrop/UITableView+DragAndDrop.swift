import Foundation

extension UITableView {
  /// Gives the items of rows that are dragged. Alone, with a data source that moves rows, it lets them be reordered without editing.
  public final var dragDelegate: (any UITableViewDragDelegate)? {
    get { extras.dragging?.delegate }
    set {
      if extras.dragging == nil, newValue != nil { extras.dragging = TableDragging(self) }
      extras.dragging?.delegate = newValue
      updateDragAndDrop()
    }
  }

  public final var dropDelegate: (any UITableViewDropDelegate)? {
    get { extras.dropping?.delegate }
    set {
      if extras.dropping == nil, newValue != nil { extras.dropping = TableDropping(self) }
      extras.dropping?.delegate = newValue
      updateDragAndDrop()
    }
  }

  /// Whether rows may be dragged at all.
  public final var dragInteractionEnabled: Bool {
    get { extras.dragsRows }
    set {
      extras.dragsRows = newValue
      updateDragAndDrop()
    }
  }

  /// Whether rows of this table are being dragged.
  public final var hasActiveDrag: Bool { extras.dragging?.drag != nil }

  /// Whether something is being dragged over this table that it takes.
  public final var hasActiveDrop: Bool { extras.dropping?.isActive ?? false }

  private func updateDragAndDrop() {
    let drags = extras.dragsRows && extras.dragging?.delegate != nil
    let drops = extras.dropping?.delegate != nil || drags
    if drops, extras.dropping == nil { extras.dropping = TableDropping(self) }
    set(extras.dragging?.interaction, isOn: drags)
    set(extras.dropping?.interaction, isOn: drops)
  }

  private func set(_ interaction: (any UIInteraction)?, isOn: Bool) {
    guard let interaction, (interaction.view === self) != isOn else { return }
    if isOn { addInteraction(interaction) } else { removeInteraction(interaction) }
  }
}
