import CoreGraphics
internal import TrestleListModel

extension UITableView {
  /// Returns the delegate's answer for the height of a header or footer.
  final func sectionHeightAnswer(_ part: SectionPart, _ section: Int) -> CGFloat {
    let mayAnswer = part.isHeader ? reader.mayAnswerSectionHeights.header : reader.mayAnswerSectionHeights.footer
    guard mayAnswer, let delegate = ownDelegate else { return Unanswered.height }
    return part.isHeader
      ? delegate.tableView(self, heightForHeaderInSection: section) : delegate.tableView(self, heightForFooterInSection: section)
  }

  /// Returns the height of a section's header or footer, from the delegate, the property, or the content.
  final func sectionViewHeight(_ part: SectionPart, _ section: Int) -> CGFloat {
    let title = sectionTitle(part, section)
    let answer = sectionHeightAnswer(part, section)
    if Unanswered.answered(answer), answer != UITableView.automaticDimension {
      if RowGeometry.isHeight(answer) { return answer }
      UIKitError.raise("UITableView delegate returned an invalid height (\(answer)) for section \(section)")
    }
    let hasView = part.isHeader ? reader.implementsHeaderView : reader.implementsFooterView
    if title == nil, !hasView { return style == .plain ? 0 : emptySectionHeight(part, section) }
    let property = part.isHeader ? heights.sectionHeader : heights.sectionFooter
    let isMeasured = style != .plain || !part.isHeader && property < 0 && !traitCollection.design.table.fixesPlainSectionHeights
    guard let title, isMeasured, property < 0 || !hasView else {
      return property >= 0 ? property : standardSectionHeight(part, section)
    }
    // Interface files of Xcode give every grouped table a height of 10 or 18, which is that of sections without a title.
    return max(property, titledSectionHeight(title, part, section))
  }

  final func sectionTitle(_ part: SectionPart, _ section: Int) -> String? {
    part.isHeader
      ? dataSource?.tableView(self, titleForHeaderInSection: section) : dataSource?.tableView(self, titleForFooterInSection: section)
  }

  /// Returns the height of an absent header or footer. In grouped tables it still separates the sections.
  final func emptySectionHeight(_ part: SectionPart, _ section: Int) -> CGFloat {
    let property = part.isHeader ? heights.sectionHeader : heights.sectionFooter
    if property >= 0 { return property }
    let design = traitCollection.design.table
    if !part.isHeader { return design.groupedFooterHeight }
    guard section == 0 else { return design.groupedHeaderHeight }
    return style == .insetGrouped ? design.firstInsetGroupedHeaderHeight : design.firstGroupedHeaderHeight
  }

  /// Returns the design's height of a header or footer that has content.
  final func standardSectionHeight(_ part: SectionPart, _ section: Int) -> CGFloat {
    if style == .plain { return part.isHeader ? figures.plainHeaderHeight : figures.plainFooterHeight }
    let design = traitCollection.design.table
    return max(leastGroupedHeight(part, section, design), design.groupedTitleHeaderHeight)
  }

  private func leastTitledHeight(_ part: SectionPart, _ section: Int) -> CGFloat {
    style == .plain ? standardSectionHeight(part, section) : leastGroupedHeight(part, section, traitCollection.design.table)
  }

  private func leastGroupedHeight(_ part: SectionPart, _ section: Int, _ design: UIDesign.Table) -> CGFloat {
    !part.isHeader ? design.groupedTitleFooterHeight : section == 0 ? design.firstGroupedTitleHeaderHeight : design.groupedTitleHeaderHeight
  }

  /// Returns the height of a title in a grouped table, or of a footer's title in a plain one.
  private func titledSectionHeight(_ title: String, _ part: SectionPart, _ section: Int) -> CGFloat {
    let view = looks.sizingView ?? UITableViewHeaderFooterView(reuseIdentifier: nil)
    looks.sizingView = view
    insertSubview(view, at: 0)
    defer { view.removeFromSuperview() }
    view.context = sectionContext(isFooter: !part.isHeader)
    view.setTitle(title)
    let height = view.sizeThatFits(CGSize(width: sectionViewWidth, height: 0)).height
    return max(leastTitledHeight(part, section), height)
  }

  /// Queries the headers and footers of all sections again, except invisible ones with measured heights.
  final func refreshSectionHeights() {
    let count = geometry.sectionCount
    for section in 0..<count {
      for part in SectionPart.allCases { setSectionHeight(Double(knownHeight(part, section)), part, section) }
    }
  }

  final func setSectionHeight(_ height: Double, _ part: SectionPart, _ section: Int) {
    geometry.setHeight(height, part, of: section)
    guard part.isHeader else { return }
    geometry.setTopPadding(topPadding(aboveHeader: height), ofSection: section)
    let borders = groupBorders
    geometry.setBorders(above: borders.above, below: borders.below, ofSection: section)
  }

  /// Returns the padding above a header of this height: none if there is no header.
  final func topPadding(aboveHeader height: Double) -> Double {
    guard style == .plain, height > 0 else { return 0 }
    return Double(heights.headerTopPadding >= 0 ? heights.headerTopPadding : figures.headerTopPadding)
  }

  /// The heights of the borders above and below the rows of a group's box.
  final var groupBorders: (above: Double, below: Double) { figures.groupBorders.map { (Double($0.above), Double($0.below)) } ?? (0, 0) }

  final var tableHeaderHeight: Double { Double(looks.header?.frame.height ?? 0) }
  final var tableFooterHeight: Double { Double(looks.footer?.frame.height ?? 0) }
}
