import Foundation

/// Names the things a data source lists, so that selection and place are found again though the data has been rearranged meanwhile.
@preconcurrency @MainActor public protocol UIDataSourceModelAssociation: AnyObject {
  /// The name of what is at `idx`, which it keeps wherever it moves.
  func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String?
  /// Where what is called `identifier` is now; nil if it is there no more.
  func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath?
}
