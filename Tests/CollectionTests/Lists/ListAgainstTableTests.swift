import CoreGraphics
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

/// The rows of a list compared with those of a table that has the same sections.
@MainActor @Suite struct ListAgainstTableTests {
  private final class Rows: NSObject, UITableViewDataSource {
    let counts: [Int]
    let titled: Bool
    let footed: Bool
    init(_ counts: [Int], titled: Bool, footed: Bool) {
      self.counts = counts
      self.titled = titled
      self.footed = footed
    }
    func numberOfSections(in tableView: UITableView) -> Int { counts.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { counts[section] }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { titled ? "Title" : nil }
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { footed ? "Footer" : nil }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell()
      var content = cell.defaultContentConfiguration()
      content.text = "Row"
      cell.contentConfiguration = content
      return cell
    }
  }

  /// The positions of all rows, and the end of the content.
  private struct Places: Equatable {
    var rows: [CGFloat]
    var end: CGFloat
  }

  private func tableRows(_ style: UITableView.Style, titled: Bool, footed: Bool = false) -> Places {
    let screen = TestScreen(size: CGSize(width: 390, height: 700), scale: 2)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 700), style: style)
    let rows = Rows([2, 1, 2], titled: titled, footed: footed)
    table.dataSource = rows
    screen.show(table)
    screen.layout()
    let frames = (0..<3).flatMap { section in
      (0..<table.numberOfRows(inSection: section)).map { table.rectForRow(at: IndexPath(row: $0, section: section)).minY }
    }
    return Places(rows: frames, end: table.contentSize.height)
  }

  private func listRows(
    _ appearance: UICollectionLayoutListConfiguration.Appearance, titled: Bool, footed: Bool = false, bySection: Bool = false
  ) -> Places {
    var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
    if titled { configuration.headerMode = .supplementary }
    if footed { configuration.footerMode = .supplementary }
    let list = ShownList([], configuration)
    if bySection {
      list.view.collectionViewLayout = UICollectionViewCompositionalLayout { _, environment in
        .list(using: configuration, layoutEnvironment: environment)
      }
    }
    let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { cell, _, _ in
      var content = cell.defaultContentConfiguration()
      content.text = "Title"
      cell.contentConfiguration = content
    }
    let footer = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionFooter
    ) { cell, _, _ in
      var content = cell.defaultContentConfiguration()
      content.text = "Footer"
      cell.contentConfiguration = content
    }
    list.source.supplementaryViewProvider = { view, kind, path in
      view.dequeueConfiguredReusableSupplementary(using: kind == UICollectionView.elementKindSectionHeader ? header : footer, for: path)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0, 1, 2])
    snapshot.appendItems(["a", "b"], toSection: 0)
    snapshot.appendItems(["c"], toSection: 1)
    snapshot.appendItems(["d", "e"], toSection: 2)
    list.source.apply(snapshot, animatingDifferences: false)
    list.view.layoutIfNeeded()
    return Places(rows: list.frames.map(\.minY), end: list.view.contentSize.height)
  }

  @Test("CV-130 The rows of a list without titles are where those of such a table are", arguments: [false, true])
  func plain(bySection: Bool) {
    expect(listRows(.plain, titled: false, bySection: bySection), equals: tableRows(.plain, titled: false))
    expect(listRows(.grouped, titled: false, bySection: bySection), equals: tableRows(.grouped, titled: false))
    expect(listRows(.insetGrouped, titled: false, bySection: bySection), equals: tableRows(.insetGrouped, titled: false))
  }

  @Test("CV-132 The rows of a list with titles are where those of such a table are", arguments: [false, true])
  func titled(bySection: Bool) {
    expect(listRows(.plain, titled: true, bySection: bySection), equals: tableRows(.plain, titled: true))
    expect(listRows(.grouped, titled: true, bySection: bySection), equals: tableRows(.grouped, titled: true))
    expect(listRows(.insetGrouped, titled: true, bySection: bySection), equals: tableRows(.insetGrouped, titled: true))
  }

  @Test("CV-132 The rows of a list with footers are where those of such a table are", arguments: [false, true])
  func footed(titled: Bool) {
    expect(listRows(.grouped, titled: titled, footed: true), equals: tableRows(.grouped, titled: titled, footed: true))
    expect(listRows(.insetGrouped, titled: titled, footed: true), equals: tableRows(.insetGrouped, titled: titled, footed: true))
  }

  @Test("CV-132 Headers have the fonts of their appearance; an item that is one is not selected")
  func headers() throws {
    func header(_ appearance: UICollectionLayoutListConfiguration.Appearance) throws -> UIListContentConfiguration {
      var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
      configuration.headerMode = .firstItemInSection
      let list = ShownList([["Title", "a"]], configuration)
      let cell = try #require(list.cell(0, 0))
      let place = CGPoint(x: cell.frame.midX, y: cell.frame.midY)
      list.screen.tap(place)
      expect(list.view.indexPathsForSelectedItems, equals: [], "\(appearance)")
      list.screen.tap(CGPoint(x: place.x, y: try #require(list.cell(0, 1)).frame.midY))
      expect(list.view.indexPathsForSelectedItems, equals: [IndexPath(item: 1, section: 0)], "\(appearance)")
      return try #require(cell.contentConfiguration as? UIListContentConfiguration)
    }
    try expect(header(.plain).textProperties.font, equals: .preferredFont(forTextStyle: .headline))
    expect(UIFont.preferredFont(forTextStyle: .headline).pointSize, equals: 17)
    let grouped = try header(.grouped).textProperties
    expect(grouped.font.pointSize == 13 && grouped.color == .secondaryLabel)
    try expect(header(.sidebar).textProperties.font.pointSize, equals: 17)
  }

  @Test("CV-134 A delete or insert accessory calls its handler; without one a delete accessory reveals the actions of the row")
  func editing() throws {
    var log: [String] = []
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.trailingSwipeActionsConfigurationProvider = { path in
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
          log.append("delete \(path.item)")
          done(true)
        }
      ])
    }
    let list = ShownList([["a", "b", "c"]], configuration) { cell, item in
      switch item {
      case "a": cell.accessories = [.delete(displayed: .always) { log.append("handler a") }]
      case "b": cell.accessories = [.insert(displayed: .always) { log.append("handler b") }]
      default: cell.accessories = [.delete(displayed: .always)]
      }
    }
    for row in 0..<3 {
      let frame = try #require(list.cell(0, row)).frame
      list.screen.tap(CGPoint(x: frame.minX + 31, y: frame.midY))
      list.screen.advance(by: 1)
    }
    expect(log, equals: ["handler a", "handler b"])
    let swiped = try #require(list.cell(0, 2))
    expect(swiped.configurationState.isSwiped)
    list.screen.tap(CGPoint(x: 370, y: swiped.frame.midY))
    list.screen.advance(by: 1)
    expect(log.last, equals: "delete 2")
    expect(list.view.indexPathsForSelectedItems, equals: [])
  }

  @Test("CV-134 A detail accessory does not select its row") func detail() throws {
    var taps = 0
    let list = ShownList([["a"]], .init(appearance: .plain)) { cell, _ in cell.accessories = [.detail { taps += 1 }] }
    let frame = try #require(list.cell(0, 0)).frame
    list.screen.tap(CGPoint(x: frame.maxX - 31, y: frame.midY))
    expect(taps == 1 && list.view.indexPathsForSelectedItems == [])
    list.screen.tap(CGPoint(x: frame.midX, y: frame.midY))
    expect(taps == 1 && list.view.indexPathsForSelectedItems == [IndexPath(item: 0, section: 0)])
  }

  @Test("CV-136 Children slide out below their parent; collapsing hides all descendants, which keep their own states")
  func outline() throws {
    let list = ShownList([[]], .init(appearance: .sidebar)) { cell, _ in cell.accessories = [.outlineDisclosure()] }
    var outline = NSDiffableDataSourceSectionSnapshot<String>()
    outline.append(["a", "z"])
    outline.append(["a1"], to: "a")
    outline.append(["a11"], to: "a1")
    list.source.apply(outline, to: 0, animatingDifferences: false)
    list.view.layoutIfNeeded()
    func tapChevron(_ item: Int) throws {
      let frame = try #require(list.cell(0, item)).frame
      list.screen.tap(CGPoint(x: frame.maxX - 22, y: frame.midY))
    }
    let parent = try #require(list.cell(0, 0)).frame
    let last = try #require(list.cell(0, 1)).frame
    try tapChevron(0)
    list.screen.advance(by: 0.1)
    // During the animation: below the row after the parent, not yet at its end.
    let moving = try #require(list.cell(0, 2)).layer.presentation()!.frame
    expect(moving.minY > last.minY && moving.minY < last.minY + parent.height)
    list.screen.advance(by: 1)
    try tapChevron(1)
    list.screen.advance(by: 1)
    expect(list.source.snapshot().itemIdentifiers, equals: ["a", "a1", "a11", "z"])
    try tapChevron(0)
    list.screen.advance(by: 1)
    expect(list.source.snapshot().itemIdentifiers, equals: ["a", "z"])
    try tapChevron(0)
    list.screen.advance(by: 1)
    expect(list.source.snapshot().itemIdentifiers, equals: ["a", "a1", "a11", "z"])
  }
}
