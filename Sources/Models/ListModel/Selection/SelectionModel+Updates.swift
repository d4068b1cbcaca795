extension SelectionModel {
  /// Updates the item paths after an update. Deleted and reloaded items are deselected; the items that lost their selection are returned by
  /// their old paths.
  @discardableResult
  package mutating func apply(_ update: ResolvedUpdate) -> [ItemPath] {
    func survivor(_ path: ItemPath) -> ItemPath? {
      switch update.fate(ofItem: path) {
      case .stays(let new), .moved(let new): new
      case .reloaded, .deleted: nil
      }
    }
    var lost: [ItemPath] = []
    var kept: [ItemPath: Int] = [:]
    kept.reserveCapacity(ordinals.count)
    for (path, ordinal) in ordinals {
      if let new = survivor(path) { kept[new] = ordinal } else { lost.append(path) }
    }
    ordinals = kept
    highlighted = highlighted.flatMap(survivor)
    pending = pending.compactMap { step in survivor(step.path).map(step.moved) }
    asked = asked.flatMap { step in survivor(step.path).map(step.moved) }
    return lost.sorted()
  }
}

extension SelectionModel.Step {
  package var path: ItemPath {
    switch self {
    case .shouldHighlight(let path), .setHighlighted(let path, _), .didHighlight(let path), .didUnhighlight(let path),
      .willSelect(let path), .willDeselect(let path), .setSelected(let path, _), .didSelect(let path), .didDeselect(let path):
      path
    }
  }

  fileprivate func moved(to path: ItemPath) -> SelectionModel.Step {
    switch self {
    case .shouldHighlight: .shouldHighlight(path)
    case .setHighlighted(_, let isOn): .setHighlighted(path, isOn)
    case .didHighlight: .didHighlight(path)
    case .didUnhighlight: .didUnhighlight(path)
    case .willSelect: .willSelect(path)
    case .willDeselect: .willDeselect(path)
    case .setSelected(_, let isOn): .setSelected(path, isOn)
    case .didSelect: .didSelect(path)
    case .didDeselect: .didDeselect(path)
    }
  }
}
