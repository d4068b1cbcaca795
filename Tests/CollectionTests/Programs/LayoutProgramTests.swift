import CoreGraphics
import Foundation
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

// MARK: A waterfall of photos

@MainActor private protocol PinterestLayoutDelegate: AnyObject {
  func collectionView(_ collectionView: UICollectionView, heightForPhotoAtIndexPath indexPath: IndexPath) -> CGFloat
}

private final class PinterestLayout: UICollectionViewLayout {
  weak var delegate: (any PinterestLayoutDelegate)?
  private let numberOfColumns = 2
  private let cellPadding: CGFloat = 6
  private var cache: [UICollectionViewLayoutAttributes] = []
  private var contentHeight: CGFloat = 0
  private(set) var preparations = 0

  private var contentWidth: CGFloat {
    guard let collectionView else { return 0 }
    let insets = collectionView.contentInset
    return collectionView.bounds.width - (insets.left + insets.right)
  }

  override var collectionViewContentSize: CGSize { CGSize(width: contentWidth, height: contentHeight) }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything || context.invalidateDataSourceCounts {
      cache.removeAll()
      contentHeight = 0
    }
    super.invalidateLayout(with: context)
  }

  override func prepare() {
    guard cache.isEmpty, let collectionView else { return }
    preparations += 1
    let columnWidth = contentWidth / CGFloat(numberOfColumns)
    let xOffset = (0..<numberOfColumns).map { CGFloat($0) * columnWidth }
    var column = 0
    var yOffset = [CGFloat](repeating: 0, count: numberOfColumns)
    for item in 0..<collectionView.numberOfItems(inSection: 0) {
      let indexPath = IndexPath(item: item, section: 0)
      let photoHeight = delegate?.collectionView(collectionView, heightForPhotoAtIndexPath: indexPath) ?? 180
      let height = cellPadding * 2 + photoHeight
      let frame = CGRect(x: xOffset[column], y: yOffset[column], width: columnWidth, height: height)
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      attributes.frame = frame.insetBy(dx: cellPadding, dy: cellPadding)
      cache.append(attributes)
      contentHeight = max(contentHeight, frame.maxY)
      yOffset[column] += height
      column = column < (numberOfColumns - 1) ? (column + 1) : 0
    }
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    cache.filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { cache[indexPath.item] }
}

private final class PhotoStream: UICollectionViewController, PinterestLayoutDelegate {
  var heights = (0..<60).map { CGFloat(80 + $0 * 37 % 120) }

  override func viewDidLoad() {
    super.viewDidLoad()
    (collectionView.collectionViewLayout as? PinterestLayout)?.delegate = self
    collectionView.contentInset = UIEdgeInsets(top: 23, left: 16, bottom: 10, right: 16)
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "AnnotatedPhotoCell")
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { heights.count }

  override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "AnnotatedPhotoCell", for: indexPath)
    cell.contentView.backgroundColor = .systemTeal
    return cell
  }

  func collectionView(_ collectionView: UICollectionView, heightForPhotoAtIndexPath indexPath: IndexPath) -> CGFloat {
    heights[indexPath.item]
  }
}

// MARK: A carousel

private final class ZoomAndSnapFlowLayout: UICollectionViewFlowLayout {
  let activeDistance: CGFloat = 200
  let zoomFactor: CGFloat = 0.3

  override init() {
    super.init()
    scrollDirection = .horizontal
    minimumLineSpacing = 40
    itemSize = CGSize(width: 150, height: 150)
  }

  required init?(coder aDecoder: NSCoder) { fatalError("init(coder:) is not used") }

  override func prepare() {
    guard let collectionView else { return }
    let insets = collectionView.adjustedContentInset
    let vertical = (collectionView.frame.height - insets.top - insets.bottom - itemSize.height) / 2
    let horizontal = (collectionView.frame.width - insets.right - insets.left - itemSize.width) / 2
    sectionInset = UIEdgeInsets(top: vertical, left: horizontal, bottom: vertical, right: horizontal)
    super.prepare()
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    guard let collectionView else { return nil }
    let rectAttributes = super.layoutAttributesForElements(in: rect)!.map { $0.copy() as! UICollectionViewLayoutAttributes }
    let visibleRect = CGRect(origin: collectionView.contentOffset, size: collectionView.frame.size)
    for attributes in rectAttributes where attributes.frame.intersects(visibleRect) {
      let distance = visibleRect.midX - attributes.center.x
      let normalizedDistance = distance / activeDistance
      if distance.magnitude < activeDistance {
        let zoom = 1 + zoomFactor * (1 - normalizedDistance.magnitude)
        attributes.transform3D = CATransform3DMakeScale(zoom, zoom, 1)
        attributes.zIndex = Int(zoom.rounded())
      }
    }
    return rectAttributes
  }

  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    guard let collectionView else { return .zero }
    let targetRect = CGRect(
      x: proposedContentOffset.x, y: 0, width: collectionView.frame.width, height: collectionView.frame.height)
    guard let rectAttributes = super.layoutAttributesForElements(in: targetRect) else { return .zero }
    var offsetAdjustment = CGFloat.greatestFiniteMagnitude
    let horizontalCenter = proposedContentOffset.x + collectionView.frame.width / 2
    for layoutAttributes in rectAttributes {
      let itemHorizontalCenter = layoutAttributes.center.x
      if (itemHorizontalCenter - horizontalCenter).magnitude < offsetAdjustment.magnitude {
        offsetAdjustment = itemHorizontalCenter - horizontalCenter
      }
    }
    return CGPoint(x: proposedContentOffset.x + offsetAdjustment, y: proposedContentOffset.y)
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  override func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds) as! UICollectionViewFlowLayoutInvalidationContext
    context.invalidateFlowLayoutDelegateMetrics = newBounds.size != collectionView?.bounds.size
    return context
  }
}

