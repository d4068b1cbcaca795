import CoreGraphics
import Foundation
import TrestleTestSupport
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

/// The messages about incorrect use of a collection view.
@MainActor struct WrongProgramTests {
  private final class Wrong: NSObject, UICollectionViewDataSource {
    var cell: (UICollectionView, IndexPath) -> UICollectionViewCell = { view, path in
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    var part: (UICollectionView, String, IndexPath) -> UICollectionReusableView = { view, kind, path in
      view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "part", for: path)
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
      cell(collectionView, indexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView { part(collectionView, kind, indexPath) }
  }

  private func show(_ source: Wrong, _ layout: UICollectionViewLayout = flow(100, 60)) -> (TestScreen, UICollectionView) {
    let screen = TestScreen()
    let view = UICollectionView(frame: screen.window.bounds, collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "part")
    view.dataSource = source
    return (screen, view)
  }

  @Test("W-05 A cell that was not dequeued is reported, and shown")
  func cellWithoutIdentifier() {
    let source = Wrong()
    source.cell = { _, _ in UICollectionViewCell(frame: .zero) }
    let (screen, view) = show(source)
    expect(
      caughtUIKitError { screen.show(view) }
        == "the cell returned from -collectionView:cellForItemAtIndexPath: does not have a reuseIdentifier - cells must be retrieved by"
        + " calling -dequeueReusableCellWithReuseIdentifier:forIndexPath:")
    expect(view.visibleCells.count, equals: 3)
  }

  @Test("W-05 For a controller that returns no cells, the error names the item")
  func noCell() {
    final class Bare: UICollectionViewController {
      override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
    }
    let message = caughtUIKitError { TestScreen().show(Bare(collectionViewLayout: flow(50, 50))) }
    expect(
      message
        == "the collection view's data source did not return a valid cell from -collectionView:cellForItemAtIndexPath: for index path"
        + " {length = 2, path = 0 - 0}")
  }

  @Test("W-05 For a diffable data source whose provider returns no cell, the error names the item")
  func noCellOfProvider() {
    let screen = TestScreen()
    let view = UICollectionView(frame: screen.window.bounds, collectionViewLayout: flow(50, 50))
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { _, _, _ in nil }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([7])
    let message = caughtUIKitError {
      screen.show(view)
      source.apply(snapshot, animatingDifferences: false)
      screen.layout()
    }
    expect(
      message
        == "the collection view's data source did not return a valid cell from -collectionView:cellForItemAtIndexPath: for index path"
        + " {length = 2, path = 0 - 0}")
    expect(view.visibleCells.count, equals: 1)
  }

  @Test("W-06 A supplementary view that was not dequeued is reported")
  func partWithoutIdentifier() {
    let source = Wrong()
    source.part = { _, _, _ in UICollectionReusableView(frame: .zero) }
    let layout = flow(100, 60)
    layout.headerReferenceSize = CGSize(width: 0, height: 20)
    let (screen, view) = show(source, layout)
    let message = caughtUIKitError { screen.show(view) }
    expect(
      message?.hasPrefix(
        "the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath (UICollectionElementKindSectionHeader,"
          + "{length = 2, path = 0 - 0}) was not retrieved by calling -dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:"
          + "forIndexPath: or is nil (") == true)
    expect(view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader).count, equals: 1)
  }

  @Test("W-07 When two cells are dequeued for one item, one warning reports the lost one")
  func lostCell() {
    let source = Wrong()
    source.cell = { view, path in
      _ = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      return view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    let (screen, view) = show(source)
    expect(
      collectedWarnings { screen.show(view) } == [
        "Expected dequeued view to be returned to the collection view in preparation for display. When the collection view's data source"
          + " is asked to provide a view for a given index path, ensure that a single view is dequeued and returned to the collection view."
      ])
    expect(view.visibleCells.count, equals: 3)
  }

  @Test("W-08 A supplementary view that the layout does not have, or of a section that is not there, is reported")
  func partWithoutAttributes() {
    let source = Wrong()
    source.cell = { view, path in
      _ = view.dequeueReusableSupplementaryView(
        ofKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "part", for: path)
      return view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    let (screen, view) = show(source)
    expect(
      caughtUIKitError { screen.show(view) }
        == "no UICollectionViewLayoutAttributes instance for -layoutAttributesForSupplementaryElementOfKind:"
        + " UICollectionElementKindSectionHeader at path {length = 2, path = 0 - 0}")
    expect(
      caughtUIKitError {
        _ = view.layoutAttributesForSupplementaryElement(
          ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 4))
      }
        == "request for layout attributes for supplementary view UICollectionElementKindSectionHeader in section 4 when there are only 1"
        + " sections in the collection view")
  }

  @Test("W-11 A layout that changes its mind about a header without an invalidation is reported")
  func changedPart() {
    final class Wavering: UICollectionViewFlowLayout {
      var shift: CGFloat = 0
      override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let found = super.layoutAttributesForElements(in: rect)
        for one in found ?? [] where one.representedElementCategory == .supplementaryView { one.frame.origin.x = shift }
        return found
      }
    }
    let layout = Wavering()
    layout.itemSize = CGSize(width: 320, height: 400)
    layout.headerReferenceSize = CGSize(width: 0, height: 600)
    let source = Wrong()
    let (screen, view) = show(source, layout)
    screen.show(view)
    layout.shift = 7
    let said = collectedWarnings {
      for offset in [300.0, 0, 300] {
        layout.shift += 1
        view.contentOffset.y = offset
        screen.layout()
      }
    }
    expect(said.count == 1 && said[0].hasPrefix("layout attributes for supplementary item at index path ({length = 2, path = 0 - 0})"))
    expect(said.first?.hasSuffix("without invalidating the layout"), equals: true)
  }

  @Test("W-12 An empty identifier is reported")
  func emptyIdentifier() {
    let source = Wrong()
    let (screen, view) = show(source)
    screen.show(view)
    expect(
      caughtUIKitError { _ = view.dequeueReusableCell(withReuseIdentifier: "", for: IndexPath(item: 0, section: 0)) }
        == "must pass a valid reuse identifier to -[UICollectionView dequeueReusableCellWithReuseIdentifier:forIndexPath:]")
  }

  @Test("W-14 A layout that never agrees with its cells ends the pass with a warning")
  func endlessSizing() {
    final class Restless: UICollectionViewLayout {
      private var height: CGFloat = 40
      override func prepare() { height = height == 40 ? 50 : 40 }
      override var collectionViewContentSize: CGSize { CGSize(width: 320, height: 50) }
      override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        (0..<3).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
      }
      override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.frame = CGRect(x: CGFloat(indexPath.item) * 100, y: 0, width: 90, height: height)
        return attributes
      }
      override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
      ) -> Bool { true }
    }
    let source = Wrong()
    let (screen, view) = show(source, Restless())
    let messages = collectedWarnings { screen.show(view) }
    expect(messages.count, equals: 1)
    expect(messages.first?.hasPrefix("UICollectionView ("), equals: true)
    expect(messages.first?.contains("is stuck in its update/layout loop."), equals: true)
    expect(view.visibleCells.count, equals: 3)
  }
}
