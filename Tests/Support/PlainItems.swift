import UIKit

/// A collection view's data for tests: sections of items, whose cells a closure creates. It implements the required methods and the number of sections.
@MainActor package final class PlainItems: NSObject, UICollectionViewDataSource {
  /// The number of items of each section.
  package var counts: [Int]
  private let cell: (UICollectionView, IndexPath) -> UICollectionViewCell

  /// Creates sections; by default with dequeued cells of the identifier "cell", which the test registers.
  package init(
    _ counts: [Int],
    cell: @escaping (UICollectionView, IndexPath) -> UICollectionViewCell = { $0.dequeueReusableCell(withReuseIdentifier: "cell", for: $1) }
  ) {
    self.counts = counts
    self.cell = cell
  }

  package func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
  package func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { counts[section] }
  package func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    cell(collectionView, indexPath)
  }
}
