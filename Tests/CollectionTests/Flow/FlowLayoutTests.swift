import CoreGraphics
import Foundation
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

/// A cell that does not translate its autoresizing mask, with contents by constraints.
private final class UntranslatedCell: UICollectionViewCell {
  let bubble = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    translatesAutoresizingMaskIntoConstraints = false
    bubble.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(bubble)
    NSLayoutConstraint.activate([
      bubble.trailingAnchor.constraint(equalTo: contentView.trailingAnchor), bubble.topAnchor.constraint(equalTo: contentView.topAnchor),
      bubble.bottomAnchor.constraint(equalTo: contentView.bottomAnchor), bubble.widthAnchor.constraint(equalToConstant: 40),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

/// The measured and computed cases of the specification.
@MainActor struct FlowLayoutTests {
  private func origins(_ shown: Shown, _ paths: [(Int, Int)]) -> [CGPoint] {
    paths.map { shown.frame($0.0, $0.1)?.origin ?? CGPoint(x: -1000, y: -1000) }
  }

  private func points(_ values: (CGFloat, CGFloat)...) -> [CGPoint] { values.map { CGPoint(x: $0.0, y: $0.1) } }

  private func sections(_ counts: Int...) -> Items { Items(counts.map { (0..<$0).map(String.init) }) }

  private func sized(_ sizes: [CGSize], section: Int = 0) -> Sizes {
    Sizes(Dictionary(uniqueKeysWithValues: sizes.enumerated().map { (IndexPath(item: $0.offset, section: section), $0.element) }))
  }

  @Test("F01 CV-09 Lines are justified and the last one has the same spacing")
  func f01() {
    let shown = Shown(sections(7), flow(100, 60), width: 375, height: 667)
    expect(
      origins(shown, [(0, 0), (0, 1), (0, 2), (0, 3), (0, 6)]) == points((0, 0), (137.5, 0), (275, 0), (0, 70), (0, 140)))
    expect(shown.view.contentSize, equals: CGSize(width: 375, height: 200))
  }

  @Test("A cell that does not translate its autoresizing mask is where the layout places it, also after an update of its contents")
  func untranslated() throws {
    let shown = Shown(sections(7), flow(100, 60), width: 375, height: 667, cells: UntranslatedCell.self)
    expect(
      origins(shown, [(0, 0), (0, 1), (0, 2), (0, 3), (0, 6)]) == points((0, 0), (137.5, 0), (275, 0), (0, 70), (0, 140)))
    let cell = try #require(shown.view.cellForItem(at: IndexPath(item: 1, section: 0)) as? UntranslatedCell)
    expect(!cell.translatesAutoresizingMaskIntoConstraints && cell.bubble.frame == CGRect(x: 60, y: 0, width: 40, height: 60))
    cell.bubble.constraints.first?.constant = 50
    shown.view.layoutIfNeeded()
    expect(cell.frame == CGRect(x: 137.5, y: 0, width: 100, height: 60) && cell.bubble.frame.minX == 50)
  }

  @Test("F02 Section insets narrow the lines")
  func f02() {
    let layout = flow(100, 60)
    layout.sectionInset = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
    let shown = Shown(sections(7), layout, width: 375, height: 667)
    expect(origins(shown, [(0, 0), (0, 1), (0, 2), (0, 6)]), equals: points((16, 8), (137.5, 8), (259, 8), (16, 148)))
    expect(shown.view.contentSize.height, equals: 216)
  }

  @Test("F03 Items that fit exactly share a line")
  func f03() {
    let shown = Shown(sections(5), flow(115, 50, 12, 15), width: 375, height: 667)
    expect(
      origins(shown, [(0, 0), (0, 1), (0, 2), (0, 3), (0, 4)]) == points((0, 0), (130, 0), (260, 0), (0, 62), (130, 62)))
    expect(shown.view.contentSize.height, equals: 112)
  }

  private func withParts(_ counts: Items) -> Shown {
    let layout = flow(80, 40)
    layout.sectionInset = UIEdgeInsets(top: 4, left: 12, bottom: 6, right: 12)
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    layout.footerReferenceSize = CGSize(width: 0, height: 20)
    return Shown(counts, layout, width: 375, height: 667)
  }

  @Test("F04 CV-84 Headers and footers span the content and sections touch")
  func f04() {
    let shown = withParts(sections(3, 2))
    expect(origins(shown, [(0, 0), (0, 1), (0, 2)]), equals: points((12, 34), (102.5, 34), (192.5, 34)))
    expect(shown.footer(0), equals: CGRect(x: 0, y: 80, width: 375, height: 20))
    expect(shown.header(1)?.minY, equals: 100)
    expect(origins(shown, [(1, 0), (1, 1)]), equals: points((12, 134), (102.5, 134)))
    expect(shown.footer(1)?.minY, equals: 180)
    expect(shown.view.contentSize.height, equals: 200)
  }

  @Test("F05 CV-85 A horizontal layout fills columns from top to bottom")
  func f05() {
    let layout = flow(90, 70)
    layout.scrollDirection = .horizontal
    layout.sectionInset = UIEdgeInsets(top: 8, left: 12, bottom: 8, right: 12)
    let shown = Shown(sections(7), layout, width: 375, height: 220)
    expect(
      origins(shown, [(0, 0), (0, 1), (0, 2), (0, 5), (0, 6)])
        == points((12, 8), (12, 142), (112, 8), (212, 142), (312, 8)))
    expect(shown.view.contentSize, equals: CGSize(width: 414, height: 220))
  }

  @Test("F06 Headers and footers of a horizontal layout span its height")
  func f06() {
    let layout = flow(90, 70)
    layout.scrollDirection = .horizontal
    layout.sectionInset = UIEdgeInsets(top: 8, left: 12, bottom: 8, right: 12)
    layout.headerReferenceSize = CGSize(width: 40, height: 0)
    layout.footerReferenceSize = CGSize(width: 20, height: 0)
    let shown = Shown(sections(3, 2), layout, width: 375, height: 200)
    expect(shown.header(0), equals: CGRect(x: 0, y: 0, width: 40, height: 200))
    expect(origins(shown, [(0, 0), (0, 1), (0, 2)]), equals: points((52, 8), (52, 122), (152, 8)))
    expect(shown.footer(0)?.minX, equals: 254)
    expect(shown.header(1)?.minX, equals: 274)
    expect(origins(shown, [(1, 0), (1, 1)]), equals: points((326, 8), (326, 122)))
    expect(shown.footer(1)?.minX, equals: 428)
    expect(shown.view.contentSize.width, equals: 448)
  }

  @Test("F07 W-17 Items wider than a line are centered, and that is logged once")
  func f07() {
    let shown = Shown(sections(3), flow(250, 40, 6, 6), width: 200, height: 400)
    expect(origins(shown, [(0, 0), (0, 1), (0, 2)]), equals: points((-25, 0), (-25, 46), (-25, 92)))
    expect(shown.view.contentSize.height, equals: 132)
  }

  @Test(
    "F08 F09 F10 F11 F12 F25 A line of one item is centered unless more would fit",
    arguments: [
      (200, 150.0, 40.0, 6.0, 10.0, 2, [25.0, 25], [0.0, 46], 86.0), (375, 50, 50, 10, 10, 4, [0, 65, 130, 195], [0, 0, 0, 0], 50),
      (200, 90, 40, 10, 10, 1, [0], [0], 40), (375, 80, 40, 10, 10, 2, [0, 98.5], [0, 0], 40),
    ])
  func singleLines(
    width: Int, itemWidth: Double, itemHeight: Double, spacing: Double, between: Double, count: Int, x: [Double], y: [Double],
    height: Double
  ) {
    let shown = Shown(sections(count), flow(itemWidth, itemHeight, spacing, between), width: CGFloat(width), height: 600)
    expect((0..<count).map { Double(shown.frame(0, $0)?.minX ?? -1) }, equals: x)
    expect((0..<count).map { Double(shown.frame(0, $0)?.minY ?? -1) }, equals: y)
    expect(Double(shown.view.contentSize.height), equals: height)
  }

  @Test("F11 CV-15 A header without height is not there")
  func f11() {
    let layout = flow(80, 40)
    layout.footerReferenceSize = CGSize(width: 0, height: 12)
    let shown = Shown(sections(2), layout, width: 375, height: 667)
    expect(shown.header(0) == nil)
    expect(shown.footer(0), equals: CGRect(x: 0, y: 40, width: 375, height: 12))
    expect(shown.view.contentSize.height, equals: 52)
  }

  @Test("F12 CV-83 Origins are rounded to pixels and sizes are not")
  func f12() {
    let layout = flow(111.5, 44.25, 8, 7)
    layout.sectionInset = UIEdgeInsets(top: 5, left: 9, bottom: 5, right: 9)
    let shown = Shown(sections(6), layout, width: 375, height: 667)
    expect((0..<3).map { shown.frame(0, $0)?.minX }, equals: [9, 132, 254.5])
    expect(shown.frame(0, 0)?.minY == 5 && shown.frame(0, 3)?.minY == 57.5)
    expect(shown.frame(0, 0)?.size, equals: CGSize(width: 111.5, height: 44.25))
    expect(shown.view.contentSize.height, equals: 106.5)
  }

  @Test("F13 An empty section keeps header, insets and footer")
  func f13() {
    let shown = withParts(sections(1, 0, 1))
    expect(shown.header(1)?.minY == 100 && shown.footer(1)?.minY == 140 && shown.header(2)?.minY == 160)
    expect(shown.frame(2, 0)?.origin, equals: CGPoint(x: 12, y: 194))
    expect(shown.view.contentSize.height, equals: 260)
  }

  @Test("F14 Items of differing sizes are centered in their line")
  func f14() {
    let layout = flow(50, 50, 10, 8)
    layout.sectionInset = UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 10)
    let sizes = sized(zip([120, 100, 90, 200, 60, 150], [40, 55, 40, 30, 40, 40]).map { CGSize(width: $0, height: $1) })
    let shown = Shown(sections(6), layout, width: 375, height: 667, delegate: sizes)
    expect(
      origins(shown, (0..<6).map { (0, $0) }) == points((10, 12.5), (152.5, 5), (275, 12.5), (10, 75), (305, 70), (10, 120)))
    expect(shown.view.contentSize.height, equals: 165)
    expect(sizes.asked, equals: 6)
  }

  @Test("F15 F16 F17 A last line of differing items has the least gap")
  func mixedLines() {
    let f15 = Shown(
      sections(4), flow(80, 40), width: 375, height: 667, delegate: Sizes([IndexPath(item: 1, section: 0): CGSize(width: 80, height: 90)]))
    expect(origins(f15, (0..<4).map { (0, $0) }), equals: points((0, 25), (90, 0), (180, 25), (270, 25)))
    let f16 = Shown(
      sections(3), flow(80, 40), width: 375, height: 667,
      delegate: sized([CGSize(width: 80, height: 40), CGSize(width: 100, height: 40), CGSize(width: 60, height: 40)]))
    expect((0..<3).map { f16.frame(0, $0)?.minX }, equals: [0, 90, 200])
    let f17 = Shown(
      sections(5), flow(80, 40), width: 375, height: 667, delegate: Sizes([IndexPath(item: 1, section: 0): CGSize(width: 80, height: 90)]))
    expect(origins(f17, [(0, 0), (0, 1), (0, 3), (0, 4)]), equals: points((0, 25), (98.5, 0), (295, 25), (0, 100)))
    expect(f17.view.contentSize.height, equals: 140)
  }

  @Test("F18 Each section is laid out independently")
  func f18() {
    let shown = Shown(
      sections(3, 3), flow(80, 40), width: 375, height: 667,
      delegate: Sizes([IndexPath(item: 1, section: 1): CGSize(width: 80, height: 90)]))
    expect((0..<3).map { shown.frame(0, $0)?.minX }, equals: [0, 98.5, 196.5])
    expect(origins(shown, [(1, 0), (1, 1), (1, 2)]), equals: points((0, 65), (90, 40), (180, 65)))
    expect(shown.view.contentSize.height, equals: 130)
  }

  @Test("F19 CV-70 scrollToItem at the top puts the item's line at the top")
  func f19() {
    let shown = Shown(sections(60), flow(100, 100), width: 375, height: 500)
    shown.view.scrollToItem(at: IndexPath(item: 30, section: 0), at: .top, animated: false)
    expect(shown.view.contentOffset.y, equals: 1100)
  }

  @Test("F21 CV-86 Lines are broken again when the width changes")
  func f21() {
    let shown = Shown(sections(6), flow(100, 100), width: 375, height: 667)
    shown.screen.resize(to: CGSize(width: 220, height: 667))
    expect(shown.frame(0, 2)?.minY == 110 && shown.frame(0, 4)?.minY == 220)
    expect(shown.view.contentSize.height, equals: 320)
    expect(shown.view.cellForItem(at: IndexPath(item: 2, section: 0))?.frame.minY, equals: 110)
  }

  @Test("F22 F23 F24 F27 The default layout, insets, mixed sizes, and a screen of three pixels a point")
  func more() {
    let f22 = Shown(sections(20), flow(50, 50), width: 320, height: 480)
    expect((0..<5).map { f22.frame(0, $0)?.minX }, equals: [0, 67.5, 135, 202.5, 270])
    expect(f22.view.contentSize.height, equals: 230)
    let layout = flow(70, 45)
    layout.sectionInset = UIEdgeInsets(top: 10, left: 20, bottom: 10, right: 20)
    let f23 = Shown(sections(5), layout, width: 320, height: 480)
    expect((0..<3).map { f23.frame(0, $0)?.minX }, equals: [20, 125, 230])
    expect(f23.frame(0, 3)?.minY == 65 && f23.view.contentSize.height == 120)
    let sizes = sized(zip([100, 100, 90, 140, 50], [40, 60, 20, 30, 50]).map { CGSize(width: $0, height: $1) })
    let f24 = Shown(sections(5), flow(50, 50, 7, 5), width: 300, height: 480, delegate: sizes)
    expect(origins(f24, (0..<5).map { (0, $0) }), equals: points((0, 10), (105, 0), (210, 20), (0, 77), (145, 67)))
    expect(f24.view.contentSize.height, equals: 117)
    let f27 = Shown(sections(4), flow(120, 80), width: 390, height: 480, scale: 3)
    expect((0..<3).map { f27.frame(0, $0)?.minX }, equals: [0, 135, 270])
  }

  @Test("F25 Two items of one width and different heights, each on its own line")
  func f25() {
    let sizes = sized([CGSize(width: 60, height: 20), CGSize(width: 60, height: 30)])
    let shown = Shown(sections(2), flow(50, 50, 4, 4), width: 100, height: 480, delegate: sizes)
    expect(origins(shown, [(0, 0), (0, 1)]), equals: points((20, 0), (20, 24)))
    expect(shown.view.contentSize.height, equals: 54)
  }

  @Test("F26 CV-87 A pinned header stays at the top until its section leaves")
  func f26() {
    let layout = flow(50, 50)
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    layout.sectionHeadersPinToVisibleBounds = true
    let shown = Shown(sections(10, 40), layout, width: 320, height: 200)
    let kind = UICollectionView.elementKindSectionHeader
    shown.view.contentOffset.y = 60
    shown.screen.layout()
    expect(shown.header(0)?.minY, equals: 60)
    expect(shown.view.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: 0))?.frame.minY, equals: 60)
    shown.view.contentOffset.y = 120
    shown.screen.layout()
    expect(shown.header(0)?.minY, equals: 110)
    expect(shown.view.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: 0))?.frame.minY, equals: 110)
  }

  @Test("CV-88 The section inset can be measured from the safe area")
  func insetReference() {
    let layout = flow(50, 50)
    layout.sectionInset = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 10)
    layout.sectionInsetReference = .fromSafeArea
    let screen = TestScreen(size: CGSize(width: 400, height: 300))
    let items = sections(4)
    let controller = UIViewController()
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 40)
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = items
    controller.view = view
    screen.show(controller)
    expect(view.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.frame.minX, equals: 50)
  }
}
