import Foundation

/// Identifies the elements of a data source, so that selection and position can be restored after the data was rearranged.
@preconcurrency @MainActor public protocol UIDataSourceModelAssociation: AnyObject {
  /// Returns the identifier of the element at `idx`, which does not change when it moves.
  func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String?
  /// Returns the current index path of `identifier`; nil if the element no longer exists.
  func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath?
}
