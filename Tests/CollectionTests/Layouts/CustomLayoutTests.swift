import CoreGraphics
import Foundation
import TrestleTestSupport
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

/// The calls of an app's own layout, and the effect of its results.
@MainActor struct CustomLayoutTests {
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

  @Test("CV-30 CV-34 CV-37 CV-148 The layout methods are called in order, and scrolling within known attributes calls none")
  func order() {
    let layout = ListLayout()
    let shown = Shown(Items(count: 100), layout)
    expect(layout.take().hasSuffix("invalidate, prepare, size, elements"))
    shown.view.contentOffset.y = 40
    shown.screen.layout()
    expect(layout.take(), equals: "bounds 40 from 0")
    layout.follows = true
    shown.view.contentOffset.y = 60
    shown.screen.layout()
    expect(layout.take(), equals: "bounds 60 from 40, invalidate, prepare, size, elements")
    layout.follows = false
    layout.invalidateLayout()
    expect(layout.take(), equals: "invalidate")
    shown.screen.layout()
    expect(layout.take(), equals: "prepare, size, elements")
  }

  @Test("CV-34 A layout that changes the attributes it returned before moves, sizes and reorders the view")
  func changedInPlace() {
    let layout = MovingLayout()
    let shown = Shown(Items(count: 3), layout)
    let cell = shown.view.cellForItem(at: path(1))!
    expect(cell.frame, equals: CGRect(x: 0, y: 50, width: 100, height: 40))
    shown.view.contentOffset.y = 30
    shown.screen.layout()
    expect(shown.view.cellForItem(at: path(1)) === cell)
    expect(cell.frame, equals: CGRect(x: 30, y: 50, width: 130, height: 40))
    let front = shown.view.subviews.lastIndex(of: cell)!
    expect(shown.view.subviews.lastIndex(of: shown.view.cellForItem(at: path(2))!)!, below: front)
  }

  @Test("CV-35 The contexts say why the layout is invalid")
  func contexts() {
    let items = Items(count: 10)
    let layout = ListLayout()
    let shown = Shown(items, layout)
    layout.contexts = []
    shown.view.reloadData()
    expect(layout.contexts.map { [$0.invalidateEverything, $0.invalidateDataSourceCounts] }, equals: [[true, true]])
    shown.screen.layout()
    layout.contexts = []
    items.sections[0].removeLast()
    shown.view.deleteItems(at: [path(9)])
    expect(layout.contexts.map { [$0.invalidateEverything, $0.invalidateDataSourceCounts] }, equals: [[false, true]])
    layout.contexts = []
    layout.invalidateLayout()
    expect(layout.contexts.map { [$0.invalidateEverything, $0.invalidateDataSourceCounts] }, equals: [[false, false]])
    let (early, fewer) = (ListLayout(), Items(count: 9))
    let view = UICollectionView(frame: .zero, collectionViewLayout: early)
    view.dataSource = fewer
    view.performBatchUpdates {
      fewer.sections[0].removeLast()
      view.deleteItems(at: [path(8)])
    }
    expect(
      early.contexts.last.map { [$0.invalidateEverything, $0.invalidateDataSourceCounts] }, equals: [true, true],
      "changes before the view has a size, for which the layout is not prepared")
  }

  @Test("CV-36 With a context that lists elements, only these elements are requested again")
  func listedElements() {
    let layout = ListLayout()
    let shown = Shown(Items(count: 100), layout)
    _ = layout.take()
    layout.shift = 30
    let context = UICollectionViewLayoutInvalidationContext()
    context.invalidateItems(at: [path(1)])
    layout.invalidateLayout(with: context)
    shown.screen.layout()
    expect(layout.take(), equals: "invalidate, prepare, size, item 1")
    expect(shown.view.cellForItem(at: path(1))?.frame.minX, equals: 30)
    expect(shown.view.cellForItem(at: path(2))?.frame.minX, equals: 0)
  }

