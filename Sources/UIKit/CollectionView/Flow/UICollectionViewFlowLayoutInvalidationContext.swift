import CoreGraphics
import Foundation

/// Tells a flow layout whether to ask its delegate again and whether to lay out again.
@preconcurrency @MainActor open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// Whether the delegate is asked again for sizes, insets and spacing.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Whether lines are broken again.
  open var invalidateFlowLayoutAttributes = true
  /// The size an item prefers.
  final var preferred: (key: ElementKey, size: CGSize)?

  public required init() {
    super.init()
  }
}
