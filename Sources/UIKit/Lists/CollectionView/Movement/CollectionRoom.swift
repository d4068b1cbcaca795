import CoreGraphics
internal import TrestleListModel

/// The gap for moved or dropped items, and the placeholders among the items.
///
/// It maps the position of an item in the data to the position at which the item is displayed.
@MainActor struct CollectionRoom {
  struct Gap: Hashable {
    /// The item that is moved; nil if the items come from another source.
    var source: ItemPath?
    /// The position of the gap, in the data without `source`.
    var target: ItemPath
  }

  var gap: Gap?
  var placeholders: [CollectionPlaceholder] = []

  var isEmpty: Bool { gap == nil && placeholders.isEmpty }

  /// Returns the position at which an item is displayed.
  func place(of path: ItemPath) -> ItemPath {
    var place = path
    if let gap {
      if path == gap.source {
        place = gap.target
      } else {
        if let source = gap.source, source.section == path.section, path.item > source.item { place.item -= 1 }
        if gap.target.section == path.section, place.item >= gap.target.item { place.item += 1 }
      }
    }
    for case let other? in placeholders.map(\.path) where other.section == path.section && other.item <= path.item { place.item += 1 }
    return place
  }

  /// Returns the position at which a placeholder is displayed.
  func place(of placeholder: CollectionPlaceholder) -> ItemPath? {
    guard var place = placeholder.path else { return nil }
    let path = place
    for other in placeholders where other !== placeholder {
      guard let before = other.path, before.section == path.section else { continue }
      let isFirst = placeholders.firstIndex { $0 === other || $0 === placeholder }.map { placeholders[$0] === other } ?? false
      if before.item < path.item || before.item == path.item && isFirst { place.item += 1 }
    }
    return place
  }
}

extension UICollectionView {
  /// Returns the attributes of an item while others make space: those of its displayed position.
  final func displaced(_ attributes: UICollectionViewLayoutAttributes, _ path: ItemPath) -> UICollectionViewLayoutAttributes {
    if let movement = extras.movement, movement.origin == path { return movement.heldAttributes }
    guard !extras.room.isEmpty else { return attributes }
    let place = extras.room.place(of: path)
    guard place != path, let copy = self.attributes(ofPlace: place)?.duplicate else { return attributes }
    copy.indexPath = IndexPath(path)
    return copy
  }

  /// Returns the layout attributes of a position, which may be after the last item of its section.
  private func attributes(ofPlace place: ItemPath) -> UICollectionViewLayoutAttributes? {
    hasItem(place) ? layout.attributes(of: ElementKey(.cell, place)) : layout.attributesBehindLastItem(place)
  }

  /// Returns the position at a point of the content, regardless of the item displayed there.
  final func place(at point: CGPoint) -> ItemPath? {
    prepareLayoutIfNeeded()
    let x = layout.isMirrored ? contentSize.width - point.x : point.x
    let probe = CGPoint(x: x, y: point.y)
    let found = layout.layoutAttributesForElements(in: CGRect(x: x, y: point.y, width: 1, height: 1)) ?? []
    let cells = found.filter { $0.representedElementCategory == .cell && !$0.isHidden && $0.isSound && $0.frame.contains(probe) }
    return cells.max { $0.zIndex < $1.zIndex }.map(\.key.path).flatMap { hasItem($0) ? $0 : nil }
  }

  // MARK: Changing the gap

  /// Sets the gap. The sizes that the layout has measured follow the items to the positions at which they are displayed.
  final func setGap(_ gap: CollectionRoom.Gap?) {
    let old = extras.room.gap
    guard gap != old else { return }
    extras.room.gap = gap
    if let old, let source = old.source { moveMeasures(from: old.target, to: source, isBack: true) }
    if let gap, let source = gap.source { moveMeasures(from: source, to: gap.target, isBack: false) }
  }

  private func moveMeasures(from source: ItemPath, to target: ItemPath, isBack: Bool) {
    guard source != target, layout.asksPreferredAttributes, let counts = loading.counts, counts.indices.contains(source.section),
      counts.indices.contains(target.section)
    else { return }
    var other = counts
    other[source.section] += isBack ? 1 : -1
    other[target.section] += isBack ? -1 : 1
    var update = BatchUpdate()
    update.begin()
    update.moveItem(from: source, to: target)
    _ = update.end()
    guard let moved = try? update.resolve(before: isBack ? other : counts, after: isBack ? counts : other, wording: .collection) else {
      return
    }
    layout.itemsMoved(moved)
    layout.invalidateLayout(with: layout.makeContext())
  }

