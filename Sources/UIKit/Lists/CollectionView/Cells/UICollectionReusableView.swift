@_spi(UIKitParts) import UIKitViews
import CoreGraphics

/// A view of a collection view that is reused: a cell, a header, a footer, or a decoration.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
  /// The identifier under which the view is reused.
  open var reuseIdentifier: String? { ownReuseIdentifier }
  package final var ownReuseIdentifier: String?
  final weak var collectionHost: UICollectionView?
  /// The z-index by which the view was ordered among its siblings.
  final var shownRank = 0
  /// The alpha and visibility that layout attributes applied last. A data source may have changed them since.
  final var givenAlpha: CGFloat?
  final var givenHidden: Bool?
  /// The kind the view was dequeued for; nil for a cell.
  final var elementKind: String?
  final var listEnvironment = UIListEnvironment.none { didSet { if listEnvironment != oldValue { updateTraits() } } }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    markAsListItem()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    markAsListItem()
    coder.takeInterface(of: self, as: UICollectionReusableView.self)
  }

  /// Called before the view is reused for another element. Reset the properties that the data source does not set; call super.
  open func prepareForReuse() {}

  /// Called each time the view gets new attributes. Frame, alpha and transform are already set.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
  /// Called before a change from one layout to another; does nothing by default.
  open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
  /// Called after a change from one layout to another; does nothing by default.
  open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

  /// Returns the attributes that the view prefers to those of its layout. Called by layouts with estimated sizes.
  open func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    fittingAttributes(layoutAttributes)
  }

  @_spi(UIKitParts) open override func traits(over inherited: UITraitCollection) -> UITraitCollection {
    listEnvironment == .none ? inherited : collectionHost?.extras.listTraits.traits(listEnvironment, over: inherited) ?? inherited
  }

  /// The view whose content determines the size.
  var sizingView: UIView { self }

  /// Returns the size of the content; dimensions that the layout fixes are required.
  private func fittingSize(_ attributes: UICollectionViewLayoutAttributes) -> CGSize {
    guard let axes = attributes.measuredAxes else { return sizingView.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) }
    guard !axes.isEmpty else { return attributes.size }
    let target = CGSize(
      width: axes.width ? UIView.layoutFittingCompressedSize.width : attributes.size.width,
      height: axes.height ? UIView.layoutFittingCompressedSize.height : attributes.size.height)
    var size = sizingView.systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: axes.width ? .fittingSizeLevel : .required,
      verticalFittingPriority: axes.height ? .fittingSizeLevel : .required)
    if !axes.width { size.width = attributes.size.width }
    if !axes.height { size.height = attributes.size.height }
    return size
  }

  private func fittingAttributes(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    let copy = attributes.duplicate
    let scale = max(1, traitCollection.displayScale)
    var size = fittingSize(attributes)
    // A view without constraints keeps its size.
    if size.width <= 0 { size.width = attributes.size.width }
    if size.height <= 0 { size.height = attributes.size.height }
    let center = copy.frame.origin
    copy.size = CGSize(width: (size.width * scale).rounded(.up) / scale, height: (size.height * scale).rounded(.up) / scale)
    copy.center = CGPoint(x: center.x + copy.size.width / 2, y: center.y + copy.size.height / 2)
    return copy
  }
}
