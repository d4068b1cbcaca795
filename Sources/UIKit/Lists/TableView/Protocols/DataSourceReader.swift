/// Queries data source and delegate in the documented order, and caches which optional methods they implement.
@MainActor struct DataSourceReader {
  private(set) var implementsCommit = false
  private(set) var implementsMove = false
  private(set) var implementsHeaderView = false
  private(set) var implementsFooterView = false
  private(set) var implementsAccessoryType = false
  private(set) var implementsLeadingActions = false
  private(set) var implementsTrailingActions = false
  private(set) var implementsEditActions = false
  private(set) var mayAnswerRowHeight = true
  private(set) var mayAnswerEstimatedRowHeight = true
  private(set) var mayAnswerSectionHeights = (header: true, footer: true)
  private(set) var mayAnswerEstimatedSectionHeights = (header: true, footer: true)
  private(set) var mayAnswerIndentation = true

  /// Reads which methods are implemented. Called when the data source or the delegate changes.
  mutating func inspect(_ dataSource: (any UITableViewDataSource)?, _ delegate: (any UITableViewDelegate)?, hasStaticContent: Bool) {
    implementsCommit = has(.commit, "tableView(_:commit:forRowAt:)", dataSource) { $0.witnessesCommit }
    implementsMove = has(.move, "tableView(_:moveRowAt:to:)", dataSource) { $0.witnessesMove }
    implementsHeaderView = has(.headerView, "tableView(_:viewForHeaderInSection:)", delegate) { $0.witnessesHeaderView }
    implementsFooterView = has(.footerView, "tableView(_:viewForFooterInSection:)", delegate) { $0.witnessesFooterView }
    implementsAccessoryType = has(.accessoryType, "tableView(_:accessoryTypeForRowWith:)", delegate) { $0.witnessesAccessoryType }
    implementsLeadingActions = has(
      .leadingActions, "tableView(_:leadingSwipeActionsConfigurationForRowAt:)", delegate
    ) { $0.witnessesLeadingActions }
    implementsTrailingActions = has(
      .trailingActions, "tableView(_:trailingSwipeActionsConfigurationForRowAt:)", delegate
    ) { $0.witnessesTrailingActions }
    implementsEditActions = has(.editActions, "tableView(_:editActionsForRowAt:)", delegate) { $0.witnessesEditActions }
    // A table controller gives the heights of the rows that a document lists.
    mayAnswerRowHeight = hasStaticContent || mayAnswer(.rowHeight, delegate)
    mayAnswerEstimatedRowHeight = mayAnswer(.estimatedRowHeight, delegate)
    mayAnswerSectionHeights = (mayAnswer(.headerHeight, delegate), mayAnswer(.footerHeight, delegate))
    mayAnswerEstimatedSectionHeights = (mayAnswer(.estimatedHeaderHeight, delegate), mayAnswer(.estimatedFooterHeight, delegate))
    mayAnswerIndentation = mayAnswer(.indentation, delegate)
  }

  /// Returns the overridden methods of a UIKit controller class, which implements all of them.
  static let overrides = TableControllerMethods.overrides

  /// Returns whether a delegate may have a method whose default answers with a sentinel. It is false for a controller of UIKit's that has
  /// all methods and does not override this one: its answers are meant for subclasses that ask `super`.
  private func mayAnswer(_ method: OptionalTableMethod, _ delegate: (any UITableViewDelegate)?) -> Bool {
    guard let delegate else { return false }
    return Self.overrides(delegate as AnyObject, method) ?? true
  }

  /// Returns whether an object has a method: one that its controller class overrides, or one that it wrote itself.
  private func has<Object>(
    _ method: OptionalTableMethod, _ name: String, _ object: Object?, _ isWitnessed: (Object) -> Bool
  ) -> Bool {
    guard let object else { return false }
    let target = object as AnyObject
    return Self.overrides(target, method) ?? (isWitnessed(object) && DeclaredForSubclasses.isWritten(name, by: target))
  }
}

/// The optional methods whose presence matters before they are called.
enum OptionalTableMethod {
  case commit
  case move
  case headerView
  case footerView
  case accessoryType
  case leadingActions
  case trailingActions
  case editActions
  case rowHeight
  case estimatedRowHeight
  case headerHeight
  case footerHeight
  case estimatedHeaderHeight
  case estimatedFooterHeight
  case indentation
}
