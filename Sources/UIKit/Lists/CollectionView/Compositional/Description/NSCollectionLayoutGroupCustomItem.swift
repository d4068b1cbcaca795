import CoreGraphics
internal import TrestleListModel

/// The frame of one item of a custom group.
@preconcurrency @MainActor open class NSCollectionLayoutGroupCustomItem: NSObject, @preconcurrency NSCopying {
  /// In the group's coordinates.
  public final let frame: CGRect
  public final let zIndex: Int

  public init(frame: CGRect, zIndex: Int = 0) {
    self.frame = frame
    self.zIndex = zIndex
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  final var composition: CompositionCustomItem {
    CompositionCustomItem(
      CompositionFrame(
        frame.origin.x.bounded, frame.origin.y.bounded, max(0, frame.size.width.bounded), max(0, frame.size.height.bounded)),
      zIndex: zIndex)
  }
}
