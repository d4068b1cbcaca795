import CoreGraphics
import Foundation
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

/// A list on a screen: sections of texts from a diffable data source, configured by a registration.
@MainActor final class ShownList {
  let screen: TestScreen
  let view: UICollectionView
  private(set) var source: UICollectionViewDiffableDataSource<Int, String>!
  var configure: (UICollectionViewListCell, String) -> Void = { _, _ in }

  init(
    _ sections: [[String]], _ configuration: UICollectionLayoutListConfiguration, width: CGFloat = 390,
    configure: @escaping (UICollectionViewListCell, String) -> Void = { _, _ in }
  ) {
    self.configure = configure
    screen = TestScreen(size: CGSize(width: width, height: 700), scale: 2)
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: width, height: 700),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { [weak self] cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = item
      cell.contentConfiguration = content
      self?.configure(cell, item)
    }
    source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, item in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    screen.show(view)
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    for (index, items) in sections.enumerated() {
      snapshot.appendSections([index])
      snapshot.appendItems(items, toSection: index)
    }
    source.apply(snapshot, animatingDifferences: false)
    view.layoutIfNeeded()
  }

  func cell(_ section: Int, _ item: Int) -> UICollectionViewListCell? {
    view.cellForItem(at: IndexPath(item: item, section: section)) as? UICollectionViewListCell
  }

  var frames: [CGRect] { view.indexPathsForVisibleItems.sorted().compactMap { view.cellForItem(at: $0)?.frame } }
}

@MainActor @Suite struct ListTests {
  @Test("C32 CV-130 The rows of a plain list are 44 points high from side to side") func plainRows() {
    let list = ShownList([["a", "b", "c"]], .init(appearance: .plain))
    expect(list.frames, equals: (0..<3).map { CGRect(x: 0, y: 44 * CGFloat($0), width: 390, height: 44) })
  }

  @Test("CV-130 An inset grouped list has the margins and gaps of such a table") func insetGrouped() {
    let list = ShownList([["a", "b"], ["c"]], .init(appearance: .insetGrouped))
    expect(
      list.frames == [
        CGRect(x: 20, y: 17.5, width: 350, height: 44), CGRect(x: 20, y: 61.5, width: 350, height: 44),
        CGRect(x: 20, y: 140.5, width: 350, height: 44),
      ])
    expect(list.cell(0, 0)?.layer.cornerRadius, equals: 10)
    expect(list.cell(0, 0)?.layer.maskedCorners, equals: [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    expect(list.view.backgroundColor, equals: .systemGroupedBackground)
  }

  @Test("CV-130 A text of several lines makes its row higher") func selfSizing() throws {
    let long = String(repeating: "A text of many words. ", count: 12)
    let list = ShownList([["a", long, "b"]], .init(appearance: .plain))
    expect(list.frames[1].height, above: 88)
    expect(list.frames[2].minY, equals: list.frames[1].maxY)
  }

  @Test("CV-135 The outline accessory expands and collapses by touch, asking and telling the handlers") func outline() throws {
    let list = ShownList([[]], .init(appearance: .sidebar)) { cell, _ in cell.accessories = [.outlineDisclosure()] }
    var log: [String] = []
    list.source.sectionSnapshotHandlers.shouldExpandItem = {
      log.append("should expand \($0)"); return true
    }
    list.source.sectionSnapshotHandlers.willExpandItem = { log.append("will expand \($0)") }
    list.source.sectionSnapshotHandlers.willCollapseItem = { log.append("will collapse \($0)") }
    var outline = NSDiffableDataSourceSectionSnapshot<String>()
    outline.append(["a", "b"])
    outline.append(["a1", "a2"], to: "a")
    list.source.apply(outline, to: 0, animatingDifferences: false)
    list.view.layoutIfNeeded()
    expect(list.view.numberOfItems(inSection: 0), equals: 2)
    let frame = try #require(list.cell(0, 0)).frame
    let place = CGPoint(x: frame.maxX - 22, y: frame.midY)
    list.screen.tap(place)
    list.screen.advance(by: 1)
    expect(list.source.snapshot().itemIdentifiers, equals: ["a", "a1", "a2", "b"])
    expect(list.cell(0, 1)?.indentationLevel, equals: 1)
    expect(list.cell(0, 0)?.configurationState.isExpanded, equals: true)
    list.screen.tap(place)
    list.screen.advance(by: 1)
    expect(list.source.snapshot().itemIdentifiers, equals: ["a", "b"])
    expect(log, equals: ["should expand a", "will expand a", "will collapse a"])
  }

  @Test("CV-137 A swipe uncovers the actions of a row, and a touch on one performs it") func swipe() throws {
    var log: [String] = []
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.trailingSwipeActionsConfigurationProvider = { path in
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .normal, title: "Flag") { _, _, done in
          log.append("flag \(path.item)")
          done(true)
        }
      ])
    }
    let list = ShownList([["a", "b", "c"]], configuration)
    list.screen.drag(from: CGPoint(x: 300, y: 66), to: CGPoint(x: 200, y: 66))
    list.screen.advance(by: 1)
    let cell = try #require(list.cell(0, 1))
    expect(cell.frame.minX, below: -60)
    expect(cell.configurationState.isSwiped)
    list.screen.tap(CGPoint(x: 370, y: 66))
    list.screen.advance(by: 1)
    expect(log, equals: ["flag 1"])
    expect(cell.frame.minX, equals: 0)
    expect(!cell.configurationState.isSwiped)
    expect(list.view.indexPathsForSelectedItems, equals: [])
  }

  @Test("CV-133 Standard accessories have a fixed order, and editing changes their visibility") func accessories() throws {
    let list = ShownList([["a"]], .init(appearance: .plain)) { cell, _ in
      cell.accessories = [.disclosureIndicator(displayed: .whenNotEditing), .reorder(), .checkmark(), .delete(), .multiselect()]
    }
    let cell = try #require(list.cell(0, 0))
    cell.layoutIfNeeded()
    // The side, a chevron and a checkmark, each with its gap.
    expect(abs(cell.contentView.frame.width - (390 - 20 - 9.5 - 10 - 14.6 - 10)), below: 0.01)
    list.view.isEditing = true
    list.screen.advance(by: 1)
    expect(abs(cell.contentView.frame.minX - (20 + 22 + 10 + 22)), below: 0.01)
    expect(abs(cell.contentView.frame.maxX - (390 - 20 - 22 - 10 - 14.6 - 10)), below: 0.01)
    list.view.isEditing = false
    list.screen.advance(by: 1)
    expect(cell.contentView.frame.minX, equals: 0)
  }

  @Test("CV-131 Separators begin at the text; the handler hides single ones") func separators() throws {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.itemSeparatorHandler = { path, separators in
      var separators = separators
      if path.item == 1 { separators.bottomSeparatorVisibility = .hidden }
      return separators
    }
    let list = ShownList([["a", "b", "c"]], configuration)
    func line(_ item: Int) throws -> CGRect? {
      let cell = try #require(list.cell(0, item))
      cell.layoutIfNeeded()
      return cell.subviews.first { $0.frame.height == 0.5 }?.frame
    }
    try expect(line(0), equals: CGRect(x: 20, y: 43.5, width: 370, height: 0.5))
    try expect(line(1) == nil)
  }
}
