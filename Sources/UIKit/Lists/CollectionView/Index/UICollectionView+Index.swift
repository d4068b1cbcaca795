import CoreGraphics

extension UICollectionView: SectionIndexHost {
  final var indexColor: UIColor? { nil }
  final var indexBackground: UIColor? { nil }
  final var indexTrackingBackground: UIColor? { nil }

  /// The width of the index beside the rows of a plain list; zero without an index.
  final var indexWidth: CGFloat { extras.indexBar == nil ? 0 : traitCollection.design.table.indexWidth }

  /// Queries the data source for the titles, unless they are known.
  final func loadIndexIfNeeded() {
    guard extras.needsIndex else { return }
    extras.needsIndex = false
    let titles = dataSource?.indexTitles(for: self) ?? []
    if extras.indexBar?.titles ?? [] == titles { return }
    extras.indexBar?.removeFromSuperview()
    extras.indexBar = nil
    if !titles.isEmpty {
      let bar = SectionIndexBar(titles: titles, host: self)
      extras.indexBar = bar
      addSubview(bar)
    }
    for tile in tiles.order { tile.view.setNeedsLayout() }
  }

  final func placeIndex() {
    guard let bar = extras.indexBar else { return }
    place(bar, trailing: effectiveUserInterfaceLayoutDirection == .rightToLeft ? safeAreaInsets.left : safeAreaInsets.right)
  }

  // MARK: Entries

  private func indexedPath(_ title: String, _ index: Int) -> IndexPath? {
    guard let path = dataSource?.collectionView(self, indexPathForIndexTitle: title, at: index), path.count == 2 else { return nil }
    return path
  }

  final func indexEntryInSight(_ titles: [String]) -> Int? {
    let top = contentOffset.y + ownAdjustedInset.top + 0.5
    let cells = tiles.order.filter { $0.key.isCell && $0.attributes.frame.maxY > top }
    guard let first = cells.map(\.key.indexPath).min() else { return nil }
    return titles.indices.last { index in indexedPath(titles[index], index).map { $0 <= first } ?? false }
  }

  /// Scrolls an item to the top, or below the header of its section if it is the first item.
  final func showSection(forIndexEntry index: Int, titled title: String) {
    guard let path = indexedPath(title, index), loadedCounts.indices.contains(path.section) else { return }
    stopMotion()
    let header = ElementKey(.supplementary(Self.elementKindSectionHeader), IndexPath(item: 0, section: path.section))
    // Newly measured rows move the rows below them, so the target is computed repeatedly until it is stable.
    for _ in 0..<4 {
      var top: CGFloat?
      if path.item >= 0, path.item < loadedCounts[path.section] {
        top = attributes(of: ElementKey(.cell, path))?.frame.minY
        // A pinned header is not at its layout position, so only its height counts.
        if path.item == 0, let frame = attributes(of: header)?.frame { top = top.map { $0 - frame.height } }
      } else {
        top = attributes(of: header)?.frame.minY
      }
      guard let top else { return }
      let target = roundToPixels(clamped(CGPoint(x: contentOffset.x, y: top - ownAdjustedInset.top)))
      guard target != contentOffset else { break }
      setOffset(target)
      layoutIfNeeded()
    }
    flashScrollIndicators()
  }
}
