import CoreGraphics
internal import TrestleListModel

extension UICollectionViewCompositionalLayout {
  // MARK: Elements in a rectangle

  final func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    var found: [UICollectionViewLayoutAttributes] = []
    let (low, high) = stretch(of: rect)
    var range = plan.sections(from: low, to: high)
    if plan.pinsSections, let seen = visibleStretch {
      // Pinned items of visible sections may be outside of their sections' ranges.
      let visible = plan.sections(from: seen.low, to: seen.high)
      range = range.isEmpty ? visible : min(range.lowerBound, visible.lowerBound)..<max(range.upperBound, visible.upperBound)
    }
    for index in range {
      let start = found.count
      if let ground = groundAttributes(index, in: plan), ground.frame.touches(rect) { found.append(ground) }
      appendDecorations(index, rect, to: &found)
      appendBoundaries(index, rect, to: &found)
      appendItems(index, rect, low, high, to: &found)
      if plan.sections[index].description.visibleItemsInvalidationHandler != nil { runHandler(index, &found[start...]) }
    }
    for index in (plan.boundaries?.boundaries ?? []).indices {
      let attributes = contentBoundary(index, in: plan, pinned: true)
      if attributes.frame.touches(rect) { found.append(attributes) }
    }
    return found
  }

  /// Returns the range of a rectangle along the scrolling axis.
  private func stretch(of rect: CGRect) -> (low: Double, high: Double) {
    plan.axis == .horizontal ? (rect.minX, rect.maxX) : (rect.minY, rect.maxY)
  }

  /// The visible range of the content, in the layout's direction, without the content insets.
  final var visibleStretch: (low: Double, high: Double)? {
    guard let view = collectionView else { return nil }
    let bounds = view.layer.bounds
    let insets = view.adjustedContentInset
    if plan.axis == .vertical { return (bounds.minY + insets.top, bounds.maxY - insets.bottom) }
    if isMirrored {
      let width = view.contentSize.width
      return (width - bounds.maxX + insets.right, width - bounds.minX - insets.left)
    }
    return (bounds.minX + insets.left, bounds.maxX - insets.right)
  }

  private func appendItems(
    _ index: Int, _ rect: CGRect, _ low: Double, _ high: Double, to found: inout [UICollectionViewLayoutAttributes]
  ) {
    let section = plan.sections[index]
    let origin = plan.origin(ofSection: index)
    var rect = rect
    let groups: Range<Int>
    if section.isOrthogonal {
      // The range visible in the section's own scroll view, extended by half at both ends.
      let offset = collectionView?.orthogonalOffset(index) ?? 0
      let window = section.solved.container[plan.axis.across]
      let (from, to) = (offset - window / 2, offset + window * 1.5)
      groups = section.solved.groups(from: from, to: to)
      if plan.axis == .vertical {
        rect.origin.x = origin.x + from
        rect.size.width = to - from
      } else {
        rect.origin.y = origin.y + from
        rect.size.height = to - from
      }
    } else {
      groups = section.solved.groups(from: low - plan.starts[index], to: high - plan.starts[index])
    }
    for group in groups {
      let place = section.solved.solved(group)
      let (x, y) = (origin.x + place.x, origin.y + place.y)
      for (offset, cell) in place.solved.cells.enumerated() {
        let frame = cell.frame.offset(x, y)
        guard frame.touches(rect) else { continue }
        found.append(cellAttributes(ItemPath(section: index, item: place.first + offset), cell, frame, section))
      }
      for supplement in place.solved.supplements {
        let frame = supplement.frame.offset(x, y)
        guard frame.touches(rect) else { continue }
        found.append(supplementAttributes(ItemPath(section: index, item: place.first + supplement.item), supplement, frame, section))
      }
    }
  }

  private func appendBoundaries(_ index: Int, _ rect: CGRect, to found: inout [UICollectionViewLayoutAttributes]) {
    for boundary in plan.sections[index].solved.boundaries.indices {
      let attributes = boundaryAttributes(boundary, ofSection: index, in: plan, pinned: true)
      if attributes.frame.touches(rect) { found.append(attributes) }
    }
  }

  private func appendDecorations(_ index: Int, _ rect: CGRect, to found: inout [UICollectionViewLayoutAttributes]) {
    for item in plan.sections[index].description.decorationItems {
      guard let attributes = decorationAttributes(item, ofSection: index, in: plan), attributes.frame.touches(rect) else { continue }
      found.append(attributes)
    }
  }

  // MARK: One element

  final func element(_ key: ElementKey, in plan: CompositionalPlan, pinned: Bool) -> UICollectionViewLayoutAttributes? {
    let index = key.path.section
    if key.path.item < 0 { return contentElement(key, in: plan, pinned: pinned) }
    guard plan.sections.indices.contains(index) else { return nil }
    let section = plan.sections[index]
    switch key.kind {
    case .cell:
      guard key.path.item < section.solved.count, section.solved.run.groupCount > 0 else { return nil }
      let place = section.solved.solved(section.solved.run.group(ofItem: key.path.item))
      let offset = key.path.item - place.first
      guard place.solved.cells.indices.contains(offset) else { return nil }
      let origin = plan.origin(ofSection: index)
      let cell = place.solved.cells[offset]
      return cellAttributes(key.path, cell, cell.frame.offset(origin.x + place.x, origin.y + place.y), section)
    case .supplementary(let kind):
      if key.path.item == 0, let boundary = section.solved.boundaries.firstIndex(where: { $0.item.supplement.kind == kind }) {
        return boundaryAttributes(boundary, ofSection: index, in: plan, pinned: pinned)
      }
      guard key.path.item < section.solved.count, section.solved.run.groupCount > 0 else { return nil }
      let place = section.solved.solved(section.solved.run.group(ofItem: key.path.item))
      guard
        let found = place.solved.supplements.first(where: {
          place.first + $0.item == key.path.item && $0.supplement.kind == kind
        })
      else { return nil }
      let origin = plan.origin(ofSection: index)
      return supplementAttributes(key.path, found, found.frame.offset(origin.x + place.x, origin.y + place.y), section)
    case .decoration(ListGroundView.elementKind): return groundAttributes(index, in: plan)
    case .decoration(let kind):
      guard key.path.item == 0, let item = section.description.decorationItems.first(where: { $0.elementKind == kind }) else { return nil }
      return decorationAttributes(item, ofSection: index, in: plan)
    }
  }

  private func contentElement(_ key: ElementKey, in plan: CompositionalPlan, pinned: Bool) -> UICollectionViewLayoutAttributes? {
    guard case .supplementary(let kind) = key.kind,
      let index = plan.boundaries?.boundaries.firstIndex(where: { $0.item.supplement.kind == kind })
    else { return nil }
    return contentBoundary(index, in: plan, pinned: pinned)
  }

  // MARK: Attributes

  private func cellAttributes(
    _ path: ItemPath, _ cell: SolvedComposition.Cell, _ frame: CompositionFrame, _ section: CompositionalPlan.Section
  ) -> UICollectionViewLayoutAttributes {
    let attributes = makeAttributes(ElementKey(.cell, path))
    attributes.frame = rounded(frame)
    attributes.zIndex = cell.zIndex + (section.description.decorationItems.isEmpty ? 0 : 1)
    attributes.measuredAxes = MeasuredAxes(width: cell.measuresWidth, height: cell.measuresHeight)
    if section.isOrthogonal { attributes.scroller = path.section }
    section.description.list?.complete(attributes, itemCount: section.solved.count, in: section.environment)
    return attributes
  }

  private func supplementAttributes(
    _ path: ItemPath, _ supplement: SolvedComposition.Supplement, _ frame: CompositionFrame, _ section: CompositionalPlan.Section
  ) -> UICollectionViewLayoutAttributes {
    let item = supplement.supplement
    let attributes = makeAttributes(ElementKey(.supplementary(item.kind), path))
    attributes.frame = rounded(frame)
    attributes.zIndex = item.zIndex
    attributes.measuredAxes = MeasuredAxes(width: item.width.isMeasured, height: item.height.isMeasured)
    if section.isOrthogonal { attributes.scroller = path.section }
    return attributes
  }

  private func boundaryAttributes(
    _ boundary: Int, ofSection index: Int, in plan: CompositionalPlan, pinned: Bool
  ) -> UICollectionViewLayoutAttributes {
    let section = plan.sections[index]
    let item = section.solved.boundaries[boundary].item
    let origin = plan.origin(ofSection: index)
    var frame = section.solved.boundaries[boundary].frame
    if pinned, item.pins, let seen = visibleStretch {
      frame = section.solved.pinned(boundary, from: seen.low - plan.starts[index], to: seen.high - plan.starts[index])
    }
    let attributes = makeAttributes(ElementKey(.supplementary(item.supplement.kind), ItemPath(section: index, item: 0)))
    attributes.frame = rounded(frame.offset(origin.x, origin.y))
    attributes.zIndex = item.supplement.zIndex
    attributes.measuredAxes = MeasuredAxes(width: item.supplement.width.isMeasured, height: item.supplement.height.isMeasured)
    section.description.list?.complete(attributes, itemCount: section.solved.count, in: section.environment)
    (attributes.list as? ListPlace)?.isPinned = frame != section.solved.boundaries[boundary].frame
    return attributes
  }

  private func contentBoundary(_ boundary: Int, in plan: CompositionalPlan, pinned: Bool) -> UICollectionViewLayoutAttributes {
    guard let boundaries = plan.boundaries else { return UICollectionViewLayoutAttributes() }
    let item = boundaries.boundaries[boundary].item
    var frame = boundaries.boundaries[boundary].frame
    if pinned, item.pins, let seen = visibleStretch { frame = boundaries.pinned(boundary, from: seen.low, to: seen.high) }
    frame = plan.axis == .vertical ? frame.offset(plan.boundaryCrossStart, 0) : frame.offset(0, plan.boundaryCrossStart)
    let attributes = makeAttributes(ElementKey(.supplementary(item.supplement.kind), ItemPath(section: 0, item: -1)))
    attributes.frame = rounded(frame)
    // In front of the sections' own items.
    attributes.zIndex = item.supplement.zIndex + 1
    attributes.measuredAxes = MeasuredAxes(width: item.supplement.width.isMeasured, height: item.supplement.height.isMeasured)
    return attributes
  }

  private func decorationAttributes(
    _ item: NSCollectionLayoutDecorationItem, ofSection index: Int, in plan: CompositionalPlan
  ) -> UICollectionViewLayoutAttributes? {
    let section = plan.sections[index]
    let parts = section.solved.parts
    let length = section.solved.extent - parts.outerStart - parts.outerEnd
    guard length > 0 else { return nil }
    let origin = plan.origin(ofSection: index)
    let breadth = section.solved.container[plan.axis.across]
    let whole =
      plan.axis == .vertical
      ? CompositionFrame(origin.x, origin.y + parts.outerStart, breadth, length)
      : CompositionFrame(origin.x + parts.outerStart, origin.y, length, breadth)
    let insets = item.contentInsets.composition
    let size = insets.shrink(whole.size)
    let attributes = makeAttributes(ElementKey(.decoration(item.elementKind), ItemPath(section: index, item: 0)))
    attributes.frame = rounded(CompositionFrame(whole.x + insets.leading, whole.y + insets.top, size.width, size.height))
    attributes.zIndex = item.zIndex
    return attributes
  }

  /// Returns the background of a list. Where all sections have the same, the collection view itself has it, unless the app has set another
  /// one.
  private func groundAttributes(_ index: Int, in plan: CompositionalPlan) -> UICollectionViewLayoutAttributes? {
    let section = plan.sections[index]
    guard let list = section.description.list as? ListSection, let view = collectionView else { return nil }
    let color = list.background
    let shown = view.extras.hasOwnBackground ? view.backgroundColor : firstList?.background
    guard color != shown, color != .clear, section.solved.extent > 0 else { return nil }
    // The first and the last section extend beyond the content.
    let reach = Double(view.layer.bounds.size.height)
    var (start, end) = (plan.starts[index], plan.starts[index] + section.solved.extent)
    if index == 0 { start -= reach }
    if index == plan.sections.count - 1 { end = max(end, plan.contentSize.height) + reach }
    let attributes = makeAttributes(ElementKey(.decoration(ListGroundView.elementKind), ItemPath(section: index, item: 0)))
    attributes.frame = rounded(CompositionFrame(0, start, plan.breadth, end - start))
    attributes.zIndex = Int.min / 2
    list.complete(attributes, itemCount: section.solved.count, in: section.environment)
    return attributes
  }

  /// Origin and size on pixels, each on its own.
  private func rounded(_ frame: CompositionFrame) -> CGRect {
    let scale = Double(max(1, collectionView?.traitCollection.displayScale ?? 1))
    func round(_ length: Double) -> Double { (length * scale + 0.5).rounded(.down) / scale }
    return CGRect(x: round(frame.x), y: round(frame.y), width: round(frame.width), height: round(frame.height))
  }

  // MARK: Handlers

  /// Calls a section's handler, which may change the visible elements.
  private func runHandler(_ index: Int, _ found: inout ArraySlice<UICollectionViewLayoutAttributes>) {
    guard let view = collectionView, let handler = plan.sections[index].description.visibleItemsInvalidationHandler else { return }
    let section = plan.sections[index]
    var items: [any NSCollectionLayoutVisibleItem] = []
    let bounds = view.unmirrored(view.layer.bounds)
    for attributes in found {
      guard view.visibleFrame(attributes, attributes.frame).touches(bounds) else { continue }
      items.append(VisibleItem(attributes))
    }
    let offset =
      section.isOrthogonal
      ? (plan.axis == .vertical
        ? CGPoint(x: view.orthogonalOffset(index), y: 0) : CGPoint(x: 0, y: view.orthogonalOffset(index)))
      : view.contentOffset
    handler(items, offset, section.environment)
  }
}

extension CompositionFrame {
  /// Returns whether the frame intersects a rectangle; an empty frame counts as a point.
  func touches(_ rect: CGRect) -> Bool {
    x < rect.maxX && x + width > rect.minX && y < rect.maxY && y + height > rect.minY
  }
}
