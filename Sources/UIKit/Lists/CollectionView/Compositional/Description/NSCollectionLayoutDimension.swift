import CoreGraphics
internal import TrestleListModel

/// The length of one side of an item of a compositional layout.
@preconcurrency @MainActor open class NSCollectionLayoutDimension: NSObject, @preconcurrency NSCopying {
  final let composition: CompositionDimension

  init(_ composition: CompositionDimension) {
    self.composition = composition
  }

  /// Returns a fraction of the width of the container: the group, or the section for an outermost group.
  open class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalWidth(fractionalWidth))
  }
  /// Returns a fraction of the height of the container: the group, or the section for an outermost group.
  open class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalHeight(fractionalHeight))
  }
  /// Returns a length in points.
  open class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.absolute(absoluteDimension))
  }
  /// Returns a length in points that is used until the view has been measured.
  open class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.estimated(estimatedDimension))
  }
  /// Returns the length of the longest measured sibling; the estimate is used until one has been measured.
  open class func uniformAcrossSiblings(estimate: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.uniform(estimate))
  }

  open var isFractionalWidth: Bool { if case .fractionalWidth = composition { true } else { false } }
  open var isFractionalHeight: Bool { if case .fractionalHeight = composition { true } else { false } }
  open var isAbsolute: Bool { if case .absolute = composition { true } else { false } }
  open var isEstimated: Bool { if case .estimated = composition { true } else { false } }
  open var isUniformAcrossSiblings: Bool { if case .uniform = composition { true } else { false } }
  /// The fraction, the length or the estimate.
  open var dimension: CGFloat { composition.value }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSCollectionLayoutDimension)?.composition == composition
  }
  nonisolated open override var hash: Int { composition.hashValue }
  nonisolated open override var description: String { composition.description }
}
