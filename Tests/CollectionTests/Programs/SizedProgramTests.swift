import CoreGraphics
import Foundation
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

/// Collection views whose height follows from their content, and cells whose size follows from theirs.
@MainActor struct SizedProgramTests {
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

  // MARK: A view as high as its content

  private final class DynamicHeightCollectionView: UICollectionView {
    override func layoutSubviews() {
      super.layoutSubviews()
      if bounds.size != intrinsicContentSize { invalidateIntrinsicContentSize() }
    }
    override var intrinsicContentSize: CGSize { collectionViewLayout.collectionViewContentSize }
  }

  private final class ContentSizedCollectionView: UICollectionView {
    override var contentSize: CGSize { didSet { invalidateIntrinsicContentSize() } }
    override var intrinsicContentSize: CGSize {
      layoutIfNeeded()
      return CGSize(width: UIView.noIntrinsicMetric, height: contentSize.height)
    }
  }

  private func form(_ collection: UICollectionView, _ items: Items) -> (TestScreen, UIScrollView, UILabel) {
    let screen = TestScreen(size: CGSize(width: 320, height: 480))
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collection.dataSource = items
    collection.isScrollEnabled = false
    let footer = UILabel()
    footer.text = "Footer"
    let stack = UIStackView(arrangedSubviews: [UILabel(), collection, footer])
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    let scroll = UIScrollView(frame: screen.window.bounds)
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: scroll.topAnchor), stack.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
      stack.leadingAnchor.constraint(equalTo: scroll.leadingAnchor), stack.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
      stack.widthAnchor.constraint(equalTo: scroll.widthAnchor),
    ])
    screen.show(scroll)
    screen.settle(timeout: 1)
    return (screen, scroll, footer)
  }

  @Test("CV-30 A view whose intrinsic size is that of its content grows from no height, and follows its data", arguments: [false, true])
  func dynamicHeight(byContentSize: Bool) {
    let items = Items(count: 7)
    let layout = flow(100, 60)
    let collection =
      byContentSize
      ? ContentSizedCollectionView(frame: .zero, collectionViewLayout: layout)
      : DynamicHeightCollectionView(frame: .zero, collectionViewLayout: layout)
    let (screen, scroll, footer) = form(collection, items)
    expect(collection.bounds.height == 200 && footer.frame.minY == 200)
    expect(collection.visibleCells.count, equals: 7)
    items.sections[0] += (7..<20).map(String.init)
    collection.reloadData()
    screen.settle(timeout: 1)
    screen.settle(timeout: 1)
    expect(collection.bounds.height == 7 * 70 - 10 && collection.visibleCells.count == 20)
    expect(scroll.contentSize.height == footer.frame.maxY && footer.frame.minY == 480)
    items.sections[0] = []
    collection.reloadData()
    screen.settle(timeout: 1)
    expect(collection.bounds.height == 0 && footer.frame.minY == 0)
    items.sections[0] = ["a"]
    collection.reloadData()
    screen.settle(timeout: 1)
    expect(collection.bounds.height == 60 && collection.visibleCells.count == 1)
  }

  @Test("CV-30 A height constraint can be set from the content size after a reload, before the next layout")
  func heightConstraint() {
    let items = Items(count: 3)
    let collection = UICollectionView(frame: .zero, collectionViewLayout: flow(100, 60))
    let height = collection.heightAnchor.constraint(equalToConstant: 0)
    height.isActive = true
    let (screen, _, footer) = form(collection, items)
    expect(collection.bounds.height == 0 && collection.contentSize.height == 60)
    height.constant = collection.contentSize.height
    screen.layout()
    expect(collection.visibleCells.count == 3 && footer.frame.minY == 60)
    items.sections[0] = (0..<10).map(String.init)
    collection.reloadData()
    height.constant = collection.collectionViewLayout.collectionViewContentSize.height
    screen.layout()
    expect(collection.bounds.height == 270 && collection.visibleCells.count == 10)
  }

  @Test("CV-44 Items changed while the view is folded to no height are right when it unfolds")
  func folded() {
    let items = Items(count: 6)
    let collection = UICollectionView(frame: .zero, collectionViewLayout: flow(100, 60))
    let height = collection.heightAnchor.constraint(equalToConstant: 200)
    height.isActive = true
    let (screen, _, _) = form(collection, items)
    height.constant = 0
    screen.layout()
    items.sections[0].removeFirst(2)
    collection.performBatchUpdates { collection.deleteItems(at: [path(0), path(1)]) }
    height.constant = 200
    screen.settle(timeout: 1)
    let shown = (0..<4).map { collection.cellForItem(at: path($0))?.accessibilityIdentifier }
    expect(shown, equals: ["2", "3", "4", "5"])
    expect(collection.subviews.filter { $0 is UICollectionViewCell }.count, equals: 4)
  }

  // MARK: Cells

  private final class FullWidthCell: UICollectionViewCell {
    let label = UILabel()
    private lazy var width = contentView.widthAnchor.constraint(equalToConstant: 50)

    override init(frame: CGRect) {
      super.init(frame: frame)
      contentView.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        contentView.leftAnchor.constraint(equalTo: leftAnchor), contentView.rightAnchor.constraint(equalTo: rightAnchor),
        contentView.topAnchor.constraint(equalTo: topAnchor), contentView.bottomAnchor.constraint(equalTo: bottomAnchor),
      ])
      label.numberOfLines = 0
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 10),
        label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -10),
        label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 5),
        label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -5),
      ])
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }

    func setWidth(_ value: CGFloat) {
      width.constant = value
      width.isActive = true
    }
  }

  @Test("CV-57 Cells with a width constraint on their content view are sized by their text under an automatic estimate")
  func fullWidth() throws {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    layout.minimumLineSpacing = 0
    let items = Items([(0..<40).map { String(repeating: "Words of the row \($0). ", count: $0 % 3 * 2 + 1) }])
    items.configure = { cell, text in
      (cell as? FullWidthCell)?.label.text = text
      (cell as? FullWidthCell)?.setWidth(300)
    }
    let shown = Shown(items, layout, cells: FullWidthCell.self)
    func check() {
      let cells = shown.view.indexPathsForVisibleItems.sorted().compactMap { shown.view.cellForItem(at: $0) as? FullWidthCell }
      expect(cells.count, atLeast: 4)
      for cell in cells {
        let height = cell.label.sizeThatFits(CGSize(width: 280, height: CGFloat.greatestFiniteMagnitude)).height
        expect(cell.frame.width == 300 && abs(cell.frame.height - height - 10) < 1.01)
        expect(cell.contentView.frame, equals: cell.bounds)
      }
      for (upper, lower) in zip(cells, cells.dropFirst()) { expect(abs(upper.frame.maxY - lower.frame.minY), below: 0.51) }
    }
    check()
    shown.screen.flick(from: CGPoint(x: 160, y: 400), to: CGPoint(x: 160, y: 100))
    shown.screen.settle(timeout: 4)
    check()
  }

  private final class NoteHeader: UICollectionReusableView {
    let label = UILabel()

    override init(frame: CGRect) {
      super.init(frame: frame)
      label.numberOfLines = 0
      label.translatesAutoresizingMaskIntoConstraints = false
      addSubview(label)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
        label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
        label.topAnchor.constraint(equalTo: topAnchor, constant: 8), label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
      ])
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }
  }

  private final class NotesController: UICollectionViewController, UICollectionViewDelegateFlowLayout {
    let notes = ["Short", String(repeating: "A longer note. ", count: 12)]
    var selected: IndexPath?

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      collectionView.register(
        NoteHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "header")
    }

    override func numberOfSections(in collectionView: UICollectionView) -> Int { notes.count }
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    override func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
      let header =
        collectionView.dequeueReusableSupplementaryView(
          ofKind: kind, withReuseIdentifier: "header", for: indexPath) as! NoteHeader
      header.label.text = notes[indexPath.section]
      return header
    }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, referenceSizeForHeaderInSection section: Int
    ) -> CGSize {
      // Measures the header itself, dequeued for its section, as many programs do.
      let header = self.collectionView(
        collectionView, viewForSupplementaryElementOfKind: UICollectionView.elementKindSectionHeader,
        at: IndexPath(item: 0, section: section))
      return header.systemLayoutSizeFitting(
        CGSize(width: collectionView.frame.width, height: UIView.layoutFittingExpandedSize.height),
        withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
      indexPath == selected ? CGSize(width: collectionView.bounds.width, height: 200) : CGSize(width: 90, height: 60)
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      selected = selected == indexPath ? nil : indexPath
      collectionView.performBatchUpdates(nil)
    }
  }

  @Test("CV-57 W-08 A delegate may dequeue and measure a header while it is asked for the header's size")
  func measuredHeaders() throws {
    let screen = TestScreen(size: CGSize(width: 320, height: 480))
    let controller = NotesController(collectionViewLayout: UICollectionViewFlowLayout())
    let message = caughtUIKitError {
      screen.show(controller)
      screen.settle(timeout: 1)
    }
    expect(message == nil)
    for section in 0...1 {
      let header = try #require(
        controller.collectionView.supplementaryView(
          forElementKind: UICollectionView.elementKindSectionHeader, at: path(0, section)) as? NoteHeader)
      let height = header.label.sizeThatFits(CGSize(width: 288, height: CGFloat.greatestFiniteMagnitude)).height
      expect(abs(header.frame.height - height - 16) < 1.01 && header.label.text == controller.notes[section])
    }
  }

  @Test("CV-40 A selected cell grows by an empty block of updates, and the others make way in the same animation")
  func growing() throws {
    let screen = TestScreen(size: CGSize(width: 320, height: 480))
    let controller = NotesController(collectionViewLayout: UICollectionViewFlowLayout())
    screen.show(controller)
    screen.settle(timeout: 1)
    let view = controller.collectionView!
    let (grown, other) = (try #require(view.cellForItem(at: path(1))), try #require(view.cellForItem(at: path(2))))
    let before = other.frame
    screen.tap(CGPoint(x: grown.frame.midX, y: grown.frame.midY))
    screen.advance(by: 0.15)
    let size = grown.layer.presentation()?.bounds.size ?? .zero
    expect(size.width > 95 && size.width < 315 && size.height > 65 && size.height < 195)
    let moving = other.layer.presentation()?.frame ?? .zero
    expect(moving != before && moving != other.frame)
    screen.settle(timeout: 1)
    expect(grown.frame.size == CGSize(width: 320, height: 200) && view.cellForItem(at: path(1)) === grown)
    expect(other.frame.minY, equals: grown.frame.maxY + 10)
    screen.tap(CGPoint(x: grown.frame.midX, y: grown.frame.midY))
    screen.settle(timeout: 1)
    expect(grown.frame.size == CGSize(width: 90, height: 60) && other.frame == before)
  }

  @Test("CV-32 A view of the app's own above the content scrolls with it and survives reloads and updates")
  func ownSubview() {
    let items = Items(count: 60)
    let banner = UIView(frame: CGRect(x: 0, y: -120, width: 320, height: 120))
    let shown = Shown(items, flow(100, 60)) { view, _ in
      view.contentInset.top = 120
      view.addSubview(banner)
    }
    shown.view.contentOffset.y = -120
    shown.screen.layout()
    expect(banner.convert(banner.bounds, to: nil).minY, equals: 0)
    shown.screen.flick(from: CGPoint(x: 160, y: 400), to: CGPoint(x: 160, y: 300))
    shown.screen.settle(timeout: 3)
    expect(banner.convert(banner.bounds, to: nil).minY, equals: -120 - shown.view.contentOffset.y)
    items.sections[0].removeFirst()
    shown.view.deleteItems(at: [path(0)])
    shown.view.reloadData()
    shown.screen.settle(timeout: 1)
    expect(banner.superview === shown.view && shown.view.visibleCells.count > 12)
    shown.screen.tapStatusBar()
    shown.screen.settle(timeout: 3)
    expect(shown.view.contentOffset.y, equals: -120)
  }
}
