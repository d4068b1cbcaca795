import QuartzCore

/// The position and appearance of one element of a collection view.
///
/// A layout creates attributes and the collection view applies them to the element's view. Subclass it to pass more values to
/// ``UICollectionReusableView/apply(_:)``. A subclass overrides `copy(with:)` and `isEqual(_:)`, which are not isolated, so the class is
/// not bound to the main actor.
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
  /// The index path of the element.
  open var indexPath = IndexPath(item: 0, section: 0) { didSet { revision &+= 1 } }
  /// Whether the element is a cell, a supplementary or a decoration view.
  public internal(set) final var representedElementCategory = UICollectionView.ElementCategory.cell
  /// The kind of a supplementary or decoration view; nil for a cell.
  public internal(set) final var representedElementKind: String?

  /// The center of the element in the collection view's coordinates.
  open var center = CGPoint.zero { didSet { revision &+= 1 } }
  /// The size of the element in points, before its transform.
  open var size = CGSize.zero { didSet { revision &+= 1 } }
  /// The opacity of the element; 1 by default.
  open var alpha: CGFloat = 1 { didSet { revision &+= 1 } }
  /// Elements with a larger index are in front.
  open var zIndex = 0 { didSet { revision &+= 1 } }
  /// Whether the element is hidden; no view is created for it.
  open var isHidden = false { didSet { revision &+= 1 } }
  /// nil means the identity.
  final var ownTransform: CATransform3D? { didSet { revision &+= 1 } }
  /// The dimensions to measure; nil if the layout does not specify them.
  final var measuredAxes: MeasuredAxes?
  /// List information for the cell; compared by `isEqual`.
  final var list: NSObject?
  /// The orthogonal section that contains the element; nil for an element of the collection view itself.
  final var scroller: Int?

  /// Counts changes, because layouts change attributes that were applied before: the identity of the object does not show that.
  final var revision = 0

  public required override init() {
    super.init()
  }

  /// Creates attributes of a cell, with an empty frame.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// Creates attributes of a supplementary view, with an empty frame.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
    representedElementCategory = .supplementaryView
    representedElementKind = elementKind
  }

  /// Creates attributes of a decoration view, with an empty frame.
  public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
    representedElementCategory = .decorationView
    representedElementKind = decorationViewKind
  }

  /// The frame, consistent with ``center`` and ``size``; with a transform, the bounding box.
  open var frame: CGRect {
    get {
      let box = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
      let turned = ownTransform.map { box.applying(CATransform3DGetAffineTransform($0)) } ?? box
      return turned.offsetBy(dx: center.x, dy: center.y)
    }
    set {
      if let ownTransform {
        let inverse = CATransform3DGetAffineTransform(ownTransform).inverted()
        size = CGRect(origin: .zero, size: newValue.size).applying(inverse).size
      } else {
        size = newValue.size
      }
      center = CGPoint(x: newValue.midX, y: newValue.midY)
    }
  }

  /// The size at the origin; setting it changes the size only.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }

  open var transform: CGAffineTransform {
    get { ownTransform.map(CATransform3DGetAffineTransform) ?? .identity }
    set { ownTransform = newValue.isIdentity ? nil : CATransform3DMakeAffineTransform(newValue) }
  }

  /// The three-dimensional transform around the center; `transform` is its affine part.
  open var transform3D: CATransform3D {
    get { ownTransform ?? CATransform3DIdentity }
    set { ownTransform = newValue == CATransform3DIdentity ? nil : newValue }
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init()
    copy.indexPath = indexPath
    copy.representedElementCategory = representedElementCategory
    copy.representedElementKind = representedElementKind
    copy.center = center
    copy.size = size
    copy.alpha = alpha
    copy.zIndex = zIndex
    copy.isHidden = isHidden
    copy.ownTransform = ownTransform
    copy.measuredAxes = measuredAxes
    copy.list = list
    copy.scroller = scroller
    return copy
  }

  open override func copy() -> Any { copy(with: nil) }

  /// Returns whether both describe the same element in the same way. Equal attributes are not applied to a view again.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    if other === self { return true }
    return indexPath == other.indexPath && representedElementCategory == other.representedElementCategory
      && representedElementKind == other.representedElementKind && hasSamePlace(as: other) && alpha == other.alpha
      && zIndex == other.zIndex && isHidden == other.isHidden && list == other.list && scroller == other.scroller
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(indexPath)
    hasher.combine(representedElementKind)
    return hasher.finalize()
  }

  private func hasSamePlace(as other: UICollectionViewLayoutAttributes) -> Bool {
    center == other.center && size == other.size && ownTransform == other.ownTransform
  }

  open override var description: String {
    let kind = representedElementKind.map { "; element kind: (\($0))" } ?? ""
    return "<\(type(of: self)): \(ObjectIdentifier(self).hashValue); index path: (\(indexPath.description))\(kind); frame = "
      + "(\(frame.minX) \(frame.minY); \(frame.width) \(frame.height)); zIndex = \(zIndex)>"
  }
}

extension UICollectionViewLayoutAttributes {
  /// Sets the index path, category and kind.
  final func describe(_ key: ElementKey) {
    indexPath = key.indexPath
    switch key.kind {
    case .cell:
      representedElementCategory = .cell
      representedElementKind = nil
    case .supplementary(let kind):
      representedElementCategory = .supplementaryView
      representedElementKind = kind
    case .decoration(let kind):
      representedElementCategory = .decorationView
      representedElementKind = kind
    }
  }

  final var key: ElementKey {
    switch representedElementCategory {
    case .cell: ElementKey(.cell, indexPath)
    case .supplementaryView: ElementKey(.supplementary(representedElementKind ?? ""), indexPath)
    case .decorationView: ElementKey(.decoration(representedElementKind ?? ""), indexPath)
    }
  }

  /// A copy that does not share state with the original.
  final var duplicate: UICollectionViewLayoutAttributes {
    copy() as? UICollectionViewLayoutAttributes ?? self
  }

  /// Whether every number is valid for a view.
  final var isSound: Bool {
    center.x.isFinite && center.y.isFinite && size.width.isFinite && size.height.isFinite && !alpha.isNaN
  }
}
