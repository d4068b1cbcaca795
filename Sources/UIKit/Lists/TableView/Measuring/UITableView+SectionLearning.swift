import CoreGraphics
internal import TrestleListModel

extension UITableView {
  /// Returns the estimated height of a header or footer; nil if heights are requested immediately.
  private func estimate(_ part: SectionPart, _ section: Int) -> CGFloat? {
    let mayAnswer = part.isHeader ? reader.mayAnswerEstimatedSectionHeights.header : reader.mayAnswerEstimatedSectionHeights.footer
    let delegate = mayAnswer ? ownDelegate : nil
    let answer =
      part.isHeader
      ? delegate?.tableView(self, estimatedHeightForHeaderInSection: section)
      : delegate?.tableView(self, estimatedHeightForFooterInSection: section)
    let property = part.isHeader ? heights.estimatedSectionHeader : heights.estimatedSectionFooter
    var estimate = answer.flatMap { Unanswered.answered($0) ? $0 : nil } ?? property
    if estimate == UITableView.automaticDimension { estimate = standardSectionHeight(part, section) }
    guard RowGeometry.isHeight(estimate), estimate > 0 else { return nil }
    heights.learnsSections = true
    return estimate
  }

  /// Returns the height of a header or footer for the geometry: the measured one, the estimate, or the delegate's.
  final func knownHeight(_ part: SectionPart, _ section: Int) -> CGFloat {
    let estimate = estimate(part, section)
    if sections[part].learnt.contains(section), section < geometry.sectionCount, estimate != nil || sizesItself(part, section) {
      return CGFloat(geometry.span(part, of: section).length)
    }
    return estimate ?? sectionViewHeight(part, section)
  }

  /// Returns whether a header or footer is sized by its view.
  private func sizesItself(_ part: SectionPart, _ section: Int) -> Bool {
    (part.isHeader ? reader.implementsHeaderView : reader.implementsFooterView) && isAutomatic(part, section)
  }

  /// Discards all measured heights.
  final func forgetLearnt() {
    tiles.learnt.removeAll()
    for part in SectionPart.allCases { sections[part].learnt.removeAll() }
    heights.learnsSections = reader.implementsHeaderView || reader.implementsFooterView
  }

  /// Measures the visible headers and footers again; invisible ones keep their measured heights.
  final func forgetLearntInSight() {
    for part in SectionPart.allCases { sections[part].learnt.subtract(sections[part].shown.keys) }
  }

  /// Carries measured heights of headers and footers through an update.
  final func sectionsFollow(_ update: ResolvedUpdate) {
    func after(_ section: Int) -> Int? {
      switch update.fate(ofSection: section) {
      case .stays(let new), .moved(let new): new
      case .reloaded, .deleted: nil
      }
    }
    for part in SectionPart.allCases { sections[part].learnt = Set(sections[part].learnt.compactMap(after)) }
  }

  /// Measures the headers and footers again that were visible before an update.
  final func forgetLearntInSight(after update: ResolvedUpdate) {
    for part in SectionPart.allCases { sections[part].learnt.subtract(sections[part].shown.keys.compactMap(update.newSection)) }
  }

  // MARK: Learning

  /// Measures the visible headers and footers, and keeps the visible rows in place. Returns true if a height changed.
  @discardableResult
  final func learnVisibleSections() -> Bool {
    guard heights.learnsSections, geometry.sectionCount > 0 else { return false }
    var hasChanged = false
    for _ in 0..<64 {
      sections.findVisible()
      guard !loading.isOutdated, let (part, section) = sections.nextUnlearnt() else { break }
      let span = geometry.span(part, of: section)
      setSectionHeight(Double(trueHeight(part, section, CGFloat(span.length))), part, section)
      let change = CGFloat(geometry.span(part, of: section).end - span.end)
      guard change != 0 else { continue }
      hasChanged = true
      updateContentSize()
      if pushesRows(above: CGFloat(span.start)) { shiftContent(by: CGPoint(x: 0, y: change)) }
    }
    return hasChanged
  }

  /// Returns whether growth at `place`, above the visible area, changes the content offset instead of moving the visible rows.
  private func pushesRows(above place: CGFloat) -> Bool {
    place < layer.bounds.minY && tiles.rows.contains { geometry.contains($0.path) && cellFrame(at: $0.path).minY > place }
  }

  /// Returns the measured height of a visible header or footer whose assumed height is `old`.
  private func trueHeight(_ part: SectionPart, _ section: Int, _ old: CGFloat) -> CGFloat {
    let height = estimate(part, section) == nil ? old : sectionViewHeight(part, section)
    guard sizesItself(part, section) else { return height }
    guard let view = sections.measurable(part, section) else { return style == .plain ? 0 : emptySectionHeight(part, section) }
    return wantedHeight(of: view) ?? height
  }

  private func isAutomatic(_ part: SectionPart, _ section: Int) -> Bool {
    let answer = sectionHeightAnswer(part, section)
    if Unanswered.answered(answer) { return answer == UITableView.automaticDimension }
    return (part.isHeader ? heights.sectionHeader : heights.sectionFooter) < 0
  }

  /// Returns the height a section view requests by its constraints or configuration; nil if it has none.
  private func wantedHeight(of view: UIView) -> CGFloat? {
    let width = sectionViewWidth
    let content = (view as? UITableViewHeaderFooterView)?.contentHeight(forWidth: width)
    guard let wanted = content ?? view.constrainedHeight(forWidth: width), RowGeometry.isHeight(wanted) else { return nil }
    let scale = max(1, traitCollection.displayScale)
    return (wanted * scale).rounded(.up) / scale
  }
}

extension UITableView: HeaderHost {
  func heightMayHaveChanged(of view: UITableViewHeaderFooterView) {
    guard heights.learnsSections, !loading.isTiling else { return }
    for part in SectionPart.allCases {
      guard let section = sections[part].shown.first(where: { $0.value === view })?.key else { continue }
      sections[part].learnt.remove(section)
      setNeedsLayout()
    }
  }
}
