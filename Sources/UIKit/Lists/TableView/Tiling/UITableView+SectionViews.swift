import CoreGraphics
internal import TrestleListModel

extension UITableView {
  /// Places the headers and footers of the visible sections; in a plain table they float while their section is visible.
  final func tileSectionViews() {
    if loading.isOutdated { return }
    findVisibleSections()
    if !tiles.headers.isEmpty || !tiles.footers.isEmpty { dropUnneededSectionViews() }
    for section in tiles.headerSections where !loading.isOutdated { placeHeader(section) }
    for section in tiles.footerSections where !loading.isOutdated { placeFooter(section) }
    orderSectionViews()
  }

  /// Keeps the subview order of headers and footers in the order of their sections, because neighbors overlap by a line. Headers of a plain
  /// table float over its footers too.
  private func orderSectionViews() {
    guard tiles.headers.count + tiles.footers.count > 1 else { return }
    let subviews = subviews
    var last: (view: UIView, place: Int)?
    func follow(_ view: UIView?) {
      guard let view, let place = subviews.lastIndex(where: { $0 === view }) else { return }
      if let front = last, place < front.place {
        insertSubview(view, aboveSubview: front.view)
        last = (view, front.place)
      } else {
        last = (view, place)
      }
    }
    var headers = tiles.headerSections[...]
    var footers = tiles.footerSections[...]
    if style == .plain {
      for section in footers { follow(tiles.footers[section]) }
      for section in headers { follow(tiles.headers[section]) }
      return
    }
    while !headers.isEmpty || !footers.isEmpty {
      if let header = headers.first, footers.first.map({ header <= $0 }) ?? true {
        follow(tiles.headers[headers.removeFirst()])
      } else {
        follow(tiles.footers[footers.removeFirst()])
      }
    }
  }

  final func findVisibleSections() {
    tiles.headerSections.removeAll(keepingCapacity: true)
    tiles.footerSections.removeAll(keepingCapacity: true)
    let bounds = layer.bounds
    guard bounds.height > 0, geometry.sectionCount > 0 else { return }
    geometry.parts(from: Double(bounds.minY), to: Double(bounds.maxY)) { part, _ in
      switch part {
      case .header(let section): tiles.headerSections.append(section)
      case .footer(let section): tiles.footerSections.append(section)
      case .row(let path) where style == .plain:
        if tiles.headerSections.last != path.section { tiles.headerSections.append(path.section) }
        if tiles.footerSections.last != path.section { tiles.footerSections.append(path.section) }
      default: break
      }
    }
    if style == .plain {
      if let first = tiles.footerSections.first, tiles.headerSections.first.map({ $0 > first }) ?? true {
        tiles.headerSections.insert(first, at: 0)
      }
      if let last = tiles.headerSections.last, tiles.footerSections.last.map({ $0 < last }) ?? true { tiles.footerSections.append(last) }
    }
    tiles.headerSections.removeAll { geometry.headerSpan(ofSection: $0).length <= 0 }
    tiles.footerSections.removeAll { geometry.footerSpan(ofSection: $0).length <= 0 }
    removeRepetitions(&tiles.headerSections)
    removeRepetitions(&tiles.footerSections)
  }

  private func removeRepetitions(_ sections: inout [Int]) {
    var index = 1
    while index < sections.count {
      if sections[index] == sections[index - 1] { sections.remove(at: index) } else { index += 1 }
    }
  }

  private func dropUnneededSectionViews() {
    tiles.droppedSections.removeAll(keepingCapacity: true)
    for section in tiles.headers.keys where !tiles.headerSections.contains(section) { tiles.droppedSections.append(section) }
    for section in tiles.droppedSections { dropHeader(section) }
    tiles.droppedSections.removeAll(keepingCapacity: true)
    for section in tiles.footers.keys where !tiles.footerSections.contains(section) { tiles.droppedSections.append(section) }
    for section in tiles.droppedSections { dropFooter(section) }
  }

