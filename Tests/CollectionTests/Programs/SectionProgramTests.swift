import CoreGraphics
import Foundation
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

// MARK: A month calendar

private final class MonthHeader: UICollectionReusableView {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.frame = bounds.insetBy(dx: 16, dy: 0)
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(label)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }
}

private final class DayCell: UICollectionViewCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.textAlignment = .center
    label.frame = contentView.bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }

  override var isSelected: Bool {
    didSet { contentView.backgroundColor = isSelected ? .systemRed : nil }
  }
}

private final class CalendarController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  let months: [(name: String, blanks: Int, days: Int)] = [
    ("January", 3, 31), ("February", 6, 28), ("March", 6, 31), ("April", 2, 30), ("May", 4, 31),
  ]
  let collectionView = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  private var didScroll = false

  override func viewDidLoad() {
    super.viewDidLoad()
    let layout = collectionView.collectionViewLayout as! UICollectionViewFlowLayout
    layout.minimumInteritemSpacing = 0
    layout.minimumLineSpacing = 0
    layout.sectionHeadersPinToVisibleBounds = true
    collectionView.allowsMultipleSelection = true
    collectionView.dataSource = self
    collectionView.delegate = self
    collectionView.register(DayCell.self, forCellWithReuseIdentifier: "day")
    collectionView.register(
      MonthHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "month")
    collectionView.frame = view.bounds
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(collectionView)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard !didScroll else { return }
    didScroll = true
    collectionView.layoutIfNeeded()
    collectionView.scrollToItem(at: IndexPath(item: months[2].blanks + 14, section: 2), at: .centeredVertically, animated: false)
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { months.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    months[section].blanks + months[section].days
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "day", for: indexPath) as! DayCell
    let day = indexPath.item - months[indexPath.section].blanks + 1
    cell.label.text = day > 0 ? "\(day)" : nil
    cell.isHidden = day <= 0
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "month", for: indexPath) as! MonthHeader
    view.label.text = months[indexPath.section].name
    return view
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let width = floor(collectionView.bounds.width / 7)
    return CGSize(width: width, height: width)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    let rest = collectionView.bounds.width - floor(collectionView.bounds.width / 7) * 7
    return UIEdgeInsets(top: 0, left: rest / 2, bottom: 0, right: rest / 2)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, referenceSizeForHeaderInSection section: Int
  ) -> CGSize { CGSize(width: 0, height: 40) }

  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    indexPath.item >= months[indexPath.section].blanks
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    // Two ends select the range between them.
    guard let selected = collectionView.indexPathsForSelectedItems?.sorted(), selected.count == 2 else { return }
    for section in selected[0].section...selected[1].section {
      let first = section == selected[0].section ? selected[0].item : months[section].blanks
      let last = section == selected[1].section ? selected[1].item : months[section].blanks + months[section].days - 1
      for item in first...last {
        collectionView.selectItem(at: IndexPath(item: item, section: section), animated: false, scrollPosition: [])
      }
    }
  }
}

// MARK: Sections that expand

private final class FoldingHeader: UICollectionReusableView {
  let label = UILabel()
  let arrow = UILabel()
  var onTap: () -> Void = {}

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemBackground
    arrow.text = "›"
    addSubview(label)
    addSubview(arrow)
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: FoldingHeader.tapped))
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }

  private func tapped() { onTap() }
}

private final class FoldingController: UICollectionViewController, UICollectionViewDelegateFlowLayout {
  let contents = [["Apples", "Pears"], ["Carrots", "Leeks", "Onions"], (0..<20).map { "Tin \($0)" }]
  var expanded: Set<Int> = [0]
  var reloadsSections = false

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collectionView.register(
      FoldingHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "header")
  }

  func toggle(_ section: Int) {
    let paths = contents[section].indices.map { IndexPath(item: $0, section: section) }
    let opens = !expanded.contains(section)
    if opens { expanded.insert(section) } else { expanded.remove(section) }
    if reloadsSections { return collectionView.reloadSections([section]) }
    collectionView.performBatchUpdates {
      if opens { collectionView.insertItems(at: paths) } else { collectionView.deleteItems(at: paths) }
      let header = collectionView.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: section))
      (header as? FoldingHeader)?.arrow.transform = opens ? CGAffineTransform(rotationAngle: .pi / 2) : .identity
    } completion: { _ in
      guard opens, let last = paths.last else { return }
      self.collectionView.scrollToItem(at: last, at: .bottom, animated: true)
    }
  }

  override func numberOfSections(in collectionView: UICollectionView) -> Int { contents.count }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    expanded.contains(section) ? contents[section].count : 0
  }

  override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    cell.accessibilityIdentifier = contents[indexPath.section][indexPath.item]
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let header = collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    (header as? FoldingHeader)?.onTap = { [weak self] in self?.toggle(indexPath.section) }
    return header
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, referenceSizeForHeaderInSection section: Int
  ) -> CGSize { CGSize(width: collectionView.bounds.width, height: 44) }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: collectionView.bounds.width, height: 50) }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { 0 }
}

// MARK: Tests

/// Screens made of sections: a calendar, and headers that open and close.
@MainActor struct SectionProgramTests {
  private let header = UICollectionView.elementKindSectionHeader

