import Foundation
internal import TrestleListModel
import QuartzCore

extension UITableView {
  final var ownAllowsMultipleSelectionDuringEditing: Bool {
    get { selectionRules.allowsMultipleSelectionDuringEditing }
    set {
      selectionRules.allowsMultipleSelectionDuringEditing = newValue
      updateSelectionPan()
      selectionRulesChanged()
      editingRulesChanged()
    }
  }

  /// Applies the current selection rules to the model; they differ during editing.
  final func selectionRulesChanged() {
    if editing.isMode {
      selection.allowsMultipleSelection = selectionRules.allowsMultipleSelectionDuringEditing
      selection.allowsSelection = selectionRules.allowsSelectionDuringEditing || selectionRules.allowsMultipleSelectionDuringEditing
    } else {
      selection.allowsMultipleSelection = selectionRules.allowsMultipleSelection
      selection.allowsSelection = selectionRules.allowsSelection || selectionRules.allowsMultipleSelection
    }
  }

  // MARK: By program

  final func selectByProgram(_ indexPath: IndexPath?, animated: Bool, _ position: ScrollPosition) {
    guard let indexPath else {
      for path in selection.selected { deselectByProgram(IndexPath(path), animated: animated) }
      return
    }
    ensureLoaded()
    let path = ItemPath(indexPath)
    guard geometry.contains(path) else { return }
    for dropped in selection.select(path) { showSelected(false, dropped, animated: animated) }
    showSelected(true, path, animated: animated)
    if position != .none { scroll(toRow: indexPath, position, animated: animated) }
  }

  final func deselectByProgram(_ indexPath: IndexPath, animated: Bool) {
    let path = ItemPath(indexPath)
    if selection.deselect(path) { showSelected(false, path, animated: animated) }
  }

  private func showSelected(_ isSelected: Bool, _ path: ItemPath, animated: Bool) {
    guard let index = tiles.index(of: path) else { return }
    tiles.rows[index].cell.setSelected(isSelected, animated: animated)
  }

  private func showHighlighted(_ isHighlighted: Bool, _ path: ItemPath) {
    guard let index = tiles.index(of: path) else { return }
    tiles.rows[index].cell.setHighlighted(isHighlighted, animated: false)
  }

  // MARK: By touch

  /// Performs the model's pending steps in order.
  final func runSelection() {
    var answer = SelectionModel.Answer.proceed
    while let step = selection.next(answer) { answer = perform(step) }
  }

  private func perform(_ step: SelectionModel.Step) -> SelectionModel.Answer {
    let path = IndexPath(step.path)
    let delegate = ownDelegate
    switch step {
    case .shouldHighlight: return delegate?.tableView(self, shouldHighlightRowAt: path) ?? true ? .proceed : .refuse
    case .setHighlighted(let item, let isOn): showHighlighted(isOn, item)
    case .didHighlight: delegate?.tableView(self, didHighlightRowAt: path)
    case .didUnhighlight: delegate?.tableView(self, didUnhighlightRowAt: path)
    case .willSelect: return answer(delegate == nil ? path : delegate?.tableView(self, willSelectRowAt: path), to: path)
    case .willDeselect: return answer(delegate == nil ? path : delegate?.tableView(self, willDeselectRowAt: path), to: path)
    case .setSelected(let item, let isOn): showSelected(isOn, item, animated: false)
    case .didSelect:
      // A segue of the cell runs first, as in UIKit: the row is selected, but the delegate has not been called yet.
      cellForRow(at: path)?.performSelectionSegues()
      UIGuideAdvisor.current?.selectsByTouch(step.path, in: self)
      delegate?.tableView(self, didSelectRowAt: path)
      NotificationCenter.default.post(name: Self.selectionDidChangeNotification, object: self)
    case .didDeselect:
      UIGuideAdvisor.current?.deselectedByTouch(step.path, in: self)
      delegate?.tableView(self, didDeselectRowAt: path)
      NotificationCenter.default.post(name: Self.selectionDidChangeNotification, object: self)
    }
    return .proceed
  }

  private func answer(_ given: IndexPath?, to asked: IndexPath) -> SelectionModel.Answer {
    guard let given else { return .refuse }
    if given == asked { return .proceed }
    ensureLoaded()
    let path = ItemPath(given)
    return geometry.contains(path) ? .redirect(path) : .refuse
  }
}