  final func dropSectionViews(where isDropped: (Int) -> Bool) {
    for section in tiles.headers.keys.filter(isDropped).sorted() { dropHeader(section) }
    for section in tiles.footers.keys.filter(isDropped).sorted() { dropFooter(section) }
  }

  /// Carries the views of headers and footers through an update under the sections' new indices. Views of deleted or reloaded sections are
  /// removed.
  final func sectionViewsFollow(_ update: ResolvedUpdate, _ player: TransitionPlayer?) {
    for part in [SectionPart.header, .footer] {
      let views = part.isHeader ? tiles.headers : tiles.footers
      var kept: [Int: UIView] = [:]
      for (section, view) in views.sorted(by: { $0.key < $1.key }) {
        switch update.fate(ofSection: section) {
        case .stays(let new), .moved(let new): kept[new] = view
        case .deleted(let animation), .reloaded(_, let animation):
          if let player, player.animates {
            player.go(view, by: RowPassage(animation, automatic: .fade), isBehind: false) { self.endDisplaying(view, part, of: section) }
          } else {
            endDisplaying(view, part, of: section)
          }
        }
      }
      if part.isHeader { tiles.headers = kept } else { tiles.footers = kept }
    }
    headerContextsChanged()
  }

  /// Ends the display of a section view after an update.
  final func endDisplaying(_ view: UIView, _ part: SectionPart, of section: Int) {
    if part.isHeader {
      ownDelegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
    } else {
      ownDelegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
    }
    recycle(view)
  }

  private func dropHeader(_ section: Int) {
    guard let view = tiles.headers.removeValue(forKey: section) else { return }
    ownDelegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
    recycle(view)
  }

  private func dropFooter(_ section: Int) {
    guard let view = tiles.footers.removeValue(forKey: section) else { return }
    ownDelegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
    recycle(view)
  }

  /// Recycles views that were created for measuring and did not become visible.
  final func dropMeasuredSectionViews() {
    guard !tiles.measuredHeaders.isEmpty || !tiles.measuredFooters.isEmpty else { return }
    for view in tiles.measuredHeaders.values { recycle(view) }
    for view in tiles.measuredFooters.values { recycle(view) }
    tiles.measuredHeaders.removeAll()
    tiles.measuredFooters.removeAll()
  }

  private func recycle(_ view: UIView) {
    tiles.leavingViews.append(view)
    if let view = view as? UITableViewHeaderFooterView, let identifier = view.reuseIdentifier {
      headerFooterPool.enqueue(view, for: identifier)
    }
  }

  private func placeHeader(_ section: Int) {
    let span = geometry.headerSpan(ofSection: section)
    guard let view = tiles.headers[section] ?? makeHeader(section, span) else { return }
    let place = CGFloat(span.start) + editing.displacement(ofHeader: section)
    var start = place
    if style == .plain {
      let end = CGFloat(geometry.span(ofSection: section).end) + editing.displacement(ofFooter: section)
      start = min(max(start, layer.bounds.minY + ownAdjustedInset.top), max(start, end - CGFloat(span.length)))
    }
    let frame = CGRect(x: 0, y: roundToPixels(start), width: layer.bounds.width, height: CGFloat(span.length))
    if view.frame != frame { view.frame = frame }
    (view as? UITableViewHeaderFooterView)?.context.isPinned = start > place
  }

  private func placeFooter(_ section: Int) {
    let span = geometry.footerSpan(ofSection: section)
    guard let view = tiles.footers[section] ?? makeFooter(section, span) else { return }
    let place = CGFloat(span.start) + editing.displacement(ofFooter: section)
    var start = place
    if style == .plain {
      let top = CGFloat(geometry.headerSpan(ofSection: section).end) + editing.displacement(ofHeader: section)
      start = max(min(start, layer.bounds.maxY - ownAdjustedInset.bottom - CGFloat(span.length)), min(start, top))
    }
    let frame = CGRect(x: 0, y: roundToPixels(start), width: layer.bounds.width, height: CGFloat(span.length))
    if view.frame != frame { view.frame = frame }
    (view as? UITableViewHeaderFooterView)?.context.isPinned = start < place
  }