  @Test("CV-62 CV-70 CV-87 A calendar begins at a day in its middle, pins the month, and selects a range by its two ends")
  func calendar() throws {
    let screen = TestScreen(size: CGSize(width: 375, height: 600))
    let calendar = CalendarController()
    screen.show(calendar)
    screen.settle(timeout: 1)
    let view = calendar.collectionView
    let today = IndexPath(item: 20, section: 2)
    let cell = try #require(view.cellForItem(at: today) as? DayCell)
    expect(cell.label.text == "15" && cell.frame.width == 53)
    expect(abs(cell.frame.midY - view.bounds.inset(by: view.adjustedContentInset).midY), below: 1)
    // Seven a line, without a gap.
    let line = (14..<21).compactMap { view.layoutAttributesForItem(at: IndexPath(item: $0, section: 2))?.frame }
    expect(line.map(\.minX) == (0..<7).map { 2 + 53 * CGFloat($0) } && Set(line.map(\.minY)).count == 1)
    let pinned = try #require(view.indexPathsForVisibleSupplementaryElements(ofKind: header).min())
    expect(view.supplementaryView(forElementKind: header, at: pinned)?.frame.minY, equals: view.bounds.minY + view.adjustedContentInset.top)
    func tap(_ path: IndexPath) {
      guard let frame = view.layoutAttributesForItem(at: path)?.frame else { return }
      screen.tap(view.convert(CGPoint(x: frame.midX, y: frame.midY), to: nil))
    }
    tap(IndexPath(item: 18, section: 2))
    tap(IndexPath(item: 24, section: 2))
    expect(view.indexPathsForSelectedItems?.sorted(), equals: (18...24).map { IndexPath(item: $0, section: 2) })
    expect((view.cellForItem(at: today) as? DayCell)?.contentView.backgroundColor, equals: .systemRed)
    // Scrolled away and back, the cells of the range are red again and no others.
    screen.flick(from: CGPoint(x: 180, y: 500), to: CGPoint(x: 180, y: 50))
    screen.settle(timeout: 4)
    view.scrollToItem(at: today, at: .centeredVertically, animated: true)
    screen.settle(timeout: 4)
    for path in view.indexPathsForVisibleItems {
      let isInRange = path.section == 2 && (18...24).contains(path.item)
      expect((view.cellForItem(at: path) as? DayCell)?.isSelected, equals: isInRange, "\(path)")
    }
    // A blank before the first day neither shows nor selects.
    let blank = IndexPath(item: 0, section: 2)
    view.scrollToItem(at: blank, at: .centeredVertically, animated: false)
    screen.layout()
    expect(view.cellForItem(at: blank)?.isHidden, equals: true)
    tap(blank)
    expect(view.indexPathsForSelectedItems?.contains(blank), equals: false)
    tap(today)
    expect(view.indexPathsForSelectedItems?.contains(today), equals: false)
  }

  private func folding(reloads: Bool) -> (TestScreen, FoldingController) {
    let screen = TestScreen(size: CGSize(width: 320, height: 480))
    let controller = FoldingController(collectionViewLayout: UICollectionViewFlowLayout())
    controller.reloadsSections = reloads
    screen.show(controller)
    screen.settle(timeout: 1)
    return (screen, controller)
  }

  @Test("CV-44 Sections open and close by a touch on their header, which stays the same view")
  func expanding() throws {
    let (screen, controller) = folding(reloads: false)
    let view = controller.collectionView!
    expect(view.supplementaryView(forElementKind: header, at: IndexPath(item: 0, section: 1))?.frame.minY, equals: 144)
    let second = view.supplementaryView(forElementKind: header, at: IndexPath(item: 0, section: 1))
    screen.tap(CGPoint(x: 160, y: 166))
    screen.advance(by: 0.15)
    let third = try #require(view.supplementaryView(forElementKind: header, at: IndexPath(item: 0, section: 2)))
    let moving = third.layer.presentation()?.frame.minY ?? 0
    expect(moving > 190 && moving < 336 && third.frame.minY == 338)
    screen.settle(timeout: 2)
    expect(view.supplementaryView(forElementKind: header, at: IndexPath(item: 0, section: 1)) === second)
    expect((second as? FoldingHeader)?.arrow.transform.b, equals: 1)
    expect(view.visibleCells.count, equals: 5)
    // Opens the third section and scrolls to its end.
    screen.tap(CGPoint(x: 160, y: 360))
    screen.settle(timeout: 4)
    expect(view.cellForItem(at: IndexPath(item: 19, section: 2)) != nil)
    expect(abs(view.contentOffset.y - (view.contentSize.height - 480)), below: 0.51)
    // After closing, less than a screen remains, so the content moves back down.
    controller.toggle(2)
    screen.settle(timeout: 2)
    expect(view.contentOffset.y == 0 && view.visibleCells.count == 5)
  }

  @Test("CV-43 Sections that are reloaded cross-fade to their new items, twice in a row too")
  func reloading() {
    let (screen, controller) = folding(reloads: true)
    let view = controller.collectionView!
    screen.tap(CGPoint(x: 160, y: 166))
    screen.advance(by: 0.1)
    screen.tap(CGPoint(x: 160, y: 22))
    screen.settle(timeout: 2)
    expect(controller.expanded == [1] && view.visibleCells.count == 3)
    expect(view.subviews.filter { $0 is UICollectionViewCell }.count, equals: 3)
    expect(view.visibleSupplementaryViews(ofKind: header).count, equals: 3)
    expect(Set(view.visibleCells.map(\.accessibilityIdentifier)), equals: ["Carrots", "Leeks", "Onions"])
    // The headers still belong to their sections.
    screen.tap(CGPoint(x: 160, y: 66))
    screen.settle(timeout: 2)
    expect(controller.expanded == [] && view.visibleCells.isEmpty)
  }
}