  @Test("CV-07 CV-33 Decoration views are created by the layout's registration and are behind elements with a larger index")
  func decorations() {
    final class Shelf: UICollectionReusableView {
      var applied = 0
      override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) { applied += 1 }
    }
    let layout = ListLayout()
    layout.register(Shelf.self, forDecorationViewOfKind: "shelf")
    layout.hasDecoration = true
    let shown = Shown(Items(count: 100), layout)
    let shelf = shown.view.subviews.first { $0 is Shelf } as? Shelf
    expect(shelf?.frame == CGRect(x: 0, y: 0, width: 320, height: 200) && shelf?.applied == 1)
    let views = shown.view.subviews
    expect(views.firstIndex { $0 is Shelf }, equals: 0)
  }

  @Test("W-03 CV-38 Attributes of items that do not exist, duplicates, nil and invalid numbers cause no crash", arguments: 0..<4)
  func wrongAttributes(kind: Int) {
    let layout = ListLayout()
    let box = Messages()
    let handler = UIKitErrorHandler.warningHandler
    UIKitErrorHandler.warningHandler = { box.add($0) }
    defer { UIKitErrorHandler.warningHandler = handler }
    layout.change = { attributes in
      switch kind {
      case 0: return nil
      case 1: return attributes.map { $0 + $0 }
      case 2: return attributes.map { $0 + [UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 900, section: 3))] }
      default:
        attributes?.first?.frame.origin.x = .nan
        return attributes
      }
    }
    let shown = Shown(Items(count: 100), layout)
    shown.view.contentOffset.y = 900
    shown.screen.layout()
    let messages = box.all
    expect(shown.view.visibleCells.count, equals: (kind == 0 ? 0 : 10))
    expect(messages.count, equals: (kind < 2 ? 0 : 1))
  }

  @Test("CV-06 CV-08 CV-16 Attributes are consistent, can be copied and compared, and belong to the caller")
  func attributes() {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path(3))
    attributes.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    expect(attributes.center == CGPoint(x: 25, y: 40) && attributes.size == CGSize(width: 30, height: 40))
    expect(attributes.representedElementKind == nil && attributes.representedElementCategory == .cell)
    let copy = attributes.copy() as! UICollectionViewLayoutAttributes
    expect(copy.isEqual(attributes) && copy !== attributes)
    copy.transform = CGAffineTransform(scaleX: 2, y: 2)
    expect(!copy.isEqual(attributes) && copy.frame == CGRect(x: -5, y: 0, width: 60, height: 80))
    let shown = Shown(Items(count: 9), flow(100, 60))
    shown.view.layoutAttributesForItem(at: path(0))?.frame.origin.x = 99
    expect(shown.frame(0, 0)?.minX, equals: 0)
    expect(shown.view.layoutAttributesForItem(at: path(12)) == nil)
  }

  @Test("CV-10 A left-aligned flow modifies the attributes that super returns")
  func leftAligned() {
    final class LeftAligned: UICollectionViewFlowLayout {
      override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let attributes = super.layoutAttributesForElements(in: rect)
        var left = sectionInset.left
        var line: CGFloat = -1
        for one in attributes ?? [] {
          if one.frame.minY >= line { left = sectionInset.left }
          one.frame.origin.x = left
          left += one.frame.width + minimumInteritemSpacing
          line = max(one.frame.maxY, line)
        }
        return attributes
      }
    }
    let layout = LeftAligned()
    layout.itemSize = CGSize(width: 70, height: 40)
    let shown = Shown(Items(count: 8), layout)
    expect(shown.view.cellForItem(at: path(3))?.frame.minX, equals: 240)
    expect(shown.view.cellForItem(at: path(5))?.frame.origin, equals: CGPoint(x: 80, y: 50))
  }

  @Test("W-17 Invalid sizes count as zero")
  func wrongSizes() {
    let sizes = Sizes([
      path(0): CGSize(width: CGFloat.nan, height: 40), path(1): CGSize(width: -20, height: 40),
      path(2): CGSize(width: 50, height: CGFloat.infinity),
    ])
    let shown = Shown(Items(count: 6), flow(50, 50), delegate: sizes)
    expect(shown.view.contentSize.height.isFinite && shown.view.visibleCells.count >= 3)
    expect(shown.frame(0, 3)?.size, equals: CGSize(width: 50, height: 50))
  }

  @Test("CV-39 A layout that flips is mirrored where the interface runs from right to left")
  func mirrored() {
    final class Flipping: UICollectionViewFlowLayout {
      override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
    }
    let layout = Flipping()
    layout.itemSize = CGSize(width: 100, height: 60)
    let shown = Shown(Items(count: 4), layout)
    shown.view.semanticContentAttribute = .forceRightToLeft
    shown.view.reloadData()
    shown.screen.layout()
    expect(shown.view.cellForItem(at: path(0))?.frame.minX, equals: 220)
    expect(shown.view.cellForItem(at: path(3))?.frame.origin, equals: CGPoint(x: 220, y: 70))
    expect(shown.view.indexPathForItem(at: CGPoint(x: 300, y: 10)), equals: path(0))
  }

  @Test("CV-39 A mirrored layout that scrolls sideways begins at the right end, and stays there as content is added")
  func mirroredStart() {
    final class Flipping: UICollectionViewFlowLayout {
      override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
    }
    let layout = Flipping()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 100, height: 480)
    let items = Items(count: 20)
    let screen = TestScreen(size: CGSize(width: 320, height: 480), scale: 2)
    let view = UICollectionView(frame: screen.window.bounds, collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = items
    view.semanticContentAttribute = .forceRightToLeft
    screen.show(view)
    screen.layout()
    expect(view.contentSize.width == 2190 && view.contentOffset.x == 2190 - 320)
    expect(view.cellForItem(at: path(0))?.frame.maxX, equals: 2190)
    view.contentOffset.x -= 220
    screen.layout()
    let cell = view.cellForItem(at: path(2))
    let place = (cell?.frame.minX ?? 0) - view.contentOffset.x
    items.sections[0] += ["x", "y"]
    view.insertItems(at: [path(20), path(21)])
    screen.settle()
    expect(view.cellForItem(at: path(2)) === cell && (cell?.frame.minX ?? 0) - view.contentOffset.x == place)
    view.frame.size.width = 200
    screen.layout()
    expect(view.contentSize.width - view.bounds.maxX, equals: 220)
  }

  @Test("CV-35 The adjustments of a context are added before and after the layout is prepared")
  func adjustments() {
    let layout = ListLayout()
    let shown = Shown(Items(count: 100), layout)
    shown.view.contentOffset.y = 100
    shown.screen.layout()
    let before = shown.view.contentSize
    var seen: [CGSize] = []
    layout.onPrepare = { seen.append(shown.view.contentSize) }
    let context = UICollectionViewLayoutInvalidationContext()
    context.contentSizeAdjustment = CGSize(width: 0, height: 50)
    context.contentOffsetAdjustment = CGPoint(x: 0, y: 30)
    layout.invalidateLayout(with: context)
    expect(shown.view.contentOffset.y, equals: 100)
    shown.screen.layout()
    expect(seen, equals: [CGSize(width: before.width, height: before.height + 50)])
    expect(shown.view.contentOffset.y, equals: 130)
  }

  @Test("W-13 A registration created while a cell is requested is reported")
  func transientRegistration() {
    var makesItsOwn = false
    let registration = UICollectionView.CellRegistration<UICollectionViewCell, String> { cell, _, name in
      cell.accessibilityIdentifier = name
    }
    let items = PlainItems([4]) { view, path in
      let used = makesItsOwn ? UICollectionView.CellRegistration<UICollectionViewCell, String> { _, _, _ in } : registration
      return view.dequeueConfiguredReusableCell(using: used, for: path, item: "\(path.item)")
    }
    let screen = TestScreen()
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: flow(50, 50))
    view.dataSource = items
    screen.show(view)
    expect(view.visibleCells.count == 4 && view.visibleCells.allSatisfy { $0.accessibilityIdentifier != nil })
    makesItsOwn = true
    view.reloadData()
    let message = caughtUIKitError { screen.layout() }
    expect(message?.hasPrefix("Attempted to dequeue a cell using a registration that was created inside"), equals: true)
  }
}

