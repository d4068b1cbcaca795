import CoreGraphics

extension UIView: UIDynamicItem {}

extension UICollectionViewLayoutAttributes: UIDynamicItem {}

extension UIDynamicItem {
  /// The bounding box of the rotated item.
  var box: CGRect {
    let size = bounds.size
    let around = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height).applying(transform)
    return around.offsetBy(dx: center.x, dy: center.y)
  }
}
