import CoreGraphics
internal import TrestleListModel

extension UITableView: PassingList {
  final func prepareTable() {
    markAsList()
    alwaysBounceVertical = true
    isDirectionalLockEnabled = true
    applyDesign()
  }

  /// Determines again which optional methods data source and delegate implement.
  final func sourceAbilitiesChanged() {
    reader.inspect(dataSource, ownDelegate, hasStaticContent: staticContent != nil)
    UnseenMethods.warn(of: dataSource, "UITableViewDataSource") { $0 is any UITableViewDataSource.Type }
    UnseenMethods.warn(of: ownDelegate, "UITableViewDelegate") { $0 is any UITableViewDelegate.Type }
    updateSwiping()
  }

  final func sourcesChanged() {
    sourceAbilitiesChanged()
    updateMenus()
    if loading.isBusy { outdate() } else { loading.state = .stale }
    setNeedsLayout()
  }

  /// Queries everything again. Cells are updated at the next layout.
  final func reload() {
    UIGuideAdvisor.current?.reloads(self)
    updates = BatchUpdate(depth: updates.depth)
    editing.changes += 1
    editing.reloads += 1
    editing.reorder?.abandon()
    dropPlaceholders()
    endSwipe(animated: false)
    forgetPrefetching()
    guard !loading.isBusy else {
      // A reload inside a callback runs when the current queries are complete.
      selection.reload { _ in false }
      outdate()
      return
    }
    loading.state = .stale
    recycleAll()
    guard dataSource != nil else {
      selection.reload { _ in false }
      setNeedsLayout()
      return
    }
    load()
    selection.reload { [geometry] in geometry.contains($0) }
    setNeedsLayout()
  }

  final func startOver() {
    // A lifted row may no longer exist.
    editing.reorder?.abandon()
    dropPlaceholders()
    endSwipe(animated: false)
    loading.state = .stale
    recycleAll()
    setNeedsLayout()
  }

  /// Ensures that the data source has been queried and the geometry is valid.
  final func ensureLoaded() {
    if loading.state == .stale { load() }
  }

  /// Queries counts, then headers, heights and footers.
  private func load() {
    guard !loading.isBusy else { return }
    if !tiles.rows.isEmpty || !sections.isEmpty { recycleAll() }
    // Limits the repetitions for a data source that reloads whenever it is queried.
    for _ in 0..<4 {
      loading.pass = ListPass(activity: .asking)
      forgetLearnt()
      let counts = askCounts()
      loading.counts = counts
      geometry = measureAll(counts)
      loading.counts = nil
      if !loading.isOutdated { break }
    }
    geometry.tableHeaderHeight = tableHeaderHeight
    geometry.tableFooterHeight = tableFooterHeight
    loading.pass = ListPass()
    loading.state = .loaded
    if let advisor = UIGuideAdvisor.current, heights.asksRows, ownRowEstimate == nil { advisor.asksHeights(geometry.rowCount, of: self) }
    reloadIndex()
    updateContentSize()
  }

  final func askCounts() -> [Int] {
    guard let dataSource else { return [] }
    return TableLoading.checkedCounts("UITableView", dataSource.numberOfSections(in: self), "rows") {
      dataSource.tableView(self, numberOfRowsInSection: $0)
    }
  }

