import CoreGraphics
import Foundation

extension UITableView {
  /// The height of a section's header, from the delegate, the property, or whether there is anything to show.
  final func headerHeight(_ section: Int) -> CGFloat {
    sectionViewHeight(
      section, answer: extras.delegate?.tableView(self, heightForHeaderInSection: section) ?? Unanswered.height,
      property: heights.sectionHeader,
      hasView: reader.implementsHeaderView, title: { dataSource?.tableView(self, titleForHeaderInSection: section) }, isHeader: true)
  }

  final func footerHeight(_ section: Int) -> CGFloat {
    sectionViewHeight(
      section, answer: extras.delegate?.tableView(self, heightForFooterInSection: section) ?? Unanswered.height,
      property: heights.sectionFooter,
      hasView: reader.implementsFooterView, title: { dataSource?.tableView(self, titleForFooterInSection: section) }, isHeader: false)
  }

  private func sectionViewHeight(
    _ section: Int, answer: CGFloat, property: CGFloat, hasView: Bool, title: () -> String?, isHeader: Bool
  ) -> CGFloat {
    let title = title()
    if Unanswered.answered(answer), answer != UITableView.automaticDimension {
      if answer >= 0, answer.isFinite { return answer }
      UIKitError.raise("UITableView delegate returned an invalid height (\(answer)) for section \(section)")
    }
    if title == nil, !hasView { return style == .plain ? 0 : emptySectionHeight(property, section, isHeader: isHeader) }
    if property >= 0 { return property }
    return titledSectionHeight(title, section, isHeader: isHeader)
  }

  /// In grouped tables a section without a header still keeps its distance.
  private func emptySectionHeight(_ property: CGFloat, _ section: Int, isHeader: Bool) -> CGFloat {
    if property >= 0 { return property }
    let design = traitCollection.design.table
    if !isHeader { return design.groupedFooterHeight }
    return section == 0 ? design.firstGroupedHeaderHeight : design.groupedHeaderHeight
  }

  private func titledSectionHeight(_ title: String?, _ section: Int, isHeader: Bool) -> CGFloat {
    let design = traitCollection.design.table
    if style == .plain { return isHeader ? design.plainHeaderHeight : design.plainFooterHeight }
    let least = !isHeader ? 0 : section == 0 ? design.firstGroupedTitleHeaderHeight : design.groupedTitleHeaderHeight
    guard let title else { return max(least, design.groupedTitleHeaderHeight) }
    let view = looks.sizingView ?? UITableViewHeaderFooterView(reuseIdentifier: nil)
    looks.sizingView = view
    insertSubview(view, at: 0)
    defer { view.removeFromSuperview() }
    view.context = sectionContext(isFooter: !isHeader)
    view.setTitle(title)
    return max(least, view.sizeThatFits(CGSize(width: layer.bounds.width, height: 0)).height)
  }

  final func sectionPaddings(_ section: Int, of count: Int) -> (top: Double, bottom: Double) {
    guard style == .plain else { return (0, 0) }
    let padding = heights.headerTopPadding >= 0 ? heights.headerTopPadding : figures.headerTopPadding
    return (Double(padding), 0)
  }

  final var tableHeaderHeight: Double { Double(looks.header?.frame.height ?? 0) }
  final var tableFooterHeight: Double { Double(looks.footer?.frame.height ?? 0) }
}
