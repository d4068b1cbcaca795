import CoreGraphics
import Foundation
import UIKit
import UIKitTesting

/// A list cell with the height of its item.
final class SizedCell: UICollectionViewListCell {
  var height: CGFloat = 44
  /// Called at deinitialization.
  var freed: () -> Void = {}

  override func preferredLayoutAttributesFitting(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    let copy = attributes.copy() as? UICollectionViewLayoutAttributes ?? attributes
    copy.size = CGSize(width: attributes.size.width, height: height)
    return copy
  }
}

/// A column of items with individual heights, over a diffable data source.
@MainActor final class SizedList {
  enum Kind: CaseIterable {
    case list
    case compositional
    case flow
  }

  let kind: Kind
  let screen = TestScreen(size: CGSize(width: 320, height: 480), scale: 1)
  let view: UICollectionView
  private(set) var source: UICollectionViewDiffableDataSource<Int, Int>!
  var heights: [Int: CGFloat] = [:]

  init(_ kind: Kind, _ sections: [[Int]], heights: [Int: CGFloat], estimate: CGFloat = 44) {
    self.kind = kind
    self.heights = heights
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: Self.layout(kind, estimate: estimate))
    let cells = UICollectionView.CellRegistration<SizedCell, Int> { [unowned self] cell, _, item in
      cell.tag = item
      cell.height = self.heights[item] ?? 44
      cell.backgroundConfiguration = .clear()
    }
    source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, item in
      view.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
    }
    source.reorderingHandlers.canReorderItem = { _ in true }
    let host = UIView(frame: screen.window.bounds)
    host.addSubview(view)
    screen.show(host)
    source.apply(Self.snapshot(sections), animatingDifferences: false)
    screen.layout()
  }

  private static func layout(_ kind: Kind, estimate: CGFloat) -> UICollectionViewLayout {
    switch kind {
    case .list:
      var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
      configuration.trailingSwipeActionsConfigurationProvider = { _ in
        UISwipeActionsConfiguration(actions: [UIContextualAction(style: .normal, title: "Mark") { _, _, done in done(true) }])
      }
      return UICollectionViewCompositionalLayout.list(using: configuration)
    case .compositional:
      return UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(
          group: row(.fractionalWidth(1), .estimated(estimate), item(.fractionalWidth(1), .estimated(estimate)))))
    case .flow:
      let layout = UICollectionViewFlowLayout()
      layout.estimatedItemSize = CGSize(width: 240, height: estimate)
      layout.minimumLineSpacing = 0
      return layout
    }
  }

  static func snapshot(_ sections: [[Int]]) -> NSDiffableDataSourceSnapshot<Int, Int> {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    for (index, items) in sections.enumerated() {
      snapshot.appendSections([index])
      snapshot.appendItems(items, toSection: index)
    }
    return snapshot
  }

  func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

  /// The faults: cells without the height of their item, holes and overlaps, cells that are missing, and an offset beyond the content.
  var faults: [String] {
    var faults: [String] = []
    var before: (path: IndexPath, frame: CGRect)?
    for path in view.indexPathsForVisibleItems.sorted() {
      guard let cell = view.cellForItem(at: path), let item = source.itemIdentifier(for: path) else {
        faults.append("no cell at \(path)")
        continue
      }
      let frame = cell.frame
      if cell.tag != item { faults.append("\(path) shows \(cell.tag) instead of \(item)") }
      if frame.height != heights[item] { faults.append("\(path) is \(frame.height) high instead of \(heights[item] ?? 0)") }
      if frame != view.layoutAttributesForItem(at: path)?.frame { faults.append("\(path) is not where the layout places it") }
      if cell.layer.presentation().map({ $0.frame != frame }) ?? false { faults.append("\(path) is drawn elsewhere") }
      if let before, before.path.section == path.section, kind != .flow || view.bounds.width < 480,
        abs(before.frame.maxY - frame.minY) > 0.01
      {
        faults.append("\(path) begins at \(frame.minY), and the item before ends at \(before.frame.maxY)")
      }
      before = (path, frame)
    }
    let shown = view.subviews.count { $0 is SizedCell }
    if shown != view.visibleCells.count { faults.append("\(shown) cells for \(view.visibleCells.count) items") }
    let seen = Set(view.indexPathsForVisibleItems)
    for section in 0..<view.numberOfSections {
      for item in 0..<view.numberOfItems(inSection: section) where !seen.contains(path(item, section)) {
        guard let frame = view.layoutAttributesForItem(at: path(item, section))?.frame else { continue }
        if frame.maxY > view.bounds.minY + 0.5, frame.minY < view.bounds.maxY - 0.5 { faults.append("\(section)-\(item) is missing") }
      }
    }
    let inset = view.adjustedContentInset
    let low = -inset.top
    let high = max(low, view.contentSize.height + inset.bottom - view.bounds.height)
    if view.contentOffset.y < low - 0.01 || view.contentOffset.y > high + 0.51 {
      faults.append("offset \(view.contentOffset.y) outside of \(low)...\(high)")
    }
    return faults
  }
}
