import CoreGraphics
internal import TrestleListModel

/// The table of a `SectionTiler`.
@MainActor protocol SectionHost: UIScrollView {
  var geometry: RowGeometry { get }
  /// Whether headers and footers float while their section is visible.
  var floatsSectionViews: Bool { get }
  /// Whether the pass must not create other views.
  var isOutdated: Bool { get }
  /// Returns how far a gap and placeholders move a header or footer.
  func displacement(of part: SectionPart, _ section: Int) -> CGFloat
  func sectionViewFrame(y: CGFloat, height: CGFloat) -> CGRect
  /// Returns a view with its content, in front of the rows; nil if the section has none.
  func makeSectionView(_ part: SectionPart, _ section: Int) -> UIView?
  func willDisplay(_ view: UIView, _ part: SectionPart, _ section: Int)
  func didEndDisplaying(_ view: UIView, _ part: SectionPart, _ section: Int)
  /// Adds a view to its pool.
  func enqueue(_ view: UIView)
}

/// Shows the headers and footers of the visible sections; in a plain table they float while their section is visible.
@MainActor final class SectionTiler {
  /// The headers or the footers of a table, by section.
  final class Views {
    fileprivate(set) var shown: [Int: UIView] = [:]
    /// Views created for measuring and not reported to the delegate yet.
    fileprivate var measured: [Int: UIView] = [:]
    /// The visible sections that have one, in order. Kept between passes so that a pass does not allocate.
    fileprivate(set) var visible: [Int] = []
    /// The sections whose heights have been measured.
    var learnt: Set<Int> = []
  }

  private unowned let host: any SectionHost
  let headers = Views()
  let footers = Views()
  /// Recycled views that may be dequeued in the same pass; they are removed from the hierarchy at its end.
  private var leaving: [UIView] = []
  private var dropped: [Int] = []

  init(_ host: any SectionHost) {
    self.host = host
  }

  subscript(part: SectionPart) -> Views { part.isHeader ? headers : footers }

  var isEmpty: Bool { headers.shown.isEmpty && footers.shown.isEmpty }

  /// Shows, places and recycles views as the visible area requires.
  func tile() {
    if host.isOutdated { return }
    findVisible()
    if !isEmpty { for part in SectionPart.allCases { dropInvisible(part) } }
    for part in SectionPart.allCases {
      for section in self[part].visible where !host.isOutdated { place(part, section) }
    }
    order()
  }

  // MARK: Visible sections

  func findVisible() {
    headers.visible.removeAll(keepingCapacity: true)
    footers.visible.removeAll(keepingCapacity: true)
    let bounds = host.layer.bounds
    let geometry = host.geometry
    let floats = host.floatsSectionViews
    guard bounds.height > 0, geometry.sectionCount > 0 else { return }
    geometry.parts(from: Double(bounds.minY), to: Double(bounds.maxY)) { part, _ in
      switch part {
      case .header(let section): headers.visible.append(section)
      case .footer(let section): footers.visible.append(section)
      case .row(let path) where floats:
        if headers.visible.last != path.section { headers.visible.append(path.section) }
        if footers.visible.last != path.section { footers.visible.append(path.section) }
      default: break
      }
    }
    if floats {
      if let first = footers.visible.first, headers.visible.first.map({ $0 > first }) ?? true { headers.visible.insert(first, at: 0) }
      if let last = headers.visible.last, footers.visible.last.map({ $0 < last }) ?? true { footers.visible.append(last) }
    }
    for part in SectionPart.allCases {
      self[part].visible.removeAll { geometry.span(part, of: $0).length <= 0 }
      removeRepetitions(&self[part].visible)
    }
  }

  private func removeRepetitions(_ sections: inout [Int]) {
    var index = 1
    while index < sections.count {
      if sections[index] == sections[index - 1] { sections.remove(at: index) } else { index += 1 }
    }
  }

  /// Keeps the subview order of headers and footers in the order of their sections, because neighbors overlap by a line. Headers of a plain
  /// table float over its footers too.
  private func order() {
    guard headers.shown.count + footers.shown.count > 1 else { return }
    let subviews = host.subviews
    var last: (view: UIView, place: Int)?
    func follow(_ view: UIView?) {
      guard let view, let place = subviews.lastIndex(where: { $0 === view }) else { return }
      if let front = last, place < front.place {
        host.insertSubview(view, aboveSubview: front.view)
        last = (view, front.place)
      } else {
        last = (view, place)
      }
    }
    var above = headers.visible[...]
    var below = footers.visible[...]
    if host.floatsSectionViews {
      for section in below { follow(footers.shown[section]) }
      for section in above { follow(headers.shown[section]) }
      return
    }
    while !above.isEmpty || !below.isEmpty {
      if let header = above.first, below.first.map({ header <= $0 }) ?? true {
        follow(headers.shown[above.removeFirst()])
      } else {
        follow(footers.shown[below.removeFirst()])
      }
    }
  }

  // MARK: Placing

