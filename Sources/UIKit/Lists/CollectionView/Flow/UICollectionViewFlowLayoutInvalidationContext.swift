import CoreGraphics

/// Determines whether a flow layout queries its delegate and computes its lines again.
@preconcurrency @MainActor open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// Whether the delegate is queried again for sizes, insets and spacing.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Whether lines are computed again.
  open var invalidateFlowLayoutAttributes = true
  final var preferred: (key: ElementKey, size: CGSize)?

  public required init() {
    super.init()
  }
}