// MARK: A header that grows

private final class StickyAttributes: UICollectionViewLayoutAttributes {
  var progressiveness: CGFloat = 0

  override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone) as! StickyAttributes
    copy.progressiveness = progressiveness
    return copy
  }

  override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? StickyAttributes else { return false }
    return super.isEqual(object) && other.progressiveness == progressiveness
  }
}

private let parallaxHeader = "ParallaxHeader"

private final class StickyHeaderFlowLayout: UICollectionViewFlowLayout {
  var parallaxHeaderReferenceSize = CGSize(width: 320, height: 200)
  var parallaxHeaderMinimumReferenceSize = CGSize(width: 320, height: 60)

  override class var layoutAttributesClass: AnyClass { StickyAttributes.self }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard elementKind == parallaxHeader else { return super.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath) }
    let attributes = StickyAttributes(forSupplementaryViewOfKind: elementKind, with: indexPath)
    update(attributes)
    return attributes
  }

  private func update(_ attributes: StickyAttributes) {
    guard let collectionView else { return }
    let offset = collectionView.contentOffset.y
    let height = max(parallaxHeaderMinimumReferenceSize.height, parallaxHeaderReferenceSize.height - offset)
    attributes.progressiveness =
      (height - parallaxHeaderMinimumReferenceSize.height)
      / (parallaxHeaderReferenceSize.height - parallaxHeaderMinimumReferenceSize.height)
    attributes.frame = CGRect(x: 0, y: offset, width: collectionView.bounds.width, height: height)
    attributes.zIndex = 2000
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    var adjusted = rect
    adjusted.origin.y -= parallaxHeaderReferenceSize.height
    adjusted.size.height += parallaxHeaderReferenceSize.height
    var all = super.layoutAttributesForElements(in: adjusted)!.map { $0.copy() as! UICollectionViewLayoutAttributes }
    for attributes in all {
      attributes.frame.origin.y += parallaxHeaderReferenceSize.height
    }
    let header = StickyAttributes(forSupplementaryViewOfKind: parallaxHeader, with: IndexPath(item: 0, section: 0))
    update(header)
    all.append(header)
    return all
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    let attributes = super.layoutAttributesForItem(at: indexPath)?.copy() as? UICollectionViewLayoutAttributes
    attributes?.frame.origin.y += parallaxHeaderReferenceSize.height
    return attributes
  }

  override var collectionViewContentSize: CGSize {
    var size = super.collectionViewContentSize
    size.height += parallaxHeaderReferenceSize.height
    return size
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
}

private final class ParallaxHeaderView: UICollectionReusableView {
  let title = UILabel()
  var progress: CGFloat = -1

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemIndigo
    title.text = "Artist"
    addSubview(title)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    guard let attributes = layoutAttributes as? StickyAttributes else { return }
    progress = attributes.progressiveness
    title.alpha = 1 - attributes.progressiveness
  }
}

// MARK: Tests