  /// Returns the position at which an element is displayed, under which the layout knows its size.
  final func place(of key: ElementKey) -> ElementKey {
    guard key.isCell, !extras.room.isEmpty else { return key }
    return ElementKey(.cell, extras.room.place(of: key.path))
  }

  /// Animates items to their displayed positions.
  final func roomChanged(animated: Bool, delay: TimeInterval = 0) {
    loading.stale = nil
    setNeedsLayout()
    guard !loading.isBusy, updates.depth == 0 else { return }
    guard animated, window != nil else { return UIView.performWithoutAnimation { layoutIfNeeded() } }
    UIView.animate(withDuration: 0.3, delay: delay, options: [.allowUserInteraction]) { self.layoutIfNeeded() }
  }

  /// Removes gap and placeholders after a reload.
  final func forgetRoom() {
    extras.movement?.abandon()
    setGap(nil)
    for placeholder in extras.room.placeholders { remove(placeholder) }
  }

  /// Carries gap and placeholders through an update of the items.
  final func roomFollows(_ update: ResolvedUpdate) {
    setGap(nil)
    extras.movement?.follow(update)
    extras.dragging?.follow(update)
    let counts = loading.counts ?? []
    for placeholder in extras.room.placeholders {
      guard let path = placeholder.path else { continue }
      guard let section = update.newSection(path.section), counts.indices.contains(section) else {
        remove(placeholder)
        continue
      }
      placeholder.path = update.newItem(path) ?? ItemPath(section: section, item: min(path.item, counts[section]))
    }
  }

  // MARK: Placeholders

  final func insert(_ placeholder: CollectionPlaceholder) {
    guard placeholder.path != nil else { return }
    extras.room.placeholders.append(placeholder)
    placeholder.cell.collectionHost = self
    UIView.performWithoutAnimation { insertSubview(placeholder.cell, at: min(backViewCount, subviews.count)) }
    if loading.isLayoutValid { layout.invalidateLayout(with: layout.makeContext()) }
    roomChanged(animated: false)
  }

  /// Removes a placeholder. Items around it move at the next layout.
  final func remove(_ placeholder: CollectionPlaceholder) {
    placeholder.path = nil
    extras.room.placeholders.removeAll { $0 === placeholder }
    recycle(placeholder.cell, .cell)
    loading.stale = nil
    setNeedsLayout()
    if !loading.isBusy { finishLeaving() }
  }

  /// Positions the cells of placeholders.
  final func placePlaceholders() {
    for placeholder in extras.room.placeholders {
      guard let place = extras.room.place(of: placeholder), let attributes = attributes(ofPlace: place).map(seen) else { continue }
      self.place(placeholder.cell, by: attributes)
    }
  }

  /// Returns the content size including placeholders after the last items.
  final func roomForPlaceholders(_ size: CGSize) -> CGSize {
    guard !extras.room.placeholders.isEmpty, let counts = loading.counts else { return size }
    var size = size
    for section in Set(extras.room.placeholders.compactMap { $0.path?.section }) where counts.indices.contains(section) {
      let added = extras.room.placeholders.count { $0.path?.section == section }
      guard let frame = layout.attributesBehindLastItem(ItemPath(section: section, item: counts[section] + added - 1))?.frame else {
        continue
      }
      size = CGSize(width: max(size.width, frame.maxX), height: max(size.height, frame.maxY))
    }
    return size
  }
}

extension UICollectionViewLayout {
  /// Extrapolates from the last two items of a section, for a layout that has no positions without items.
  final func placeAfterLast(_ place: ItemPath) -> UICollectionViewLayoutAttributes? {
    guard let collectionView, collectionView.loadedCounts.indices.contains(place.section) else { return nil }
    let count = collectionView.loadedCounts[place.section]
    guard count > 0, place.item >= count, let last = attributes(of: ElementKey(.cell, ItemPath(section: place.section, item: count - 1)))
    else { return nil }
    let copy = last.duplicate
    copy.indexPath = IndexPath(place)
    let before = count > 1 ? attributes(of: ElementKey(.cell, ItemPath(section: place.section, item: count - 2))) : nil
    let step = before.map { CGPoint(x: last.center.x - $0.center.x, y: last.center.y - $0.center.y) } ?? CGPoint(x: last.size.width, y: 0)
    let times = CGFloat(place.item - count + 1)
    copy.center = CGPoint(x: last.center.x + step.x * times, y: last.center.y + step.y * times)
    return copy
  }
}
