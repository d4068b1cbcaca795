import CoreGraphics
import Foundation
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

@MainActor struct CollectionTests {
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

  @Test("CV-01 CV-30 Sections and items are counted once, in order, before cells are requested")
  func firstQuestions() {
    let items = Items([["a", "b"], ["c"]])
    items.logsQuestions = true
    let shown = Shown(items, flow(100, 100))
    expect(
      items.take() == "sections, items 0, items 1, cell 0-0, cell 0-1, cell 1-0, will 0-0, will 0-1, will 1-0")
    expect(shown.contents, equals: "0-0:a 0-1:b 1-0:c")
    shown.screen.layout()
    expect(items.take(), equals: "")
  }

  @Test("CV-02 CV-31 CV-32 Cells that leave are reused, with the frame of their new item before they are configured")
  func reuse() {
    let items = Items(count: 200)
    var frames: [CGRect] = []
    items.configure = { cell, _ in frames.append(cell.frame) }
    let shown = Shown(items, flow(100, 100))
    let made = Set(shown.view.visibleCells.map { ObjectIdentifier($0) })
    items.logsQuestions = true
    frames = []
    shown.view.contentOffset.y = 500
    shown.screen.layout()
    expect(items.log.contains("end 0-0"))
    expect(frames.allSatisfy { $0.minY >= 300 && $0.size == CGSize(width: 100, height: 100) })
    let now = Set(shown.view.visibleCells.map { ObjectIdentifier($0) })
    expect(now.subtracting(made).count, atMost: 3)
    expect(shown.view.subviews.filter { $0 is UICollectionViewCell }.count, equals: shown.view.visibleCells.count)
  }

