import CoreGraphics
internal import TrestleListModel

extension UICollectionView {
  // MARK: Offsets

  /// Returns the scroll offset of a section from its leading end.
  final func orthogonalOffset(_ section: Int) -> CGFloat { extras.orthogonal.offsets[section] ?? 0 }

  /// The scroll positions of sections in groups, which can be restored in another geometry.
  final var orthogonalPlaces: [Int: (index: Int, part: Double)] {
    var places: [Int: (index: Int, part: Double)] = [:]
    for (section, offset) in extras.orthogonal.offsets where offset != 0 {
      places[section] = layout.orthogonalGeometry(ofSection: section)?.stops.place(offset)
    }
    return places
  }

  /// Called when the layout has computed its sections again.
  final func orthogonalSectionsChanged(_ places: [Int: (index: Int, part: Double)]) {
    guard !extras.orthogonal.offsets.isEmpty || !extras.orthogonal.views.isEmpty else { return }
    let places = extras.orthogonal.moved ?? places
    extras.orthogonal.moved = nil
    for (section, offset) in extras.orthogonal.offsets where offset != 0 {
      guard let geometry = layout.orthogonalGeometry(ofSection: section) else { continue }
      if extras.orthogonal.views[section]?.isInMotion ?? false { continue }
      var new = places[section].map { geometry.stops.offset(at: $0) } ?? offset
      // A section that rests at groups or pages does so in its new geometry too.
      if geometry.stops.rule != .anywhere { new = geometry.stops.nearest(new) }
      extras.orthogonal.offsets[section] = min(max(0, new), geometry.stops.last)
    }
    placeOrthogonalViews()
  }

  /// Moves offsets and scroll views with their sections through an update.
  final func moveOrthogonalSections(_ update: ResolvedUpdate) {
    guard !extras.orthogonal.offsets.isEmpty || !extras.orthogonal.views.isEmpty else { return }
    func target(_ section: Int) -> Int? {
      switch update.fate(ofSection: section) {
      case .stays(let new), .moved(let new): new
      case .reloaded, .deleted: nil
      }
    }
    var places: [Int: (index: Int, part: Double)] = [:]
    for (section, place) in orthogonalPlaces { if let new = target(section) { places[new] = place } }
    var offsets: [Int: CGFloat] = [:]
    for (section, offset) in extras.orthogonal.offsets { if let new = target(section) { offsets[new] = offset } }
    // A reloaded section keeps its scroll offset.
    for (section, offset) in extras.orthogonal.offsets where target(section) == nil && offsets[section] == nil {
      if case .reloaded = update.fate(ofSection: section) { offsets[section] = offset }
    }
    var views: [Int: OrthogonalScrollView] = [:]
    for (section, view) in extras.orthogonal.views {
      view.frameBeforeUpdate = view.frame
      if let new = target(section), views[new] == nil {
        view.section = new
        views[new] = view
      } else {
        extras.orthogonal.leaving.append(view)
      }
    }
    extras.orthogonal.offsets = offsets
    extras.orthogonal.views = views
    extras.orthogonal.moved = places
  }

  final func orthogonalSectionDidScroll(_ view: OrthogonalScrollView) {
    guard !extras.orthogonal.isPlacing, extras.orthogonal.views[view.section] === view else { return }
    let old = orthogonalOffset(view.section)
    let new = view.leadingOffset
    guard new != old else { return }
    extras.orthogonal.offsets[view.section] = new
    if layout.hasHandler(ofSection: view.section) {
      let context = layout.makeContext()
      context.keepsPlan = true
      layout.invalidateLayout(with: context)
      tiles.knownRect = .null
    } else if abs(new - view.knownOffset) > (view.geometry?.stops.window ?? 0) * 0.4 {
      tiles.knownRect = .null
    }
    if tiles.knownRect.isNull { view.knownOffset = new }
    extras.orthogonal.hasScrolled = true
    setNeedsLayout()
  }

  // MARK: Frames

  /// Converts a rectangle of the view into the layout's direction.
  final func unmirrored(_ rect: CGRect) -> CGRect {
    guard layout.isMirrored else { return rect }
    var rect = rect
    rect.origin.x = contentSize.width - rect.maxX
    return rect
  }

