import CoreGraphics

/// A table preserves its first visible row and its selection by the identifiers of its data source, or else by index path.
extension UITableView {
  private var association: (any UIDataSourceModelAssociation)? { dataSource as? any UIDataSourceModelAssociation }

  final func encodeTableState(_ coder: NSCoder) {
    layoutIfNeeded()
    let selected = indexPathsForSelectedRows ?? []
    let top = contentOffset.y + adjustedContentInset.top
    let first = indexPathsForVisibleRows?.first { rectForRow(at: $0).maxY > top + 0.5 }
    coder.encode(Double(contentOffset.y), forKey: "offset")
    coder.encode(isEditing, forKey: "editing")
    if let association {
      coder.encode(selected.compactMap { association.modelIdentifierForElement(at: $0, in: self) }, forKey: "selectedNames")
      if let first, let name = association.modelIdentifierForElement(at: first, in: self) { coder.encode(name, forKey: "firstName") }
    } else {
      coder.encode(selected, forKey: "selected")
      if let first { coder.encode(first, forKey: "first") }
    }
    if let first { coder.encode(Double(top - rectForRow(at: first).minY), forKey: "firstOffset") }
  }

  final func decodeTableState(_ coder: NSCoder) {
    layoutIfNeeded()
    if coder.decodeBool(forKey: "editing"), !isEditing { setEditing(true, animated: false) }
    let first = path(in: coder, name: "firstName", place: "first")
    if let first {
      let rect = rectForRow(at: first)
      let offset = coder.decodeDouble(forKey: "firstOffset")
      scroll(toTop: rect.minY + (offset.isFinite ? min(max(CGFloat(offset), 0), max(0, rect.height - 1)) : 0))
    } else if !coder.containsValue(forKey: "firstName") {
      let offset = coder.decodeDouble(forKey: "offset")
      if offset.isFinite { scroll(toTop: CGFloat(offset) + adjustedContentInset.top) }
    }
    let names = coder.decodeObject(forKey: "selectedNames") as? [Any] ?? []
    let places = coder.decodeObject(forKey: "selected") as? [Any] ?? []
    let selected =
      names.compactMap { $0 as? String }.compactMap { association?.indexPathForElement(withModelIdentifier: $0, in: self) }
      + places.compactMap { $0 as? IndexPath }
    for path in selected where isRow(path) { selectRow(at: path, animated: false, scrollPosition: .none) }
  }

  private func path(in coder: NSCoder, name: String, place: String) -> IndexPath? {
    if let name = coder.decodeObject(forKey: name) as? String {
      return association?.indexPathForElement(withModelIdentifier: name, in: self).flatMap { isRow($0) ? $0 : nil }
    }
    return (coder.decodeObject(forKey: place) as? IndexPath).flatMap { isRow($0) ? $0 : nil }
  }

  private func isRow(_ path: IndexPath) -> Bool {
    path.count == 2 && (0..<numberOfSections).contains(path.section) && (0..<numberOfRows(inSection: path.section)).contains(path.row)
  }

  private func scroll(toTop y: CGFloat) {
    let insets = adjustedContentInset
    let highest = max(-insets.top, contentSize.height - bounds.height + insets.bottom)
    contentOffset.y = min(max(y - insets.top, -insets.top), highest)
  }
}
