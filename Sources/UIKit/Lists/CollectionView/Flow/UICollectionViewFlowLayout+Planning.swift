import CoreGraphics
internal import TrestleListModel

extension UICollectionViewFlowLayout {
  final func digest(_ context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything { measured.removeAll() }
    if let flow = context as? UICollectionViewFlowLayoutInvalidationContext {
      if let (key, size) = flow.preferred {
        measure(key.path, size)
        if context.movesOthers { return }
      }
      if context.invalidateEverything || context.invalidateDataSourceCounts || flow.invalidateFlowLayoutDelegateMetrics
        || flow.invalidateFlowLayoutAttributes
      {
        isPlanValid = false
      }
    } else {
      isPlanValid = false
    }
  }

  final func makePlan() {
    isPlanValid = true
    guard let view = collectionView else {
      plan = FlowPlan()
      return
    }
    var new = FlowPlan()
    new.isVertical = scrollDirection == .vertical
    new.scale = max(1, view.traitCollection.displayScale)
    let size = view.layer.bounds.size
    let insets = view.adjustedContentInset
    new.breadth =
      new.isVertical ? max(0, size.width - insets.left - insets.right) : max(0, size.height - insets.top - insets.bottom)
    if new.breadth != plan.breadth { measured.removeAll() }
    let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout
    let asksSizes = delegate.map { $0.givesItemSizes } ?? false
    let surroundings = FlowSurroundings(self, view, isVertical: new.isVertical, size: size, insets: insets)
    // Without a delegate all sections have the same metrics.
    let common = delegate == nil ? metrics(ofSection: 0, view, nil, surroundings) : nil
    let sections = (0..<view.numberOfSections).map { section in
      let metrics = common ?? metrics(ofSection: section, view, delegate, surroundings)
      let count = view.numberOfItems(inSection: section)
      if !asksSizes, measured.isEmpty {
        let size = oriented(assumedSize(nil), new.isVertical)
        if count > 0, size.cross > metrics.available + 1e-6 { warnOfSize(isVertical: new.isVertical) }
        return FlowSection(metrics: metrics, itemSize: size, count: count)
      }
      var isTooLong = false
      let given = asksSizes ? delegate?.itemSizes(view, self, section: section, count: count) : nil
      let sizes = (0..<count).map { item in
        let known = measured[ItemPath(section: section, item: item)]
        let size = oriented(known ?? assumedSize(given?[item]), new.isVertical)
        if size.cross > metrics.available + 1e-6 { isTooLong = true }
        return size
      }
      if isTooLong { warnOfSize(isVertical: new.isVertical) }
      return FlowSection(metrics: metrics, sizes: sizes)
    }
    new.geometry = FlowGeometry(sections)
    plan = new
  }