  private func place(_ part: SectionPart, _ section: Int) {
    let span = host.geometry.span(part, of: section)
    guard let view = self[part].shown[section] ?? make(part, section, span) else { return }
    let (place, length) = (CGFloat(span.start) + host.displacement(of: part, section), CGFloat(span.length))
    var start = place
    if host.floatsSectionViews, part.isHeader {
      let end = CGFloat(host.geometry.span(ofSection: section).end) + host.displacement(of: .footer, section)
      start = min(max(start, host.layer.bounds.minY + host.ownAdjustedInset.top), max(start, end - length))
    } else if host.floatsSectionViews {
      let top = CGFloat(host.geometry.headerSpan(ofSection: section).end) + host.displacement(of: .header, section)
      start = max(min(start, host.layer.bounds.maxY - host.ownAdjustedInset.bottom - length), min(start, top))
    }
    let frame = host.sectionViewFrame(y: host.roundToPixels(start), height: length)
    if view.frame != frame { view.frame = frame }
    (view as? UITableViewHeaderFooterView)?.context.isPinned = start != place
  }

  private func make(_ part: SectionPart, _ section: Int, _ span: RowGeometry.Span) -> UIView? {
    guard let made = self[part].measured.removeValue(forKey: section) ?? obtain(part, section) else { return nil }
    made.frame = host.sectionViewFrame(y: span.start, height: span.length)
    if part.isHeader { (made as? UITableViewHeaderFooterView)?.context.hasRowAbove = hasRowAbove(section) }
    self[part].shown[section] = made
    host.willDisplay(made, part, section)
    return made
  }

  private func obtain(_ part: SectionPart, _ section: Int) -> UIView? {
    let made = host.makeSectionView(part, section)
    leaving.removeAll { $0 === made }
    return made
  }

  /// Updates headers after rows above them were inserted or deleted.
  func headerContextsChanged() {
    for (section, view) in headers.shown { (view as? UITableViewHeaderFooterView)?.context.hasRowAbove = hasRowAbove(section) }
  }

  /// Returns whether a row directly precedes a section's header.
  private func hasRowAbove(_ section: Int) -> Bool {
    section > 0 && host.geometry.numberOfRows(inSection: section - 1) > 0 && host.geometry.footerSpan(ofSection: section - 1).length == 0
  }

  // MARK: Measuring

  /// Returns the next visible header or footer that has not been measured, and counts it as measured.
  func nextUnlearnt() -> (SectionPart, Int)? {
    for part in SectionPart.allCases {
      guard let section = self[part].visible.first(where: { !self[part].learnt.contains($0) }) else { continue }
      self[part].learnt.insert(section)
      return (part, section)
    }
    return nil
  }

  /// Returns the visible view, or one that becomes visible at the end of the pass; otherwise it is recycled then.
  @discardableResult func measurable(_ part: SectionPart, _ section: Int) -> UIView? {
    if let view = self[part].shown[section] ?? self[part].measured[section] { return view }
    let made = obtain(part, section)
    self[part].measured[section] = made
    return made
  }

  // MARK: Recycling

  /// A view whose section an update has deleted or reloaded.
  struct Gone {
    let view: UIView
    let part: SectionPart
    let section: Int
    let animation: Int
  }

  /// Carries the views through an update under the sections' new indices. Returns those of deleted and reloaded sections.
  func follow(_ update: ResolvedUpdate) -> [Gone] {
    var gone: [Gone] = []
    for part in SectionPart.allCases {
      var kept: [Int: UIView] = [:]
      for (section, view) in self[part].shown.sorted(by: { $0.key < $1.key }) {
        switch update.fate(ofSection: section) {
        case .stays(let new), .moved(let new): kept[new] = view
        case .deleted(let animation), .reloaded(_, let animation):
          gone.append(Gone(view: view, part: part, section: section, animation: animation))
        }
      }
      self[part].shown = kept
    }
    return gone
  }

  /// Recycles a view that has left the sections.
  func endDisplaying(_ view: UIView, _ part: SectionPart, _ section: Int) {
    host.didEndDisplaying(view, part, section)
    recycle(view)
  }

  func dropAll() {
    for part in SectionPart.allCases { for section in self[part].shown.keys.sorted() { drop(part, section) } }
  }

  private func dropInvisible(_ part: SectionPart) {
    let views = self[part]
    dropped.removeAll(keepingCapacity: true)
    for section in views.shown.keys where !views.visible.contains(section) { dropped.append(section) }
    for section in dropped { drop(part, section) }
  }

  private func drop(_ part: SectionPart, _ section: Int) {
    if let view = self[part].shown.removeValue(forKey: section) { endDisplaying(view, part, section) }
  }

  /// Recycles views that were created for measuring and did not become visible.
  func dropMeasured() {
    for part in SectionPart.allCases where !self[part].measured.isEmpty {
      for view in self[part].measured.values { recycle(view) }
      self[part].measured.removeAll()
    }
  }

  private func recycle(_ view: UIView) {
    leaving.append(view)
    host.enqueue(view)
  }

  /// Removes recycled views from the hierarchy at the end of a pass.
  func finishLeaving() {
    for view in leaving where view.superview === host { view.removeFromSuperview() }
    leaving.removeAll(keepingCapacity: true)
  }
}
