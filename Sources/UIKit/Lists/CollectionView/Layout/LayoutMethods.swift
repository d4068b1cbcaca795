import CoreGraphics

/// The overridden methods of a layout's class.
@MainActor enum LayoutMethods {
  /// Returns whether the layout may adopt preferred sizes. Otherwise views need not be measured.
  static func sizesViews(_ layout: UICollectionViewLayout) -> Bool {
    let slot = layout is UICollectionViewFlowLayout ? flowSizing : sizing
    return slot.isOverridden(in: type(of: layout))
  }

  /// Returns whether the layout uses the changes of an update. Otherwise their descriptions need not be created.
  static func usesUpdates(_ layout: UICollectionViewLayout) -> Bool { updates.isOverridden(in: type(of: layout)) }

  private static let updates = MethodSlot(UICollectionViewLayout.self, probe: UpdatesProbe.self, plain: PlainLayout.self)
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

private final class UpdatesProbe: UICollectionViewLayout {
  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) { MethodSlot.probed() }
}
