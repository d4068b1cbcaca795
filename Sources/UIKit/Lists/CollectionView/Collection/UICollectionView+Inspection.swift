internal import TrestleListModel

extension UICollectionView {
  /// State that no public member shows, for the inspector.
  package final var inspectedState: [(name: String, value: String)] {
    let frames = indexPathsForVisibleItems.sorted().compactMap { path in
      layoutAttributesForItem(at: path).map { "\(path.section).\(path.item): \($0.frame.size) at \($0.frame.origin)" }
    }
    return [
      ("item frames", frames.joined(separator: "; ")), ("reuse pool", pools.cells.summary),
      (
        "supplementary views in the pool",
        pools.supplementary.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value.summary)" }.joined(separator: "; ")
      ), ("pending updates", hasUncommittedUpdates ? updates.summary : "none"),
    ]
  }
}