/// Rows one below the other, and a log of the calls.
private final class ListLayout: UICollectionViewLayout {
  private var log: [String] = []
  var follows = false
  var hasDecoration = false
  var shift: CGFloat = 0
  var contexts: [UICollectionViewLayoutInvalidationContext] = []
  var onPrepare: () -> Void = {}
  var change: ([UICollectionViewLayoutAttributes]?) -> [UICollectionViewLayoutAttributes]? = { $0 }
  private var count = 0

  func take() -> String {
    defer { log = [] }
    return log.joined(separator: ", ")
  }

  override func prepare() {
    log.append("prepare")
    onPrepare()
    count = collectionView?.numberOfItems(inSection: 0) ?? 0
  }
  override var collectionViewContentSize: CGSize {
    log.append("size")
    return CGSize(width: 320, height: CGFloat(count) * 50)
  }
  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    log.append("invalidate")
    contexts.append(context)
    super.invalidateLayout(with: context)
  }
  private func row(_ item: Int) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
    attributes.frame = CGRect(x: shift, y: CGFloat(item) * 50, width: 320, height: 50)
    return attributes
  }
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    log.append("elements")
    var found = (0..<count).map(row).filter { $0.frame.intersects(rect) }
    if hasDecoration {
      let shelf = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "shelf", with: IndexPath(item: 0, section: 0))
      shelf.frame = CGRect(x: 0, y: 0, width: 320, height: 200)
      shelf.zIndex = -1
      found.append(shelf)
    }
    return change(found)
  }
  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    log.append("item \(indexPath.item)")
    return row(indexPath.item)
  }
  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    log.append("bounds \(Int(newBounds.minY)) from \(Int(collectionView?.bounds.minY ?? -1))")
    return follows
  }
}

/// Collects messages from any thread.
final class Messages: @unchecked Sendable {
  private let lock = NSLock()
  private var kept: [String] = []
  func add(_ message: String) { lock.withLock { kept.append(message) } }
  var all: [String] { lock.withLock { kept } }
}

/// Keeps one attributes object for each item, and changes it as the content scrolls.
private final class MovingLayout: UICollectionViewLayout {
  private var kept: [UICollectionViewLayoutAttributes] = []

  override func prepare() {
    guard kept.isEmpty, let view = collectionView else { return }
    kept = (0..<view.numberOfItems(inSection: 0)).map { item in
      let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
      attributes.frame = CGRect(x: 0, y: 50 * item, width: 100, height: 40)
      return attributes
    }
  }

  override var collectionViewContentSize: CGSize { CGSize(width: 300, height: 2000) }
  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let offset = max(0, collectionView!.contentOffset.y)
    kept[1].frame = CGRect(x: offset, y: 50, width: 100 + offset, height: 40)
    kept[1].zIndex = offset > 0 ? 5 : 0
    return kept
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { kept[indexPath.item] }
}