  /// Returns the geometry of all rows, from the heights of delegate and properties.
  ///
  /// The closure called for each row holds the table strongly: an unowned reference would cost more than the delegate's answer.
  final func measureAll(_ counts: [Int]) -> RowGeometry {
    let estimate = ownRowEstimate
    var learns = estimate != nil
    heights.learnsRows = learns
    let delegate = reader.mayAnswerRowHeight ? ownDelegate : nil
    var asks = delegate != nil
    defer {
      heights.asksRows = asks
      heights.learnsRows = learns
    }
    return RowGeometry(sectionCount: counts.count, tableHeaderHeight: tableHeaderHeight, tableFooterHeight: tableFooterHeight) { section in
      let header = knownHeight(.header, section)
      let footer = knownHeight(.footer, section)
      let count = counts[section]
      let rows: RowGeometry.SectionHeights.Rows
      if let estimate {
        rows = estimatedRows(estimate, section, count)
      } else if asks, let delegate, count > 0 {
        let first = delegate.tableView(self, heightForRowAt: IndexPath(row: 0, section: section))
        asks = Unanswered.answered(first)
        if asks {
          rows = .each { [self] row in
            let height = row == 0 ? first : delegate.tableView(self, heightForRowAt: IndexPath(row: row, section: section))
            if height == UITableView.automaticDimension { learns = true }
            return Double(checked(height))
          }
        } else {
          learns = heights.row < 0
          rows = learns ? estimatedRows(figures.rowHeight, section, count) : .uniform(Double(fixedRowHeight))
        }
      } else {
        if !asks, heights.row < 0 { learns = true }
        rows = learns ? estimatedRows(figures.rowHeight, section, count) : .uniform(Double(fixedRowHeight))
      }
      return RowGeometry.SectionHeights(
        topPadding: topPadding(aboveHeader: Double(header)), header: Double(header), borders: groupBorders, rowCount: count, rows: rows,
        footer: Double(footer))
    }
  }

  private func estimatedRows(_ estimate: CGFloat, _ section: Int, _ count: Int) -> RowGeometry.SectionHeights.Rows {
    guard reader.mayAnswerEstimatedRowHeight, let delegate = ownDelegate, count > 0 else { return .uniform(Double(estimate)) }
    let first = delegate.tableView(self, estimatedHeightForRowAt: IndexPath(row: 0, section: section))
    guard Unanswered.answered(first) else { return .uniform(Double(estimate)) }
    return .each { [self] row in
      let height = row == 0 ? first : delegate.tableView(self, estimatedHeightForRowAt: IndexPath(row: row, section: section))
      return Double(height < 0 ? estimate : height)
    }
  }

  /// The estimated height of rows; nil if all heights are queried immediately.
  final var rowEstimate: CGFloat? {
    if heights.estimatedRow > 0 { return heights.estimatedRow }
    return heights.learnsRows ? figures.rowHeight : nil
  }

  /// The estimated height that the app has set. By default rows are measured too, but a delegate that provides heights is asked for all of
  /// them immediately.
  private var ownRowEstimate: CGFloat? {
    if heights.estimatedRow > 0 { return heights.estimatedRow }
    return (heights.ownRow ?? 0) < 0 ? figures.rowHeight : nil
  }

  /// The height of rows for which the delegate provides none.
  final var fixedRowHeight: CGFloat {
    heights.row < 0 ? figures.rowHeight : heights.row
  }

  /// Returns a valid height for the delegate's answer.
  final func checked(_ height: CGFloat) -> CGFloat {
    if height == UITableView.automaticDimension || !Unanswered.answered(height) { return fixedRowHeight }
    guard RowGeometry.isHeight(height) else {
      UIKitError.raise("UITableView delegate returned an invalid row height (\(height))")
      return fixedRowHeight
    }
    return height
  }

  final var loadedSectionCount: Int {
    if let counts = loading.counts { return counts.count }
    ensureLoaded()
    // A table without a data source has one section without rows.
    return dataSource == nil ? max(geometry.sectionCount, 1) : geometry.sectionCount
  }

  final func loadedRowCount(_ section: Int) -> Int {
    if let counts = loading.counts { return counts.indices.contains(section) ? counts[section] : 0 }
    ensureLoaded()
    guard section >= 0, section < geometry.sectionCount else { return 0 }
    return geometry.numberOfRows(inSection: section)
  }

  final func updateContentSize() {
    let size = CGSize(width: layer.bounds.width, height: CGFloat(geometry.totalHeight) + editing.placeholderHeight)
    if size != ownContentSize { setContentSize(size) }
  }
}