  private func makeHeader(_ section: Int, _ span: RowGeometry.Span) -> UIView? {
    guard let made = tiles.measuredHeaders.removeValue(forKey: section) ?? obtainSectionView(.header, section) else { return nil }
    made.frame = rect(span)
    (made as? UITableViewHeaderFooterView)?.context.hasRowAbove = hasRowAbove(section)
    tiles.headers[section] = made
    ownDelegate?.tableView(self, willDisplayHeaderView: made, forSection: section)
    return made
  }

  /// Updates headers after rows above them were inserted or deleted.
  final func headerContextsChanged() {
    for (section, view) in tiles.headers { (view as? UITableViewHeaderFooterView)?.context.hasRowAbove = hasRowAbove(section) }
  }

  /// Returns whether a row directly precedes a section's header.
  private func hasRowAbove(_ section: Int) -> Bool {
    section > 0 && geometry.numberOfRows(inSection: section - 1) > 0 && geometry.footerSpan(ofSection: section - 1).length == 0
  }

  private func makeFooter(_ section: Int, _ span: RowGeometry.Span) -> UIView? {
    guard let made = tiles.measuredFooters.removeValue(forKey: section) ?? obtainSectionView(.footer, section) else { return nil }
    made.frame = rect(span)
    tiles.footers[section] = made
    ownDelegate?.tableView(self, willDisplayFooterView: made, forSection: section)
    return made
  }

  /// Returns the delegate's view with the title set, or a standard view for the title, added to the table.
  final func obtainSectionView(_ part: SectionPart, _ section: Int) -> UIView? {
    let own =
      part.isHeader
      ? (reader.implementsHeaderView ? ownDelegate?.headerView(in: self, section: section) : nil)
      : (reader.implementsFooterView ? ownDelegate?.footerView(in: self, section: section) : nil)
    let title = sectionTitle(part, section)
    guard let view = own ?? title.map({ _ in standardSectionView(isHeader: part.isHeader) }) else { return nil }
    // Added to the hierarchy first, because the title's look depends on the traits.
    addFront(view)
    if let standard = view as? UITableViewHeaderFooterView {
      standard.host = self
      standard.context = sectionContext(isFooter: !part.isHeader)
      if let title { standard.setTitle(title) }
    }
    return view
  }

  private func standardSectionView(isHeader: Bool) -> UITableViewHeaderFooterView {
    let identifier = isHeader ? "_UITableViewStandardHeader" : "_UITableViewStandardFooter"
    return reusableHeaderFooter(identifier) ?? UITableViewHeaderFooterView(reuseIdentifier: identifier)
  }

  final func sectionContext(isFooter: Bool) -> HeaderContext {
    var context = HeaderContext()
    context.surface = surface
    context.isFooter = isFooter
    context.groupMargin = groupMargin
    context.edges = headerEdges
    return context
  }

  /// Updates the context of a visible header or footer.
  final func refreshContext(of view: UIView, isFooter: Bool) {
    guard let view = view as? UITableViewHeaderFooterView else { return }
    var context = sectionContext(isFooter: isFooter)
    context.isPinned = view.context.isPinned
    context.hasRowAbove = view.context.hasRowAbove
    view.context = context
  }

  /// Adds a view in front of the cells, behind the indicators and the index.
  private func addFront(_ view: UIView) {
    tiles.leavingViews.removeAll { $0 === view }
    if view.superview === self {
      bringSubviewToFront(view)
    } else {
      addSubview(view)
    }
    if let bar = looks.indexBar, bar.superview === self { bringSubviewToFront(bar) }
    keepIndicatorsInFront(of: view)
  }
}
