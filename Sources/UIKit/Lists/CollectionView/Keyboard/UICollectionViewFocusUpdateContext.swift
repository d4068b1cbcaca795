import Foundation

/// A movement of the focus between the items of a collection view.
@preconcurrency @MainActor open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
  /// The item that loses the focus; `nil` if it was outside the view.
  public internal(set) final var previouslyFocusedIndexPath: IndexPath?
  /// The item that gets the focus; `nil` if it leaves the view.
  public internal(set) final var nextFocusedIndexPath: IndexPath?
}
