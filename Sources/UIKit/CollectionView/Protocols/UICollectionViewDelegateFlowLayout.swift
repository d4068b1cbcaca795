import CoreGraphics
import Foundation

/// Gives a flow layout the lengths of single items and sections. What is left out is the layout's property.
@preconcurrency @MainActor public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
  associatedtype _ItemSize = _Unimplemented

  /// The size of an item, a `CGSize`. Its presence makes the layout ask for every item.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
  ) -> _ItemSize
  /// The distance of a section's items from its edges; the layout's `sectionInset` by default.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, insetForSectionAt section: Int
  ) -> UIEdgeInsets
  /// The least distance between lines in points; the layout's by default.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat
  /// The least distance between items of a line in points; the layout's by default.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat
  /// The size of a section's header; the layout's `headerReferenceSize` by default.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, referenceSizeForHeaderInSection section: Int
  ) -> CGSize
  /// The size of a section's footer; the layout's `footerReferenceSize` by default.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, referenceSizeForFooterInSection section: Int
  ) -> CGSize
}

extension UICollectionViewDelegateFlowLayout {
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
  ) -> _Unimplemented { _Unimplemented() }
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, insetForSectionAt section: Int
  ) -> UIEdgeInsets { (collectionViewLayout as? UICollectionViewFlowLayout)?.sectionInset ?? .zero }
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { (collectionViewLayout as? UICollectionViewFlowLayout)?.minimumLineSpacing ?? 10 }
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { (collectionViewLayout as? UICollectionViewFlowLayout)?.minimumInteritemSpacing ?? 10 }
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, referenceSizeForHeaderInSection section: Int
  ) -> CGSize { (collectionViewLayout as? UICollectionViewFlowLayout)?.headerReferenceSize ?? .zero }
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, referenceSizeForFooterInSection section: Int
  ) -> CGSize { (collectionViewLayout as? UICollectionViewFlowLayout)?.footerReferenceSize ?? .zero }
}

extension UICollectionViewDelegateFlowLayout {
  /// Whether the type wrote `sizeForItemAt`.
  var givesItemSizes: Bool {
    _ItemSize.self == CGSize.self
      && DeclaredForSubclasses.isWritten("collectionView(_:layout:sizeForItemAt:)", by: self)
  }

  func itemSize(_ view: UICollectionView, _ layout: UICollectionViewLayout, at indexPath: IndexPath) -> CGSize? {
    collectionView(view, layout: layout, sizeForItemAt: indexPath) as? CGSize
  }

  /// The sizes of all items of a section; to be asked only if the type wrote `sizeForItemAt`.
  func itemSizes(_ view: UICollectionView, _ layout: UICollectionViewLayout, section: Int, count: Int) -> [CGSize] {
    var sizes: [CGSize] = []
    sizes.reserveCapacity(count)
    for item in 0..<count {
      // The type of the answer is CGSize here: a cast for each of many items would cost more than most answers.
      let size = collectionView(view, layout: layout, sizeForItemAt: IndexPath(item: item, section: section))
      sizes.append(unsafeBitCast(size, to: CGSize.self))
    }
    return sizes
  }
}
