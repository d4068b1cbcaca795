import CoreGraphics

/// Which methods of a layout a subclass overrides.
@MainActor enum LayoutMethods {
  /// Whether the layout may follow the size a view prefers: only then is it worth measuring views.
  static func sizesViews(_ layout: UICollectionViewLayout) -> Bool {
    let slot = layout is UICollectionViewFlowLayout ? flowSizing : sizing
    return slot.isOverridden(in: type(of: layout))
  }

  private static let sizing = MethodSlot(UICollectionViewLayout.self, probe: SizingProbe.self, plain: PlainLayout.self)
  private static let flowSizing = MethodSlot(UICollectionViewFlowLayout.self, probe: FlowSizingProbe.self, plain: PlainFlowLayout.self)
}

private final class PlainLayout: UICollectionViewLayout {}
private final class PlainFlowLayout: UICollectionViewFlowLayout {}

private final class SizingProbe: UICollectionViewLayout {
  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    MethodSlot.probed()
    return false
  }
}

private final class FlowSizingProbe: UICollectionViewFlowLayout {
  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    MethodSlot.probed()
    return false
  }
}
