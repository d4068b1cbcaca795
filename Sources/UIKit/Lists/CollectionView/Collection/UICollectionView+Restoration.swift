import CoreGraphics
internal import TrestleListModel

/// A collection view keeps its first visible item and its selection by the names its data source gives them, or else by their places.
extension UICollectionView {
  private var association: (any UIDataSourceModelAssociation)? { dataSource as? any UIDataSourceModelAssociation }

  final func encodeCollectionState(_ coder: NSCoder) {
    layoutIfNeeded()
    let selected = indexPathsForSelectedItems ?? []
    coder.encode(Double(contentOffset.x), forKey: "offsetX")
    coder.encode(Double(contentOffset.y), forKey: "offset")
    let first = firstItemInSight
    if let association {
      coder.encode(selected.compactMap { association.modelIdentifierForElement(at: $0, in: self) }, forKey: "selectedNames")
      if let first, let name = association.modelIdentifierForElement(at: first.path, in: self) { coder.encode(name, forKey: "firstName") }
    } else {
      coder.encode(selected, forKey: "selected")
      if let first { coder.encode(first.path, forKey: "first") }
    }
    if let first {
      coder.encode(Double(first.distance.x), forKey: "firstOffsetX")
      coder.encode(Double(first.distance.y), forKey: "firstOffset")
    }
  }

  final func decodeCollectionState(_ coder: NSCoder) {
    layoutIfNeeded()
    if let first = path(in: coder, name: "firstName", place: "first"), let frame = layoutAttributesForItem(at: first)?.frame {
      let distance = CGPoint(x: coder.decodeDouble(forKey: "firstOffsetX"), y: coder.decodeDouble(forKey: "firstOffset"))
      scroll(to: CGPoint(x: frame.minX + distance.x - adjustedContentInset.left, y: frame.minY + distance.y - adjustedContentInset.top))
    } else if !coder.containsValue(forKey: "firstName") {
      scroll(to: CGPoint(x: coder.decodeDouble(forKey: "offsetX"), y: coder.decodeDouble(forKey: "offset")))
    }
    let names = coder.decodeObject(forKey: "selectedNames") as? [Any] ?? []
    let places = coder.decodeObject(forKey: "selected") as? [Any] ?? []
    let selected =
      names.compactMap { $0 as? String }.compactMap { association?.indexPathForElement(withModelIdentifier: $0, in: self) }
      + places.compactMap { $0 as? IndexPath }
    for path in selected where isItem(path) { selectItem(at: path, animated: false, scrollPosition: []) }
  }

  /// The first visible item, and the distance of the visible area from its origin.
  private var firstItemInSight: (path: IndexPath, distance: CGPoint)? {
    let seen = layer.bounds.inset(by: adjustedContentInset)
    let first = tiles.order.filter { $0.key.isCell && seenFrame($0.attributes).touches(seen) }.min { $0.key.path < $1.key.path }
    guard let first else { return nil }
    let frame = seenFrame(first.attributes)
    return (first.key.indexPath, CGPoint(x: seen.minX - frame.minX, y: seen.minY - frame.minY))
  }

  private func path(in coder: NSCoder, name: String, place: String) -> IndexPath? {
    if let name = coder.decodeObject(forKey: name) as? String {
      return association?.indexPathForElement(withModelIdentifier: name, in: self).flatMap { isItem($0) ? $0 : nil }
    }
    return (coder.decodeObject(forKey: place) as? IndexPath).flatMap { isItem($0) ? $0 : nil }
  }

  private func isItem(_ path: IndexPath) -> Bool { path.count == 2 && hasItem(ItemPath(path)) }

  private func scroll(to offset: CGPoint) {
    if offset.x.isFinite, offset.y.isFinite { contentOffset = clamped(offset) }
  }
}