  /// Returns the visible frame of an element, in the layout's direction.
  final func visibleFrame(_ attributes: UICollectionViewLayoutAttributes, _ frame: CGRect) -> CGRect {
    guard let section = attributes.scroller else { return frame }
    let offset = orthogonalOffset(section)
    guard offset != 0 else { return frame }
    let isSideways = layout.orthogonalGeometry(ofSection: section)?.axis != .vertical
    return isSideways ? frame.offsetBy(dx: -offset, dy: 0) : frame.offsetBy(dx: 0, dy: -offset)
  }

  /// Returns the visible frame of an element in the content, including the orthogonal scroll offset.
  final func seenFrame(_ attributes: UICollectionViewLayoutAttributes) -> CGRect {
    let frame = attributes.frame
    guard let section = attributes.scroller else { return frame }
    let offset = orthogonalOffset(section)
    guard offset != 0 else { return frame }
    if layout.orthogonalGeometry(ofSection: section)?.axis == .vertical { return frame.offsetBy(dx: 0, dy: -offset) }
    return frame.offsetBy(dx: layout.isMirrored ? offset : -offset, dy: 0)
  }

  /// Returns attributes with the visible frame of the element, for callers.
  final func seenInPlace(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    guard let section = attributes.scroller, orthogonalOffset(section) != 0 else { return attributes }
    let copy = attributes.duplicate
    let (old, new) = (attributes.frame, seenFrame(attributes))
    copy.center.x += new.minX - old.minX
    copy.center.y += new.minY - old.minY
    return copy
  }

  /// Returns whether an element intersects a rectangle of the content.
  final func sees(_ element: KnownElement, in rect: CGRect) -> Bool {
    element.attributes.scroller == nil ? element.frame.touches(rect) : seenFrame(element.attributes).touches(rect)
  }

  /// Returns the frame of a tile's view in the content, for any superview.
  final func contentFrame(of view: UIView) -> CGRect {
    guard let parent = view.superview, parent !== self else { return view.frame }
    return parent.convert(view.frame, to: self)
  }

  // MARK: Views

  /// Returns the superview for an element.
  final func parent(for attributes: UICollectionViewLayoutAttributes) -> UIScrollView {
    attributes.scroller.flatMap { orthogonalView($0) } ?? self
  }

  /// Returns whether a view is the collection view or the scroll view of one of its sections.
  final func isOwnParent(_ view: UIView?) -> Bool {
    view === self || (view as? OrthogonalScrollView)?.host === self
  }

  /// Returns the offset from the content to that of an element's superview.
  final func shift(into parent: UIScrollView) -> CGPoint { (parent as? OrthogonalScrollView)?.shift ?? .zero }

  private func orthogonalView(_ section: Int) -> OrthogonalScrollView? {
    if let view = extras.orthogonal.views[section] { return view }
    guard let geometry = layout.orthogonalGeometry(ofSection: section) else { return nil }
    let view = extras.orthogonal.pool.popLast() ?? OrthogonalScrollView()
    view.host = self
    view.section = section
    view.knownOffset = orthogonalOffset(section)
    extras.orthogonal.views[section] = view
    UIView.performWithoutAnimation {
      place(view, geometry)
      insertSubview(view, at: min(backViewCount, subviews.count))
    }
    return view
  }

  private func place(_ view: OrthogonalScrollView, _ geometry: OrthogonalGeometry) {
    extras.orthogonal.isPlacing = true
    var frame = geometry.frame
    if layout.isMirrored { frame.origin.x = contentSize.width - frame.maxX }
    view.take(geometry, frame: frame, isMirrored: layout.isMirrored, offset: orthogonalOffset(view.section))
    extras.orthogonal.isPlacing = false
  }

  /// Updates the frames of the scroll views.
  final func placeOrthogonalViews() {
    for (section, view) in extras.orthogonal.views {
      if let geometry = layout.orthogonalGeometry(ofSection: section) { place(view, geometry) }
    }
  }

  /// Returns the scroll views to their frames before an update, for the animation.
  final func returnOrthogonalViews(movedBy shift: CGPoint) {
    for view in extras.orthogonal.views.values {
      guard let frame = view.frameBeforeUpdate else { continue }
      view.frameBeforeUpdate = nil
      view.frame = frame.offsetBy(dx: shift.x, dy: shift.y)
    }
  }

