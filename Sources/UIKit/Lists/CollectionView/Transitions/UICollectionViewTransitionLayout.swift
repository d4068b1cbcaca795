import QuartzCore

/// Interpolates between two layouts, by a progress that a gesture sets.
@preconcurrency @MainActor open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  /// The layout at the beginning of the transition.
  public final let currentLayout: UICollectionViewLayout
  /// The layout at the end of the transition.
  public final let nextLayout: UICollectionViewLayout
  private var values: [String: CGFloat] = [:]

  /// Creates a layout between two others, whose `transitionProgress` is 0.
  public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
    self.currentLayout = currentLayout
    nextLayout = newLayout
    super.init()
  }

  public required init?(coder: NSCoder) {
    currentLayout = UICollectionViewFlowLayout()
    nextLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
  }

  /// From 0, the current layout, to 1, the next one.
  open var transitionProgress: CGFloat = 0 { didSet { if transitionProgress != oldValue { invalidateLayout() } } }

  /// Stores a custom number along with the progress.
  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { values[key] = value }
  /// Returns a value stored by `updateValue(_:forAnimatedKey:)`; 0 if there is none.
  open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }

  open override var collectionViewContentSize: CGSize {
    let (from, to) = (currentLayout.collectionViewContentSize, nextLayout.collectionViewContentSize)
    return CGSize(width: mix(from.width, to.width), height: mix(from.height, to.height))
  }

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    // Interpolated elements may be visible even if neither layout has them there.
    let wide = rect.insetBy(dx: -rect.width, dy: -rect.height)
    var keys: Set<ElementKey> = []
    let found = (currentLayout.layoutAttributesForElements(in: wide) ?? []) + (nextLayout.layoutAttributesForElements(in: wide) ?? [])
    return found.compactMap { keys.insert($0.key).inserted ? between($0.key) : nil }.filter { $0.frame.touches(rect) }
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    between(ElementKey(.cell, indexPath))
  }
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { between(ElementKey(.supplementary(elementKind), indexPath)) }
  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { between(ElementKey(.decoration(elementKind), indexPath)) }

  private func mix(_ from: CGFloat, _ to: CGFloat) -> CGFloat { from + (to - from) * transitionProgress }

  /// Returns interpolated attributes. An element that only one layout has fades.
  private func between(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
    let from = currentLayout.attributes(of: key)
    let to = nextLayout.attributes(of: key)
    guard let base = (transitionProgress < 0.5 ? from ?? to : to ?? from)?.duplicate else { return nil }
    let (first, second) = (from ?? to ?? base, to ?? from ?? base)
    base.center = CGPoint(x: mix(first.center.x, second.center.x), y: mix(first.center.y, second.center.y))
    base.size = CGSize(width: mix(first.size.width, second.size.width), height: mix(first.size.height, second.size.height))
    base.alpha = mix(from?.alpha ?? 0, to?.alpha ?? 0)
    if first.ownTransform != nil || second.ownTransform != nil {
      let (a, b) = (first.transform, second.transform)
      base.transform = CGAffineTransform(
        a: mix(a.a, b.a), b: mix(a.b, b.b), c: mix(a.c, b.c), d: mix(a.d, b.d), tx: mix(a.tx, b.tx), ty: mix(a.ty, b.ty))
    }
    return base
  }
}
