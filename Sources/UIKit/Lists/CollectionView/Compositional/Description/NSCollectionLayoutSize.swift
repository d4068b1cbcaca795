import Foundation

/// The size of an item of a compositional layout.
@preconcurrency @MainActor open class NSCollectionLayoutSize: NSObject, @preconcurrency NSCopying {
  open var widthDimension: NSCollectionLayoutDimension { width }
  open var heightDimension: NSCollectionLayoutDimension { height }
  final let width: NSCollectionLayoutDimension
  final let height: NSCollectionLayoutDimension

  public init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension) {
    self.width = width
    self.height = height
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSCollectionLayoutSize else { return false }
    return width.isEqual(other.width) && height.isEqual(other.height)
  }
  nonisolated open override var hash: Int { width.hash &* 31 &+ height.hash }
  nonisolated open override var description: String { "<\(width), \(height)>" }
}
