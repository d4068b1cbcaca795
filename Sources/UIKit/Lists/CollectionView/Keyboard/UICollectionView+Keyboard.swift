import CoreGraphics
internal import TrestleListModel

extension UICollectionView {
  /// Whether the view is a stop for the Tab key: only if there is an item to focus.
  final var takesFocus: Bool {
    (isEditing ? allowsFocusDuringEditing : allowsFocus) && allowsKeyboardScrolling && dataSource != nil && loadedCounts.contains { $0 > 0 }
  }

  /// The focused item, while its focus ring is shown.
  final var focusedItem: ItemPath? {
    guard extras.marksFocus, let path = extras.focused, hasItem(path) else { return nil }
    return path
  }

  /// Moves the focus or activates the focused item; returns false if the key has no effect.
  package final func movesFocus(by press: UIPress) -> Bool {
    guard let key = press.key, key.modifierFlags.isDisjoint(with: [.control, .alternate, .command]), TextEntry.receiver == nil, takesFocus
    else { return false }
    switch key.keyCode {
    case .keyboardDownArrow: return moveFocus(CGPoint(x: 0, y: 1))
    case .keyboardUpArrow: return moveFocus(CGPoint(x: 0, y: -1))
    case .keyboardRightArrow: return turnsOutline(towards: .right) || moveFocus(CGPoint(x: 1, y: 0))
    case .keyboardLeftArrow: return turnsOutline(towards: .left) || moveFocus(CGPoint(x: -1, y: 0))
    case .keyboardReturnOrEnter, .keypadEnter, .keyboardSpacebar: return activateFocusedItem()
    case .keyboardEscape:
      guard let previous = focusedItem else { return false }
      hideFocusMark()
      extras.focused = nil
      tellFocus(focusContext(from: previous, to: nil, []))
      if isFocused { window?.focusSystem.move(to: nil, heading: []) }
      return true
    default: return false
    }
  }

  /// Expands the focused item of an outline with the arrow toward its trailing side, and collapses it with the other one.
  private func turnsOutline(towards side: ArrowSide) -> Bool {
    guard let path = focusedItem, let source = outlineSource, source.outlineLevel(at: IndexPath(path)) != nil,
      let cell = tiles.shown[ElementKey(.cell, path)]?.view as? UICollectionViewListCell,
      cell.parts.shown.contains(where: { $0.accessory.accessoryType == .outlineDisclosure })
    else { return false }
    let isTrailing = (side == .right) != (effectiveUserInterfaceLayoutDirection == .rightToLeft)
    if source.isExpanded(at: IndexPath(path)) != isTrailing { cell.accessoryTapped(.outlineDisclosure) }
    return true
  }

  private enum ArrowSide { case left, right }

  /// Moves the focus to the nearest item in a direction. The first key focuses an item without moving.
  private func moveFocus(_ direction: CGPoint) -> Bool {
    guard let path = focusedItem, let from = attributes(of: ElementKey(.cell, path))?.frame else { return markFirst() }
    // One screen ahead contains the next item.
    let room = layer.bounds.union(from)
    let area = room.insetBy(dx: -layer.bounds.width, dy: -layer.bounds.height)
    let isVertical = direction.y != 0
    let sign = isVertical ? direction.y : direction.x
    var best: (distance: CGFloat, path: ItemPath)?
    for element in elements(in: area) where element.key.isCell && element.key.path != path {
      let frame = seenFrame(element.attributes)
      let ahead = isVertical ? (frame.midY - from.midY) * sign : (frame.midX - from.midX) * sign
      let aside = isVertical ? abs(frame.midX - from.midX) : abs(frame.midY - from.midY)
      let overlaps = isVertical ? frame.minX < from.maxX && frame.maxX > from.minX : frame.minY < from.maxY && frame.maxY > from.minY
      guard ahead > 0.5, isVertical || overlaps else { continue }
      let distance = ahead + aside * 2
      guard distance < best?.distance ?? .infinity else { continue }
      guard extras.delegate?.collectionView(self, canFocusItemAt: element.key.indexPath) ?? true else { continue }
      best = (distance, element.key.path)
    }
    if let best { return focus(on: best.path, heading: heading(direction)) }
    return !isVertical || focusedItem != nil && isVertical && contentSize.height > layer.bounds.height
  }

  private func heading(_ direction: CGPoint) -> UIFocusHeading {
    if direction.y != 0 { return direction.y > 0 ? .down : .up }
    return direction.x > 0 ? .right : .left
  }

