import CoreGraphics

extension UISearchDisplayController {
  // MARK: Beginning and ending

  final func begin(animated: Bool) {
    guard activity == .idle, let contents = searchContentsController, let surface = contents.view.superview else { return }
    activity = .beginning
    delegate?.searchDisplayControllerWillBeginSearch(self)
    let overlay = SearchOverlay(frame: frameUnderBar(in: surface))
    overlay.dimming.backgroundColor = surface.traitCollection.design.search.dimming
    overlay.dimming.addAction(UIAction { [weak self] _ in self?.end(animated: true) }, for: .touchUpInside)
    overlay.alpha = 0
    surface.insertSubview(overlay, aboveSubview: contents.view)
    self.overlay = overlay
    searchBar.setShowsCancelButton(true, animated: animated)
    if searchBar.scopeButtonTitles != nil { searchBar.showsScopeBar = true }
    move(animated) {
      self.raise()
      overlay.frame = self.frameUnderBar(in: surface)
      overlay.alpha = 1
    } done: {
      guard self.activity == .beginning else { return }
      self.activity = .active
      self.delegate?.searchDisplayControllerDidBeginSearch(self)
    }
    if !searchBar.isFirstResponder { searchBar.becomeFirstResponder() }
    if searchBar.text?.isEmpty == false { textChanged() }
  }

  final func end(animated: Bool) {
    guard activity == .active || activity == .beginning else { return }
    activity = .ending
    delegate?.searchDisplayControllerWillEndSearch(self)
    hideResults()
    searchBar.resignFirstResponder()
    if searchBar.text?.isEmpty == false {
      searchBar.text = ""
      searchBar.delegate?.searchBar(searchBar, textDidChange: "")
    }
    searchBar.setShowsCancelButton(false, animated: animated)
    searchBar.showsScopeBar = false
    let overlay = overlay
    move(animated) {
      self.lower()
      overlay?.alpha = 0
    } done: {
      overlay?.removeFromSuperview()
      if self.overlay === overlay { self.overlay = nil }
      self.activity = .idle
      self.delegate?.searchDisplayControllerDidEndSearch(self)
    }
  }

  private func move(_ animated: Bool, _ changes: @escaping @MainActor () -> Void, done: @escaping @MainActor () -> Void) {
    guard animated, let window = searchBar.window else {
      changes()
      return done()
    }
    UIView.animate(withDuration: window.traitCollection.bars.hidingDuration, animations: changes) { _ in done() }
  }

  /// Hides the navigation bar and moves the search bar to the top.
  private func raise() {
    guard let contents = searchContentsController else { return }
    let navigation = contents.navigationController
    let hidesBar = navigation.map { !$0.isNavigationBarHidden } ?? false
    let scrollView = contents.viewIfLoaded as? UIScrollView ?? contents.contentScrollView()
    before = (scrollView?.contentOffset ?? .zero, scrollView?.isScrollEnabled ?? false, hidesBar, searchBar.frame.height)
    setBarHeight(max(searchBar.frame.height, searchBar.naturalHeight))
    contents.view.coverForReading(except: searchBar)
    if hidesBar {
      navigation?.setNavigationBarHidden(true, animated: true)
      navigation?.view.layoutIfNeeded()
    }
    guard let scrollView, searchBar.isDescendant(of: scrollView) else { return }
    scrollView.isScrollEnabled = false
    scrollView.contentOffset = CGPoint(
      x: scrollView.contentOffset.x, y: searchBar.convert(CGPoint.zero, to: scrollView).y - scrollView.safeAreaInsets.top)
  }

  /// Changes the height for the scopes. A table updates the height of its header only when the header is set again.
  private func setBarHeight(_ height: CGFloat) {
    guard searchBar.frame.height != height else { return }
    searchBar.frame.size.height = height
    if let table = searchContentsController?.viewIfLoaded as? UITableView, table.tableHeaderView === searchBar {
      table.tableHeaderView = searchBar
      table.layoutIfNeeded()
    }
  }

