import UIKit

/// One line of covers, larger toward the center. Scrolling ends with a cover exactly in the center.
final class LineLayout: UICollectionViewFlowLayout {
  private static let reach: CGFloat = 180
  private static let growth: CGFloat = 0.35

  override init() {
    super.init()
    scrollDirection = .horizontal
    itemSize = CGSize(width: 150, height: 150)
    minimumLineSpacing = 45
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func prepare() {
    if let size = collectionView?.bounds.size {
      // The first and the last cover can be centered, and there is space for only one line.
      let insets = collectionView?.adjustedContentInset ?? .zero
      let side = max(0, (size.width - itemSize.width) / 2)
      let above = max(0, (size.height - insets.top - insets.bottom - itemSize.height) / 2)
      let inset = UIEdgeInsets(top: above, left: side, bottom: above, right: side)
      if sectionInset != inset { sectionInset = inset }
    }
    super.prepare()
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  /// The first cover is at the right side in a right-to-left interface.
  override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  private var isMirrored: Bool { collectionView?.effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Converts between positions of the layout, which begin at the first cover, and those of the view.
  private func converted(_ x: CGFloat) -> CGFloat { isMirrored ? collectionViewContentSize.width - x : x }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let attributes = super.layoutAttributesForElements(in: rect)
    for one in attributes ?? [] { shape(one) }
    return attributes
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    let attributes = super.layoutAttributesForItem(at: indexPath)
    if let attributes { shape(attributes) }
    return attributes
  }

  private func shape(_ attributes: UICollectionViewLayoutAttributes) {
    guard let collectionView else { return }
    let distance = (collectionView.bounds.midX - converted(attributes.center.x)) / Self.reach
    let part = max(-1, min(1, distance))
    let scale = 1 + Self.growth * (1 - abs(part))
    var transform = CATransform3DIdentity
    transform.m34 = -1 / 600
    transform = CATransform3DRotate(transform, part * .pi / 4, 0, 1, 0)
    attributes.transform3D = CATransform3DScale(transform, scale, scale, 1)
    attributes.zIndex = Int((1 - abs(distance)) * 100)
  }

  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    guard let collectionView else { return proposedContentOffset }
    let middle = proposedContentOffset.x + collectionView.bounds.width / 2
    let width = collectionView.bounds.width
    let left = isMirrored ? converted(proposedContentOffset.x + width) : proposedContentOffset.x
    let rect = CGRect(x: left, y: 0, width: width, height: collectionView.bounds.height)
    let centers = (super.layoutAttributesForElements(in: rect) ?? []).map { converted($0.center.x) }
    guard let nearest = centers.min(by: { abs($0 - middle) < abs($1 - middle) }) else { return proposedContentOffset }
    return CGPoint(x: proposedContentOffset.x + nearest - middle, y: proposedContentOffset.y)
  }
}
