import CoreGraphics
internal import TrestleListModel

extension UITableView: SectionHost {
  final var floatsSectionViews: Bool { style == .plain }
  final var isOutdated: Bool { loading.isOutdated }

  final func displacement(of part: SectionPart, _ section: Int) -> CGFloat {
    part.isHeader ? editing.displacement(ofHeader: section) : editing.displacement(ofFooter: section)
  }

  final func willDisplay(_ view: UIView, _ part: SectionPart, _ section: Int) {
    if part.isHeader {
      ownDelegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
    } else {
      ownDelegate?.tableView(self, willDisplayFooterView: view, forSection: section)
    }
  }

  final func didEndDisplaying(_ view: UIView, _ part: SectionPart, _ section: Int) {
    if part.isHeader {
      ownDelegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
    } else {
      ownDelegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
    }
  }

  final func enqueue(_ view: UIView) {
    if let view = view as? UITableViewHeaderFooterView, let identifier = view.reuseIdentifier {
      headerFooterPool.enqueue(view, for: identifier)
    }
  }

  /// Returns the delegate's view with the title set, or a standard view for the title, added to the table.
  final func makeSectionView(_ part: SectionPart, _ section: Int) -> UIView? {
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
    context.edges = cellEdges
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
    if view.superview === self {
      bringSubviewToFront(view)
    } else {
      addSubview(view)
    }
    if let bar = looks.indexBar, bar.superview === self { bringSubviewToFront(bar) }
    keepIndicatorsInFront(of: view)
  }
}