  /// Focuses the item that had the focus last, the delegate's preferred item, or the first visible one.
  private func markFirst() -> Bool {
    let preferred = extras.delegate?.indexPathForPreferredFocusedView(in: self).map { ItemPath($0) }
    if let preferred, !remembersLastFocusedIndexPath || extras.focused == nil, hasItem(preferred) { return focus(on: preferred) }
    let visible = tiles.order.filter { $0.key.isCell && contentFrame(of: $0.view).touches(layer.bounds) }.map(\.key.path).sorted()
    let known = [extras.focused, selection.selected.last].compactMap { $0 }.first { visible.contains($0) }
    guard let path = known ?? visible.first(where: { extras.delegate?.collectionView(self, canFocusItemAt: IndexPath($0)) ?? true }) else {
      return false
    }
    return focus(on: path)
  }

  /// Focuses an item, unless the delegate disallows it.
  private func focus(on path: ItemPath, heading: UIFocusHeading = []) -> Bool {
    let previous = focusedItem
    let context = focusContext(from: previous, to: path, heading)
    if previous != path, let delegate = extras.delegate, !delegate.collectionView(self, shouldUpdateFocusIn: context) { return true }
    extras.focused = path
    extras.marksFocus = true
    if !isFocused, let system = window?.focusSystem {
      system.keysMoveFocus()
      system.move(to: self, heading: [])
    }
    scroll(toItem: IndexPath(path), [], animated: false)
    layoutIfNeeded()
    placeFocusMark()
    if previous != path { tellFocus(focusContext(from: previous, to: path, heading)) }
    if let tile = tiles.shown[ElementKey(.cell, path)] { UIAccessibility.post(notification: .layoutChanged, argument: tile.view) }
    if followsFocus(path), !selection.isSelected(path) {
      selection.activate(path)
      runSelection()
    }
    return true
  }

  private func focusContext(from previous: ItemPath?, to next: ItemPath?, _ heading: UIFocusHeading) -> UICollectionViewFocusUpdateContext {
    func cell(_ path: ItemPath?) -> UIView? { path.flatMap { tiles.shown[ElementKey(.cell, $0)]?.view } }
    let context = UICollectionViewFocusUpdateContext(from: cell(previous), to: cell(next), heading: heading)
    context.previouslyFocusedIndexPath = previous.map { IndexPath($0) }
    context.nextFocusedIndexPath = next.map { IndexPath($0) }
    return context
  }

  private func tellFocus(_ context: UICollectionViewFocusUpdateContext) {
    guard let delegate = extras.delegate else { return }
    let coordinator = UIFocusAnimationCoordinator()
    delegate.collectionView(self, didUpdateFocusIn: context, with: coordinator)
    coordinator.run()
  }

  private func followsFocus(_ path: ItemPath) -> Bool {
    extras.delegate?.collectionView(self, selectionFollowsFocusForItemAt: IndexPath(path)) ?? selectionFollowsFocus
  }

  private func activateFocusedItem() -> Bool {
    guard let path = focusedItem else { return false }
    if !(followsFocus(path) && selection.isSelected(path)) {
      selection.activate(path)
      runSelection()
    }
    performPrimaryAction(at: path)
    return true
  }

  /// Moves the focus ring to the current frame of the focused item.
  final func placeFocusMark() {
    guard let path = focusedItem, let tile = tiles.shown[ElementKey(.cell, path)] else {
      extras.focusRing?.isHidden = true
      return
    }
    let ring = extras.focusRing ?? RowFocusRing(frame: .zero)
    if ring.superview !== self {
      extras.focusRing = ring
      addSubview(ring)
      keepIndicatorsInFront(of: ring)
    }
    ring.isHidden = false
    ring.mark(contentFrame(of: tile.view), cornerRadius: 6)
  }

  /// Hides the focus ring after a touch or click, until the next key.
  final func hideFocusMark() {
    guard extras.marksFocus else { return }
    extras.marksFocus = false
    extras.focusRing?.isHidden = true
  }
}

extension UICollectionView: FocusMovingInside {
  package final var focusedInside: UIView? { focusedItem.flatMap { tiles.shown[ElementKey(.cell, $0)]?.view } }
}

extension UICollectionView: KeyFocusMoving {
  package final var hasFocusedPart: Bool { focusedItem != nil }
}

extension UICollectionView: FocusFollowing {
  /// Called when the view gets focus: focuses an item.
  package final func focusCame() {
    if !extras.marksFocus { _ = markFirst() }
  }

  package final func focusLeft() {
    let previous = focusedItem
    hideFocusMark()
    if let previous { tellFocus(focusContext(from: previous, to: nil, [])) }
  }
}
