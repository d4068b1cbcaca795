import Foundation

extension UICollectionView {
  private var association: (any UIDataSourceModelAssociation)? { dataSource as? any UIDataSourceModelAssociation }

  final func encodeCollectionState(_ coder: NSCoder) {
    layoutIfNeeded()
    let selected = indexPathsForSelectedItems ?? []
    coder.encode(Double(contentOffset.x), forKey: "offsetX")
    coder.encode(Double(contentOffset.y), forKey: "offset")
    if let association {
      coder.encode(selected.compactMap { association.modelIdentifierForElement(at: $0, in: self) }, forKey: "selectedNames")
    } else {
      coder.encode(selected, forKey: "selected")
    }
  }

  final func decodeCollectionState(_ coder: NSCoder) {
    layoutIfNeeded()
    let offset = CGPoint(x: coder.decodeDouble(forKey: "offsetX"), y: coder.decodeDouble(forKey: "offset"))
    if offset.x.isFinite, offset.y.isFinite { contentOffset = clamped(offset) }
    let names = coder.decodeObject(forKey: "selectedNames") as? [Any] ?? []
    let places = coder.decodeObject(forKey: "selected") as? [Any] ?? []
    let selected =
      names.compactMap { $0 as? String }.compactMap { association?.indexPathForElement(withModelIdentifier: $0, in: self) }
      + places.compactMap { $0 as? IndexPath }
    for path in selected { selectItem(at: path, animated: false, scrollPosition: []) }
  }
}