  private func metrics(
    ofSection section: Int, _ view: UICollectionView, _ delegate: (any UICollectionViewDelegateFlowLayout)?, _ around: FlowSurroundings
  ) -> FlowMetrics {
    let inset = delegate?.collectionView(view, layout: self, insetForSectionAt: section) ?? sectionInset
    let header = delegate?.collectionView(view, layout: self, referenceSizeForHeaderInSection: section) ?? headerReferenceSize
    let footer = delegate?.collectionView(view, layout: self, referenceSizeForFooterInSection: section) ?? footerReferenceSize
    let isVertical = around.isVertical
    let start = around.distance(isVertical ? inset.left : inset.top, around.before)
    let end = around.distance(isVertical ? inset.right : inset.bottom, around.after)
    return FlowMetrics(
      header: sound(isVertical ? header.height : header.width), footer: sound(isVertical ? footer.height : footer.width),
      insetBefore: finite(isVertical ? inset.top : inset.left), insetAfter: finite(isVertical ? inset.bottom : inset.right),
      lineSpacing: finite(delegate?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section) ?? minimumLineSpacing),
      crossStart: finite(start), available: finite(around.room - start - end),
      itemSpacing: finite(
        delegate?.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: section) ?? minimumInteritemSpacing))
  }

  // MARK: Sizes

  /// Whether item sizes are determined by their cells.
  final var sizesItems: Bool { estimatedItemSize != .zero || itemSize == Self.automaticSize }

  /// Returns the size of an item that has not been measured.
  private func assumedSize(_ given: CGSize?) -> CGSize {
    if let given, given != Self.automaticSize { return given }
    guard sizesItems else { return itemSize }
    return estimatedItemSize == Self.automaticSize || estimatedItemSize == .zero ? CGSize(width: 50, height: 50) : estimatedItemSize
  }

  private func oriented(_ size: CGSize, _ isVertical: Bool) -> FlowSize {
    isVertical
      ? FlowSize(main: sound(size.height), cross: sound(size.width)) : FlowSize(main: sound(size.width), cross: sound(size.height))
  }

  /// Returns a length that can be laid out; NaN and negative numbers count as zero.
  private func sound(_ length: CGFloat) -> Double { max(0, length.bounded) }
  private func finite(_ length: CGFloat) -> Double { length.bounded }

  final func sizingChanged() {
    measured.removeAll()
    invalidateLayout()
  }

  final func accepts(_ preferred: UICollectionViewLayoutAttributes, _ original: UICollectionViewLayoutAttributes) -> Bool {
    guard sizesItems, preferred.representedElementCategory == .cell, preferred.size.width.isFinite, preferred.size.height.isFinite,
      let view = collectionView
    else { return false }
    if let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout, delegate.givesItemSizes {
      guard delegate.itemSize(view, self, at: preferred.indexPath) == Self.automaticSize else { return false }
    }
    let size = clamped(preferred.size, preferred.key.path.section)
    return abs(size.width - original.size.width) > 0.01 || abs(size.height - original.size.height) > 0.01
  }

  /// Returns a size that is limited to the length of a line.
  private func clamped(_ size: CGSize, _ section: Int) -> CGSize {
    guard plan.geometry.sections.indices.contains(section) else { return size }
    let room = plan.geometry.sections[section].metrics.available
    return plan.isVertical
      ? CGSize(width: min(size.width, room), height: size.height) : CGSize(width: size.width, height: min(size.height, room))
  }

  final func contextForPreferred(
    _ preferred: UICollectionViewLayoutAttributes, _ context: UICollectionViewLayoutInvalidationContext
  ) -> UICollectionViewLayoutInvalidationContext {
    guard let flow = context as? UICollectionViewFlowLayoutInvalidationContext, plan.geometry.contains(preferred.key.path) else {
      return context
    }
    let key = preferred.key
    let size = clamped(preferred.size, key.path.section)
    flow.preferred = (key, size)
    flow.invalidateFlowLayoutDelegateMetrics = false
    // The first visible item stays in place when one above it changes.
    var after = plan
    after.geometry.setSize(oriented(size, plan.isVertical), of: key.path)
    if let view = collectionView, let first = firstItem(in: view.layer.bounds), key.path < first {
      let shift = after.geometry.frame(of: first).main - plan.geometry.frame(of: first).main
      if plan.isVertical { flow.contentOffsetAdjustment.y = shift } else { flow.contentOffsetAdjustment.x = shift }
    }
    flow.contentSizeAdjustment = CGSize(
      width: after.contentSize.width - plan.contentSize.width, height: after.contentSize.height - plan.contentSize.height)
    return flow
  }

  private func firstItem(in bounds: CGRect) -> ItemPath? {
    let (low, high) = plan.stretch(of: bounds)
    for section in plan.geometry.sections(from: low, to: high) {
      if let item = plan.geometry.items(ofSection: section, from: low, to: high).first { return ItemPath(section: section, item: item) }
    }
    return nil
  }

  private func measure(_ path: ItemPath, _ size: CGSize) {
    measured[path] = size
    if isPlanValid, plan.geometry.contains(path) { plan.geometry.setSize(oriented(size, plan.isVertical), of: path) }
  }

  /// Moves the measured sizes with their items through an update.
  final func moveMeasured(_ update: ResolvedUpdate) {
    guard !measured.isEmpty else { return }
    var kept: [ItemPath: CGSize] = [:]
    for (path, size) in measured {
      switch update.fate(ofItem: path) {
      case .stays(let new), .moved(let new): if !update.isReconfigured(path) { kept[new] = size }
      case .reloaded, .deleted: break
      }
    }
    measured = kept
  }

  // MARK: Bounds

  final func changesBreadth(_ bounds: CGRect) -> Bool {
    guard let view = collectionView else { return false }
    let old = view.layer.bounds.size
    return scrollDirection == .vertical ? bounds.width != old.width : bounds.height != old.height
  }

  final func contextForBounds(
    _ bounds: CGRect, _ context: UICollectionViewLayoutInvalidationContext
  ) -> UICollectionViewLayoutInvalidationContext {
    guard let flow = context as? UICollectionViewFlowLayoutInvalidationContext else { return context }
    let changesBreadth = changesBreadth(bounds)
    flow.invalidateFlowLayoutDelegateMetrics = changesBreadth
    flow.invalidateFlowLayoutAttributes = changesBreadth
    guard !changesBreadth, pinsAnything, let old = collectionView?.layer.bounds else { return flow }
    // Only pinned elements must be updated.
    let (low, high) = plan.stretch(of: old.union(bounds))
    let paths = plan.geometry.sections(from: low, to: high).map { IndexPath(item: 0, section: $0) }
    if sectionHeadersPinToVisibleBounds {
      flow.invalidateSupplementaryElements(ofKind: UICollectionView.elementKindSectionHeader, at: paths)
    }
    if sectionFootersPinToVisibleBounds {
      flow.invalidateSupplementaryElements(ofKind: UICollectionView.elementKindSectionFooter, at: paths)
    }
    return flow
  }

  /// Invalidates the layout after a change of the content insets.
  final func followInsets() {
    guard let view = collectionView, isPlanValid else { return }
    let insets = view.adjustedContentInset
    let size = view.layer.bounds.size
    let breadth = plan.isVertical ? size.width - insets.left - insets.right : size.height - insets.top - insets.bottom
    if max(0, breadth) != plan.breadth || sectionInsetReference != .fromContentInset || pinsAnything { invalidateLayout() }
  }
}

/// The insets around the sections, across the axis of scrolling.
@MainActor private struct FlowSurroundings {
  let isVertical: Bool
  /// The length between the content insets.
  let room: CGFloat
  /// The distance between the section insets' reference edges and the content insets; nil if they are equal.
  let before: CGFloat?
  let after: CGFloat?

  init(_ layout: UICollectionViewFlowLayout, _ view: UICollectionView, isVertical: Bool, size: CGSize, insets: UIEdgeInsets) {
    self.isVertical = isVertical
    room = isVertical ? size.width - insets.left - insets.right : size.height - insets.top - insets.bottom
    let reference: UIEdgeInsets? =
      switch layout.sectionInsetReference {
      case .fromContentInset: nil
      case .fromSafeArea: view.safeAreaInsets
      case .fromLayoutMargins: view.layoutMargins
      }
    before = reference.map { isVertical ? $0.left - insets.left : $0.top - insets.top }
    after = reference.map { isVertical ? $0.right - insets.right : $0.bottom - insets.bottom }
  }

  func distance(_ inset: CGFloat, _ edge: CGFloat?) -> CGFloat { edge.map { max(0, $0 + inset) } ?? inset }
}
