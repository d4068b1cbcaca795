import CoreGraphics
internal import TrestleListModel

/// A distance between items: fixed, or a minimum that grows with the available space.
@preconcurrency @MainActor open class NSCollectionLayoutSpacing: NSObject, @preconcurrency NSCopying {
  final let composition: CompositionSpacing

  init(_ composition: CompositionSpacing) {
    self.composition = composition
  }

  /// Returns a distance of exactly `fixedSpacing` points.
  open class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing { NSCollectionLayoutSpacing(.fixed(fixedSpacing)) }
  /// Returns a distance of at least `flexibleSpacing` points.
  open class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(.flexible(flexibleSpacing))
  }

  open var spacing: CGFloat { composition.length }
  open var isFixed: Bool { !composition.isFlexible }
  open var isFlexible: Bool { composition.isFlexible }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSCollectionLayoutSpacing)?.composition == composition
  }
  nonisolated open override var hash: Int { composition.hashValue }
  nonisolated open override var description: String { composition.description }
}
