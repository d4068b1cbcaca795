import Foundation

/// Provides the rows of a table. Only the first two methods are required.
@preconcurrency @MainActor public protocol UITableViewDataSource: AnyObject {
  associatedtype _Commit = _Unimplemented
  associatedtype _Move = _Unimplemented

  /// Returns the number of rows in a section. Called once for each section when data is loaded or updated.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  /// Returns a configured cell for a row, usually a dequeued one.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell

  /// Returns the number of sections; 1 by default.
  func numberOfSections(in tableView: UITableView) -> Int
  /// Returns the text of a section's header; `nil`, the default, shows none.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  /// Returns the text of a section's footer; `nil`, the default, shows none.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
  /// Returns whether a row may be deleted or inserted; `true` by default.
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
  /// Returns whether a row may be moved; requires `tableView(_:moveRowAt:to:)` too.
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
  /// Returns the titles of the index at the trailing edge; `nil` shows none.
  func sectionIndexTitles(for tableView: UITableView) -> [String]?
  /// Returns the section to which an index title scrolls.
  func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int
  /// Deletes or inserts a row. Implementing it enables swipe-to-delete.
  @discardableResult
  func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) -> _Commit
  /// Moves a row. Implementing it enables reordering.
  @discardableResult
  func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) -> _Move
}

extension UITableViewDataSource {
  public func numberOfSections(in tableView: UITableView) -> Int {
    forwarded("numberOfSectionsInTableView:", by: self, [tableView]) {
      ($0 as? any UITableViewDataSource)?.numberOfSections(in: tableView)
    } ?? 1
  }
  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    forwarded("tableView:titleForHeaderInSection:", by: self, [tableView, section]) {
      ($0 as? any UITableViewDataSource)?.tableView(tableView, titleForHeaderInSection: section)
    } ?? nil
  }
  public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    forwarded("tableView:titleForFooterInSection:", by: self, [tableView, section]) {
      ($0 as? any UITableViewDataSource)?.tableView(tableView, titleForFooterInSection: section)
    } ?? nil
  }
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    forwarded("tableView:canEditRowAtIndexPath:", by: self, [tableView, indexPath]) {
      ($0 as? any UITableViewDataSource)?.tableView(tableView, canEditRowAt: indexPath)
    } ?? true
  }
  public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    forwarded("tableView:canMoveRowAtIndexPath:", by: self, [tableView, indexPath]) {
      ($0 as? any UITableViewDataSource)?.tableView(tableView, canMoveRowAt: indexPath)
    } ?? true
  }
  public func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    forwarded("sectionIndexTitlesForTableView:", by: self, [tableView]) {
      ($0 as? any UITableViewDataSource)?.sectionIndexTitles(for: tableView)
    } ?? nil
  }
  public func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
    forwarded("tableView:sectionForSectionIndexTitle:atIndex:", by: self, [tableView, title, index]) {
      ($0 as? any UITableViewDataSource)?.tableView(tableView, sectionForSectionIndexTitle: title, at: index)
    } ?? index
  }
  /// Performs the deletion or insertion that the user requested: changes the model and the table.
  @discardableResult
  public func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) -> _Unimplemented { _Unimplemented() }
  /// Moves a row in the model after the user moved it in the table.
  @discardableResult
  public func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) -> _Unimplemented { _Unimplemented() }
}

extension UITableViewDataSource {
  /// Whether the type implements `commit`.
  var witnessesCommit: Bool { _Commit.self != _Unimplemented.self }
  /// Whether the type implements `moveRowAt`.
  var witnessesMove: Bool { _Move.self != _Unimplemented.self }
}

/// Prepares the data of rows that will probably be shown soon.
@preconcurrency @MainActor public protocol UITableViewDataSourcePrefetching: AnyObject {
  /// Requests the preparation of data of rows that are about to be shown.
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
  /// Announces that previously requested rows are no longer needed soon.
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
  public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {}
}
