import CoreGraphics
internal import TrestleListModel

extension UICollectionView {
  /// Enables selection by dragging if multiple selection is allowed.
  final func updateSelectionPan() {
    let isWanted = extras.allowsMultipleSelection || extras.allowsMultipleSelectionDuringEditing
    if isWanted, extras.selectionPan == nil {
      let pan = ItemSelectionPan(self)
      pan.addTarget(self, action: UICollectionView.selectionPanned)
      extras.selectionPan = pan
      addGestureRecognizer(pan)
    } else if !isWanted, let pan = extras.selectionPan {
      removeGestureRecognizer(pan)
      extras.selectionPan = nil
    }
  }

  final func selectionPanned(_ pan: ItemSelectionPan) {
    switch pan.state {
    case .began:
      guard let path = item(at: pan.start) else { return }
      dropHighlight()
      // The delegate may begin editing here, which changes the selection rules.
      extras.delegate?.collectionView(self, didBeginMultipleSelectionInteractionAt: IndexPath(path))
      guard selection.allowsMultipleSelection, hasItem(path) else { return }
      extras.itemSelection = ItemSelectionSession(self, at: path, point: pan.location(in: self))
      extras.itemSelection?.move(to: pan.location(in: self))
    case .changed: extras.itemSelection?.move(to: pan.location(in: self))
    case .ended, .cancelled:
      extras.itemSelection?.end()
      extras.itemSelection = nil
      extras.delegate?.collectionViewDidEndMultipleSelectionInteraction(self)
    default: break
    }
  }
}

extension UICollectionView: ItemSelectionHost {
  func isItemSelected(_ path: ItemPath) -> Bool { selection.isSelected(path) }

  func activateItem(_ path: ItemPath) {
    selection.activate(path)
    runSelection()
  }

  /// Returns whether one finger can select: if multiple selection during editing is allowed, a finger that moves across the scrolling axis
  /// selects.
  func hasSelectionControl(at point: CGPoint) -> Bool {
    extras.isEditing && extras.allowsMultipleSelectionDuringEditing && item(at: point) != nil
  }

  func selectsItems(movingBy step: CGPoint) -> Bool {
    let scrollsSideways = horizontalLimits.lowerBound < horizontalLimits.upperBound
    let scrollsDown = verticalLimits.lowerBound < verticalLimits.upperBound || alwaysBounceVertical
    if scrollsSideways == scrollsDown { return !scrollsDown }
    return scrollsDown ? abs(step.x) > abs(step.y) : abs(step.y) > abs(step.x)
  }

  func allowsSelectingItems(from point: CGPoint) -> Bool {
    guard extras.movement == nil, let path = item(at: point), shownCell(path) != nil else { return false }
    return extras.delegate?.collectionView(self, shouldBeginMultipleSelectionInteractionAt: IndexPath(path)) ?? false
  }

  func nearestItem(to point: CGPoint) -> ItemPath? {
    if let path = item(at: point) { return path }
    func distance(_ tile: CollectionTile) -> CGFloat {
      let frame = seenFrame(tile.attributes)
      let dx = max(frame.minX - point.x, 0, point.x - frame.maxX)
      let dy = max(frame.minY - point.y, 0, point.y - frame.maxY)
      return dx * dx + dy * dy
    }
    return tiles.order.filter(\.key.isCell).min { distance($0) < distance($1) }?.key.path
  }

  func ordinal(of path: ItemPath) -> Int { loadedCounts.prefix(path.section).reduce(path.item, +) }

  func item(withOrdinal ordinal: Int) -> ItemPath? {
    var rest = ordinal
    for (section, count) in loadedCounts.enumerated() {
      if rest < count { return ItemPath(section: section, item: rest) }
      rest -= count
    }
    return nil
  }

  var itemChanges: Int { extras.itemChanges }
}
