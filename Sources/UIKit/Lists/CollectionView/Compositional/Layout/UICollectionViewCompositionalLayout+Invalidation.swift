import CoreGraphics
internal import TrestleListModel

extension UICollectionViewCompositionalLayout {
  /// Records the invalidations of a context.
  final func digest(_ context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything {
      isPlanValid = false
      movedMeasures = [:]
    } else if context.invalidateDataSourceCounts {
      isPlanValid = false
    } else if context.forgetsMeasures {
      isPlanValid = false
      movedMeasures = [:]
    } else if context.listedElements == nil, !context.movesOthers, !context.keepsPlan {
      isPlanValid = false
      context.measuresAgain = true
    }
  }

  // MARK: Bounds

  final func followsBounds(_ bounds: CGRect) -> Bool {
    guard let old = collectionView?.layer.bounds else { return false }
    return bounds.size != old.size || plan.pins || plan.handlerFollowsBounds
  }

  final func contextForBounds(
    _ bounds: CGRect, _ context: UICollectionViewLayoutInvalidationContext
  ) -> UICollectionViewLayoutInvalidationContext {
    guard let old = collectionView?.layer.bounds else { return context }
    if bounds.size != old.size {
      context.forgetsMeasures = plan.axis == .vertical ? bounds.width != old.width : bounds.height != old.height
      return context
    }
    context.keepsPlan = true
    guard !plan.handlerFollowsBounds else { return context }
    let both = old.union(bounds)
    let (low, high) =
      plan.axis == .vertical
      ? (both.minY, both.maxY)
      : isMirrored
        ? (plan.contentSize.width - both.maxX, plan.contentSize.width - both.minX) : (both.minX, both.maxX)
    for index in plan.sections(from: low, to: high) {
      for boundary in plan.sections[index].solved.boundaries where boundary.item.pins {
        context.invalidateSupplementaryElements(ofKind: boundary.item.supplement.kind, at: [IndexPath(item: 0, section: index)])
      }
    }
    for boundary in plan.boundaries?.boundaries ?? [] where boundary.item.pins {
      context.invalidateSupplementaryElements(ofKind: boundary.item.supplement.kind, at: [IndexPath(index: 0)])
    }
    if context.listedElements == nil { context.invalidateItems(at: []) }
    return context
  }

  // MARK: Preferred sizes

  /// Returns whether an element adopts the preferred size of its view.
  final func accepts(_ preferred: UICollectionViewLayoutAttributes, _ original: UICollectionViewLayoutAttributes) -> Bool {
    guard let axes = original.measuredAxes, !axes.isEmpty, preferred.size.width.isFinite, preferred.size.height.isFinite else {
      return false
    }
    let known = measuredSize(of: original.key)
    func differs(_ size: CGFloat, _ shown: CGFloat, _ known: Double?) -> Bool {
      // An item with the length of its longest sibling may be longer than it prefers.
      abs(size - shown) > 0.01 && known.map { abs(Double(size) - $0) > 0.01 } ?? true
    }
    return axes.width && differs(preferred.size.width, original.size.width, known?.width)
      || axes.height && differs(preferred.size.height, original.size.height, known?.height)
  }

  private func measuredSize(of key: ElementKey) -> CompositionSize? {
    guard plan.sections.indices.contains(key.path.section), key.isCell else { return nil }
    return plan.sections[key.path.section].solved.run.measured[key.path.item]
  }

  /// Records the preferred size of a view. The visible area stays in place if the element begins above it.
  final func contextForPreferred(
    _ preferred: UICollectionViewLayoutAttributes, _ original: UICollectionViewLayoutAttributes,
    _ context: UICollectionViewLayoutInvalidationContext
  ) -> UICollectionViewLayoutInvalidationContext {
    let key = original.key
    let before = plan.end(after: key)
    let size = plan.contentSize
    setMeasured(CompositionSize(max(0, preferred.size.width.bounded), max(0, preferred.size.height.bounded)), of: key)
    context.keepsPlan = true
    context.contentSizeAdjustment = CGSize(
      width: plan.contentSize.width - size.width, height: plan.contentSize.height - size.height)
    guard let view = collectionView, let seen = visibleStretch else { return context }
    let shift = plan.end(after: key) - before
    if plan.axis == .vertical {
      let top = seen.low + Double(view.loading.offsetAdjustment.y)
      if view.contentOffset.y > -view.adjustedContentInset.top, original.frame.minY < top - 0.5 {
        context.contentOffsetAdjustment.y = shift
      }
    } else {
      // In a mirrored layout, the distance to the trailing end of the content is kept.
      let edge = isMirrored ? view.contentSize.width - original.frame.maxX : original.frame.minX
      let adjustment = Double(view.loading.offsetAdjustment.x)
      let low = seen.low + (isMirrored ? -adjustment : adjustment)
      if edge < low - 0.5 { context.contentOffsetAdjustment.x = isMirrored ? -shift : shift }
    }
    return context
  }

  private func setMeasured(_ size: CompositionSize, of key: ElementKey) {
    guard key.path.item >= 0 else {
      guard case .supplementary(let kind) = key.kind,
        let index = plan.boundaries?.boundaries.firstIndex(where: { $0.item.supplement.kind == kind })
      else { return }
      plan.boundaries?.setMeasured(size, ofBoundary: index)
      plan.place()
      return
    }
    let section = key.path.section
    guard plan.sections.indices.contains(section) else { return }
    switch key.kind {
    case .cell: plan.sections[section].solved.setMeasured(size, ofItem: key.path.item)
    case .supplementary(let kind):
      if key.path.item == 0,
        let index = plan.sections[section].solved.boundaries.firstIndex(where: { $0.item.supplement.kind == kind })
      {
        plan.sections[section].solved.setMeasured(size, ofBoundary: index)
      } else {
        let measured = CompositionRun.SupplementKey(kind, key.path.item)
        plan.sections[section].solved.setMeasured(size, ofSupplement: measured)
      }
    case .decoration: return
    }
    plan.place(from: section)
    if plan.sections[section].isOrthogonal { collectionView?.placeOrthogonalViews() }
  }

  // MARK: Updates

  /// Moves the measured sizes with their items through an update.
  final func moveMeasures(_ update: ResolvedUpdate) {
    movedMeasures = CompositionalMeasures.moved(movedMeasures ?? currentMeasures, update)
    collectionView?.moveOrthogonalSections(update)
  }

  final func followInsets() {
    guard let view = collectionView, isPlanValid, view.loading.wasPrepared else { return }
    let context = makeContext()
    context.keepsPlan = true
    if insetsKey(view) != plan.insetsKey {
      isPlanValid = false
      context.forgetsMeasures = contentRoom(view)[plan.axis.across] != plan.breadth
    } else if !plan.pins {
      return
    }
    invalidateLayout(with: context)
  }

  /// Handles a change of the text size, which changes measured sizes.
  final func followTraits(_ old: UITraitCollection?) {
    guard let view = collectionView, isPlanValid, let old else { return }
    let context = makeContext()
    context.measuresAgain = true
    context.keepsPlan = true
    context.forgetsMeasures = old.preferredContentSizeCategory != view.traitCollection.preferredContentSizeCategory
    isPlanValid = false
    invalidateLayout(with: context)
  }
}
