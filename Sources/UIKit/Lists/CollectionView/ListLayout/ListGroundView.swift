import CoreGraphics

/// The background of a list's section where the collection view itself has another one.
final class ListGroundView: UICollectionReusableView {
  /// The kind of the decoration view.
  static var elementKind: String { "UICollectionViewListSectionBackground" }

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    backgroundColor = (layoutAttributes.list as? ListPlace)?.section.background
    isUserInteractionEnabled = false
  }
}
