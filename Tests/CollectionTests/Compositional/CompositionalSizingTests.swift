import CoreGraphics
import Foundation
import TrestleListModel
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

/// A cell with the height of its text.
private final class TextCell: UICollectionViewCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: contentView.topAnchor), label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

/// A cell that prefers the height its item names.
private final class TallCell: UICollectionViewCell {
  override func preferredLayoutAttributesFitting(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    let copy = attributes.copy() as? UICollectionViewLayoutAttributes ?? attributes
    copy.size.height = CGFloat(Double(accessibilityIdentifier ?? "") ?? 0)
    return copy
  }
}

@MainActor struct CompositionalSizingTests {
  private func list(_ height: CGFloat = 44, header: NSCollectionLayoutBoundarySupplementaryItem? = nil) -> NSCollectionLayoutSection {
    let section = NSCollectionLayoutSection(
      group: row(.fractionalWidth(1), .estimated(height), item(.fractionalWidth(1), .estimated(height))))
    if let header { section.boundarySupplementaryItems = [header] }
    return section
  }

  private func show(_ section: NSCollectionLayoutSection, _ heights: [[String]]) -> Composed {
    Composed(section, [0], width: 320, height: 480, cells: TallCell.self) { _, items in items.sections = heights }
  }

  @Test("CV-55 CV-108 C23 Cells visible get the height they prefer, and those below follow")
  func heights() {
    let pair = NSCollectionLayoutSection(
      group: row(.fractionalWidth(1), .estimated(100), item(.fractionalWidth(0.5), .estimated(100))))
    let shown = show(pair, [["60", "90", "30", "20"]])
    expect(shown.shown.frame(0, 0), equals: CGRect(x: 0, y: 0, width: 160, height: 60))
    expect(shown.shown.frame(0, 1), equals: CGRect(x: 160, y: 0, width: 160, height: 90))
    expect(shown.shown.frame(0, 2)?.minY, equals: 90)
    expect(shown.contentHeight, equals: 120)
    let equal = NSCollectionLayoutSection(
      group: row(.fractionalWidth(1), .estimated(100), item(.fractionalWidth(0.5), .uniformAcrossSiblings(estimate: 100))))
    let uniform = show(equal, [["60", "90", "30", "20"]])
    expect(uniform.shown.frame(0, 0)?.height == 90 && uniform.shown.frame(0, 3)?.height == 30)
    expect(uniform.view.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.height, equals: 90)
  }

  @Test("CV-56 A label takes the width of its item and the height of its lines")
  func labels() throws {
    let shown = Composed(list(), [3], width: 200, height: 480, cells: TextCell.self) { _, items in
      items.configure = { cell, name in
        (cell as? TextCell)?.label.text = name == "1" ? "Several words that do not fit into one line of this narrow cell" : "Short"
      }
    }
    let first = try #require(shown.shown.frame(0, 0))
    let second = try #require(shown.shown.frame(0, 1))
    expect(first.width == 200 && first.height > 15 && first.height < 30)
    expect(second.width == 200 && second.height > first.height * 2.5)
    expect(shown.shown.frame(0, 2)?.minY, equals: second.maxY)
    expect(shown.view.cellForItem(at: IndexPath(item: 1, section: 0))?.frame, equals: second)
  }

  @Test("CV-59 Cells that appear at the top grow upward, so that visible content does not jump")
  func noJump() throws {
    let shown = show(list(), [(0..<200).map { String(20 + $0 * 7 % 90) }])
    shown.view.scrollToItem(at: IndexPath(item: 120, section: 0), at: .top, animated: false)
    shown.screen.layout()
    for _ in 0..<60 {
      let watched = try #require(shown.view.indexPathsForVisibleItems.sorted().dropFirst(2).first)
      let before = try #require(shown.shown.frame(0, watched.item)).minY - shown.view.contentOffset.y
      shown.view.contentOffset.y -= 13
      shown.screen.layout()
      let after = try #require(shown.shown.frame(0, watched.item)).minY - shown.view.contentOffset.y
      expect(abs(after - before - 13), below: 0.51)
    }
  }

  @Test("CV-57 Headers of estimated height are measured")
  func headers() {
    final class TallHeader: UICollectionReusableView {
      override func preferredLayoutAttributesFitting(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        let copy = attributes.copy() as? UICollectionViewLayoutAttributes ?? attributes
        copy.size.height = 70
        return copy
      }
    }
    let shown = Composed(list(header: header(.estimated(20))), [0], width: 320, height: 480, cells: TallCell.self) { view, items in
      items.sections = [["50", "40"], ["30"]]
      view.register(
        TallHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "part")
    }
    expect(shown.shown.header(0)?.height, equals: 70)
    expect(shown.shown.frame(0, 0)?.minY, equals: 70)
    expect(shown.shown.header(1)?.minY, equals: 160)
    expect(shown.contentHeight, equals: 260)
    expect(shown.view.contentOffset, equals: .zero)
  }

  @Test("CV-58 A label that grows grows its cell, and the cells below move")
  func growing() throws {
    let shown = Composed(list(), [3], width: 200, height: 480, cells: TextCell.self) { _, items in
      items.configure = { cell, _ in (cell as? TextCell)?.label.text = "Short" }
    }
    let cell = try #require(shown.view.cellForItem(at: IndexPath(item: 0, section: 0)) as? TextCell)
    let before = cell.frame.height
    cell.label.text = "Several words that do not fit into one line of this narrow cell"
    cell.invalidateIntrinsicContentSize()
    shown.screen.settle(timeout: 2)
    expect(cell.frame.height, above: before * 2)
    expect(shown.shown.frame(0, 1)?.minY, equals: cell.frame.maxY)
  }

