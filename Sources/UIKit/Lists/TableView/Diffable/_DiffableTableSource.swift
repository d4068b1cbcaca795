import Foundation

/// The overridable data source methods of ``UITableViewDiffableDataSource``, in a class that is not generic.
///
/// Rows support swipe actions only in a subclass that overrides `commit` and `canEditRowAt`.
@preconcurrency @MainActor open class _DiffableTableSource: NSObject, UITableViewDataSource {
  open func numberOfSections(in tableView: UITableView) -> Int { sectionCount }
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rowCount(section) }
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { cell(tableView, indexPath) }
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { canReorder(indexPath) }
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
  open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int { index }
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}
  open func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
    reorder(sourceIndexPath, to: destinationIndexPath)
  }

  // Overridden by the generic class.
  var sectionCount: Int { 0 }
  func rowCount(_ section: Int) -> Int { 0 }
  func cell(_ tableView: UITableView, _ indexPath: IndexPath) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
  /// Whether the reordering handlers of the snapshots apply.
  var reorders: Bool { false }
  func canReorder(_ indexPath: IndexPath) -> Bool { true }
  func reorder(_ source: IndexPath, to target: IndexPath) {}
}
