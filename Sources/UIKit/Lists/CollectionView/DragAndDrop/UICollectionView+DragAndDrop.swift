extension UICollectionView {
  /// Provides the items of a drag. If the data source moves items, setting it alone enables reordering.
  public final var dragDelegate: (any UICollectionViewDragDelegate)? {
    get { extras.dragDelegate }
    set {
      if extras.dragging == nil, newValue != nil { extras.dragging = ItemDragging(self) }
      extras.dragDelegate = newValue
      updateDragAndDrop()
    }
  }

  /// The receiver of drops; held weakly. Setting it makes the collection view accept drops.
  public final var dropDelegate: (any UICollectionViewDropDelegate)? {
    get { extras.dropDelegate }
    set {
      extras.dropDelegate = newValue
      updateDragAndDrop()
    }
  }

  /// Whether items can be dragged.
  public final var dragInteractionEnabled: Bool {
    get { extras.dragsItems }
    set {
      extras.dragsItems = newValue
      updateDragAndDrop()
    }
  }

  /// Whether items of this view are being dragged.
  public final var hasActiveDrag: Bool { extras.dragging?.drag != nil }

  /// Whether a drag that the view accepts is over it.
  public final var hasActiveDrop: Bool { extras.dropping?.isActive ?? false }

  private func updateDragAndDrop() {
    let drags = extras.dragsItems && extras.dragDelegate != nil
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