  @Test("CV-58 A cell that grows moves the cells below it in an animation, unless animations are disabled", arguments: [true, false])
  func animated(animates: Bool) throws {
    let shown = Composed(list(), [3], width: 200, height: 480, cells: TextCell.self) { _, items in
      items.configure = { cell, _ in (cell as? TextCell)?.label.text = "Short" }
    }
    let cell = try #require(shown.view.cellForItem(at: IndexPath(item: 0, section: 0)) as? TextCell)
    let next = try #require(shown.view.cellForItem(at: IndexPath(item: 1, section: 0)))
    let (before, start) = (cell.frame.height, next.frame.minY)
    func grow() {
      cell.label.text = "Several words that do not fit into one line of this narrow cell"
      cell.invalidateIntrinsicContentSize()
    }
    if animates { grow() } else { UIView.performWithoutAnimation(grow) }
    shown.screen.advance(by: 0.1)
    let moving = try #require(next.layer.presentation()).frame.minY
    let growing = try #require(cell.layer.presentation()).frame.height
    if animates {
      expect(moving > start + 1 && moving < next.frame.minY - 1 && growing > before + 1 && growing < cell.frame.height - 1)
    } else {
      expect(moving == next.frame.minY && growing == cell.frame.height)
    }
    shown.screen.settle(timeout: 2)
    expect(cell.frame.height > before * 2 && next.frame.minY == cell.frame.maxY)
    try expect(#require(next.layer.presentation()).frame == next.frame)
  }

  @Test("CV-59 Measured sizes move with their items, and a reloaded item is measured again")
  func updates() {
    let shown = show(list(), [(0..<40).map { String(30 + $0) }])
    shown.view.contentOffset.y = 500
    shown.screen.layout()
    let length = shown.contentHeight
    shown.shown.items.sections[0].insert("100", at: 0)
    shown.view.insertItems(at: [IndexPath(item: 0, section: 0)])
    shown.screen.settle(timeout: 2)
    expect(shown.contentHeight, equals: length + 44)
    expect(shown.shown.frame(0, 3)?.height, equals: 32)
  }

  @Test("CV-59 Invalidating the layout measures the cells visible again")
  func remeasuring() {
    let shown = show(list(), [["30", "40"]])
    shown.view.cellForItem(at: IndexPath(item: 0, section: 0))?.accessibilityIdentifier = "90"
    shown.layout.invalidateLayout()
    shown.screen.layout()
    expect(shown.shown.frame(0, 0)?.height, equals: 90)
    expect(shown.shown.frame(0, 1)?.minY, equals: 90)
  }

  @Test("CV-102 C25 Cells of estimated width fill rows")
  func tags() {
    final class WideCell: UICollectionViewCell {
      override func preferredLayoutAttributesFitting(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        let copy = attributes.copy() as? UICollectionViewLayoutAttributes ?? attributes
        copy.size.width = CGFloat(Double(accessibilityIdentifier ?? "") ?? 0)
        return copy
      }
    }
    let section = NSCollectionLayoutSection(
      group: row(.fractionalWidth(1), .estimated(32), item(.estimated(100), .absolute(32)), spacing: .fixed(8)))
    let shown = Composed(section, [0], width: 320, height: 480, cells: WideCell.self) { _, items in
      items.sections = [["80", "120", "90", "200", "60"]]
    }
    expect((0..<5).map { shown.shown.frame(0, $0)?.minX }, equals: [0, 88, 216, 0, 208])
    expect(shown.contentHeight, equals: 64)
  }

  @Test("CV-145 The section provider is called once for each section, and not while scrolling")
  func provider() {
    var asked: [Int] = []
    let section = list()
    let layout = UICollectionViewCompositionalLayout { index, environment in
      asked.append(index)
      expect(environment.container.contentSize, equals: CGSize(width: 320, height: 480))
      return section
    }
    let shown = Shown(Items([["a", "b"], ["c"]]), layout)
    expect(asked, equals: [0, 1])
    shown.view.contentOffset.y = 20
    shown.screen.layout()
    expect(asked, equals: [0, 1])
    layout.invalidateLayout()
    shown.screen.layout()
    expect(asked, equals: [0, 1, 0, 1])
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 30
    layout.configuration = configuration
    shown.screen.layout()
    expect(asked.count, equals: 6)
    layout.configuration.interSectionSpacing = 99
    configuration.interSectionSpacing = 99
    shown.screen.layout()
    expect(asked.count, equals: 6)
  }

  @Test("CV-145 A million items of fixed size are prepared by solving one group")
  func fixedCost() {
    let section = NSCollectionLayoutSection(
      group: row(.fractionalWidth(1), .absolute(100), item(.fractionalWidth(0.25), .fractionalHeight(1))))
    let before = CompositionWork.solved
    let shown = Composed(section, [1_000_000])
    expect(CompositionWork.solved - before, atMost: 2)
    shown.view.contentOffset.y = 20_000_000
    shown.screen.layout()
    expect(CompositionWork.solved - before, atMost: 2)
    expect(shown.view.indexPathsForVisibleItems.contains(IndexPath(item: 800_000, section: 0)))
  }
}
