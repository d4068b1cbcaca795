import Foundation

extension UITableViewDiffableDataSource {
  /// Which items a person may reorder, and what happens then.
  public struct ReorderingHandlers {
    /// Being there, it lets rows be moved; it says which.
    public var canReorderItem: (@MainActor (ItemIdentifierType) -> Bool)?
    /// Called before a move by the user is applied to the snapshot.
    public var willReorder: (@MainActor (NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    /// Called after a move by the user; update the model from the transaction here.
    public var didReorder: (@MainActor (NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

    /// Creates handlers that do nothing.
    public init() {}
  }

  /// The table shows the move already: only the data follow.
  func moveItem(from source: IndexPath, to target: IndexPath) {
    guard let transaction = model.move(from: source, to: target) else { return }
    reorderingHandlers.willReorder?(transaction)
    model.commit(transaction)
    reorderingHandlers.didReorder?(transaction)
  }
}
