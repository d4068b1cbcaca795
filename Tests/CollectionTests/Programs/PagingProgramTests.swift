import CoreGraphics
import Foundation
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

/// Pages, and layouts that follow the size of their screen, as older programs write them.
@MainActor struct PagingProgramTests {
  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  // MARK: Peeking pages

  private final class OnboardingController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    let pageControl = UIPageControl()
    let collectionView: UICollectionView
    private let inset: CGFloat = 30
    private let spacing: CGFloat = 10
    private var indexOfCellBeforeDragging = 0
    var ends: [String] = []

    init() {
      let layout = UICollectionViewFlowLayout()
      layout.scrollDirection = .horizontal
      layout.minimumLineSpacing = spacing
      layout.sectionInset = UIEdgeInsets(top: 0, left: inset, bottom: 0, right: inset)
      collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.decelerationRate = .fast
      collectionView.showsHorizontalScrollIndicator = false
      collectionView.dataSource = self
      collectionView.delegate = self
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "page")
      pageControl.numberOfPages = 6
      view.addSubview(collectionView)
      view.addSubview(pageControl)
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      collectionView.frame = view.bounds.inset(by: UIEdgeInsets(top: 100, left: 0, bottom: 100, right: 0))
      pageControl.frame = CGRect(x: 0, y: view.bounds.height - 60, width: view.bounds.width, height: 30)
      let layout = collectionView.collectionViewLayout as! UICollectionViewFlowLayout
      layout.itemSize = CGSize(width: view.bounds.width - 2 * inset, height: collectionView.bounds.height)
    }

    private var pageWidth: CGFloat {
      (collectionView.collectionViewLayout as! UICollectionViewFlowLayout).itemSize.width + spacing
    }

    private func indexOfMajorCell() -> Int {
      max(0, min(5, Int((collectionView.contentOffset.x / pageWidth).rounded())))
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 6 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "page", for: indexPath)
    }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { indexOfCellBeforeDragging = indexOfMajorCell() }

    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      let threshold: CGFloat = 0.5
      var index = indexOfMajorCell()
      if abs(velocity.x) > threshold {
        index = max(0, min(5, indexOfCellBeforeDragging + (velocity.x > 0 ? 1 : -1)))
      }
      targetContentOffset.pointee = CGPoint(x: CGFloat(index) * pageWidth, y: targetContentOffset.pointee.y)
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { pageControl.currentPage = indexOfMajorCell() }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { ends.append("decelerating \(pageControl.currentPage)") }
  }

  @Test("CV-71 A flick turns one page of a peeking carousel, a slow drag the nearest, and the page control follows")
  func peeking() throws {
    let screen = TestScreen(size: CGSize(width: 375, height: 667))
    let pages = OnboardingController()
    screen.show(pages)
    screen.settle(timeout: 1)
    let view = pages.collectionView
    expect(view.cellForItem(at: path(0))?.frame, equals: CGRect(x: 30, y: 0, width: 315, height: 467))
    // The edge of the next page is visible.
    expect(view.visibleCells.count, equals: 2)
    screen.flick(from: CGPoint(x: 300, y: 300), to: CGPoint(x: 60, y: 300))
    screen.settle(timeout: 4)
    expect(view.contentOffset.x == 325 && pages.pageControl.currentPage == 1 && pages.ends == ["decelerating 1"])
    screen.drag(from: CGPoint(x: 250, y: 300), to: CGPoint(x: 140, y: 300), duration: 1.5)
    screen.settle(timeout: 4)
    expect(view.contentOffset.x, equals: 325)
    screen.drag(from: CGPoint(x: 320, y: 300), to: CGPoint(x: 120, y: 300), duration: 1.5)
    screen.settle(timeout: 4)
    expect(view.contentOffset.x == 650 && pages.pageControl.currentPage == 2)
    for _ in 0..<5 {
      screen.flick(from: CGPoint(x: 300, y: 300), to: CGPoint(x: 60, y: 300))
      screen.settle(timeout: 4)
    }
    expect(view.contentOffset.x == 5 * 325 && pages.pageControl.currentPage == 5)
  }

  @Test("CV-71 A paged view with full-width cells stops at each page and scrolls to a page that a control names")
  func fullPages() {
    let layout = flow(320, 480, 0, 0)
    layout.scrollDirection = .horizontal
    let shown = Shown(Items(count: 5), layout) { view, _ in view.isPagingEnabled = true }
    shown.screen.flick(from: CGPoint(x: 300, y: 200), to: CGPoint(x: 100, y: 200))
    shown.screen.settle(timeout: 3)
    expect(shown.view.contentOffset.x == 320 && shown.view.indexPathsForVisibleItems == [path(1)])
    shown.view.scrollToItem(at: path(4), at: .left, animated: true)
    shown.screen.settle(timeout: 3)
    expect(shown.view.contentOffset.x, equals: 1280)
    shown.screen.flick(from: CGPoint(x: 300, y: 200), to: CGPoint(x: 100, y: 200))
    shown.screen.settle(timeout: 3)
    expect(shown.view.contentOffset.x, equals: 1280)
  }

  // MARK: Delegate sizes and rotation

  private final class AlbumController: UICollectionViewController, UICollectionViewDelegateFlowLayout {
    var sizesAsked = 0
    var transitions = 0

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.backgroundColor = .black
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "photo")
    }

    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
      super.viewWillTransition(to: size, with: coordinator)
      transitions += 1
      let first = collectionView.indexPathsForVisibleItems.min()
      collectionView.collectionViewLayout.invalidateLayout()
      coordinator.animate { _ in
        if let first { self.collectionView.scrollToItem(at: first, at: .top, animated: false) }
      } completion: { _ in
        self.collectionView.flashScrollIndicators()
      }
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 90 }

    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
      cell.contentView.backgroundColor = .systemGray
      return cell
    }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
      sizesAsked += 1
      let columns: CGFloat = collectionView.bounds.width > collectionView.bounds.height ? 5 : 3
      let side = floor((collectionView.bounds.width - (columns - 1) * 2) / columns)
      return CGSize(width: side, height: side)
    }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat { 2 }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat { 2 }
  }

  @Test("CV-34 CV-86 An album whose delegate computes sizes from the bounds has other columns after a rotation, at the same photo")
  func rotation() throws {
    let screen = TestScreen(size: CGSize(width: 320, height: 568))
    let album = AlbumController(collectionViewLayout: UICollectionViewFlowLayout())
    screen.show(album)
    screen.settle(timeout: 1)
    let view = album.collectionView!
    expect(view.cellForItem(at: path(1))?.frame.width, equals: 105)
    expect(album.sizesAsked > 0 && album.sizesAsked % 90 == 0)
    view.scrollToItem(at: path(45), at: .top, animated: false)
    screen.layout()
    expect(abs(view.contentOffset.y - 15 * 107), below: 0.001)
    screen.rotate(to: .landscapeLeft)
    screen.settle(timeout: 3)
    expect(album.transitions == 1 && view.bounds.width == 568)
    let side: CGFloat = floor((568 - 8) / 5)
    expect(view.cellForItem(at: path(45))?.frame.width, equals: side)
    expect(abs(view.contentOffset.y + view.adjustedContentInset.top - 9 * (side + 2)), below: 1, "\(view.contentOffset)")
    // All visible cells have the frames of the layout, none is left over.
    expect(view.subviews.filter { $0 is UICollectionViewCell }.count, equals: view.visibleCells.count)
    for cell in view.visibleCells { expect(cell.frame, equals: view.layoutAttributesForItem(at: view.indexPath(for: cell)!)?.frame) }
    screen.rotate(to: .portrait)
    screen.settle(timeout: 3)
    expect(view.cellForItem(at: path(45))?.frame.width, equals: 105)
  }

  @Test("CV-86 W-17 A program that forgets to invalidate keeps its delegate's sizes, or hears that they no longer fit")
  func forgetfulRotation() {
    let box = Messages()
    let handler = UIKitErrorHandler.warningHandler
    UIKitErrorHandler.warningHandler = { box.add($0) }
    defer { UIKitErrorHandler.warningHandler = handler }
    let sizes = Sizes([:])
    let layout = flow(300, 50)
    let shown = Shown(Items(count: 9), layout, delegate: sizes)
    let asked = sizes.asked
    shown.view.frame.size.width = 240
    shown.screen.layout()
    // The cross size has changed, so the delegate is asked again.
    expect(sizes.asked, equals: asked + 9)
    expect(box.all.contains { $0.contains("the item width must be less than the width of the UICollectionView") })
    expect(shown.view.visibleCells.count, equals: 8)
  }

  // MARK: Grid and list

  private final class SwitchingCell: UICollectionViewCell {
    var transitions: [String] = []
    override func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {
      transitions.append("will")
    }
    override func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {
      transitions.append("did")
    }
  }

  @Test("CV-51 A button that switches between two layouts may be pressed faster than they change")
  func switching() throws {
    let (grid, list) = (flow(90, 90), flow(320, 44, 0, 0))
    let shown = Shown(Items(count: 60), grid, cells: SwitchingCell.self)
    var completions: [Bool] = []
    shown.view.setCollectionViewLayout(list, animated: true) { completions.append($0) }
    shown.screen.advance(by: 0.1)
    shown.view.setCollectionViewLayout(grid, animated: true) { completions.append($0) }
    shown.screen.advance(by: 0.1)
    shown.view.setCollectionViewLayout(list, animated: true) { completions.append($0) }
    shown.screen.advance(by: 0.1)
    shown.view.setCollectionViewLayout(grid, animated: true) { completions.append($0) }
    shown.screen.settle(timeout: 2)
    expect(completions.count == 4 && shown.view.collectionViewLayout === grid)
    expect(grid.collectionView === shown.view && list.collectionView == nil)
    expect(shown.view.subviews.filter { $0 is UICollectionViewCell }.count, equals: shown.view.visibleCells.count)
    for cell in shown.view.visibleCells { expect(cell.frame.size, equals: CGSize(width: 90, height: 90)) }
    let kept = try #require(shown.view.cellForItem(at: path(0)) as? SwitchingCell)
    expect(kept.transitions.filter { $0 == "will" }.count, equals: kept.transitions.filter { $0 == "did" }.count)
    // The layout still works afterwards.
    grid.itemSize.width = 60
    shown.screen.settle(timeout: 1)
    expect(shown.view.cellForItem(at: path(0))?.frame.width, equals: 60)
  }

  @Test("CV-40 CV-51 A layout set inside a block of updates takes part in it, with the data of the block")
  func layoutInBlock() {
    let items = Items(count: 30)
    let shown = Shown(items, flow(90, 90))
    let cell = shown.view.cellForItem(at: path(3))
    let list = flow(320, 44, 0, 0)
    var log: [String] = []
    shown.view.performBatchUpdates {
      items.sections[0].removeFirst(3)
      shown.view.deleteItems(at: (0..<3).map { path($0) })
      shown.view.setCollectionViewLayout(list, animated: true) { _ in log.append("layout") }
    } completion: { _ in
      log.append("block")
    }
    shown.screen.advance(by: 0.15)
    let width = cell?.layer.presentation()?.bounds.width ?? 0
    expect(width > 95 && width < 315 && log.isEmpty)
    shown.screen.settle(timeout: 2)
    expect(Set(log), equals: ["layout", "block"])
    expect(shown.view.cellForItem(at: path(0)) === cell && cell?.frame == CGRect(x: 0, y: 0, width: 320, height: 44))
    expect(shown.view.numberOfItems(inSection: 0) == 27 && shown.view.collectionViewLayout === list)
  }
}
