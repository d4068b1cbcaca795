import CoreGraphics
import Foundation
import Testing
import TrestleExpectations
import TrestleTrials
import UIKit
import UIKitTesting

/// Programs that reload or change the view in its callbacks.
@MainActor struct ReloadInsideTests {
  /// Records each call by name, and passes it to a hook.
  private final class Calls {
    var seen: [String] = []
    var hook: (String) -> Void = { _ in }
    func callAsFunction(_ name: String) {
      seen.append(name)
      hook(name)
    }
    nonisolated(unsafe) static var current = Calls()
  }

  private final class Cell: UICollectionViewCell {
    override func prepareForReuse() {
      super.prepareForReuse()
      Calls.current("cell prepareForReuse")
    }
    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
      super.apply(layoutAttributes)
      Calls.current("cell apply")
    }
    override func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes
    {
      Calls.current("cell preferred")
      layoutAttributes.size.height = 50
      return layoutAttributes
    }
    override func layoutSubviews() {
      super.layoutSubviews()
      Calls.current("cell layout")
    }
    override var isHighlighted: Bool { didSet { Calls.current("cell highlighted") } }
    override var isSelected: Bool { didSet { Calls.current("cell selected") } }
    override func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {
      Calls.current("cell willTransition")
    }
    override func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {
      Calls.current("cell didTransition")
    }
  }

  private final class Layout: UICollectionViewFlowLayout {
    override func prepare() {
      super.prepare()
      Calls.current("layout prepare")
    }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      Calls.current("layout elements")
      return super.layoutAttributesForElements(in: rect)
    }
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
      Calls.current("layout bounds")
      return super.shouldInvalidateLayout(forBoundsChange: newBounds)
    }
    override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
      Calls.current("layout target")
      return super.targetContentOffset(forProposedContentOffset: proposedContentOffset)
    }
    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
      super.prepare(forCollectionViewUpdates: updateItems)
      Calls.current("layout updates")
    }
    override func finalizeCollectionViewUpdates() {
      super.finalizeCollectionViewUpdates()
      Calls.current("layout finalize")
    }
    override func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      Calls.current("layout initial")
      return super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    }
    override func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      Calls.current("layout final")
      return super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
    }
    override func prepareForTransition(to newLayout: UICollectionViewLayout) { Calls.current("layout transition to") }
    override func prepareForTransition(from oldLayout: UICollectionViewLayout) { Calls.current("layout transition from") }
    override var collectionViewContentSize: CGSize {
      Calls.current("layout size")
      return super.collectionViewContentSize
    }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      Calls.current("layout item")
      return super.layoutAttributesForItem(at: indexPath)
    }
    override func layoutAttributesForSupplementaryView(
      ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      Calls.current("layout part")
      return super.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath)
    }
    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      super.invalidateLayout(with: context)
      Calls.current("layout invalidate")
    }
    override func shouldInvalidateLayout(
      forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
      withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
      Calls.current("layout preferred")
      return super.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    }
    override func targetContentOffset(
      forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint {
      Calls.current("layout flick target")
      return super.targetContentOffset(forProposedContentOffset: proposedContentOffset, withScrollingVelocity: velocity)
    }
    override func prepare(forAnimatedBoundsChange oldBounds: CGRect) { Calls.current("layout bounds change") }
    override func finalizeAnimatedBoundsChange() { Calls.current("layout finalizeBounds") }
    override func finalizeLayoutTransition() { Calls.current("layout finalizeTransition") }
  }

  private final class Source: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout,
    UICollectionViewDataSourcePrefetching
  {
    var items = (0..<60).map { $0 }
    func numberOfSections(in collectionView: UICollectionView) -> Int {
      Calls.current("sections")
      return 1
    }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      Calls.current("items")
      return items.count
    }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
      Calls.current("cell")
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      cell.accessibilityIdentifier = items.indices.contains(indexPath.item) ? "\(items[indexPath.item])" : "none"
      return cell
    }
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
      Calls.current("part")
      return collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "part", for: indexPath)
    }
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) { Calls.current("prefetch") }
    func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
      Calls.current("cancelPrefetch")
    }
    func collectionView(
      _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView, forElementKind elementKind: String,
      at indexPath: IndexPath
    ) { Calls.current("will part") }
    func collectionView(
      _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
      forElementOfKind elementKind: String, at indexPath: IndexPath
    ) { Calls.current("end part") }
    func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
      Calls.current("shouldDeselect")
      return true
    }
    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
      Calls.current("canMove")
      return true
    }
    func collectionView(_ collectionView: UICollectionView, moveItemAt source: IndexPath, to destination: IndexPath) {
      items.insert(items.remove(at: source.item), at: destination.item)
      Calls.current("moveItem")
    }
    func collectionView(
      _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt original: IndexPath, toProposedIndexPath proposed: IndexPath
    ) -> IndexPath {
      Calls.current("move target")
      return proposed
    }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { Calls.current("willDrag") }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { Calls.current("didDecelerate") }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { Calls.current("didScroll") }
    func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
      Calls.current("shouldHighlight")
      return true
    }
    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) { Calls.current("didHighlight") }
    func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) { Calls.current("didUnhighlight") }
    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
      Calls.current("shouldSelect")
      return true
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) { Calls.current("didSelect") }
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) { Calls.current("didDeselect") }
    func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) { Calls.current("primary") }
    func collectionView(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath) {
      Calls.current("will")
    }
    func collectionView(_ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath) {
      Calls.current("end")
    }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, insetForSectionAt section: Int
    ) -> UIEdgeInsets {
      Calls.current("inset")
      return .zero
    }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, referenceSizeForHeaderInSection section: Int
    ) -> CGSize {
      Calls.current("headerSize")
      return CGSize(width: 0, height: 20)
    }
    func collectionView(_ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint)
      -> CGPoint
    {
      Calls.current("delegate target")
      return proposedContentOffset
    }
  }

  private enum Deed: CaseIterable { case reload, insert, delete, invalidate, layout, replace, transition }

  /// Shows a view and performs touches, scrolling, updates, a movement, a change of size and one of the layout. Returns all calls.
  @discardableResult private func run(_ name: String?, _ deed: Deed) -> [String] {
    let calls = Calls()
    Calls.current = calls
    defer { Calls.current = Calls() }
    let screen = TestScreen(size: CGSize(width: 240, height: 320), scale: 1)
    // The pixels are not compared here.
    screen.composesFrames = isSoaking
    func makeLayout() -> Layout {
      let layout = Layout()
      layout.itemSize = CGSize(width: 70, height: 60)
      layout.estimatedItemSize = CGSize(width: 70, height: 60)
      layout.sectionHeadersPinToVisibleBounds = true
      return layout
    }
    let source = Source()
    let view = UICollectionView(frame: screen.window.bounds, collectionViewLayout: makeLayout())
    view.register(Cell.self, forCellWithReuseIdentifier: "cell")
    view.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "part")
    (view.dataSource, view.delegate, view.prefetchDataSource) = (source, source, source)
    var left = 2
    var isInside = false
    calls.hook = { called in
      guard called == name, left > 0, !isInside else { return }
      left -= 1
      isInside = true
      defer { isInside = false }
      switch deed {
      case .reload:
        source.items.removeLast()
        view.reloadData()
      case .insert:
        source.items.insert(1000 + left, at: 0)
        view.insertItems(at: [IndexPath(item: 0, section: 0)])
      case .delete:
        source.items.remove(at: 1)
        view.deleteItems(at: [IndexPath(item: 1, section: 0)])
      case .invalidate: view.collectionViewLayout.invalidateLayout()
      case .layout: view.layoutIfNeeded()
      case .replace: view.collectionViewLayout = makeLayout()
      case .transition: view.setCollectionViewLayout(makeLayout(), animated: true)
      }
    }
    screen.show(view)
    screen.tap(CGPoint(x: 40, y: 60))
    screen.tap(CGPoint(x: 140, y: 60))
    screen.flick(from: CGPoint(x: 160, y: 280), to: CGPoint(x: 160, y: 120))
    screen.settle(timeout: 2)
    view.contentOffset.y = 0
    screen.layout()
    if view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)) {
      view.updateInteractiveMovementTargetPosition(CGPoint(x: 120, y: 120))
      screen.advance(by: 0.4)
      view.endInteractiveMovement()
      screen.settle(timeout: 2)
    }
    view.allowsMultipleSelection = true
    view.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: .top)
    screen.layout()
    screen.tap(CGPoint(x: 140, y: 60))
    if name == nil || !["items", "sections"].contains(name) || deed == .reload || deed == .invalidate || deed == .layout {
      source.items.insert(7777, at: 2)
      source.items.remove(at: 0)
      view.performBatchUpdates {
        view.insertItems(at: [IndexPath(item: 1, section: 0)])
        view.deleteItems(at: [IndexPath(item: 0, section: 0)])
      }
      screen.settle(timeout: 2)
    }
    UIView.animate(withDuration: 0.2) {
      view.frame.size.width = 200
      view.layoutIfNeeded()
    }
    screen.settle(timeout: 2)
    view.setCollectionViewLayout(makeLayout(), animated: true)
    screen.settle(timeout: 2)
    calls.hook = { _ in }
    // The view shows the data of its source, at the layout's frames.
    expect(view.numberOfItems(inSection: 0), equals: source.items.count, "\(name ?? "") \(deed)")
    expect(!view.visibleCells.isEmpty, "\(name ?? "") \(deed)")
    for path in view.indexPathsForVisibleItems {
      let cell = view.cellForItem(at: path)
      expect(cell?.accessibilityIdentifier, equals: "\(source.items[path.item])", "\(name ?? "") \(deed) \(path)")
      expect(cell?.frame, equals: view.layoutAttributesForItem(at: path)?.frame, "\(name ?? "") \(deed) \(path)")
    }
    let cells = view.subviews.filter { $0 is Cell }
    expect(cells.count, equals: view.visibleCells.count, "\(name ?? "") \(deed)")
    expect(view.collectionViewLayout.collectionView === view, "\(name ?? "") \(deed)")
    return calls.seen
  }

  @Test("CV-50 CV-51 A layout that is replaced while it is asked for the content offset leaves visible cells", arguments: [false, true])
  func replacedInTarget(animated: Bool) {
    run("layout target", animated ? .transition : .replace)
    run("delegate target", animated ? .transition : .replace)
  }

  @Test("CV-48 CV-50 CV-55 A view that is reloaded or changed inside any of its callbacks shows its data afterwards")
  func everywhere() {
    let names = Set(run(nil, .reload)).sorted()
    expect(names.count, atLeast: 44, "\(names)")
    for (index, name) in names.enumerated() {
      // Each callback performs two of the changes in turn, or all of them in the soak.
      let all = Deed.allCases
      for deed in isSoaking ? all : [all[index % all.count], all[(index + 3) % all.count]] {
        // A data source cannot change its counts while it is queried for them.
        if ["items", "sections"].contains(name), deed == .insert || deed == .delete { continue }
        _ = caughtUIKitError { _ = run(name, deed) }
      }
    }
  }
}