  @Test("CV-14 CV-15 A supplementary view is requested if the layout has one")
  func supplementaryViews() {
    let items = Items([["a"], ["b"]])
    let layout = flow(100, 100)
    layout.headerReferenceSize = CGSize(width: 0, height: 40)
    items.logsQuestions = true
    let shown = Shown(items, layout)
    expect(items.log.filter { $0.hasPrefix("Header") }, equals: ["Header 0", "Header 1"])
    expect(shown.view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader).count, equals: 2)
    expect(shown.view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionFooter).isEmpty)
  }

  @Test("CV-60 The highlight ends after the selection, and the old item is deselected without a question")
  func tapOrder() {
    let items = Items(count: 6)
    let shown = Shown(items, flow(100, 100))
    shown.screen.tap(CGPoint(x: 50, y: 50))
    expect(items.take(), equals: "shouldHighlight 0, didHighlight 0, shouldSelect 0, didSelect 0, didUnhighlight 0")
    shown.screen.tap(CGPoint(x: 160, y: 50))
    expect(
      items.take() == "shouldHighlight 1, didHighlight 1, shouldSelect 1, didDeselect 0, didSelect 1, didUnhighlight 1")
    expect(shown.view.indexPathsForSelectedItems, equals: [path(1)])
    shown.screen.tap(CGPoint(x: 160, y: 50))
    expect(items.take(), equals: "shouldHighlight 1, didHighlight 1, shouldSelect 1, didSelect 1, didUnhighlight 1")
    shown.view.allowsMultipleSelection = true
    shown.screen.tap(CGPoint(x: 50, y: 50))
    shown.screen.tap(CGPoint(x: 160, y: 50))
    expect(items.take().hasSuffix("shouldHighlight 1, didHighlight 1, shouldDeselect 1, didDeselect 1, didUnhighlight 1"))
    expect(shown.view.indexPathsForSelectedItems, equals: [path(0)])
  }

  @Test("CV-62 CV-63 Selecting in code calls no delegate method, and without a selection the array is empty")
  func programmaticSelection() {
    let items = Items(count: 100)
    let shown = Shown(items, flow(100, 100))
    expect(shown.view.indexPathsForSelectedItems, equals: [])
    shown.view.selectItem(at: path(60), animated: false, scrollPosition: .centeredVertically)
    shown.screen.layout()
    expect(items.take(), equals: "")
    expect(shown.view.cellForItem(at: path(60))?.isSelected, equals: true)
    expect(shown.view.cellForItem(at: path(60))?.frame.midY, equals: shown.view.bounds.midY)
    shown.view.selectItem(at: nil, animated: false, scrollPosition: [])
    expect(shown.view.indexPathsForSelectedItems, equals: [])
    expect(shown.view.cellForItem(at: path(60))?.isSelected, equals: false)
  }

  @Test("CV-03 CV-18 CV-61 A selected cell shows its selected background and highlights its labels")
  func selectedBackground() {
    let items = Items(count: 4)
    let label = UILabel()
    items.configure = { cell, name in
      cell.selectedBackgroundView = UIView()
      if name == "0" { cell.contentView.addSubview(label) }
    }
    let shown = Shown(items, flow(100, 100))
    let cell = shown.view.cellForItem(at: path(0))!
    expect(cell.selectedBackgroundView?.superview == nil)
    shown.screen.tap(CGPoint(x: 50, y: 50))
    expect(cell.selectedBackgroundView?.superview === cell && label.isHighlighted)
    expect(cell.subviews.firstIndex(of: cell.selectedBackgroundView!)!, below: cell.subviews.firstIndex(of: cell.contentView)!)
    shown.view.deselectItem(at: path(0), animated: false)
    expect(cell.selectedBackgroundView?.superview == nil && !label.isHighlighted)
  }

  @Test("CV-11 CV-17 The controller is data source and delegate of its view")
  func controller() {
    let screen = TestScreen()
    let controller = NumberedController(collectionViewLayout: UICollectionViewFlowLayout())
    screen.show(controller)
    expect(controller.collectionView.superview === controller.view && controller.collectionView.frame == controller.view.bounds)
    expect(controller.collectionView.visibleCells.count, equals: 30)
    screen.tap(CGPoint(x: 25, y: 25))
    expect(controller.selected, equals: [path(0)])
  }

  @Test("CV-17 backgroundView is behind the cells and stays in place")
  func background() {
    let items = Items(count: 200)
    let shown = Shown(items, flow(100, 100))
    let back = UIView()
    shown.view.backgroundView = back
    shown.view.contentOffset.y = 300
    shown.screen.layout()
    expect(shown.view.subviews.first === back && back.frame == shown.view.bounds)
  }

  @Test("CV-46 A reconfigured item keeps its cell")
  func reconfigure() {
    let items = Items(count: 4)
    final class Cell: UICollectionViewCell {
      var reuses = 0
      override func prepareForReuse() {
        super.prepareForReuse()
        reuses += 1
      }
    }
    let shown = Shown(items, flow(100, 100), cells: Cell.self)
    let cell = shown.view.cellForItem(at: path(1)) as? Cell
    items.sections[0][1] = "new"
    shown.view.reconfigureItems(at: [path(1)])
    expect(shown.view.cellForItem(at: path(1)) === cell && cell?.accessibilityIdentifier == "new")
    expect(cell?.reuses, equals: 0)
  }

  @Test("CV-56 CV-57 Estimated items take the size of their content, and the following items move")
  func selfSizing() {
    let items = Items(count: 30)
    items.configure = { cell, name in
      cell.contentView.subviews.forEach { $0.removeFromSuperview() }
      let box = UIView()
      box.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(box)
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: cell.contentView.topAnchor), box.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
        box.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
        box.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
        box.widthAnchor.constraint(equalToConstant: 140), box.heightAnchor.constraint(equalToConstant: name == "1" ? 90 : 70),
      ])
    }
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    let shown = Shown(items, layout)
    expect(shown.frame(0, 0)?.size, equals: CGSize(width: 140, height: 70))
    expect(shown.frame(0, 1)?.size, equals: CGSize(width: 140, height: 90))
    expect(shown.frame(0, 2)?.minY, equals: 100)
    expect(shown.view.cellForItem(at: path(2))?.frame, equals: shown.frame(0, 2))
  }

  @Test("CV-72 Items about a screen ahead are announced once")
  func prefetching() {
    final class Prefetcher: NSObject, UICollectionViewDataSourcePrefetching {
      var announced: [Int] = []
      func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
        announced += indexPaths.map(\.item)
      }
    }
    let items = Items(count: 100)
    let shown = Shown(items, flow(100, 100))
    let prefetcher = Prefetcher()
    shown.view.prefetchDataSource = prefetcher
    for step in 1...20 {
      shown.view.contentOffset.y = CGFloat(step) * 20
      shown.screen.layout()
    }
    expect(Set(prefetcher.announced).count, equals: prefetcher.announced.count)
    expect(prefetcher.announced.contains(20))
  }

  @Test("W-04 A cell that is not registered is reported, and a plain one is shown")
  func unregistered() {
    let items = Items(count: 1)
    let shown = Shown(items, flow(100, 100))
    shown.view.register(nil as AnyClass?, forCellWithReuseIdentifier: "cell")
    items.sections = [["a", "b"]]
    let message = caughtUIKitError {
      shown.view.reloadData()
      shown.screen.layout()
    }
    expect(
      message
        == "could not dequeue a view of kind: UICollectionElementKindCell with identifier cell - must register a nib or a class for the"
        + " identifier or connect a prototype cell in a storyboard")
    expect(shown.view.visibleCells.count, equals: 2)
  }

  @Test("W-09 W-15 W-16 Places that do not exist are reported")
  func wrongPlaces() {
    let shown = Shown(Items(count: 3), flow(100, 100))
    expect(
      caughtUIKitError { _ = shown.view.numberOfItems(inSection: 4) }
        == "request for number of items in section 4 when there are only 1 sections in the collection view")
    expect(
      caughtUIKitError { shown.view.scrollToItem(at: path(7), at: .top, animated: false) }
        == "Attempted to scroll the collection view to an out-of-bounds item (7) when there are only 3 items in section 0.")
    expect(
      caughtUIKitError { shown.view.scrollToItem(at: path(1), at: [.top, .bottom], animated: false) }
        == "attempt to use a scroll position with multiple vertical positioning styles")
  }

  @Test("Reloading in every callback is survived", arguments: ["shouldHighlight 0", "didSelect 0", "cell 0-3", "end 0-0", "will 0-4"])
  func reloadsInCallbacks(event: String) {
    let items = Items(count: 100)
    items.logsQuestions = true
    let shown = Shown(items, flow(100, 100))
    var left = 3
    items.onEvent = { name in
      guard name == event, left > 0 else { return }
      left -= 1
      items.sections[0].removeLast()
      shown.view.reloadData()
    }
    shown.screen.tap(CGPoint(x: 50, y: 50))
    shown.view.contentOffset.y = 900
    shown.screen.layout()
    shown.view.contentOffset.y = 0
    shown.screen.layout()
    shown.screen.layout()
    expect(left, below: 3)
    expect(shown.view.numberOfItems(inSection: 0), equals: items.sections[0].count)
    expect(shown.view.visibleCells.count, equals: 15)
  }

  @Test("A million cells scroll, and only those visible exist")
  func millionCells() {
    let items = Items([Array(repeating: "x", count: 1_000_000)])
    let shown = Shown(items, flow(60, 60))
    shown.view.scrollToItem(at: path(500_000), at: .top, animated: false)
    shown.screen.layout()
    expect(shown.view.indexPathsForVisibleItems.min(), equals: path(500_000))
    expect(shown.view.subviews.count, below: 60)
  }

  @Test("CV-31 CV-34 A cell that the data source has dimmed or hidden stays so while it scrolls and is placed again")
  func dimmedByTheApp() {
    let items = Items(count: 40)
    items.configure = { cell, text in
      cell.alpha = text == "1" ? 0.5 : 1
      cell.isHidden = text == "2"
    }
    let shown = Shown(items, flow(90, 60))
    func cell(_ item: Int) -> UICollectionViewCell? { shown.view.cellForItem(at: IndexPath(item: item, section: 0)) }
    expect(cell(0)?.alpha == 1 && cell(1)?.alpha == 0.5 && cell(2)?.isHidden == true)
    shown.view.contentOffset.y = 20
    shown.view.frame.size.width = 300
    shown.screen.layout()
    expect(cell(1)?.alpha == 0.5 && cell(2)?.isHidden == true && cell(0)?.isHidden == false)
    // Recycled cells use the layout's attributes.
    shown.view.contentOffset.y = 400
    shown.screen.layout()
    expect(shown.view.visibleCells.allSatisfy { $0.alpha == 1 && !$0.isHidden })
  }
}

private final class NumberedController: UICollectionViewController {
  var selected: [IndexPath] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
  }
  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 30 }
  override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) { selected.append(indexPath) }
}