  /// Sets the final frames of the scroll views after an update.
  final func settleOrthogonalViews() {
    for view in extras.orthogonal.views.values { view.frameBeforeUpdate = nil }
    placeOrthogonalViews()
  }

  /// Orders the scroll views among the other elements, and removes empty ones.
  final func tidyOrthogonalViews() {
    guard !extras.orthogonal.views.isEmpty || !extras.orthogonal.leaving.isEmpty else { return }
    placeOrthogonalViews()
    var used = Set<ObjectIdentifier>()
    for tile in tiles.order { if let parent = tile.view.superview { used.insert(ObjectIdentifier(parent)) } }
    if extras.changes.isEmpty {
      for (section, view) in extras.orthogonal.views where !used.contains(ObjectIdentifier(view)) && !view.isInMotion {
        extras.orthogonal.views[section] = nil
        retire(view)
      }
      for view in extras.orthogonal.leaving where !used.contains(ObjectIdentifier(view)) { retire(view) }
      extras.orthogonal.leaving = []
    }
    for view in extras.orthogonal.views.values { order(view) }
  }

  private func retire(_ view: OrthogonalScrollView) {
    view.removeFromSuperview()
    for subview in view.subviews where subview is UICollectionReusableView { subview.removeFromSuperview() }
    view.section = -1
    extras.orthogonal.pool.append(view)
  }

  /// Orders a scroll view between the elements behind and in front of its cells.
  private func order(_ view: OrthogonalScrollView) {
    let rank = view.geometry?.rank ?? 0
    let own = subviews
    guard let index = own.firstIndex(where: { $0 === view }) else { return }
    let below = tiles.order.last { $0.view.superview === self && $0.rank < (rank, 0) }?.view
    let above = tiles.order.first { $0.view.superview === self && $0.rank >= (rank, 1) }?.view
    if let below, let place = own.firstIndex(where: { $0 === below }), place > index {
      insertSubview(view, aboveSubview: below)
    } else if let above, let place = own.firstIndex(where: { $0 === above }), place < index {
      insertSubview(view, belowSubview: above)
    }
  }

  /// Removes the sections of a replaced layout.
  final func forgetOrthogonalSections() {
    extras.orthogonal.offsets = [:]
    extras.orthogonal.leaving += extras.orthogonal.views.values
    extras.orthogonal.views = [:]
    extras.orthogonal.moved = nil
  }

  // MARK: Scrolling

  /// Scrolls an orthogonal section to one of its items.
  final func scrollOrthogonally(to path: ItemPath, _ position: ScrollPosition, animated: Bool) {
    guard let attributes = layout.layoutAttributesForItem(at: IndexPath(path)), let section = attributes.scroller,
      let geometry = layout.orthogonalGeometry(ofSection: section)
    else { return }
    let isSideways = geometry.axis == .horizontal
    let low = isSideways ? attributes.frame.minX - geometry.frame.minX : attributes.frame.minY - geometry.frame.minY
    let length = isSideways ? attributes.frame.width : attributes.frame.height
    let window = geometry.stops.window
    let offset = orthogonalOffset(section)
    let start: ScrollPosition = isSideways ? (layout.isMirrored ? .right : .left) : .top
    let middle: ScrollPosition = isSideways ? .centeredHorizontally : .centeredVertically
    let end: ScrollPosition = isSideways ? (layout.isMirrored ? .left : .right) : .bottom
    var target = offset
    if position.contains(start) {
      target = low
    } else if position.contains(middle) {
      target = low + (length - window) / 2
    } else if position.contains(end) {
      target = low + length - window
    } else if low < offset {
      target = low
    } else if low + length > offset + window {
      target = low + length - window
    }
    if geometry.stops.rule != .anywhere { target = geometry.stops.nearest(target) }
    target = min(max(0, target), geometry.stops.last)
    guard target != offset else { return }
    if let view = extras.orthogonal.views[section] {
      view.setContentOffset(view.contentOffset(for: target), animated: animated)
    } else {
      extras.orthogonal.offsets[section] = target
      extras.orthogonal.hasScrolled = true
      tiles.knownRect = .null
      setNeedsLayout()
    }
  }
}
