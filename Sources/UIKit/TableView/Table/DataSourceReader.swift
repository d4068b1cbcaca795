import CoreGraphics
import Foundation
internal import ListModel

/// Asks data source and delegate in the documented order, and knows which of the optional methods are there.
@MainActor struct DataSourceReader {
  private(set) var implementsCommit = false
  private(set) var implementsMove = false
  private(set) var implementsHeaderView = false
  private(set) var implementsFooterView = false
  private(set) var implementsAccessoryType = false
  private(set) var implementsLeadingActions = false
  private(set) var implementsTrailingActions = false
  private(set) var implementsEditActions = false

  /// Learns which methods are there; to be called when data source or delegate change.
  mutating func inspect(_ dataSource: (any UITableViewDataSource)?, _ delegate: (any UITableViewDelegate)?) {
    implementsCommit = dataSource.map(Self.implementsCommit) ?? false
    implementsMove = dataSource.map(Self.implementsMove) ?? false
    implementsHeaderView = delegate.map(Self.implementsHeaderView) ?? false
    implementsFooterView = delegate.map(Self.implementsFooterView) ?? false
    implementsAccessoryType = delegate.map(Self.implementsAccessoryType) ?? false
    implementsLeadingActions = delegate.map(Self.implementsLeadingActions) ?? false
    implementsTrailingActions = delegate.map(Self.implementsTrailingActions) ?? false
    implementsEditActions = delegate.map(Self.implementsEditActions) ?? false
  }

  /// How a UIKit controller class, which has every method, tells which of them a subclass overrides.
  static let overrides = TableControllerMethods.overrides

  private static func implementsCommit(_ source: any UITableViewDataSource) -> Bool {
    overrides(source, .commit) ?? (source.witnessesCommit && DeclaredForSubclasses.isWritten("tableView(_:commit:forRowAt:)", by: source))
  }
  private static func implementsMove(_ source: any UITableViewDataSource) -> Bool {
    overrides(source, .move) ?? (source.witnessesMove && DeclaredForSubclasses.isWritten("tableView(_:moveRowAt:to:)", by: source))
  }
  private static func implementsHeaderView(_ delegate: any UITableViewDelegate) -> Bool {
    overrides(delegate, .headerView)
      ?? (delegate.witnessesHeaderView && DeclaredForSubclasses.isWritten("tableView(_:viewForHeaderInSection:)", by: delegate))
  }
  private static func implementsFooterView(_ delegate: any UITableViewDelegate) -> Bool {
    overrides(delegate, .footerView)
      ?? (delegate.witnessesFooterView && DeclaredForSubclasses.isWritten("tableView(_:viewForFooterInSection:)", by: delegate))
  }
  private static func implementsAccessoryType(_ delegate: any UITableViewDelegate) -> Bool {
    overrides(delegate, .accessoryType)
      ?? (delegate.witnessesAccessoryType && DeclaredForSubclasses.isWritten("tableView(_:accessoryTypeForRowWith:)", by: delegate))
  }
  private static func implementsLeadingActions(_ delegate: any UITableViewDelegate) -> Bool {
    overrides(delegate, .leadingActions)
      ?? (delegate.witnessesLeadingActions
        && DeclaredForSubclasses.isWritten("tableView(_:leadingSwipeActionsConfigurationForRowAt:)", by: delegate))
  }
  private static func implementsTrailingActions(_ delegate: any UITableViewDelegate) -> Bool {
    overrides(delegate, .trailingActions)
      ?? (delegate.witnessesTrailingActions
        && DeclaredForSubclasses.isWritten("tableView(_:trailingSwipeActionsConfigurationForRowAt:)", by: delegate))
  }
  private static func implementsEditActions(_ delegate: any UITableViewDelegate) -> Bool {
    overrides(delegate, .editActions)
      ?? (delegate.witnessesEditActions && DeclaredForSubclasses.isWritten("tableView(_:editActionsForRowAt:)", by: delegate))
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
}
