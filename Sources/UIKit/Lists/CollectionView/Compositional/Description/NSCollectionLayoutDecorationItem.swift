import Foundation

/// A view behind the content of a section, created by the layout.
@preconcurrency @MainActor open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  public final let elementKind: String
  open var zIndex = 0

  init(elementKind: String) {
    self.elementKind = elementKind
    super.init(layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
  }

  /// Returns a view behind a whole section including headers and footers. Register its class with the layout.
  open class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(elementKind: elementKind)
  }

  override func duplicate() -> NSCollectionLayoutItem {
    let copy = NSCollectionLayoutDecorationItem(elementKind: elementKind)
    copy.takeSurroundings(of: self)
    copy.zIndex = zIndex
    return copy
  }
}