/// Layouts as in apps and tutorials, tested by touches.
@MainActor struct LayoutProgramTests {
  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  @Test("CV-30 CV-148 A waterfall is prepared once however far it scrolls, and again when photos are inserted")
  func waterfall() throws {
    let screen = TestScreen(size: CGSize(width: 375, height: 600))
    let layout = PinterestLayout()
    let stream = PhotoStream(collectionViewLayout: layout)
    screen.show(UINavigationController(rootViewController: stream))
    screen.settle(timeout: 1)
    let view = stream.collectionView!
    let columnWidth = (375.0 - 32) / 2
    expect(view.cellForItem(at: path(0))?.frame, equals: CGRect(x: 6, y: 6, width: columnWidth - 12, height: 80))
    #expect(abs(try #require(view.cellForItem(at: path(1))).frame.minX - (columnWidth + 6)) < 0.001)
    let prepared = layout.preparations
    screen.flick(from: CGPoint(x: 180, y: 500), to: CGPoint(x: 180, y: 200))
    screen.settle(timeout: 4)
    expect(layout.preparations == prepared && view.contentOffset.y > 200)
    for cell in view.visibleCells {
      let path = try #require(view.indexPath(for: cell))
      expect(cell.frame, equals: layout.layoutAttributesForItem(at: path)?.frame)
    }
    let before = view.contentSize.height
    stream.heights.insert(contentsOf: [300, 300], at: 0)
    view.insertItems(at: [path(0), path(1)])
    screen.settle(timeout: 1)
    expect(layout.preparations == prepared + 1 && view.contentSize.height > before + 250)
    stream.heights.removeLast(50)
    view.reloadData()
    screen.settle(timeout: 1)
    expect(view.numberOfItems(inSection: 0) == 12 && !view.visibleCells.isEmpty)
    expect(view.contentOffset.y, atMost: view.contentSize.height - 600 + view.adjustedContentInset.bottom + 0.5)
  }

  @Test("CV-10 CV-34 CV-71 A carousel enlarges the cell in the middle and stops with one there")
  func carousel() throws {
    let items = Items(count: 20)
    let shown = Shown(items, ZoomAndSnapFlowLayout(), width: 375, height: 300)
    shown.view.decelerationRate = .fast
    func zoom(_ item: Int) -> CGFloat { shown.view.cellForItem(at: path(item))?.transform.a ?? 0 }
    expect(abs(zoom(0) - 1.3) < 0.001 && abs(zoom(1) - (1 + 0.3 * (1 - 190 / 200))) < 0.001)
    for distance in [-60.0, -240, 90, -400] {
      shown.screen.flick(from: CGPoint(x: 190, y: 150), to: CGPoint(x: 190 + distance, y: 150))
      shown.screen.settle(timeout: 4)
      let centred = try #require(shown.view.indexPathForItem(at: CGPoint(x: shown.view.bounds.midX, y: 150)))
      let cell = try #require(shown.view.cellForItem(at: centred))
      expect(abs(cell.center.x - shown.view.bounds.midX) < 0.51 && abs(cell.transform.a - 1.3) < 0.01, "\(distance)")
    }
    // A touch on the enlarged part of a cell selects it.
    let centred = try #require(shown.view.indexPathForItem(at: CGPoint(x: shown.view.bounds.midX, y: 150)))
    shown.screen.tap(CGPoint(x: 375 / 2 + 90, y: 150))
    expect(shown.view.indexPathsForSelectedItems, equals: [centred])
  }

  @Test("CV-07 CV-16 A header with attributes of its own shrinks with scrolling and stays at the top")
  func stickyHeader() throws {
    let layout = StickyHeaderFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 60)
    let items = Items(count: 40)
    let shown = Shown(items, layout) { view, _ in
      view.register(ParallaxHeaderView.self, forSupplementaryViewOfKind: parallaxHeader, withReuseIdentifier: "part")
    }
    let header = try #require(
      shown.view.supplementaryView(forElementKind: parallaxHeader, at: path(0)) as? ParallaxHeaderView)
    expect(header.frame == CGRect(x: 0, y: 0, width: 320, height: 200) && header.progress == 1 && header.title.alpha == 0)
    expect(shown.view.cellForItem(at: path(0))?.frame.minY, equals: 200)
    shown.view.contentOffset.y = 70
    shown.screen.layout()
    expect(header.frame == CGRect(x: 0, y: 70, width: 320, height: 130) && header.progress == 0.5)
    shown.screen.flick(from: CGPoint(x: 160, y: 400), to: CGPoint(x: 160, y: 100))
    shown.screen.settle(timeout: 4)
    expect(header.frame.height == 60 && header.frame.minY == shown.view.contentOffset.y && header.title.alpha == 1)
    expect(shown.view.subviews.last { $0 is UICollectionReusableView } === header)
    // Pulling the content down makes the header higher than its own size.
    shown.view.setContentOffset(.zero, animated: false)
    let touch = shown.screen.touchDown(CGPoint(x: 160, y: 250))
    touch.move(to: CGPoint(x: 160, y: 300))
    touch.move(to: CGPoint(x: 160, y: 390))
    shown.screen.layout()
    expect(header.frame.height > 220 && header.frame.minY == shown.view.contentOffset.y && shown.view.contentOffset.y < -20)
    touch.up()
    shown.screen.settle(timeout: 3)
    expect(header.frame, equals: CGRect(x: 0, y: 0, width: 320, height: 200))
  }
}
