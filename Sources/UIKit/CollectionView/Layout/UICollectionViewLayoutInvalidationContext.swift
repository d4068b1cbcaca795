import CoreGraphics
import Foundation
internal import ListModel

/// Tells a layout which part of what it has computed is out of date, so that it need not compute all of it again.
@preconcurrency @MainActor open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// Set if everything is to be computed again, as after `reloadData`.
  public internal(set) final var invalidateEverything = false
  /// Set if the data source has to be asked for its counts again.
  public internal(set) final var invalidateDataSourceCounts = false
  /// The items whose attributes are invalid; `nil` if none are named.
  public private(set) final var invalidatedItemIndexPaths: [IndexPath]?
  /// The supplementary views whose attributes are invalid, by kind.
  public private(set) final var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  /// The decoration views whose attributes are invalid, by kind.
  public private(set) final var invalidatedDecorationIndexPaths: [String: [IndexPath]]?
  /// Added to the content offset when the layout is next brought up to date.
  open var contentOffsetAdjustment = CGPoint.zero
  /// How much the content's size will change.
  open var contentSizeAdjustment = CGSize.zero
  /// The index paths that moving items had before this step.
  public internal(set) final var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?
  /// The index paths that moving items have after this step.
  public internal(set) final var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?
  /// The point that moving items are at.
  public internal(set) final var interactiveMovementTarget = CGPoint.zero

  public required override init() {
    super.init()
  }

  /// Adds items to the invalid ones.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }

  /// Adds supplementary views to the invalid ones.
  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:]).merging([elementKind: indexPaths], uniquingKeysWith: +)
  }

  /// Adds decoration views to the invalid ones.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:]).merging([elementKind: indexPaths], uniquingKeysWith: +)
  }

  /// Set if the size of one item moves all that follow, so that the listed elements are not the only ones to be asked again.
  final var movesOthers = false
  /// Set if the layout has taken note already, and need not compute anything again.
  final var keepsPlan = false
  /// Set if sizes that views were measured to have do not hold any more.
  final var forgetsMeasures = false
  /// Set if the views in sight have to be measured again.
  final var measuresAgain = false

  /// The elements to be asked again; nil means all.
  final var listedElements: [ElementKey]? {
    if invalidateEverything || invalidateDataSourceCounts || movesOthers { return nil }
    if invalidatedItemIndexPaths == nil && invalidatedSupplementaryIndexPaths == nil && invalidatedDecorationIndexPaths == nil {
      return nil
    }
    var keys = (invalidatedItemIndexPaths ?? []).map { ElementKey(.cell, $0) }
    for (kind, paths) in invalidatedSupplementaryIndexPaths ?? [:] { keys += paths.map { ElementKey(.supplementary(kind), $0) } }
    for (kind, paths) in invalidatedDecorationIndexPaths ?? [:] { keys += paths.map { ElementKey(.decoration(kind), $0) } }
    return keys
  }
}
