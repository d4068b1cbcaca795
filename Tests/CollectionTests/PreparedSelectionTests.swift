import Testing
import TrestleExpectations
import UIKit

@MainActor @Suite struct PreparedSelectionTests {
  /// Has attributes only after it was prepared, as many layouts of applications.
  private final class CachingLayout: UICollectionViewLayout {
    private var cache: [UICollectionViewLayoutAttributes] = []

    override func prepare() {
      cache = (0..<(collectionView?.numberOfItems(inSection: 0) ?? 0)).map { item in
        let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
        attributes.frame = CGRect(x: 0, y: item * 100, width: 100, height: 100)
        return attributes
      }
    }

    override var collectionViewContentSize: CGSize { CGSize(width: 100, height: cache.count * 100) }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      cache.filter { $0.frame.intersects(rect) }
    }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { cache[indexPath.item] }
  }

  private final class Source: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 9 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  @Test("An item that is selected before the first layout pass asks the layout after it was prepared") func selection() {
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 300), collectionViewLayout: CachingLayout())
    let source = Source()
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.selectItem(at: IndexPath(item: 5, section: 0), animated: false, scrollPosition: .top)
    expect(view.indexPathsForSelectedItems, equals: [IndexPath(item: 5, section: 0)])
    expect(view.contentOffset.y, equals: 500)
  }
}
