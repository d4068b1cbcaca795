internal import TrestleListModel
import QuartzCore

extension UICollectionView {
  /// Applies the current selection rules to the model; they differ during editing.
  final func selectionRulesChanged() {
    if extras.isEditing {
      selection.allowsMultipleSelection = extras.allowsMultipleSelectionDuringEditing
      selection.allowsSelection = extras.allowsSelectionDuringEditing || extras.allowsMultipleSelectionDuringEditing
    } else {
      selection.allowsMultipleSelection = extras.allowsMultipleSelection
      selection.allowsSelection = extras.allowsSelection
    }
    updateSelectionPan()
  }

  final func setEditing(_ isEditing: Bool) {
    guard isEditing != extras.isEditing else { return }
    extras.isEditing = isEditing
    selectionRulesChanged()
    endSwipe(animated: true)
    for tile in tiles.order {
      (tile.view as? UICollectionViewCell)?.stateChanged()
      (tile.view as? UICollectionViewListCell)?.editingChanged()
    }
  }

  // MARK: By program

  final func selectByProgram(_ indexPath: IndexPath?, animated: Bool, _ position: ScrollPosition) {
    guard let indexPath else {
      for path in selection.selected { deselectByProgram(path) }
      return
    }
    let path = ItemPath(indexPath)
    guard selection.allowsSelection, hasItem(path) else { return }
    for dropped in selection.select(path) { showSelected(false, dropped) }
    showSelected(true, path)
    if !position.isEmpty { scroll(toItem: indexPath, position, animated: animated) }
  }

  final func deselectByProgram(_ path: ItemPath) {
    if selection.deselect(path) { showSelected(false, path) }
  }

  private func showSelected(_ isSelected: Bool, _ path: ItemPath) {
    (tiles.shown[ElementKey(.cell, path)]?.view as? UICollectionViewCell)?.isSelected = isSelected
  }

  private func showHighlighted(_ isHighlighted: Bool, _ path: ItemPath) {
    (tiles.shown[ElementKey(.cell, path)]?.view as? UICollectionViewCell)?.isHighlighted = isHighlighted
  }

  // MARK: By touch

  /// Performs the model's pending steps in order.
  final func runSelection() {
    var answer = SelectionModel.Answer.proceed
    while let step = selection.next(answer) { answer = perform(step) }
  }

  private func perform(_ step: SelectionModel.Step) -> SelectionModel.Answer {
    if let answer = listAnswer(to: step) { return answer }
    let path = IndexPath(step.path)
    // A segue of the cell runs first, as in UIKit: the item is selected, but the delegate has not been called yet.
    if case .didSelect = step { cellForItem(at: path)?.performSelectionSegues() }
    guard let delegate = extras.delegate else {
      show(step)
      return .proceed
    }
    switch step {
    case .shouldHighlight: return delegate.collectionView(self, shouldHighlightItemAt: path) ? .proceed : .refuse
    case .didHighlight: delegate.collectionView(self, didHighlightItemAt: path)
    case .didUnhighlight: delegate.collectionView(self, didUnhighlightItemAt: path)
    case .willSelect: return delegate.collectionView(self, shouldSelectItemAt: path) ? .proceed : .refuse
    case .willDeselect: return delegate.collectionView(self, shouldDeselectItemAt: path) ? .proceed : .refuse
    case .didSelect: delegate.collectionView(self, didSelectItemAt: path)
    case .didDeselect: delegate.collectionView(self, didDeselectItemAt: path)
    case .setHighlighted, .setSelected: show(step)
    }
    return .proceed
  }

  private func show(_ step: SelectionModel.Step) {
    switch step {
    case .setHighlighted(let item, let isOn): showHighlighted(isOn, item)
    case .setSelected(let item, let isOn): showSelected(isOn, item)
    default: break
    }
  }

  // MARK: Touches

  /// Called when a touch begins on a part of the content that does not handle touches itself.
  final func beginTouch(_ touches: Set<UITouch>) -> Bool {
    hideFocusMark()
    if swipeTakes(touches) { return true }
    guard touch.touch == nil, let first = touches.first, let path = touchedItem(first) else { return false }
    touch = ItemTouch(touch: first, path: path, time: CACurrentMediaTime())
    selection.touchDown(path)
    runSelection()
    return true
  }

  private func touchedItem(_ touch: UITouch) -> ItemPath? {
    var node = touch.view
    while let view = node, view !== self {
      if view is UICollectionViewCell, let key = tile(of: view)?.key, key.isCell { return key.path }
      node = view.superview
    }
    return nil
  }

  final func moveTouch(_ touches: Set<UITouch>) -> Bool {
    guard let current = touch.touch, touches.contains(current) else { return false }
    if let path = selection.highlighted, let tile = tiles.shown[ElementKey(.cell, path)] {
      let place = current.location(in: self)
      if !contentFrame(of: tile.view).insetBy(dx: -ItemTouch.strayDistance, dy: -ItemTouch.strayDistance).contains(place) { dropTouch() }
    }
    return true
  }

  final func endTouch(_ touches: Set<UITouch>) -> Bool {
    guard let current = touch.touch, touches.contains(current) else { return false }
    let ended = touch
    touch = ItemTouch()
    endTap(ended)
    return true
  }

  /// Performs the action of a tap or Return other than selecting.
  final func performPrimaryAction(at path: ItemPath) {
    guard let delegate = extras.delegate, !loading.isAsking, hasItem(path) else { return }
    if delegate.collectionView(self, canPerformPrimaryActionForItemAt: IndexPath(path)) {
      delegate.collectionView(self, performPrimaryActionForItemAt: IndexPath(path))
    }
  }

  /// Removes the highlight of an item whose touch became another gesture.
  final func dropHighlight() { dropTouch() }
}

extension UICollectionView: ItemTouchHost {}
