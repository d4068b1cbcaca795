import Foundation

extension UITableViewDiffableDataSource {
  /// Handlers that decide which items the user may reorder, and that receive the result.
  public struct ReorderingHandlers {
    /// Returns whether an item can be moved. Rows cannot be moved unless this handler is set.
    public var canReorderItem: (@MainActor (ItemIdentifierType) -> Bool)?
    /// Called before a move by the user is applied to the snapshot.
    public var willReorder: (@MainActor (NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    /// Called after a move by the user; update the model from the transaction here.
    public var didReorder: (@MainActor (NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

    /// Creates handlers that do nothing.
    public init() {}
  }

  /// The table already shows the move, so only the data change.
  func moveItem(from source: IndexPath, to target: IndexPath) {
    guard let transaction = model.move(from: source, to: target) else { return }
    reorderingHandlers.willReorder?(transaction)
    model.commit(transaction)
    reorderingHandlers.didReorder?(transaction)
  }
}
