/// The animation of an update: for every row, header, footer and section visible before or after it, the old frame, the new frame, and the
/// kind of change.
///
/// It is a value, computed from the geometries before and after, the resolved update, and the visible ranges. It does not refer to views: a
/// player sets the initial frames of views from `from`, and animates them to `to`.
package struct ListTransition: Sendable {
  package enum Change: Hashable, Sendable {
    /// Visible before and after.
    case stays
    /// In the list before and after, visible only after.
    case comesIntoSight
    /// In the list before and after, visible only before.
    case leavesSight
    case inserted(animation: Int, withSection: Bool)
    case deleted(animation: Int, withSection: Bool)
    /// The new appearance of a part that was reloaded.
    case reloadedIn(animation: Int)
    /// The previous appearance of a part that was reloaded.
    case reloadedOut(animation: Int)
  }

  package struct Row: Sendable {
    /// The row before the update; nil if it was inserted.
    package var old: ItemPath?
    /// The row after the update; nil if it was deleted.
    package var new: ItemPath?
    package var from: RowGeometry.Span?
    package var to: RowGeometry.Span?
    package var change: Change
    /// Whether the row keeps its place among its neighbors.
    package var keepsOrder: Bool
  }

  /// The rows of a section, which move as one.
  package struct Box: Hashable, Sendable {
    package var old: Int
    package var new: Int
    package var from: RowGeometry.Span
    package var to: RowGeometry.Span
  }

  /// The rows visible after the update in their order, then those visible only before it.
  package private(set) var rows: [Row] = []
  /// The remaining sections of which some visible rows are removed or added.
  package private(set) var changedBoxes: [Box] = []
  /// Whether rows or sections are moved explicitly.
  package let movesAnything: Bool
  private let update: ResolvedUpdate

  /// - Parameters:
  ///   - rowsBefore: The rows visible before the update, by their old paths, in ascending order.
  ///   - rowsAfter: The rows visible after the update, in ascending order.
  package init(
    _ update: ResolvedUpdate, from old: RowGeometry, to new: RowGeometry, rowsBefore: [ItemPath], rowsAfter: [ItemPath]
  ) {
    self.update = update
    movesAnything = update.movesAnything
    let before = VisiblePaths(rowsBefore)
    let after = VisiblePaths(rowsAfter)
    rows.reserveCapacity(rowsAfter.count + rowsBefore.count)
    for path in rowsAfter { rows.append(Self.arrival(path, update, old, new, before)) }
    for path in rowsBefore { if let row = Self.departure(path, update, old, new, after) { rows.append(row) } }
    changedBoxes = Self.boxes(rows, update, old, new)
  }

  /// Ascending paths. A binary search among the few visible ones costs less than hashing them.
  private struct VisiblePaths {
    private let paths: [ItemPath]

    init(_ paths: [ItemPath]) {
      self.paths = paths
    }

    func contains(_ path: ItemPath) -> Bool {
      let index = paths.lowerBound { $0 < path }
      return index < paths.count && paths[index] == path
    }
  }

  private static func arrival(
    _ path: ItemPath, _ update: ResolvedUpdate, _ old: RowGeometry, _ new: RowGeometry, _ before: VisiblePaths
  ) -> Row {
    var row = Row(old: nil, new: path, from: nil, to: new.span(of: path), change: .stays, keepsOrder: false)
    switch update.origin(ofItem: path) {
    case .stayed(let origin):
      row.old = origin
      row.change = before.contains(origin) ? .stays : .comesIntoSight
      row.keepsOrder = true
    case .moved(let origin):
      row.old = origin
      row.change = before.contains(origin) ? .stays : .comesIntoSight
    case .reloaded(let origin, let animation):
      row.old = origin
      row.change = .reloadedIn(animation: animation)
    case .inserted(let animation):
      if case .reloaded? = update.oldSection(path.section).map(update.fate(ofSection:)) {
        // A reloaded section reloads each of its rows.
        row.change = .reloadedIn(animation: animation)
      } else {
        var comesWithSection = false
        if case .inserted = update.origin(ofSection: path.section) { comesWithSection = true }
        row.change = .inserted(animation: animation, withSection: comesWithSection)
      }
    }
    if let origin = row.old, old.contains(origin) { row.from = old.span(of: origin) }
    return row
  }

  /// Returns the change of a row that was visible and is removed or replaced; nil for one that stays.
  private static func departure(
    _ path: ItemPath, _ update: ResolvedUpdate, _ old: RowGeometry, _ new: RowGeometry, _ after: VisiblePaths
  ) -> Row? {
    var row = Row(
      old: path, new: nil, from: old.contains(path) ? old.span(of: path) : nil, to: nil, change: .leavesSight, keepsOrder: false)
    switch update.fate(ofItem: path) {
    case .stays(let target):
      if after.contains(target) { return nil }
      row.new = target
      row.keepsOrder = true
    case .moved(let target):
      if after.contains(target) { return nil }
      row.new = target
    case .reloaded(let target, let animation):
      row.new = target
      row.change = .reloadedOut(animation: animation)
    case .deleted(let animation):
      var goesWithSection = false
      if case .deleted = update.fate(ofSection: path.section) { goesWithSection = true }
      row.change = .deleted(animation: animation, withSection: goesWithSection)
    }
    if let target = row.new, new.contains(target) { row.to = new.span(of: target) }
    return row
  }

  private static func boxes(_ rows: [Row], _ update: ResolvedUpdate, _ old: RowGeometry, _ new: RowGeometry) -> [Box] {
    var found: Set<Int> = []
    var boxes: [Box] = []
    for row in rows where !row.keepsOrder {
      let sections = [row.old?.section, row.new.flatMap { update.oldSection($0.section) }]
      for case let section? in sections where !found.contains(section) {
        guard case .stays(let after) = update.fate(ofSection: section), section < old.sectionCount, after < new.sectionCount else {
          continue
        }
        found.insert(section)
        boxes.append(Box(old: section, new: after, from: old.rowsSpan(ofSection: section), to: new.rowsSpan(ofSection: after)))
      }
    }
    return boxes.sorted { $0.new < $1.new }
  }
}

extension ListTransition {
  /// Returns the change of the views of a section that is visible now.
  package func change(ofNewSection section: Int) -> (change: Change, old: Int?) {
    switch update.origin(ofSection: section) {
    case .stayed(let old), .moved(let old): (.stays, old)
    case .reloaded(let old, let animation): (.reloadedIn(animation: animation), old)
    case .inserted(let animation): (.inserted(animation: animation, withSection: true), nil)
    }
  }
}

extension ResolvedUpdate {
  /// An update without changes, for rows whose heights change.
  package static var none: ResolvedUpdate { ResolvedUpdate(update: BatchUpdate()) }
}