  private func lower() {
    guard let contents = searchContentsController, let before else { return }
    self.before = nil
    setBarHeight(before.barHeight)
    contents.view.uncoverForReading()
    let scrollView = contents.viewIfLoaded as? UIScrollView ?? contents.contentScrollView()
    scrollView?.isScrollEnabled = before.scrolls
    if before.hidBar {
      contents.navigationController?.setNavigationBarHidden(false, animated: true)
      contents.navigationController?.view.layoutIfNeeded()
    }
    if let scrollView, searchBar.isDescendant(of: scrollView) { scrollView.contentOffset = before.offset }
  }

  private func frameUnderBar(in surface: UIView) -> CGRect {
    let top = max(0, searchBar.convert(CGPoint(x: 0, y: searchBar.naturalHeight), to: surface).y)
    return CGRect(x: 0, y: top, width: surface.bounds.width, height: max(0, surface.bounds.height - top))
  }

  // MARK: Results

  /// Creates the table, and calls the delegate before the data source is used.
  final func makeResults() -> UITableView {
    let table = UITableView(frame: overlay?.bounds ?? UIScreen.main.bounds, style: .plain)
    results = table
    delegate?.searchDisplayController(self, didLoadSearchResultsTableView: table)
    table.dataSource = searchResultsDataSource
    table.delegate = searchResultsDelegate
    return table
  }

  /// Releases the table while no search is active.
  final func unloadResults() {
    guard activity == .idle, let table = results else { return }
    delegate?.searchDisplayController(self, willUnloadSearchResultsTableView: table)
    results = nil
  }

  final func textChanged() {
    if activity == .idle { begin(animated: true) }
    guard let text = searchBar.text, !text.isEmpty else { return hideResults() }
    let isFirst = results == nil
    let table = searchResultsTableView
    if delegate?.searchDisplayController(self, shouldReloadTableForSearch: text) ?? true { reload(table) }
    showResults(isFirst)
  }

  final func scopeChanged() {
    guard activity != .idle, searchBar.text?.isEmpty == false else { return }
    let table = searchResultsTableView
    if delegate?.searchDisplayController(self, shouldReloadTableForSearchScope: searchBar.selectedScopeButtonIndex) ?? true {
      reload(table)
    }
  }

  private func showResults(_ isFirst: Bool) {
    guard let table = results, let overlay, table.superview !== overlay else { return }
    delegate?.searchDisplayController(self, willShowSearchResultsTableView: table)
    overlay.results = table
    table.frame = overlay.bounds
    overlay.addSubview(table)
    table.layoutIfNeeded()
    placeNoResults(in: table)
    delegate?.searchDisplayController(self, didShowSearchResultsTableView: table)
  }

  private func hideResults() {
    guard let table = results, table.superview != nil else { return }
    delegate?.searchDisplayController(self, willHideSearchResultsTableView: table)
    table.removeFromSuperview()
    overlay?.results = nil
    delegate?.searchDisplayController(self, didHideSearchResultsTableView: table)
  }

  private func reload(_ table: UITableView) {
    table.reloadData()
    placeNoResults(in: table)
  }

  /// Places the text shown over an empty table: a label directly in it, which the delegate may change after the reload.
  private func placeNoResults(in table: UITableView) {
    let isEmpty = (0..<table.numberOfSections).allSatisfy { table.numberOfRows(inSection: $0) == 0 }
    let known = table.subviews.first { $0.tag == Self.noResultsTag } as? UILabel
    guard isEmpty else {
      known?.removeFromSuperview()
      return
    }
    let look = table.traitCollection.design.search
    let label = known ?? UILabel()
    if known == nil {
      label.text = LocalizedStrings.word("No Results")
      label.tag = Self.noResultsTag
      label.textAlignment = .center
      label.font = look.noResultsFont.font
      label.textColor = look.noResultsColor
      table.addSubview(label)
    }
    let row = table.rowHeight > 0 ? table.rowHeight : 44
    label.frame = CGRect(x: 0, y: 2 * row, width: table.bounds.width, height: row)
  }

  /// Marks the label among the table's subviews. A view of the app is unlikely to have this tag.
  private static var noResultsTag: Int { 0x4E6F_5265 }
}
