import CoreGraphics
import Foundation
import Testing
import TrestleExpectations
import TrestleTrials
import UIKit
import UIKitTesting

/// Random changes of data, scrolling and layout, compared with a model and with a fresh view, pixel by pixel.
///
/// 300 seeds, or 20,000 with `TRESTLE_SOAK`; `TRESTLE_SEEDS` sets a range, such as `500..<900`.
@MainActor struct RandomUpdateTests {
  private static var seeds: [UInt64] {
    if let range = ProcessInfo.processInfo.environment["TRESTLE_SEEDS"] {
      let ends = range.components(separatedBy: "..<").compactMap { UInt64($0) }
      if ends.count == 2, ends[0] < ends[1] { return Array(ends[0]..<ends[1]) }
    }
    return Array(0..<(isSoaking ? 20_000 : 300))
  }

  @Test("Random updates leave the view as a fresh one shows the data, in every pixel")
  func randomUpdates() {
    for seed in Self.seeds { RandomUpdates(seed).run() }
  }
}

/// A section with an identity, independent of its content.
private struct ModelSection {
  var id: Int
  var items: [Int]
}

/// One random run.
@MainActor private final class RandomUpdates: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  private let seed: UInt64
  private var generator: SplitMix
  private var sections: [ModelSection] = []
  private var next = 0
  private var selected: Set<Int> = []
  private let isHorizontal: Bool
  private let isMirrored: Bool
  private let pins: Bool

  init(_ seed: UInt64) {
    self.seed = seed
    generator = SplitMix(seed)
    isHorizontal = seed % 4 == 3
    isMirrored = seed % 5 == 4
    pins = seed % 3 == 2
    super.init()
    for _ in 0..<(1 + random(3)) { sections.append(newSection()) }
  }

  private func random(_ bound: Int) -> Int { Int(generator.next() % UInt64(max(1, bound))) }

  private func newItem() -> Int {
    next += 1
    return next
  }

  private func newSection() -> ModelSection {
    let id = newItem()
    return ModelSection(id: id, items: (0..<random(12)).map { _ in newItem() })
  }

  // MARK: Source

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { sections[section].items.count }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    let item = sections[indexPath.section].items[indexPath.item]
    cell.tag = item
    cell.contentView.backgroundColor = Self.color(item)
    if cell.selectedBackgroundView == nil {
      cell.selectedBackgroundView = UIView()
      cell.selectedBackgroundView?.backgroundColor = .black
      cell.contentView.alpha = 0.75
    }
    return cell
  }
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "part", for: indexPath)
    view.tag = sections[indexPath.section].id
    view.backgroundColor = Self.color(sections[indexPath.section].id)
    return view
  }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, referenceSizeForHeaderInSection section: Int
  ) -> CGSize { sections[section].id % 3 == 0 ? .zero : CGSize(width: 9, height: 9) }

  private static func color(_ item: Int) -> UIColor {
    UIColor(red: CGFloat(item * 37 % 256) / 255, green: CGFloat(item * 91 % 256) / 255, blue: CGFloat(item * 53 % 256) / 255, alpha: 1)
  }

  // MARK: View

  private final class Flow: UICollectionViewFlowLayout {
    var isFlipping = false
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { isFlipping }
  }

  private func layout(_ variant: Int) -> UICollectionViewFlowLayout {
    let layout = Flow()
    layout.isFlipping = isMirrored
    layout.itemSize = variant % 2 == 0 ? CGSize(width: 24, height: 18) : CGSize(width: 35, height: 24)
    layout.minimumLineSpacing = 3
    layout.minimumInteritemSpacing = 2
    layout.sectionInset = UIEdgeInsets(top: 2, left: 3, bottom: 4, right: 1)
    layout.sectionHeadersPinToVisibleBounds = pins
    layout.scrollDirection = isHorizontal ? .horizontal : .vertical
    return layout
  }

  private let sizes = ItemSizes()

  private func show(_ layout: UICollectionViewLayout, _ size: CGSize) -> (TestScreen, UICollectionView) {
    let screen = TestScreen(size: CGSize(width: 120, height: 150), scale: 1)
    let view = UICollectionView(frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "part")
    view.dataSource = self
    if seed % 2 == 1 {
      sizes.base = self
      sizes.size = { [unowned self] path in
        let item = sections[path.section].items[path.item]
        return CGSize(width: 12 + item * 7 % 25, height: 10 + item * 5 % 17)
      }
      view.delegate = sizes
    } else {
      view.delegate = self
    }
    view.allowsMultipleSelection = true
    view.showsVerticalScrollIndicator = false
    view.showsHorizontalScrollIndicator = false
    if isMirrored { view.semanticContentAttribute = .forceRightToLeft }
    let root = UIView(frame: screen.window.bounds)
    root.addSubview(view)
    screen.show(root)
    return (screen, view)
  }

  func run() {
    var variant = 0
    let (screen, view) = show(layout(0), CGSize(width: 120, height: 150))
    for _ in 0..<7 {
      switch random(12) {
      case 0:
        view.reloadData()
        selected = []
      case 1:
        variant += 1
        view.setCollectionViewLayout(layout(variant), animated: random(2) == 0)
      case 2: view.frame.size = CGSize(width: 80 + random(40), height: 100 + random(50))
      case 3: view.performBatchUpdates(nil)
      default: update(view)
      }
      select(view)
      if random(3) == 0 { screen.advance(by: Double(random(4)) * 0.08) }
      if random(3) == 0 { scroll(view) }
      if random(4) == 0 { screen.layout() }
    }
    screen.advance(by: 1)
    check(view)
    compare(screen, view, layout(variant))
  }

  private func scroll(_ view: UICollectionView) {
    let room = CGSize(width: view.contentSize.width - view.bounds.width, height: view.contentSize.height - view.bounds.height)
    view.contentOffset = CGPoint(x: random(Int(max(1, room.width))), y: random(Int(max(1, room.height))))
  }

  private func select(_ view: UICollectionView) {
    guard random(3) == 0, let section = sections.indices.randomElement(using: &generator), !sections[section].items.isEmpty else { return }
    let item = random(sections[section].items.count)
    view.selectItem(at: IndexPath(item: item, section: section), animated: false, scrollPosition: [])
    selected.insert(sections[section].items[item])
  }

  // MARK: Changes

  private func update(_ view: UICollectionView) {
    let old = sections
    var new = sections
    if new.count > 1, random(4) == 0 { new.remove(at: random(new.count)) }
    var movedSection: Int?
    if new.count > 1, random(5) == 0 {
      let section = new.remove(at: random(new.count))
      movedSection = section.id
      new.insert(section, at: random(new.count + 1))
    }
    var movedItems: Set<Int> = []
    for index in new.indices {
      for _ in 0..<random(3) where !new[index].items.isEmpty { new[index].items.remove(at: random(new[index].items.count)) }
      for _ in 0..<random(3) { new[index].items.insert(newItem(), at: random(new[index].items.count + 1)) }
    }
    let known = Set(old.flatMap(\.items))
    for _ in 0..<random(3) {
      let (from, to) = (random(new.count), random(new.count))
      guard let item = new[from].items.randomElement(using: &generator), known.contains(item) else { continue }
      new[from].items.removeAll { $0 == item }
      new[to].items.insert(item, at: random(new[to].items.count + 1))
      movedItems.insert(item)
    }
    if random(4) == 0 { new.insert(newSection(), at: random(new.count + 1)) }
    let reloaded = movedSection == nil && random(6) == 0 ? old.map(\.id).first { id in new.contains { $0.id == id } } : nil
    perform(view, from: old, to: new, movedSection: movedSection, movedItems: movedItems, reloaded: reloaded)
  }

  private func place(_ item: Int, in model: [ModelSection]) -> IndexPath? {
    for (index, section) in model.enumerated() {
      if let place = section.items.firstIndex(of: item) { return IndexPath(item: place, section: index) }
    }
    return nil
  }

  private func perform(
    _ view: UICollectionView, from old: [ModelSection], to new: [ModelSection], movedSection: Int?, movedItems: Set<Int>, reloaded: Int?
  ) {
    let oldSections = Set(old.map(\.id))
    let newSections = Set(new.map(\.id))
    let newItems = Set(new.flatMap(\.items))
    var deleted: [IndexPath] = []
    var inserted: [IndexPath] = []
    var refreshed: [IndexPath] = []
    var lost: Set<Int> = []
    for (index, section) in old.enumerated() {
      for (place, item) in section.items.enumerated() {
        let isReloaded = section.id == reloaded
        if !newItems.contains(item) || isReloaded && !movedItems.contains(item) { lost.insert(item) }
        guard newSections.contains(section.id), !isReloaded else { continue }
        if !newItems.contains(item) {
          deleted.append(IndexPath(item: place, section: index))
        } else if !movedItems.contains(item), random(12) == 0 {
          refreshed.append(IndexPath(item: place, section: index))
          lost.insert(item)
        }
      }
    }
    let known = Set(old.flatMap(\.items))
    for (index, section) in new.enumerated() where oldSections.contains(section.id) && section.id != reloaded {
      for (place, item) in section.items.enumerated() where !known.contains(item) {
        inserted.append(IndexPath(item: place, section: index))
      }
    }
    // An item that is moved out of or into a deleted or reloaded section is not a move.
    let moves = movedItems.compactMap { item -> (IndexPath, IndexPath)? in
      guard let from = place(item, in: old), let to = place(item, in: new) else { return nil }
      return (from, to)
    }
    let isPlain = moves.allSatisfy { from, to in
      newSections.contains(old[from.section].id) && oldSections.contains(new[to.section].id) && old[from.section].id != reloaded
        && new[to.section].id != reloaded
    }
    guard isPlain else { return }
    view.performBatchUpdates({
      view.deleteItems(at: deleted)
      view.performBatchUpdates({ self.sections = new })
      view.insertItems(at: inserted)
      view.deleteSections(IndexSet(old.indices.filter { !newSections.contains(old[$0].id) }))
      view.insertSections(IndexSet(new.indices.filter { !oldSections.contains(new[$0].id) }))
      if let movedSection, let from = old.firstIndex(where: { $0.id == movedSection }),
        let to = new.firstIndex(where: { $0.id == movedSection })
      {
        view.moveSection(from, toSection: to)
      }
      for (from, to) in moves { view.moveItem(at: from, to: to) }
      if let reloaded, let index = old.firstIndex(where: { $0.id == reloaded }) { view.reloadSections([index]) }
      view.reloadItems(at: refreshed)
    })
    selected.subtract(lost)
  }

  // MARK: Comparing

  private func check(_ view: UICollectionView) {
    for cell in view.visibleCells {
      let path = view.indexPath(for: cell)!
      expect(cell.tag, equals: sections[path.section].items[path.item], "seed \(seed)")
      expect(view.cellForItem(at: path) === cell && cell.alpha == 1, "seed \(seed)")
      expect(cell.frame, equals: view.layoutAttributesForItem(at: path)?.frame, "seed \(seed)")
      expect(cell.isSelected, equals: selected.contains(cell.tag), "seed \(seed)")
    }
    let names = (view.indexPathsForSelectedItems ?? []).map { sections[$0.section].items[$0.item] }
    expect(Set(names) == selected && names.count == selected.count, "seed \(seed)")
    let headers = view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader)
    expect(view.subviews.count { $0 is UICollectionReusableView }, equals: view.visibleCells.count + headers.count, "seed \(seed)")
  }

  private func compare(_ screen: TestScreen, _ view: UICollectionView, _ layout: UICollectionViewLayout) {
    let picture = screen.snapshot()
    let (offset, count) = (view.contentOffset, view.visibleCells.count)
    let (freshScreen, fresh) = show(layout, view.frame.size)
    for item in selected {
      if let path = place(item, in: sections) { fresh.selectItem(at: path, animated: false, scrollPosition: []) }
    }
    fresh.contentOffset = offset
    freshScreen.layout()
    expect(fresh.contentSize == view.contentSize && fresh.visibleCells.count == count, "seed \(seed)")
    expect(picture.hasSamePixels(as: freshScreen.snapshot()), "seed \(seed)")
  }
}

/// Item sizes, in addition to everything else that a flow layout delegate returns.
@MainActor private final class ItemSizes: NSObject, UICollectionViewDelegateFlowLayout {
  weak var base: (any UICollectionViewDelegateFlowLayout)?
  var size: (IndexPath) -> CGSize = { _ in .zero }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
  ) -> CGSize { size(indexPath) }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, referenceSizeForHeaderInSection section: Int
  ) -> CGSize { base?.collectionView(collectionView, layout: collectionViewLayout, referenceSizeForHeaderInSection: section) ?? .zero }
}

extension SplitMix: RandomNumberGenerator {}
