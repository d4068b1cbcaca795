import CoreGraphics

/// The invalid parts of a layout, so that it need not compute everything again.
@preconcurrency @MainActor open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// Set if everything must be computed again, as after `reloadData`. A subclass may override it.
  open var invalidateEverything: Bool { isWhole }
  /// Set if the data source must be queried for its counts again. A subclass may override it.
  open var invalidateDataSourceCounts: Bool { changesCounts }
  final var isWhole = false
  final var changesCounts = false
  /// The items whose attributes are invalid; `nil` if none are named.
  public private(set) final var invalidatedItemIndexPaths: [IndexPath]?
  /// The supplementary views whose attributes are invalid, by kind.
  public private(set) final var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  /// The decoration views whose attributes are invalid, by kind.
  public private(set) final var invalidatedDecorationIndexPaths: [String: [IndexPath]]?
  /// Added to the content offset at the next layout.
  open var contentOffsetAdjustment = CGPoint.zero
  /// The upcoming change of the content's size.
  open var contentSizeAdjustment = CGSize.zero
  /// The index paths of the moving items before this step.
  public internal(set) final var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?
  /// The index paths of the moving items after this step.
  public internal(set) final var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?
  /// The point to which the items are moved.
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

  /// Set if one item's size moves all following items, so that more than the listed elements are invalid.
  final var movesOthers = false
  /// Set if the layout has already handled the change, and need not compute anything again.
  final var keepsPlan = false
  /// Set if measured sizes are no longer valid.
  final var forgetsMeasures = false
  /// Set if the visible views must be measured again.
  final var measuresAgain = false

  /// The elements to query again; nil means all.
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
