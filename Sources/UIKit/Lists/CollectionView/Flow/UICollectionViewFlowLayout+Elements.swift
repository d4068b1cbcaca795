import CoreGraphics
internal import TrestleListModel

extension UICollectionViewFlowLayout {
  final func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    guard !rect.isNull else { return [] }
    let (low, high) = plan.stretch(of: rect)
    let stretch = visibleStretch
    var found: [UICollectionViewLayoutAttributes] = []
    func add(_ key: ElementKey, _ frame: CGRect?) {
      if let frame, frame.touches(rect) { found.append(made(key, frame)) }
    }
    for section in plan.geometry.sections(from: low, to: high) {
      let path = ItemPath(section: section, item: 0)
      add(
        ElementKey(.supplementary(UICollectionView.elementKindSectionHeader), path),
        plan.headerFrame(section, pinnedTo: sectionHeadersPinToVisibleBounds ? stretch : nil))
      for item in plan.geometry.items(ofSection: section, from: low, to: high) {
        let path = ItemPath(section: section, item: item)
        add(ElementKey(.cell, path), plan.itemFrame(path))
      }
      add(
        ElementKey(.supplementary(UICollectionView.elementKindSectionFooter), path),
        plan.footerFrame(section, pinnedTo: sectionFootersPinToVisibleBounds ? stretch : nil))
    }
    return found
  }

  /// Returns the attributes of an element, or nil if there is none.
  final func element(_ key: ElementKey, in plan: FlowPlan, pinnedTo stretch: ClosedRange<Double>?) -> UICollectionViewLayoutAttributes? {
    switch key.kind {
    case .cell: return plan.geometry.contains(key.path) ? made(key, plan.itemFrame(key.path)) : nil
    case .supplementary(let kind):
      guard plan.geometry.sections.indices.contains(key.path.section), key.path.item == 0 else { return nil }
      let frame: CGRect?
      switch kind {
      case UICollectionView.elementKindSectionHeader:
        frame = plan.headerFrame(key.path.section, pinnedTo: sectionHeadersPinToVisibleBounds ? stretch : nil)
      case UICollectionView.elementKindSectionFooter:
        frame = plan.footerFrame(key.path.section, pinnedTo: sectionFootersPinToVisibleBounds ? stretch : nil)
      default: frame = nil
      }
      return frame.map { made(key, $0) }
    case .decoration: return nil
    }
  }

  /// Returns the attributes of a position after the last item of its section.
  final func elementBehindLast(_ place: ItemPath) -> UICollectionViewLayoutAttributes? {
    guard plan.geometry.sections.indices.contains(place.section), place.item >= plan.geometry.sections[place.section].count else {
      return nil
    }
    let size =
      plan.isVertical ? FlowSize(main: itemSize.height, cross: itemSize.width) : FlowSize(main: itemSize.width, cross: itemSize.height)
    return made(ElementKey(.cell, place), plan.frameBehindLast(place, standard: size))
  }

  private func made(_ key: ElementKey, _ frame: CGRect) -> UICollectionViewLayoutAttributes {
    let attributes = makeAttributes(key)
    attributes.frame = frame
    // Headers and footers are in front of the items they may cover.
    if !key.isCell { attributes.zIndex = 10 }
    return attributes
  }

  final var pinsAnything: Bool { sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds }

  /// The range of the content to which headers and footers are pinned, along the scrolling axis.
  final var visibleStretch: ClosedRange<Double>? {
    guard pinsAnything, let collectionView else { return nil }
    let visible = collectionView.layer.bounds.inset(by: collectionView.adjustedContentInset)
    return plan.isVertical ? visible.minY...max(visible.minY, visible.maxY) : visible.minX...max(visible.minX, visible.maxX)
  }
}

extension CGRect {
  /// Returns whether both rectangles have common points; a rectangle without area counts as a point.
  func touches(_ other: CGRect) -> Bool {
    minX < other.maxX && maxX > other.minX && minY < other.maxY && maxY > other.minY
      || (width == 0 || height == 0) && minX <= other.maxX && maxX >= other.minX && minY <= other.maxY && maxY >= other.minY
  }
}
